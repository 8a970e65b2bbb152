#include "CResources.h"

static const unsigned char openapi[] = {
#embed "../../openapi.yaml"
};

struct resource resource_openapi(void) {
  struct resource resource = {openapi, sizeof openapi};
  return resource;
}
