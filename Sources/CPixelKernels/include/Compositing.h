#ifndef COMPOSITING_H
#define COMPOSITING_H

#include <stddef.h>
#include <stdint.h>

// A line through a picture: where it starts and how far it goes on for every step, in 1/2³² of a pixel.
struct sampling_line {
  int64_t x, y, dx, dy;
};

// The inner loops of laying pictures over each other. A pixel is a 32-bit word 0xAARRGGBB, colour premultiplied by
// alpha; rows need no alignment. A product of two levels is divided by 255 to the nearest level, channel by channel, as
// Cairo's image backend does, so that both lay down the same pixels. Every set computes the same results.
struct compositing_kernels {
  // Lays one colour over every pixel of `under`; the result goes to `out`, which may be the same.
  void (*tint)(const uint32_t *under, uint32_t color, size_t count, uint32_t *out);

  // Lays `over` on `out`.
  void (*blend)(const uint32_t *over, size_t count, uint32_t *out);

  // Lays `over`, faded to `level` of 255, on `out`.
  void (*fade)(const uint32_t *over, uint8_t level, size_t count, uint32_t *out);

  // Lays one colour on `out` through `mask`, a level of 255 a pixel.
  void (*stain)(const uint8_t *mask, uint32_t color, size_t count, uint32_t *out);

  // Writes what stands at `count` places along `line`, which is counted from the middle of the picture's first pixel:
  // between its four nearest pixels, to 1/256 of their distance. All four must lie in the picture, whose rows are
  // `stride` words apart.
  void (*sample)(const uint32_t *picture, size_t stride, struct sampling_line line, size_t count, uint32_t *out);
};

// Portable C, and vectors of 8 pixels; NULL where the processor lacks the instructions.
const struct compositing_kernels *compositing_kernels_plain(void);
const struct compositing_kernels *compositing_kernels_avx2(void);

#endif
