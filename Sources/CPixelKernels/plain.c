#include "CPixelKernels.h"

#include <string.h>

static bool rows_equal(const uint32_t *a, const uint32_t *b, size_t count) {
  return memcmp(a, b, count * sizeof *a) == 0;
}

static void left_mask(const uint32_t *row, size_t count, uint64_t *mask) {
  uint32_t left = ~row[0];
  for (size_t start = 0; start < count; start += 64) {
    size_t end = count - start < 64 ? count - start : 64;
    uint64_t bits = 0;
    for (size_t x = 0; x < end; x++) {
      bits |= (uint64_t)(row[start + x] != left) << x;
      left = row[start + x];
    }
    *mask++ = bits;
  }
}

static bool pack_rgb(const uint32_t *row, size_t count, uint8_t *bytes) {
  uint32_t all = UINT32_MAX;
  for (size_t x = 0; x < count; x++, bytes += 3) {
    all &= row[x];
    bytes[0] = (uint8_t)(row[x] >> 16);
    bytes[1] = (uint8_t)(row[x] >> 8);
    bytes[2] = (uint8_t)row[x];
  }
  return all >= 0xFF000000;
}

static size_t match_length(const uint32_t *a, const uint32_t *b, size_t limit) {
  size_t x = 0;
  while (x < limit && a[x] == b[x]) x++;
  return x;
}

const struct pixel_kernels *pixel_kernels_plain(void) {
  static const struct pixel_kernels set = {rows_equal, left_mask, pack_rgb, match_length};
  return &set;
}
