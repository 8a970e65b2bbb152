#ifndef CPIXELKERNELS_H
#define CPIXELKERNELS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "Compositing.h"

// The inner loops of the encoder. A pixel is a 32-bit word 0xAARRGGBB; rows need no alignment.
// Every set computes the same results: they differ in time only.
struct pixel_kernels {
  // Whether both rows hold the same `count` pixels.
  bool (*rows_equal)(const uint32_t *a, const uint32_t *b, size_t count);

  // Sets bit x of `mask` where pixel x differs from its left neighbour; bit 0 is always set.
  // Writes (count + 63) / 64 words; bits past `count` are clear. `count` is at least 1.
  void (*left_mask)(const uint32_t *row, size_t count, uint64_t *mask);

  // Writes red, green, blue of every pixel, and up to PIXEL_PACK_SLACK bytes of no meaning behind them.
  // Returns whether alpha is 255 in all of the row.
  bool (*pack_rgb)(const uint32_t *row, size_t count, uint8_t *bytes);

  // How many of the first `limit` pixels are the same on both sides before the first that differs.
  size_t (*match_length)(const uint32_t *a, const uint32_t *b, size_t limit);
};

enum { PIXEL_PACK_SLACK = 32 };

// Portable C.
const struct pixel_kernels *pixel_kernels_plain(void);

// Vectors of 4 and of 8 pixels; NULL where the processor lacks the instructions.
const struct pixel_kernels *pixel_kernels_ssse3(void);
const struct pixel_kernels *pixel_kernels_avx2(void);

#endif
