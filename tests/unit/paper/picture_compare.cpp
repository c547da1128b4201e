#include "unit/paper/picture_compare.h"

#include <cairo.h>

#include <algorithm>
#include <cstdlib>
#include <memory>

namespace flagplot::test {

namespace {

struct Release {
    void operator()(cairo_surface_t* surface) const { cairo_surface_destroy(surface); }
};
using Surface = std::unique_ptr<cairo_surface_t, Release>;

struct Unread {
    const std::string& bytes;
    std::size_t at = 0;
};

cairo_status_t read_on(void* from, unsigned char* to, unsigned length) {
    auto& unread = *static_cast<Unread*>(from);
    if (unread.bytes.size() - unread.at < length) return CAIRO_STATUS_READ_ERROR;
    std::copy_n(unread.bytes.begin() + static_cast<std::ptrdiff_t>(unread.at), length, to);
    unread.at += length;
    return CAIRO_STATUS_SUCCESS;
}

Surface read(const std::string& png) {
    Unread unread{png};
    return Surface(cairo_image_surface_create_from_png_stream(read_on, &unread));
}

/// Red, green and blue are bytes of their own in each pixel of four.
bool differs(const unsigned char* one, const unsigned char* other) {
    constexpr int most = 8, colours = 3;
    for (int colour = 0; colour < colours; ++colour) {
        if (std::abs(int{one[colour]} - int{other[colour]}) > most) return true;
    }
    return false;
}

}  // namespace

double share_that_differs(const std::string& one_png, const std::string& other_png) {
    const Surface one = read(one_png), other = read(other_png);
    for (cairo_surface_t* surface : {one.get(), other.get()}) {
        if (cairo_surface_status(surface) != CAIRO_STATUS_SUCCESS) return 1;
        if (cairo_image_surface_get_format(surface) != CAIRO_FORMAT_RGB24) return 1;
    }
    const int width = cairo_image_surface_get_width(one.get());
    const int height = cairo_image_surface_get_height(one.get());
    if (width != cairo_image_surface_get_width(other.get())) return 1;
    if (height != cairo_image_surface_get_height(other.get())) return 1;
    long different = 0;
    for (int y = 0; y < height; ++y) {
        const auto* a = cairo_image_surface_get_data(one.get()) +
                        static_cast<std::ptrdiff_t>(y) * cairo_image_surface_get_stride(one.get());
        const auto* b =
            cairo_image_surface_get_data(other.get()) +
            static_cast<std::ptrdiff_t>(y) * cairo_image_surface_get_stride(other.get());
        constexpr int bytes = 4;
        for (int x = 0; x < width; ++x) {
            if (differs(a + std::ptrdiff_t{x} * bytes, b + std::ptrdiff_t{x} * bytes)) ++different;
        }
    }
    return static_cast<double>(different) / (static_cast<double>(width) * height);
}

}  // namespace flagplot::test
