#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"
#include "tactical/module.h"
#include "tactical/squadron/tables.h"

/// \file
/// Which class a ship of a campaign is (US-B38), and what her block `[class.module.squadron]`
/// changes about it. Page: docs/rules/squadron.md#class-data

namespace flagplot::tactical::squadron {

/// AD as a ship's card has them, "6/5/3/-": one number or dash for each band, the nearest first;
/// bands that are left out have none. None: it is no such text.
[[nodiscard]] std::optional<DiceByBand> dice_in(std::string_view text);

/// A ram score, "5" or "5 red".
struct RamScore {
    std::int32_t score = 0;
    bool is_red = false;
};
[[nodiscard]] std::optional<RamScore> ram_in(std::string_view text);

/// A length in inches, "7" or "7.5", in hundredths; none if it is none from 0 to 20.
[[nodiscard]] std::optional<std::int32_t> inches_in(std::string_view text);

[[nodiscard]] std::vector<DataKey> class_keys();

/// What is expected instead of a value of a key; empty: it is right.
[[nodiscard]] std::string problem_with(const Tables& tables, std::string_view key,
                                       std::string_view value);

/// The class of a ship: the one that her data name; else by the name of her class, her type, or her
/// tonnage; with what her data change. Errors (`cannot_begin`): her data are wrong, or the tables
/// have no such class.
[[nodiscard]] Result<ShipClass> class_of(const Tables& tables, const tactical::Unit& unit);

}  // namespace flagplot::tactical::squadron
