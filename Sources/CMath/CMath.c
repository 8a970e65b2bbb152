#include "CMath.h"

#include <math.h>

double sheet_exp(double x) { return exp(x); }
double sheet_log(double x) { return log(x); }
double sheet_sin(double x) { return sin(x); }
double sheet_cos(double x) { return cos(x); }
double sheet_erf(double x) { return erf(x); }
