// Files of the project that the program carries inside itself, byte for byte.
#ifndef CRESOURCES_H
#define CRESOURCES_H

struct resource {
  const unsigned char *bytes;
  long length;
};

struct resource resource_openapi(void);
struct resource resource_playground_page(void);
struct resource resource_playground_style(void);
struct resource resource_playground_script(void);

#endif
