#include "Compositing.h"

#if defined(__x86_64__)

#include <immintrin.h>
#include <string.h>

// Only these functions are compiled for the instructions they ask for, so the rest runs anywhere.
#define AVX2 __attribute__((target("avx2,bmi")))

static inline __m256i AVX2 load(const uint32_t *pixels) { return _mm256_loadu_si256((const __m256i *)pixels); }

static inline void AVX2 store(uint32_t *pixels, __m256i value) { _mm256_storeu_si256((__m256i *)pixels, value); }

// The first `count` pixels, fewer than 8; the rest is clear.
static inline __m256i AVX2 load_some(const uint32_t *pixels, size_t count) {
  uint32_t some[8] = {0};
  memcpy(some, pixels, count * sizeof *pixels);
  return load(some);
}

static inline void AVX2 store_some(uint32_t *pixels, __m256i value, size_t count) {
  uint32_t some[8];
  store(some, value);
  memcpy(pixels, some, count * sizeof *pixels);
}

// Sixteen products of two levels, divided by 255 to the nearest.
static inline __m256i AVX2 divided(__m256i products) {
  __m256i sums = _mm256_add_epi16(products, _mm256_set1_epi16(128));
  return _mm256_srli_epi16(_mm256_add_epi16(sums, _mm256_srli_epi16(sums, 8)), 8);
}

// Every channel times the level in the same place of `levels`, whose halves are spread over 16 bits.
static inline __m256i AVX2 scaled(__m256i pixels, __m256i low_levels, __m256i high_levels) {
  __m256i zero = _mm256_setzero_si256();
  __m256i low = divided(_mm256_mullo_epi16(_mm256_unpacklo_epi8(pixels, zero), low_levels));
  __m256i high = divided(_mm256_mullo_epi16(_mm256_unpackhi_epi8(pixels, zero), high_levels));
  return _mm256_packus_epi16(low, high);
}

static inline __m256i AVX2 laid(__m256i over, __m256i under) {
  const __m256i low_alphas = _mm256_setr_epi8(3, -1, 3, -1, 3, -1, 3, -1, 7, -1, 7, -1, 7, -1, 7, -1, 3, -1, 3, -1, 3,
                                              -1, 3, -1, 7, -1, 7, -1, 7, -1, 7, -1);
  const __m256i high_alphas = _mm256_setr_epi8(11, -1, 11, -1, 11, -1, 11, -1, 15, -1, 15, -1, 15, -1, 15, -1, 11, -1,
                                               11, -1, 11, -1, 11, -1, 15, -1, 15, -1, 15, -1, 15, -1);
  __m256i clear = _mm256_xor_si256(over, _mm256_set1_epi8(-1));
  __m256i rest = scaled(under, _mm256_shuffle_epi8(clear, low_alphas), _mm256_shuffle_epi8(clear, high_alphas));
  return _mm256_adds_epu8(over, rest);
}

static AVX2 void tint(const uint32_t *under, uint32_t color, size_t count, uint32_t *out) {
  __m256i over = _mm256_set1_epi32((int)color);
  size_t x = 0;
  for (; x + 8 <= count; x += 8) store(out + x, laid(over, load(under + x)));
  if (x < count) store_some(out + x, laid(over, load_some(under + x, count - x)), count - x);
}

static AVX2 void blend(const uint32_t *over, size_t count, uint32_t *out) {
  const __m256i alpha = _mm256_set1_epi32((int)0xFF000000);
  size_t x = 0;
  for (; x + 8 <= count; x += 8) {
    __m256i pixels = load(over + x);
    if (_mm256_testc_si256(pixels, alpha)) {
      store(out + x, pixels);
    } else if (!_mm256_testz_si256(pixels, pixels)) {
      store(out + x, laid(pixels, load(out + x)));
    }
  }
  size_t rest = count - x;
  if (rest) store_some(out + x, laid(load_some(over + x, rest), load_some(out + x, rest)), rest);
}

static AVX2 void fade(const uint32_t *over, uint8_t level, size_t count, uint32_t *out) {
  __m256i levels = _mm256_set1_epi16(level);
  size_t x = 0;
  for (; x + 8 <= count; x += 8) {
    __m256i pixels = load(over + x);
    if (_mm256_testz_si256(pixels, pixels)) continue;
    store(out + x, laid(scaled(pixels, levels, levels), load(out + x)));
  }
  size_t rest = count - x;
  if (rest) {
    __m256i pixels = scaled(load_some(over + x, rest), levels, levels);
    store_some(out + x, laid(pixels, load_some(out + x, rest)), rest);
  }
}

