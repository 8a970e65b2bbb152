#include "Compositing.h"

// The nearest level to v / 255, for products of two levels.
static inline uint32_t divided(uint32_t v) {
  v += 128;
  return (v + (v >> 8)) >> 8;
}

// Every channel of `pixel` times `level`.
static inline uint32_t scaled(uint32_t pixel, uint32_t level) {
  uint32_t result = 0;
  for (unsigned shift = 0; shift < 32; shift += 8) result |= divided((pixel >> shift & 0xFF) * level) << shift;
  return result;
}

static inline uint32_t laid(uint32_t over, uint32_t under) {
  uint32_t rest = scaled(under, 255 - (over >> 24)), result = 0;
  for (unsigned shift = 0; shift < 32; shift += 8) {
    uint32_t sum = (over >> shift & 0xFF) + (rest >> shift & 0xFF);
    // What is not premultiplied would run over.
    result |= (sum < 255 ? sum : 255) << shift;
  }
  return result;
}

static void tint(const uint32_t *under, uint32_t color, size_t count, uint32_t *out) {
  for (size_t x = 0; x < count; x++) out[x] = laid(color, under[x]);
}

static void blend(const uint32_t *over, size_t count, uint32_t *out) {
  for (size_t x = 0; x < count; x++) out[x] = laid(over[x], out[x]);
}

static void fade(const uint32_t *over, uint8_t level, size_t count, uint32_t *out) {
  for (size_t x = 0; x < count; x++) out[x] = laid(scaled(over[x], level), out[x]);
}

static void stain(const uint8_t *mask, uint32_t color, size_t count, uint32_t *out) {
  for (size_t x = 0; x < count; x++) out[x] = laid(scaled(color, mask[x]), out[x]);
}

static inline uint32_t between(uint32_t a, uint32_t b, uint32_t part) {
  uint32_t result = 0;
  for (unsigned shift = 0; shift < 32; shift += 8) {
    uint32_t sum = (a >> shift & 0xFF) * (256 - part) + (b >> shift & 0xFF) * part;
    result |= ((sum + 128) >> 8) << shift;
  }
  return result;
}

static void sample(const uint32_t *picture, size_t stride, struct sampling_line line, size_t count, uint32_t *out) {
  for (size_t i = 0; i < count; i++, line.x += line.dx, line.y += line.dy) {
    const uint32_t *at = picture + (size_t)(line.y >> 32) * stride + (size_t)(line.x >> 32);
    uint32_t right = line.x >> 24 & 0xFF, down = line.y >> 24 & 0xFF;
    out[i] = between(between(at[0], at[stride], down), between(at[1], at[stride + 1], down), right);
  }
}

const struct compositing_kernels *compositing_kernels_plain(void) {
  static const struct compositing_kernels set = {tint, blend, fade, stain, sample};
  return &set;
}
