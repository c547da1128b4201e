#include <algorithm>
#include <array>
#include <cstdint>

#include "present/picture/picture.h"

namespace flagplot {

namespace {

constexpr std::uint32_t first_plain = 32;
constexpr std::uint32_t first_accented = 160;

/// Advance widths of B612 in thousandths of its size, regular and bold alike, from the blank on.
constexpr std::array<std::int32_t, 95> plain{
    350, 350, 400, 850, 550, 900, 700, 200, 450, 450, 550, 600, 250, 450,  300, 550, 650, 650, 650,
    650, 650, 650, 650, 650, 650, 650, 300, 250, 650, 500, 650, 550, 1000, 650, 650, 600, 650, 600,
    550, 650, 700, 300, 450, 600, 550, 900, 750, 800, 600, 800, 650, 550,  600, 700, 650, 950, 650,
    600, 600, 450, 550, 500, 750, 550, 550, 525, 600, 500, 600, 550, 400,  600, 600, 300, 300, 550,
    350, 900, 600, 600, 600, 600, 400, 450, 400, 600, 550, 750, 550, 550,  500, 649, 200, 600, 750,
};

/// The same for the letters of western Europe, from U+00A0 on.
constexpr std::array<std::int32_t, 96> accented{
    350, 350, 500, 550, 600, 600, 200, 500, 550, 550, 400, 700, 850, 0,   550, 550,
    300, 600, 300, 300, 550, 650, 700, 250, 550, 300, 400, 700, 750, 750, 750, 550,
    650, 650, 650, 650, 650, 650, 850, 650, 600, 600, 600, 600, 300, 300, 300, 300,
    650, 750, 800, 800, 800, 800, 800, 800, 800, 700, 700, 700, 700, 600, 650, 650,
    550, 550, 550, 550, 550, 550, 850, 521, 550, 550, 550, 550, 300, 300, 300, 300,
    650, 600, 600, 600, 600, 600, 600, 550, 600, 600, 600, 600, 600, 550, 600, 550,
};

constexpr std::int32_t unknown_letter = 1000;

std::int32_t advance_of(std::uint32_t letter) {
    if (letter >= first_plain && letter - first_plain < plain.size()) {
        return plain.at(letter - first_plain);
    }
    if (letter >= first_accented && letter - first_accented < accented.size()) {
        return accented.at(letter - first_accented);
    }
    return unknown_letter;
}

constexpr unsigned continuation_bits = 6;

/// The bits of a character in the first byte of its UTF-8.
std::uint32_t first_bits(unsigned char byte) {
    if (byte < 0x80U) return byte;
    if (byte < 0xe0U) return byte & 0x1fU;
    return byte < 0xf0U ? byte & 0x0fU : byte & 0x07U;
}

bool is_continuation(char byte) { return (static_cast<unsigned char>(byte) & 0xc0U) == 0x80U; }

}  // namespace

double text_width(std::string_view text, double size) {
    std::int64_t thousandths = 0;
    for (std::size_t i = 0; i < text.size();) {
        std::uint32_t letter = first_bits(static_cast<unsigned char>(text[i]));
        for (++i; i < text.size() && is_continuation(text[i]); ++i) {
            letter = letter << continuation_bits | (static_cast<unsigned char>(text[i]) & 0x3fU);
        }
        thousandths += advance_of(letter);
    }
    return static_cast<double>(thousandths) * size / 1000;
}

Box box_of(const Words& words) {
    const auto letters = std::count_if(words.text.str().begin(), words.text.str().end(),
                                       [](char byte) { return !is_continuation(byte); });
    const double width =
        text_width(words.text.str(), words.size) + words.spacing * static_cast<double>(letters);
    const double left = words.align == Align::left     ? words.at.x
                        : words.align == Align::centre ? words.at.x - width / 2
                                                       : words.at.x - width;
    constexpr double line_height = 1.2;
    return {left, words.at.y - words.size * line_height / 2, left + width,
            words.at.y + words.size * line_height / 2};
}

}  // namespace flagplot
