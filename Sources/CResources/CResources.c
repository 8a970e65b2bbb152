#include "CResources.h"

const unsigned char resource_openapi[] = {
#embed "../../openapi.yaml"
};
const long resource_openapi_length = sizeof resource_openapi;
