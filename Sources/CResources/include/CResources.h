// Files of the project that the program carries inside itself, byte for byte.
#ifndef CRESOURCES_H
#define CRESOURCES_H

extern const unsigned char resource_openapi[];
extern const long resource_openapi_length;

#endif
