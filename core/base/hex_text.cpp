#include "base/hex_text.h"

#include <cstddef>
#include <cstdint>

namespace flagplot {

namespace {

constexpr std::string_view hex_characters = "0123456789abcdef";

}  // namespace

std::string hex_of(std::string_view bytes) {
    std::string text;
    text.reserve(2 * bytes.size());
    for (const char each : bytes) {
        const auto byte = static_cast<std::uint8_t>(each);
        text += hex_characters[byte >> 4U];
        text += hex_characters[byte & 15U];
    }
    return text;
}

std::optional<std::string> bytes_from_hex(std::string_view text) {
    if (text.size() % 2 != 0) return std::nullopt;
    std::string bytes;
    bytes.reserve(text.size() / 2);
    for (std::size_t i = 0; i < text.size(); i += 2) {
        const auto high = hex_characters.find(text[i]);
        const auto low = hex_characters.find(text[i + 1]);
        if (high == std::string_view::npos || low == std::string_view::npos) return std::nullopt;
        bytes += static_cast<char>(high * 16 + low);
    }
    return bytes;
}

}  // namespace flagplot
