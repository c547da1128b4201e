#include "base/dice.h"

#include <sodium.h>

#include <algorithm>
#include <optional>
#include <span>
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

std::uint64_t word_at(std::span<const std::uint8_t> bytes, std::size_t start) {
    std::uint64_t word = 0;
    for (std::size_t i = 0; i < 8; ++i) word |= std::uint64_t{bytes[start + i]} << (8U * i);
    return word;
}

using Block = std::array<std::uint8_t, 64>;

Block block_of(const OfficialDice& dice, const DieKey& key, std::uint64_t number) {
    const KeyBytes message = bytes_of(key);
    std::array<std::uint8_t, 24> input{};
    for (std::size_t i = 0; i < message.size(); ++i) input[i] = message[i];
    for (std::size_t i = 0; i < 8; ++i) {
        input[16 + i] = static_cast<std::uint8_t>(number >> (8U * i));
    }
    Block output{};
    FLAGPLOT_ENSURE(crypto_generichash(output.data(), output.size(), input.data(), input.size(),
                                       dice.secret.data(), dice.secret.size()) == 0);
    return output;
}

/// Words below the largest multiple of `faces` give a face; others are skipped.
std::optional<std::int32_t> face_of(std::uint64_t word, std::uint64_t faces) {
    const std::uint64_t limit = UINT64_MAX - (UINT64_MAX % faces);
    if (word >= limit) return std::nullopt;
    return static_cast<std::int32_t>(word % faces) + 1;
}

/// Eight words from each block, block after block.
std::int32_t roll_official(const OfficialDice& dice, const DieKey& key, std::uint64_t faces) {
    for (std::uint64_t number = 0;; ++number) {
        const Block block = block_of(dice, key, number);
        for (std::size_t start = 0; start < block.size(); start += 8) {
            if (const auto face = face_of(word_at(block, start), faces)) return *face;
        }
    }
}

using LotKey = std::array<std::uint8_t, crypto_shorthash_KEYBYTES>;

/// The first bytes of the block for the lot itself, with object 0.
LotKey lot_key_of(const OfficialDice& dice, DieKey key) {
    key.object = 0;
    const Block block = block_of(dice, key, 0);
    LotKey lot{};
    std::copy_n(block.begin(), lot.size(), lot.begin());
    return lot;
}

std::int32_t roll_in_lot(const LotKey& lot, std::uint32_t candidate, std::uint64_t faces) {
    for (std::uint32_t again = 0;; ++again) {
        KeyBytes input{};
        std::size_t at = 0;
        put(input, at, candidate);
        put(input, at, again);
        std::array<std::uint8_t, crypto_shorthash_BYTES> output{};
        FLAGPLOT_ENSURE(crypto_shorthash(output.data(), input.data(), at, lot.data()) == 0);
        if (const auto face = face_of(word_at(output, 0), faces)) return *face;
    }
}

std::int32_t rolled(const OfficialDice& dice, const DieKey& key, std::uint64_t faces) {
    if (key.purpose != Purpose::lot) return roll_official(dice, key, faces);
    return roll_in_lot(lot_key_of(dice, key), key.object, faces);
}

/// A 64-bit finaliser over the seed and then the two words of the key, so that neighbouring seeds
/// have no rolls in common; the top 32 bits are scaled to the die.
std::int32_t roll_odds(const OddsDice& dice, const DieKey& key, std::uint64_t faces) {
    const auto mixed = [](std::uint64_t x) {
        x += 0x9e3779b97f4a7c15ULL;
        x ^= x >> 30U;
        x *= 0xbf58476d1ce4e5b9ULL;
        x ^= x >> 27U;
        x *= 0x94d049bb133111ebULL;
        return x ^ (x >> 31U);
    };
    const std::uint64_t low = static_cast<std::uint64_t>(key.purpose) |
                              (std::uint64_t{key.line} << 8U) | (std::uint64_t{key.turn} << 16U) |
                              (std::uint64_t{key.subject} << 32U);
    const std::uint64_t high = std::uint64_t{key.object} | (std::uint64_t{key.index} << 32U);
    const std::uint64_t word = mixed(mixed(mixed(dice.seed) + low) + high);
    return static_cast<std::int32_t>(((word >> 32U) * faces) >> 32U) + 1;
}