static inline __m256i AVX2 stained(uint64_t mask, __m256i color) {
  // Each level four times, in the order in which the halves of eight pixels are unpacked.
  const __m256i low_levels = _mm256_setr_epi8(0, -1, 0, -1, 0, -1, 0, -1, 1, -1, 1, -1, 1, -1, 1, -1, 4, -1, 4, -1, 4,
                                              -1, 4, -1, 5, -1, 5, -1, 5, -1, 5, -1);
  const __m256i high_levels = _mm256_setr_epi8(2, -1, 2, -1, 2, -1, 2, -1, 3, -1, 3, -1, 3, -1, 3, -1, 6, -1, 6, -1, 6,
                                               -1, 6, -1, 7, -1, 7, -1, 7, -1, 7, -1);
  __m256i levels = _mm256_set1_epi64x((long long)mask);
  return scaled(color, _mm256_shuffle_epi8(levels, low_levels), _mm256_shuffle_epi8(levels, high_levels));
}

static AVX2 void stain(const uint8_t *mask, uint32_t color, size_t count, uint32_t *out) {
  __m256i pixels = _mm256_set1_epi32((int)color);
  size_t x = 0;
  uint64_t levels;
  for (; x + 8 <= count; x += 8) {
    memcpy(&levels, mask + x, 8);
    if (levels) store(out + x, laid(stained(levels, pixels), load(out + x)));
  }
  size_t rest = count - x;
  if (rest) {
    levels = 0;
    memcpy(&levels, mask + x, rest);
    store_some(out + x, laid(stained(levels, pixels), load_some(out + x, rest)), rest);
  }
}

// The nearest to (256 a + (b − a) part) / 256, all of it within 16 bits.
static inline __m256i AVX2 between(__m256i a, __m256i b, __m256i part) {
  __m256i sum = _mm256_add_epi16(_mm256_slli_epi16(a, 8), _mm256_mullo_epi16(_mm256_sub_epi16(b, a), part));
  return _mm256_srli_epi16(_mm256_add_epi16(sum, _mm256_set1_epi16(128)), 8);
}

// Two places at once, each with its pixel and the one to the right of it, in the row and in the row below.
struct places {
  uint64_t upper[2], lower[2];
  short down[2], right[2];
};

static inline void look_up(const uint32_t *picture, size_t stride, const struct sampling_line *line, size_t which,
                           struct places *places) {
  const uint32_t *at = picture + (size_t)(line->y >> 32) * stride + (size_t)(line->x >> 32);
  memcpy(&places->upper[which], at, 8);
  memcpy(&places->lower[which], at + stride, 8);
  places->down[which] = (short)(line->y >> 24 & 0xFF);
  places->right[which] = (short)(line->x >> 24 & 0xFF);
}

static inline int all_equal(const struct places *places, size_t which) {
  uint64_t upper = places->upper[which];
  return upper == places->lower[which] && (uint32_t)upper == (uint32_t)(upper >> 32);
}

static inline __m256i AVX2 levels(const uint64_t pairs[2]) {
  return _mm256_cvtepu8_epi16(_mm_set_epi64x((long long)pairs[1], (long long)pairs[0]));
}

static inline __m256i AVX2 parts(const short parts[2]) {
  return _mm256_set_m128i(_mm_set1_epi16(parts[1]), _mm_set1_epi16(parts[0]));
}

static AVX2 void sample(const uint32_t *picture, size_t stride, struct sampling_line line, size_t count,
                        uint32_t *out) {
  struct places places;
  for (size_t i = 0; i < count; i += 2) {
    size_t last = i + 1 < count;
    look_up(picture, stride, &line, 0, &places);
    if (last) {
      line.x += line.dx;
      line.y += line.dy;
    }
    // An odd one out is looked up twice.
    look_up(picture, stride, &line, 1, &places);
    line.x += line.dx;
    line.y += line.dy;
    if (all_equal(&places, 0) && all_equal(&places, 1)) {
      out[i] = (uint32_t)places.upper[0];
      out[i + last] = (uint32_t)places.upper[1];
      continue;
    }
    __m256i columns = between(levels(places.upper), levels(places.lower), parts(places.down));
    __m256i pixels = between(columns, _mm256_srli_si256(columns, 8), parts(places.right));
    pixels = _mm256_packus_epi16(pixels, pixels);
    out[i] = (uint32_t)_mm256_extract_epi32(pixels, 0);
    out[i + last] = (uint32_t)_mm256_extract_epi32(pixels, 4);
  }
}

const struct compositing_kernels *compositing_kernels_avx2(void) {
  static const struct compositing_kernels set = {tint, blend, fade, stain, sample};
  return __builtin_cpu_supports("avx2") && __builtin_cpu_supports("bmi") ? &set : NULL;
}

#else

const struct compositing_kernels *compositing_kernels_avx2(void) { return NULL; }

#endif
