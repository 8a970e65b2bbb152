// Files of the project that the program carries inside itself, byte for byte.
#ifndef CRESOURCES_H
#define CRESOURCES_H

struct resource {
  const unsigned char *bytes;
  long length;
};

struct resource resource_openapi(void);

#endif
