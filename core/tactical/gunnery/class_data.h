#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <tl/expected.hpp>
#include <vector>

#include "tactical/gunnery/battle.h"
#include "tactical/gunnery/tables.h"
#include "tactical/module.h"

/// \file
/// What a class of ships says of itself in its block `[class.module.gunnery]` (GU-8), and what is
/// derived where it says nothing (GU-74).

namespace flagplot::tactical::gunnery {

[[nodiscard]] std::vector<DataKey> class_keys();

/// What is expected instead of a value of a key; empty: it is right.
[[nodiscard]] std::string problem_with(std::string_view key, std::string_view value,
                                       const Tables& tables);

/// "8x15h/2 100 50; 12x5.9/2 50 50": number x gun class / guns per mount, per cent that bear on
/// the beam, per cent right ahead and astern. "0" and an empty text are no guns. None: it is no
/// such list, or names a gun that the tables do not have.
[[nodiscard]] std::optional<std::vector<BatteryDesign>> batteries_in(std::string_view text,
                                                                     const Tables& tables);

/// The torpedoes "8x21", into tubes and class of a design; "0" and an empty text are none.
/// False: it is no such text.
bool take_torpedoes(std::string_view text, const Tables& tables, Design& design);

/// The armour "330 110 350" (belt, deck, turret, mm). False: it is no such text.
bool take_armour(std::string_view text, Design& design);

/// A class as it was in this year, with its own data or those of its type, and the quality of its
/// crew (75 green, 100, 125 crack).
struct ClassOfShip {
    Design design;
    std::int32_t crew = 100;
};

/// What was wrong with the data of her class, as a sentence, or her class.
[[nodiscard]] tl::expected<ClassOfShip, std::string> class_of(const Unit& unit, std::int32_t year,
                                                              const Tables& tables);

/// What a ship of this type without data of her class was like in this year (GU-70: unknown
/// armament counts as the type's).
[[nodiscard]] Design usual_design(const std::string& type, std::int32_t year, const Tables& tables);

}  // namespace flagplot::tactical::gunnery
