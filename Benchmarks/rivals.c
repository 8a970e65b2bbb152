// Other people's PNG writers behind one signature. script/bench builds them as a library that the benchmark opens, so
// that nothing else needs them.
#include <cairo.h>
#include <libdeflate.h>
#include <png.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#ifdef HAVE_SPNG
#include <spng.h>
#endif
#ifdef HAVE_ISAL
#include <isa-l/igzip_lib.h>
#endif

// Where a file goes: into memory that grows and is kept, as a server would keep it.
static struct {
  uint8_t *bytes;
  size_t count, capacity;
} output;

static void put(const void *bytes, size_t count) {
  if (output.count + count > output.capacity) {
    output.capacity = 2 * (output.count + count);
    output.bytes = realloc(output.bytes, output.capacity);
    if (!output.bytes) abort();
  }
  memcpy(output.bytes + output.count, bytes, count);
  output.count += count;
}

static uint8_t *scratch(size_t count) {
  static uint8_t *bytes;
  static size_t capacity;
  if (count > capacity) {
    free(bytes);
    bytes = malloc(capacity = count);
    if (!bytes) abort();
  }
  return bytes;
}

// Red, green and blue of a row.
static void pack(const uint32_t *row, int width, uint8_t *bytes) {
  for (int x = 0; x < width; x++, bytes += 3) {
    bytes[0] = (uint8_t)(row[x] >> 16);
    bytes[1] = (uint8_t)(row[x] >> 8);
    bytes[2] = (uint8_t)row[x];
  }
}

static cairo_status_t put_for_cairo(void *closure, const unsigned char *bytes, unsigned count) {
  (void)closure;
  put(bytes, count);
  return CAIRO_STATUS_SUCCESS;
}

static size_t encode_cairo(const uint32_t *pixels, int width, int height) {
  output.count = 0;
  cairo_surface_t *surface =
      cairo_image_surface_create_for_data((unsigned char *)pixels, CAIRO_FORMAT_RGB24, width, height, width * 4);
  if (cairo_surface_write_to_png_stream(surface, put_for_cairo, NULL) != CAIRO_STATUS_SUCCESS) abort();
  cairo_surface_destroy(surface);
  return output.count;
}

static void put_for_png(png_structp png, png_bytep bytes, size_t count) {
  (void)png;
  put(bytes, count);
}

static void flush_for_png(png_structp png) { (void)png; }

static size_t encode_libpng(const uint32_t *pixels, int width, int height, int level, int filters) {
  output.count = 0;
  png_structp png = png_create_write_struct(PNG_LIBPNG_VER_STRING, NULL, NULL, NULL);
  png_infop info = png_create_info_struct(png);
  png_set_write_fn(png, NULL, put_for_png, flush_for_png);
  png_set_compression_level(png, level);
  png_set_filter(png, 0, filters);
  png_set_IHDR(png, info, (png_uint_32)width, (png_uint_32)height, 8, PNG_COLOR_TYPE_RGB, PNG_INTERLACE_NONE,
               PNG_COMPRESSION_TYPE_DEFAULT, PNG_FILTER_TYPE_DEFAULT);
  png_write_info(png, info);
  // Packing is ours, in one pass: libpng's own transformations would be slower.
  uint8_t *row = scratch((size_t)width * 3);
  for (int y = 0; y < height; y++) {
    pack(pixels + (size_t)y * (size_t)width, width, row);
    png_write_row(png, row);
  }
  png_write_end(png, info);
  png_destroy_write_struct(&png, &info);
  return output.count;
}

static size_t encode_libpng_1(const uint32_t *pixels, int width, int height) {
  return encode_libpng(pixels, width, height, 1, PNG_ALL_FILTERS);
}

static size_t encode_libpng_6(const uint32_t *pixels, int width, int height) {
  return encode_libpng(pixels, width, height, 6, PNG_ALL_FILTERS);
}

static size_t encode_libpng_1_unfiltered(const uint32_t *pixels, int width, int height) {
  return encode_libpng(pixels, width, height, 1, PNG_FILTER_NONE);
}

static size_t encode_libpng_6_unfiltered(const uint32_t *pixels, int width, int height) {
  return encode_libpng(pixels, width, height, 6, PNG_FILTER_NONE);
}

// All rows behind filter type None.
static uint8_t *unfiltered(const uint32_t *pixels, int width, int height, size_t *count) {
  size_t row_bytes = 1 + (size_t)width * 3;
  *count = row_bytes * (size_t)height;
  uint8_t *rows = scratch(*count);
  for (int y = 0; y < height; y++) {
    rows[row_bytes * (size_t)y] = 0;
    pack(pixels + (size_t)y * (size_t)width, width, rows + row_bytes * (size_t)y + 1);
  }
  return rows;
}

