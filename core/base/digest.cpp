#include "base/digest.h"

#include <sodium.h>

#include "base/ensure.h"

namespace flagplot {

namespace {

std::optional<std::uint8_t> nibble(char c) {
    if (c >= '0' && c <= '9') return static_cast<std::uint8_t>(c - '0');
    if (c >= 'a' && c <= 'f') return static_cast<std::uint8_t>(c - 'a' + 10);
    return std::nullopt;
}

}  // namespace

Digest digest_of_bytes(std::string_view bytes) {
    Digest digest{};
    FLAGPLOT_ENSURE(crypto_generichash(digest.data(), digest.size(),
                                       reinterpret_cast<const unsigned char*>(bytes.data()),
                                       bytes.size(), nullptr, 0) == 0);
    return digest;
}

std::string hex(const Digest& digest) {
    static constexpr std::string_view digits = "0123456789abcdef";
    std::string text;
    for (const std::uint8_t byte : digest) {
        text += digits[byte >> 4U];
        text += digits[byte & 15U];
    }
    return text;
}

std::optional<Digest> digest_from(std::string_view hexadecimal) {
    Digest digest{};
    if (hexadecimal.size() != 2 * digest.size()) return std::nullopt;
    for (std::size_t i = 0; i < digest.size(); ++i) {
        const auto high = nibble(hexadecimal[2 * i]);
        const auto low = nibble(hexadecimal[2 * i + 1]);
        if (!high || !low) return std::nullopt;
        digest[i] = static_cast<std::uint8_t>(*high << 4U | *low);
    }
    return digest;
}

std::string short_hex(const Digest& digest) { return hex(digest).substr(0, 16); }

}  // namespace flagplot
