#include "paper/film.h"

#include <array>
#include <string_view>

#include "base/ensure.h"

namespace flagplot::paper {

namespace {

constexpr std::string_view signature("\x89PNG\r\n\x1a\n", 8);

/// The table for the checksum at the end of every chunk (PNG, annex D).
constexpr std::array<std::uint32_t, 256> checksum_table = [] {
    std::array<std::uint32_t, 256> table{};
    for (std::uint32_t i = 0; i < table.size(); ++i) {
        std::uint32_t value = i;
        for (int bit = 0; bit < 8; ++bit) {
            constexpr std::uint32_t polynomial = 0xEDB8'8320;
            value = (value & 1U) != 0 ? polynomial ^ (value >> 1U) : value >> 1U;
        }
        table[i] = value;
    }
    return table;
}();

std::uint32_t checksum(std::string_view bytes) {
    std::uint32_t value = 0xFFFF'FFFF;
    for (const char byte : bytes) {
        value = checksum_table[(value ^ static_cast<std::uint8_t>(byte)) & 255U] ^ (value >> 8U);
    }
    return ~value;
}

/// A whole number, highest byte first.
std::string big_endian(std::uint32_t value, unsigned bytes = 4) {
    std::string text;
    for (unsigned left = bytes; left-- > 0;) {
        text += static_cast<char>(value >> (8U * left) & 255U);
    }
    return text;
}

std::uint32_t number_at(std::string_view bytes, std::size_t place) {
    std::uint32_t value = 0;
    for (const char byte : bytes.substr(place, 4)) {
        value = value << 8U | static_cast<std::uint8_t>(byte);
    }
    return value;
}

std::string chunk(std::string_view type, std::string_view data) {
    const std::string named = std::string(type) + std::string(data);
    return big_endian(static_cast<std::uint32_t>(data.size())) + named +
           big_endian(checksum(named));
}

/// The parts of a PNG: its header, and the chunks of its pixels.
struct PngParts {
    std::string_view head;
    std::vector<std::string_view> pixels;
};

PngParts parts_of(std::string_view png) {
    FLAGPLOT_ENSURE(png.starts_with(signature));
    PngParts parts;
    std::size_t place = signature.size();
    constexpr std::size_t around = 12;  // length, type and checksum
    while (place + around <= png.size()) {
        const std::size_t length = number_at(png, place);
        const std::string_view type = png.substr(place + 4, 4);
        FLAGPLOT_ENSURE(length <= png.size() - place - around);
        const std::string_view data = png.substr(place + 8, length);
        if (type == "IHDR") parts.head = data;
        if (type == "IDAT") parts.pixels.push_back(data);
        place += length + around;
    }
    FLAGPLOT_ENSURE(!parts.head.empty() && !parts.pixels.empty());
    return parts;
}

/// "fcTL": the next picture, complete, with its duration.
std::string frame_head(std::uint32_t serial, std::string_view head, std::int32_t milliseconds) {
    // width and height, at the beginning of the picture's own header
    constexpr std::size_t size = 8;
    constexpr std::uint32_t thousandths = 1000;
    const std::string nothing_kept(2, '\0');  // neither disposed of nor blended
    return chunk("fcTL", big_endian(serial) + std::string(head.substr(0, size)) + big_endian(0) +
                             big_endian(0) +
                             big_endian(static_cast<std::uint32_t>(milliseconds), 2) +
                             big_endian(thousandths, 2) + nothing_kept);
}

}  // namespace

std::string film_of(const std::vector<std::string>& pngs, std::int32_t pace) {
    constexpr std::int32_t slowest = 20'000;
    FLAGPLOT_ENSURE(!pngs.empty() && pace >= 1 && pace <= slowest);
    const std::string_view head = parts_of(pngs.front()).head;
    constexpr std::uint32_t without_end = 0;
    std::string film = std::string(signature) + chunk("IHDR", head) +
                       chunk("acTL", big_endian(static_cast<std::uint32_t>(pngs.size())) +
                                         big_endian(without_end));
    std::uint32_t serial = 0;
    for (const std::string& png : pngs) {
        const PngParts parts = parts_of(png);
        FLAGPLOT_ENSURE(parts.head == head);
        const bool is_first = &png == &pngs.front();
        const bool is_last = &png == &pngs.back();
        film += frame_head(serial++, head, is_last ? 3 * pace : pace);
        for (const std::string_view pixels : parts.pixels) {
            film += is_first ? chunk("IDAT", pixels)
                             : chunk("fdAT", big_endian(serial++) + std::string(pixels));
        }
    }
    return film + chunk("IEND", {});
}

}  // namespace flagplot::paper