// What a PNG file adds to its zlib stream: signature, IHDR, one IDAT, IEND. The checksum costs time, so it is taken.
static size_t framed(const uint8_t *stream, size_t count) {
  output.count = 0;
  char frame[8 + 25 + 12 + 12] = {0};
  put(frame, 33 + 8);
  put(stream, count);
  uint32_t checksum = libdeflate_crc32(0, stream, count);
  put(&checksum, 4);
  put(frame, 12);
  return output.count;
}

static size_t encode_libdeflate(const uint32_t *pixels, int width, int height, int level) {
  size_t count;
  uint8_t *rows = unfiltered(pixels, width, height, &count);
  struct libdeflate_compressor *compressor = libdeflate_alloc_compressor(level);
  static uint8_t *stream;
  static size_t bound;
  size_t needed = libdeflate_zlib_compress_bound(compressor, count);
  if (needed > bound) stream = realloc(stream, bound = needed);
  size_t size = libdeflate_zlib_compress(compressor, rows, count, stream, bound);
  libdeflate_free_compressor(compressor);
  return framed(stream, size);
}

static size_t encode_libdeflate_1(const uint32_t *pixels, int width, int height) {
  return encode_libdeflate(pixels, width, height, 1);
}

static size_t encode_libdeflate_6(const uint32_t *pixels, int width, int height) {
  return encode_libdeflate(pixels, width, height, 6);
}

#ifdef HAVE_SPNG
static size_t encode_spng(const uint32_t *pixels, int width, int height, int level) {
  size_t row_bytes = (size_t)width * 3, count = row_bytes * (size_t)height;
  uint8_t *rows = scratch(count);
  for (int y = 0; y < height; y++) pack(pixels + (size_t)y * (size_t)width, width, rows + row_bytes * (size_t)y);
  spng_ctx *context = spng_ctx_new(SPNG_CTX_ENCODER);
  spng_set_option(context, SPNG_ENCODE_TO_BUFFER, 1);
  spng_set_option(context, SPNG_IMG_COMPRESSION_LEVEL, level);
  struct spng_ihdr header = {.width = (uint32_t)width, .height = (uint32_t)height, .bit_depth = 8,
                             .color_type = SPNG_COLOR_TYPE_TRUECOLOR};
  spng_set_ihdr(context, &header);
  if (spng_encode_image(context, rows, count, SPNG_FMT_PNG, SPNG_ENCODE_FINALIZE)) abort();
  size_t size;
  int error;
  free(spng_get_png_buffer(context, &size, &error));
  spng_ctx_free(context);
  return size;
}

static size_t encode_spng_1(const uint32_t *pixels, int width, int height) {
  return encode_spng(pixels, width, height, 1);
}

static size_t encode_spng_6(const uint32_t *pixels, int width, int height) {
  return encode_spng(pixels, width, height, 6);
}
#endif

#ifdef HAVE_ISAL
static size_t encode_isal(const uint32_t *pixels, int width, int height) {
  size_t count;
  uint8_t *rows = unfiltered(pixels, width, height, &count);
  static uint8_t *stream, *tables;
  static size_t bound;
  if (count + 65536 > bound) stream = realloc(stream, bound = count + 65536);
  if (!tables) tables = malloc(ISAL_DEF_LVL1_DEFAULT);
  struct isal_zstream state;
  isal_deflate_init(&state);
  state.level = 1;
  state.level_buf = tables;
  state.level_buf_size = ISAL_DEF_LVL1_DEFAULT;
  state.gzip_flag = IGZIP_ZLIB;
  state.end_of_stream = 1;
  state.next_in = rows;
  state.avail_in = (uint32_t)count;
  state.next_out = stream;
  state.avail_out = (uint32_t)bound;
  if (isal_deflate(&state) != COMP_OK) abort();
  return framed(stream, state.total_out);
}
#endif

static const struct {
  const char *name;
  // The size in bytes of the picture as a PNG file.
  size_t (*encode)(const uint32_t *pixels, int width, int height);
} list[] = {
    {"cairo_surface_write_to_png", encode_cairo},
    {"libpng level 1", encode_libpng_1},
    {"libpng level 6", encode_libpng_6},
    {"libpng level 1, no filter", encode_libpng_1_unfiltered},
    {"libpng level 6, no filter", encode_libpng_6_unfiltered},
    {"libdeflate level 1, no filter", encode_libdeflate_1},
    {"libdeflate level 6, no filter", encode_libdeflate_6},
#ifdef HAVE_SPNG
    {"libspng level 1", encode_spng_1},
    {"libspng level 6", encode_spng_6},
#endif
#ifdef HAVE_ISAL
    {"ISA-L level 1, no filter", encode_isal},
#endif
};

size_t rival_count(void) { return sizeof list / sizeof *list; }

const char *rival_name(size_t index) { return list[index].name; }

// `pixels` are opaque words 0xFFRRGGBB without padding.
size_t rival_encode(size_t index, const uint32_t *pixels, int width, int height) {
  return list[index].encode(pixels, width, height);
}
