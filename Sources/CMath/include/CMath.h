// The few functions of <math.h> that the pure rooms need, under names that cannot be mistaken for another
// module's: those rooms import neither Foundation nor the C library as a whole.
#ifndef CMATH_H
#define CMATH_H

double sheet_exp(double x);
double sheet_log(double x);
double sheet_sin(double x);
double sheet_cos(double x);
double sheet_erf(double x);

#endif
