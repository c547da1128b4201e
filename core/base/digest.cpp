#include "base/digest.h"

#include <sodium.h>

#include <new>

#include "base/ensure.h"

namespace flagplot {

namespace {

std::optional<std::uint8_t> nibble(char c) {
    if (c >= '0' && c <= '9') return static_cast<std::uint8_t>(c - '0');
    if (c >= 'a' && c <= 'f') return static_cast<std::uint8_t>(c - 'a' + 10);
    return std::nullopt;
}

using SoFar = crypto_generichash_state;

}  // namespace

Digest digest_of_bytes(std::string_view bytes) {
    Digest digest{};
    FLAGPLOT_ENSURE(crypto_generichash(digest.data(), digest.size(),
                                       reinterpret_cast<const unsigned char*>(bytes.data()),
                                       bytes.size(), nullptr, 0) == 0);
    return digest;
}

Digest keyed_digest(const Digest& key, std::string_view bytes) {
    Digest digest{};
    FLAGPLOT_ENSURE(crypto_generichash(digest.data(), digest.size(),
                                       reinterpret_cast<const unsigned char*>(bytes.data()),
                                       bytes.size(), key.data(), key.size()) == 0);
    return digest;
}

DigestWriter::DigestWriter() {
    static_assert(sizeof(SoFar) == sizeof(so_far_) && alignof(SoFar) <= 64);
    auto* so_far = new (so_far_.data()) SoFar;
    FLAGPLOT_ENSURE(crypto_generichash_init(so_far, nullptr, 0, Digest{}.size()) == 0);
}

void DigestWriter::take_in(std::string_view bytes) {
    crypto_generichash_update(reinterpret_cast<SoFar*>(so_far_.data()),
                              reinterpret_cast<const unsigned char*>(bytes.data()), bytes.size());
}

Digest DigestWriter::digest() {
    flush();
    Digest digest{};
    crypto_generichash_final(reinterpret_cast<SoFar*>(so_far_.data()), digest.data(),
                             digest.size());
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
