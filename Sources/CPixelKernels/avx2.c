#include "CPixelKernels.h"

#if defined(__x86_64__)

#include <immintrin.h>

// Only these functions are compiled for the instructions they ask for, so the rest runs anywhere.
#define AVX2 __attribute__((target("avx2,bmi")))

static inline __m256i AVX2 load(const uint32_t *pixels) { return _mm256_loadu_si256((const __m256i *)pixels); }

static inline unsigned AVX2 equal_lanes(__m256i a, __m256i b) {
  return (unsigned)_mm256_movemask_ps(_mm256_castsi256_ps(_mm256_cmpeq_epi32(a, b)));
}

static AVX2 bool rows_equal(const uint32_t *a, const uint32_t *b, size_t count) {
  size_t x = 0;
  for (; x + 32 <= count; x += 32) {
    __m256i difference = _mm256_xor_si256(load(a + x), load(b + x));
    for (size_t i = 8; i < 32; i += 8) {
      difference = _mm256_or_si256(difference, _mm256_xor_si256(load(a + x + i), load(b + x + i)));
    }
    if (!_mm256_testz_si256(difference, difference)) return false;
  }
  for (; x + 8 <= count; x += 8) {
    if (equal_lanes(load(a + x), load(b + x)) != 0xFF) return false;
  }
  for (; x < count; x++) {
    if (a[x] != b[x]) return false;
  }
  return true;
}

// A bit for each of 64 pixels that equals its left neighbour. The count is a constant so that the loop is unrolled.
static inline uint64_t AVX2 equal_to_left(const uint32_t *pixels) {
  const uint32_t *left = pixels - 1;
  uint64_t equal = 0;
  for (size_t x = 0; x < 64; x += 8) equal |= (uint64_t)equal_lanes(load(pixels + x), load(left + x)) << x;
  return equal;
}

static AVX2 void left_mask(const uint32_t *row, size_t count, uint64_t *mask) {
  for (size_t start = 0; start < count; start += 64) {
    const uint32_t *part = row + start;
    // The next row begins on another page, where the processor does not look ahead by itself.
    for (size_t x = 0; x < 64; x += 16) __builtin_prefetch(part + count + x);
    // Nothing stands left of the row, so nothing is read there.
    if (start > 0 && count - start >= 64) {
      *mask++ = ~equal_to_left(part);
      continue;
    }
    size_t end = count - start < 64 ? count - start : 64;
    uint64_t bits = start == 0;
    for (size_t x = start == 0; x < end; x++) bits |= (uint64_t)(part[x] != *(part + x - 1)) << x;
    *mask++ = bits;
  }
}

static AVX2 bool pack_rgb(const uint32_t *row, size_t count, uint8_t *bytes) {
  const __m256i order = _mm256_setr_epi8(2, 1, 0, 6, 5, 4, 10, 9, 8, 14, 13, 12, -1, -1, -1, -1,
                                         2, 1, 0, 6, 5, 4, 10, 9, 8, 14, 13, 12, -1, -1, -1, -1);
  const __m256i close = _mm256_setr_epi32(0, 1, 2, 4, 5, 6, 3, 7);
  __m256i all = _mm256_set1_epi8(-1);
  size_t x = 0;
  for (; x + 8 <= count; x += 8, bytes += 24) {
    __m256i pixels = load(row + x);
    all = _mm256_and_si256(all, pixels);
    __m256i lanes = _mm256_shuffle_epi8(pixels, order);
    _mm256_storeu_si256((__m256i *)bytes, _mm256_permutevar8x32_epi32(lanes, close));
  }
  uint32_t rest = UINT32_MAX;
  for (; x < count; x++, bytes += 3) {
    rest &= row[x];
    bytes[0] = (uint8_t)(row[x] >> 16);
    bytes[1] = (uint8_t)(row[x] >> 8);
    bytes[2] = (uint8_t)row[x];
  }
  return _mm256_testc_si256(all, _mm256_set1_epi32((int)0xFF000000)) && rest >= 0xFF000000;
}

static AVX2 size_t match_length(const uint32_t *a, const uint32_t *b, size_t limit) {
  size_t x = 0;
  for (; x + 8 <= limit; x += 8) {
    unsigned equal = equal_lanes(load(a + x), load(b + x));
    if (equal != 0xFF) return x + (size_t)__builtin_ctz(~equal);
  }
  while (x < limit && a[x] == b[x]) x++;
  return x;
}

const struct pixel_kernels *pixel_kernels_avx2(void) {
  static const struct pixel_kernels set = {rows_equal, left_mask, pack_rgb, match_length};
  return __builtin_cpu_supports("avx2") && __builtin_cpu_supports("bmi") ? &set : NULL;
}

#else

const struct pixel_kernels *pixel_kernels_avx2(void) { return NULL; }

#endif
