#include "CResources.h"

static const unsigned char openapi[] = {
#embed "../../openapi.yaml"
};

static const unsigned char page[] = {
#embed "playground.html"
};

static const unsigned char style[] = {
#embed "playground.css"
};

static const unsigned char script[] = {
#embed "playground.js"
};

struct resource resource_openapi(void) {
  struct resource resource = {openapi, sizeof openapi};
  return resource;
}

struct resource resource_playground_page(void) {
  struct resource resource = {page, sizeof page};
  return resource;
}

struct resource resource_playground_style(void) {
  struct resource resource = {style, sizeof style};
  return resource;
}

struct resource resource_playground_script(void) {
  struct resource resource = {script, sizeof script};
  return resource;
}
