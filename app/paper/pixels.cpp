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
    std::vector<std::uint8_t> pixels;
    if (rows == nullptr) return pixels;
    constexpr std::size_t bytes = 4;
    pixels.reserve(bytes * static_cast<std::size_t>(width) * static_cast<std::size_t>(height));
    for (std::size_t row = 0; row < static_cast<std::size_t>(height); ++row) {
        for (std::size_t column = 0; column < static_cast<std::size_t>(width); ++column) {
            std::uint32_t pixel = 0;  // a word of the machine: 0x00RRGGBB
            std::memcpy(&pixel, rows + row * stride + column * bytes, bytes);
            pixels.push_back(static_cast<std::uint8_t>(pixel >> 16U));
            pixels.push_back(static_cast<std::uint8_t>(pixel >> 8U));
            pixels.push_back(static_cast<std::uint8_t>(pixel));
            pixels.push_back(255);
        }
    }
    return pixels;
}

}  // namespace flagplot::paper
