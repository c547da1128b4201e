#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "base/dice.h"

namespace flagplot {

/// Where a campaign's dice come from: a secret that nobody has seen, or a public seed (tests,
/// examples).
struct DiceSource {
    Secret secret{};
    std::optional<std::uint64_t> public_seed;

    friend bool operator==(const DiceSource&, const DiceSource&) = default;
};
FLAGPLOT_FIELDS(DiceSource, secret, public_seed)

/// A new secret from the system's random numbers.
[[nodiscard]] DiceSource secret_dice();

/// A word for the dice of a turn that nobody can guess: "k3mf-9rtw-x2hd-b7qn".
[[nodiscard]] std::string random_word();

/// Dice that anybody with the seed can predict.
[[nodiscard]] DiceSource seeded_dice(std::uint64_t seed);

}  // namespace flagplot