/// Each word is preceded by its length, so that no two rows of words give the same bytes.
Secret secret_with_words(const Secret& secret, std::span<const std::string> words) {
    std::string text = "flagplot words 1";
    for (const std::string& word : words) {
        for (unsigned i = 0; i < 4; ++i) text += static_cast<char>(word.size() >> (8U * i));
        text += word;
    }
    return keyed_digest(secret, text);
}

}  // namespace

std::int32_t roll(const Dice& dice, const DieKey& key, std::int32_t faces) {
    FLAGPLOT_ENSURE(faces >= 1);
    const auto sides = static_cast<std::uint64_t>(faces);
    return std::visit(
        Overloaded{
            [&](const OfficialDice& official) { return rolled(official, key, sides); },
            [&](const OddsDice& odds) { return roll_odds(odds, key, sides); },
            [&](const ForcedDice& forced) {
                const auto found = forced.values.find(key);
                return found != forced.values.end() ? found->second
                                                    : rolled(forced.otherwise, key, sides);
            },
            [&](const WrittenDice& written) {
                const std::int32_t result = rolled(written.dice, key, sides);
                written.rolls->push_back({key, faces, result});
                return result;
            },
        },
        dice);
}

Dice dice_apart(const Dice& dice, const DieKey& key) {
    const auto secret = [&](const OfficialDice& official) {
        const Block block = block_of(official, key, UINT64_MAX);  // no roll gets this far
        Secret own{};
        std::copy_n(block.begin(), own.size(), own.begin());
        return OfficialDice{own};
    };
    return std::visit(
        Overloaded{
            [&](const OfficialDice& official) -> Dice { return secret(official); },
            [&](const OddsDice& odds) -> Dice {
                const auto low = static_cast<std::uint64_t>(roll_odds(odds, key, 1U << 30U));
                DieKey other = key;
                other.index = ~key.index;
                const auto high = static_cast<std::uint64_t>(roll_odds(odds, other, 1U << 30U));
                return OddsDice{odds.seed ^ (high << 32U) ^ low};
            },
            [&](const ForcedDice& forced) -> Dice { return secret(forced.otherwise); },
            [&](const WrittenDice& written) -> Dice {
                return WrittenDice{secret(written.dice), written.rolls};
            },
        },
        dice);
}

Dice dice_with_words(const Dice& dice, std::span<const std::string> words) {
    const bool is_silent = std::all_of(words.begin(), words.end(),
                                       [](const std::string& word) { return word.empty(); });
    if (is_silent) return dice;
    const auto secret = [&](const OfficialDice& official) {
        return OfficialDice{secret_with_words(official.secret, words)};
    };
    return std::visit(Overloaded{
                          [&](const OfficialDice& official) -> Dice { return secret(official); },
                          [](const OddsDice& odds) -> Dice { return odds; },
                          [&](const ForcedDice& forced) -> Dice {
                              return ForcedDice{forced.values, secret(forced.otherwise)};
                          },
                          [&](const WrittenDice& written) -> Dice {
                              return WrittenDice{secret(written.dice), written.rolls};
                          },
                      },
                      dice);
}

LotDice::LotDice(const Dice& dice, const DieKey& key, std::int32_t faces)
    : dice_(dice), key_(key), faces_(faces) {
    FLAGPLOT_ENSURE(key.purpose == Purpose::lot && key.object == 0 && faces >= 1);
    if (const auto* official = std::get_if<OfficialDice>(&dice)) {
        official_ = lot_key_of(*official, key);
    }
}

std::int32_t LotDice::roll_for(std::uint32_t candidate) const {
    if (std::holds_alternative<OfficialDice>(dice_)) {
        return roll_in_lot(official_, candidate, static_cast<std::uint64_t>(faces_));
    }
    DieKey key = key_;
    key.object = candidate;
    if (const auto* odds = std::get_if<OddsDice>(&dice_)) {
        return roll_odds(*odds, key, static_cast<std::uint64_t>(faces_));
    }
    return roll(dice_, key, faces_);
}

Digest commitment_of(const Secret& secret) {
    std::string text = "flagplot dice commitment 1";
    text.append(reinterpret_cast<const char*>(secret.data()), secret.size());
    return digest_of_bytes(text);
}

Digest record_key_of(const Secret& secret) { return keyed_digest(secret, "flagplot record key 1"); }

Secret secret_from_seed(std::uint64_t seed) {
    std::string text = "flagplot public seed 1";
    for (unsigned i = 0; i < 8; ++i) text += static_cast<char>(seed >> (8U * i));
    return digest_of_bytes(text);
}

}  // namespace flagplot
