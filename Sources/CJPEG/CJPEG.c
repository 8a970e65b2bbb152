#include "CJPEG.h"

#include <setjmp.h>
#include <stdio.h>

#include <jpeglib.h>

#include <jerror.h>

// A progressive file can ask for a pass over all of its pixels with a few bytes; cameras and encoders make about ten.
#define MOST_SCANS 64

struct attempt {
    struct jpeg_error_mgr errors;
    struct jpeg_progress_mgr progress;
    jmp_buf failure;
    enum jpeg_outcome outcome;
};

static void fail(j_common_ptr common) {
    struct attempt *attempt = (struct attempt *)common->client_data;
    attempt->outcome = common->err->msg_code == JERR_OUT_OF_MEMORY ? jpeg_out_of_memory : jpeg_unreadable;
    longjmp(attempt->failure, 1);
}

// Level -1 is damage that the library would paint over.
static void note(j_common_ptr common, int level) {
    if (level < 0) fail(common);
}

static void say_nothing(j_common_ptr common) { (void)common; }

static void watch(j_common_ptr common) {
    if (common->is_decompressor && ((j_decompress_ptr)common)->input_scan_number > MOST_SCANS) fail(common);
}

enum jpeg_outcome jpeg_decode(const uint8_t *file, size_t length, uint32_t width, uint32_t height, uint32_t *pixels) {
    struct jpeg_decompress_struct decoder = {0};
    struct attempt attempt = {.outcome = jpeg_unreadable};
    decoder.err = jpeg_std_error(&attempt.errors);
    decoder.client_data = &attempt;
    attempt.errors.error_exit = fail;
    attempt.errors.emit_message = note;
    attempt.errors.output_message = say_nothing;
    attempt.progress.progress_monitor = watch;
    if (setjmp(attempt.failure)) {
        jpeg_destroy_decompress(&decoder);
        return attempt.outcome;
    }
    jpeg_create_decompress(&decoder);
    decoder.progress = &attempt.progress;
    jpeg_mem_src(&decoder, file, length);
    jpeg_read_header(&decoder, TRUE);
    if (decoder.image_width != width || decoder.image_height != height) {
        jpeg_destroy_decompress(&decoder);
        return jpeg_of_another_size;
    }
    decoder.out_color_space = JCS_EXT_BGRA;
    // One way of computing, whatever the processor: the accurate integer one gives the same pixels everywhere.
    decoder.dct_method = JDCT_ISLOW;
    jpeg_start_decompress(&decoder);
    while (decoder.output_scanline < height) {
        JSAMPROW row = (JSAMPROW)(pixels + (size_t)decoder.output_scanline * width);
        jpeg_read_scanlines(&decoder, &row, 1);
    }
    jpeg_finish_decompress(&decoder);
    jpeg_destroy_decompress(&decoder);
    return jpeg_decoded;
}
