#include "paper/pixels.h"

#include <cmath>
#include <cstring>

#include "paper/page_drawing.h"
#include "present/picture/palette.h"

namespace flagplot::paper {

namespace {

struct PixelSize {
    int width = 0;
    int height = 0;
};

Surface screen_of(PixelSize size) {
    return Surface(cairo_image_surface_create(CAIRO_FORMAT_RGB24, size.width, size.height));
}

/// What was drawn on a surface of this size, as bytes for a texture.
std::vector<std::uint8_t> bytes_on(cairo_surface_t* surface, PixelSize size) {
    cairo_surface_flush(surface);
    const unsigned char* rows = cairo_image_surface_get_data(surface);
    const auto stride = static_cast<std::size_t>(cairo_image_surface_get_stride(surface));
    if (rows == nullptr) return {};
    constexpr std::size_t bytes = 4;
    const auto columns = static_cast<std::size_t>(size.width);
    const auto lines = static_cast<std::size_t>(size.height);
    std::vector<std::uint8_t> pixels(bytes * columns * lines);
    std::uint8_t* to = pixels.data();
    for (std::size_t line = 0; line < lines; ++line) {
        const unsigned char* from = rows + line * stride;
        for (std::size_t column = 0; column < columns; ++column, from += bytes, to += bytes) {
            std::uint32_t pixel = 0;  // a machine word: 0x00RRGGBB
            std::memcpy(&pixel, from, bytes);
            to[0] = static_cast<std::uint8_t>(pixel >> 16U);
            to[1] = static_cast<std::uint8_t>(pixel >> 8U);
            to[2] = static_cast<std::uint8_t>(pixel);
            to[3] = 255;
        }
    }
    return pixels;
}

std::vector<PixelLine> lines_on(const Page& page) {
    std::vector<PixelLine> lines;
    for (const PlacedLine& line : page.lines) {
        const double middle = line.baseline.y - line.text.style.size * capital_height / 2;
        lines.push_back({text_of(line), middle / page.height});
    }
    return lines;
}

PagePixels drawn_on_screen(const Page& page, double scale) {
    const PixelSize size{static_cast<int>(std::lround(page.width * scale)),
                         static_cast<int>(std::lround(page.height * scale))};
    const Surface surface = screen_of(size);
    const Cairo context(cairo_create(surface.get()));
    cairo_scale(context.get(), scale, scale);
    Page sheet{page.width, page.height};
    sheet.boxes = {{{0, 0, page.width, page.height}, paper_ink}};
    draw(context.get(), sheet);
    draw(context.get(), page);
    return {static_cast<unsigned>(size.width), static_cast<unsigned>(size.height),
            bytes_on(surface.get(), size), lines_on(page)};
}

}  // namespace

std::vector<std::uint8_t> pixels_of(const Picture& picture) {
    const PixelSize size{static_cast<int>(std::lround(picture.width)),
                         static_cast<int>(std::lround(picture.height))};
    const Surface surface = screen_of(size);
    draw(Cairo(cairo_create(surface.get())).get(), picture);
    return bytes_on(surface.get(), size);
}

std::vector<PagePixels> pixels_of(const Document& document, PageSize size, double scale) {
    std::vector<PagePixels> drawn;
    for (const Page& page : pages_of(document, size).pages) {
        drawn.push_back(drawn_on_screen(page, scale));
    }
    return drawn;
}

}  // namespace flagplot::paper
