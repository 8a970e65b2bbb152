#include "CPixelKernels.h"

#if defined(__x86_64__)

#include <immintrin.h>

// Only these functions are compiled for the instructions they ask for, so the rest runs anywhere.
#define SSSE3 __attribute__((target("ssse3")))

static inline __m128i SSSE3 load(const uint32_t *pixels) { return _mm_loadu_si128((const __m128i *)pixels); }

static SSSE3 bool rows_equal(const uint32_t *a, const uint32_t *b, size_t count) {
  size_t x = 0;
  for (; x + 16 <= count; x += 16) {
    __m128i difference = _mm_xor_si128(load(a + x), load(b + x));
    for (size_t i = 4; i < 16; i += 4) {
      difference = _mm_or_si128(difference, _mm_xor_si128(load(a + x + i), load(b + x + i)));
    }
    if (_mm_movemask_epi8(_mm_cmpeq_epi32(difference, _mm_setzero_si128())) != 0xFFFF) return false;
  }
  for (; x < count; x++) {
    if (a[x] != b[x]) return false;
  }
  return true;
}

static inline uint64_t SSSE3 changes(__m128i pixels, __m128i left) {
  return (uint64_t)(~_mm_movemask_ps(_mm_castsi128_ps(_mm_cmpeq_epi32(pixels, left))) & 0xF);
}

static SSSE3 void left_mask(const uint32_t *row, size_t count, uint64_t *mask) {
  for (size_t start = 0; start < count; start += 64) {
    size_t end = count - start < 64 ? count - start : 64;
    const uint32_t *part = row + start;
    uint64_t bits = 0;
    size_t x = 0;
    if (start == 0) {
      // Nothing stands left of the row, so nothing is read there.
      bits = 1;
      x = 1;
      if (end >= 4) {
        __m128i pixels = load(part);
        bits |= changes(pixels, _mm_shuffle_epi32(pixels, _MM_SHUFFLE(2, 1, 0, 0)));
        x = 4;
      }
    }
    for (; x + 4 <= end; x += 4) bits |= changes(load(part + x), load(part + x - 1)) << x;
    for (; x < end; x++) bits |= (uint64_t)(part[x] != *(part + x - 1)) << x;
    *mask++ = bits;
  }
}

static SSSE3 bool pack_rgb(const uint32_t *row, size_t count, uint8_t *bytes) {
  const __m128i order = _mm_setr_epi8(2, 1, 0, 6, 5, 4, 10, 9, 8, 14, 13, 12, -1, -1, -1, -1);
  __m128i all = _mm_set1_epi8(-1);
  size_t x = 0;
  for (; x + 4 <= count; x += 4, bytes += 12) {
    __m128i pixels = load(row + x);
    all = _mm_and_si128(all, pixels);
    _mm_storeu_si128((__m128i *)bytes, _mm_shuffle_epi8(pixels, order));
  }
  uint32_t rest = UINT32_MAX;
  for (; x < count; x++, bytes += 3) {
    rest &= row[x];
    bytes[0] = (uint8_t)(row[x] >> 16);
    bytes[1] = (uint8_t)(row[x] >> 8);
    bytes[2] = (uint8_t)row[x];
  }
  // Of the comparison's bits, every fourth speaks of alpha.
  int full = _mm_movemask_epi8(_mm_cmpeq_epi8(all, _mm_set1_epi8(-1)));
  return (full & 0x8888) == 0x8888 && rest >= 0xFF000000;
}

static SSSE3 size_t match_length(const uint32_t *a, const uint32_t *b, size_t limit) {
  size_t x = 0;
  for (; x + 4 <= limit; x += 4) {
    int equal = _mm_movemask_ps(_mm_castsi128_ps(_mm_cmpeq_epi32(load(a + x), load(b + x))));
    if (equal != 0xF) return x + (size_t)__builtin_ctz(~(unsigned)equal);
  }
  while (x < limit && a[x] == b[x]) x++;
  return x;
}

const struct pixel_kernels *pixel_kernels_ssse3(void) {
  static const struct pixel_kernels set = {rows_equal, left_mask, pack_rgb, match_length};
  return __builtin_cpu_supports("ssse3") ? &set : NULL;
}

#else

const struct pixel_kernels *pixel_kernels_ssse3(void) { return NULL; }

#endif
