#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "base/codec.h"

namespace flagplot {

/// 256 bits of BLAKE2b.
using Digest = std::array<std::uint8_t, 32>;

/// The digest of these bytes.
[[nodiscard]] Digest digest_of_bytes(std::string_view bytes);

/// Digests the bytes of values as they come, without storing them.
class DigestWriter final : public Writer {
  public:
    DigestWriter();
    [[nodiscard]] Digest digest();

  private:
    void take_in(std::string_view bytes) override;

    alignas(64) std::array<std::byte, 384> so_far_{};  // libsodium's state
};

/// The digest of these bytes with a key. Without the key it reveals nothing about them.
[[nodiscard]] Digest keyed_digest(const Digest& key, std::string_view bytes);

/// Lower-case hexadecimal, 64 characters.
[[nodiscard]] std::string hex(const Digest& digest);

/// Reads a digest; nothing for anything but 64 lower-case hexadecimal characters.
[[nodiscard]] std::optional<Digest> digest_from(std::string_view hexadecimal);

/// The first 16 hexadecimal characters: enough for people to compare.
[[nodiscard]] std::string short_hex(const Digest& digest);

/// The digest of a value's canonical bytes.
template <class T>
[[nodiscard]] Digest digest_of(const T& value) {
    DigestWriter out;
    encode(out, value);
    return out.digest();
}

}  // namespace flagplot
