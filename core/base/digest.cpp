#include "base/digest.h"

#include <sodium.h>

#include "base/ensure.h"

namespace flagplot {

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

std::string short_hex(const Digest& digest) { return hex(digest).substr(0, 16); }

}  // namespace flagplot
