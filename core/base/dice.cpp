#include "base/dice.h"

#include <sodium.h>

#include <string_view>

#include "base/ensure.h"

namespace flagplot {

namespace {

using KeyBytes = std::array<std::uint8_t, 16>;

template <class T>
void put(KeyBytes& bytes, std::size_t& at, T value) {
    for (std::size_t i = 0; i < sizeof(T); ++i) {
        bytes[at++] = static_cast<std::uint8_t>(value >> (8U * i));
    }
}

KeyBytes bytes_of(const DieKey& key) {
    KeyBytes bytes{};
    std::size_t at = 0;
    put(bytes, at, static_cast<std::uint8_t>(key.purpose));
    put(bytes, at, key.line);
    put(bytes, at, key.turn);
    put(bytes, at, key.subject);
    put(bytes, at, key.object);
    put(bytes, at, key.index);
    return bytes;
}

std::uint64_t word_at(const std::array<std::uint8_t, 64>& bytes, std::size_t start) {
    std::uint64_t word = 0;
    for (std::size_t i = 0; i < 8; ++i) word |= std::uint64_t{bytes[start + i]} << (8U * i);
    return word;
}

/// Eight words a block, block after block, until one is below the largest multiple of `faces`.
std::int32_t roll_official(const OfficialDice& dice, const DieKey& key, std::uint64_t faces) {
    const KeyBytes message = bytes_of(key);
    const std::uint64_t limit = UINT64_MAX - (UINT64_MAX % faces);
    for (std::uint64_t block = 0;; ++block) {
        std::array<std::uint8_t, 24> input{};
        for (std::size_t i = 0; i < message.size(); ++i) input[i] = message[i];
        for (std::size_t i = 0; i < 8; ++i) {
            input[16 + i] = static_cast<std::uint8_t>(block >> (8U * i));
        }
        std::array<std::uint8_t, 64> output{};
        FLAGPLOT_ENSURE(crypto_generichash(output.data(), output.size(), input.data(), input.size(),
                                           dice.secret.data(), dice.secret.size()) == 0);
        for (std::size_t start = 0; start < output.size(); start += 8) {
            const std::uint64_t word = word_at(output, start);
            if (word < limit) return static_cast<std::int32_t>(word % faces) + 1;
        }
    }
}

/// A 64-bit finaliser over the seed and then the key's two words, so that neighbouring seeds share
/// no rolls; the top 32 bits scaled to the die.
std::int32_t roll_odds(const OddsDice& dice, const DieKey& key, std::uint64_t faces) {
    const auto mixed = [](std::uint64_t x) {
        x += 0x9e3779b97f4a7c15ULL;
        x ^= x >> 30U;
        x *= 0xbf58476d1ce4e5b9ULL;
        x ^= x >> 27U;
        x *= 0x94d049bb133111ebULL;
        return x ^ (x >> 31U);
    };
    const KeyBytes bytes = bytes_of(key);
    std::uint64_t low = 0;
    std::uint64_t high = 0;
    for (std::size_t i = 0; i < 8; ++i) {
        low |= std::uint64_t{bytes[i]} << (8U * i);
        high |= std::uint64_t{bytes[8 + i]} << (8U * i);
    }
    const std::uint64_t word = mixed(mixed(mixed(dice.seed) + low) + high);
    return static_cast<std::int32_t>(((word >> 32U) * faces) >> 32U) + 1;
}

}  // namespace

std::int32_t roll(const Dice& dice, const DieKey& key, std::int32_t faces) {
    FLAGPLOT_ENSURE(faces >= 1);
    const auto sides = static_cast<std::uint64_t>(faces);
    return std::visit(
        Overloaded{
            [&](const OfficialDice& official) { return roll_official(official, key, sides); },
            [&](const OddsDice& odds) { return roll_odds(odds, key, sides); },
            [&](const ForcedDice& forced) {
                const auto found = forced.values.find(key);
                return found != forced.values.end() ? found->second
                                                    : roll_official(forced.otherwise, key, sides);
            },
        },
        dice);
}

Digest commitment_of(const Secret& secret) {
    std::string text = "flagplot dice commitment 1";
    text.append(reinterpret_cast<const char*>(secret.data()), secret.size());
    return digest_of_bytes(text);
}

Secret secret_from_seed(std::uint64_t seed) {
    std::string text = "flagplot public seed 1";
    for (unsigned i = 0; i < 8; ++i) text += static_cast<char>(seed >> (8U * i));
    return digest_of_bytes(text);
}

}  // namespace flagplot
