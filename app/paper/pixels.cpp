#include "paper/pixels.h"

#include <cmath>
#include <cstring>

#include "paper/drawing.h"

namespace flagplot::paper {

std::vector<std::uint8_t> pixels_of(const Picture& picture) {
    const auto width = static_cast<int>(std::lround(picture.width));
    const auto height = static_cast<int>(std::lround(picture.height));
    const Surface surface(cairo_image_surface_create(CAIRO_FORMAT_RGB24, width, height));
    draw(Cairo(cairo_create(surface.get())).get(), picture);
    cairo_surface_flush(surface.get());
    const unsigned char* rows = cairo_image_surface_get_data(surface.get());
    const auto stride = static_cast<std::size_t>(cairo_image_surface_get_stride(surface.get()));
    if (rows == nullptr) return {};
    constexpr std::size_t bytes = 4;
    const auto columns = static_cast<std::size_t>(width), lines = static_cast<std::size_t>(height);
    std::vector<std::uint8_t> pixels(bytes * columns * lines);
    std::uint8_t* to = pixels.data();
    for (std::size_t line = 0; line < lines; ++line) {
        const unsigned char* from = rows + line * stride;
        for (std::size_t column = 0; column < columns; ++column, from += bytes, to += bytes) {
            std::uint32_t pixel = 0;  // a word of the machine: 0x00RRGGBB
            std::memcpy(&pixel, from, bytes);
            to[0] = static_cast<std::uint8_t>(pixel >> 16U);
            to[1] = static_cast<std::uint8_t>(pixel >> 8U);
            to[2] = static_cast<std::uint8_t>(pixel);
            to[3] = 255;
        }
    }
    return pixels;
}

}  // namespace flagplot::paper
