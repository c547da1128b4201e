#pragma once

#include <array>
#include <cstdint>
#include <map>
#include <span>
#include <string>
#include <variant>
#include <vector>

#include "base/digest.h"
#include "base/fields.h"
#include "base/quantity.h"

/// \file
/// Dice are keyed, not streamed: a roll is a function of a secret and of what it is rolled for, so
/// no order of arrival, replay or extra roll can change another die. The rules cannot tell which
/// kind of dice they are given.

namespace flagplot {

/// What a die is rolled for.
enum class Purpose : std::uint8_t {
    initiative,
    sighting,
    air_search,
    misreport,
    draw,
    shuffle,
    lot,   ///< whom or where a card affects
    card,  ///< a card's own test
    refusal,
    battle  ///< a battle's own dice, and each roll in it
};
template <>
inline constexpr std::array<std::string_view, 10> words_of<Purpose>{
    "initiative", "sighting", "air search", "misreport", "draw",
    "shuffle",    "lot",      "card",       "refusal",   "battle"};

/// Names one roll of the campaign; 16 bytes, little-endian, in this order.
struct DieKey {
    Purpose purpose{};
    std::uint8_t line = 0;      ///< raised when a turn whose dice have been seen gets new orders
    std::uint16_t turn = 0;     ///< turn number
    std::uint32_t subject = 0;  ///< who rolls
    std::uint32_t object = 0;   ///< against whom, or 0
    std::uint32_t index = 0;    ///< which of several rolls of the same kind

    friend auto operator<=>(const DieKey&, const DieKey&) = default;
};
FLAGPLOT_FIELDS(DieKey, purpose, line, turn, subject, object, index)

using Secret = std::array<std::uint8_t, 32>;

/// Keyed BLAKE2b with exact rejection: all faces are equally likely, nobody without the secret can
/// predict a roll, and everybody with it can check one. The dice of a lot are SipHash-2-4, with a
/// key made in the same way from the secret and the lot.
struct OfficialDice {
    Secret secret{};
};

/// A fast counter-based generator with the same keys and a public seed of its own: for odds, never
/// for the campaign.
struct OddsDice {
    std::uint64_t seed = 0;
};

/// Given values for given keys, and official dice for all others: for tests and umpires.
struct ForcedDice {
    std::map<DieKey, std::int32_t> values;
    OfficialDice otherwise;
};

/// A die that was rolled.
struct RolledDie {
    DieKey key;
    std::int32_t faces = 0;
    std::int32_t result = 0;

    friend bool operator==(const RolledDie&, const RolledDie&) = default;
};

/// Official dice that record every roll, to show how a battle went.
struct WrittenDice {
    OfficialDice dice;
    std::vector<RolledDie>* rolls = nullptr;  ///< not null, outlives the dice
};

using Dice = std::variant<OfficialDice, OddsDice, ForcedDice, WrittenDice>;

/// One roll of a die with `faces` sides, 1 to `faces`. \pre `faces` is 1 or more.
[[nodiscard]] std::int32_t roll(const Dice& dice, const DieKey& key, std::int32_t faces);

/// Separate dice for what this key names: knowing them does not help to find the others. For forced
/// dice, the official ones are separated.
[[nodiscard]] Dice dice_apart(const Dice& dice, const DieKey& key);

/// The dice of a turn: made from the campaign's dice and the words that the sides gave, in the
/// order of the sides, empty if a side gave none. If nobody did, they are the campaign's own.
[[nodiscard]] Dice dice_with_words(const Dice& dice, std::span<const std::string> words);

/// The dice of one lot, which may be drawn among a hundred thousand squares: all are made from one
/// keyed digest. `roll_for(n)` is `roll` with the lot's key and `n` as its object.
/// \pre the key's purpose is `lot`, its object 0; the dice outlive this
class LotDice {
  public:
    LotDice(const Dice& dice, const DieKey& key, std::int32_t faces);
    [[nodiscard]] std::int32_t roll_for(std::uint32_t candidate) const;

  private:
    const Dice& dice_;
    DieKey key_;
    std::int32_t faces_;
    std::array<std::uint8_t, 16> official_{};  // key of the lot's official dice
};

/// Shown in the first briefing, so that the secret cannot be changed afterwards.
[[nodiscard]] Digest commitment_of(const Secret& secret);

/// The key of the fingerprints of the record in releases (campaign/record_print.h), published after
/// the war. The secret cannot be found from it.
[[nodiscard]] Digest record_key_of(const Secret& secret);

/// The secret of a campaign begun with a public seed: for tests, examples and teaching.
[[nodiscard]] Secret secret_from_seed(std::uint64_t seed);

}  // namespace flagplot
