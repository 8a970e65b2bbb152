// Decodes JPEG files with libjpeg-turbo. Its error handler would end the process, and the way around that, setjmp, is
// not to be had from Swift: so the whole of the decoding is here.
#ifndef CJPEG_H
#define CJPEG_H

#include <stddef.h>
#include <stdint.h>

enum jpeg_outcome {
    jpeg_decoded,
    // Damaged, cut off, or of a kind that is not read, such as CMYK.
    jpeg_unreadable,
    jpeg_of_another_size,
    jpeg_out_of_memory,
};

// Writes a file's pixels, 0xFFRRGGBB, row by row from the top, into room for `width` times `height` of them. A file of
// any other size is not decoded.
enum jpeg_outcome jpeg_decode(const uint8_t *file, size_t length, uint32_t width, uint32_t height, uint32_t *pixels);

#endif
