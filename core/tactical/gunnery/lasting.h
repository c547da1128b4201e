#pragma once

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "tactical/gunnery/battle.h"
#include "tactical/module.h"

/// \file
/// Damage that lasts from one battle to the next (GU-68), under the module's own name: `main 4 of
/// 8`, `torpedoes 2 of 8`, `control out`, `rudder jammed`, `flooded 20`.

namespace flagplot::tactical::gunnery {

/// What is left of a ship's parts, as an earlier battle wrote it down.
struct Lasting {
    std::vector<std::optional<std::int32_t>> guns;  ///< by battery
    std::optional<std::int32_t> tubes;
    bool control_out = false;
    bool rudder_jammed = false;
    std::int32_t flooded = 0;  ///< per cent of her hull points

    /// Does it say what her guns and their control are worth, so that her firepower does not?
    [[nodiscard]] bool tells_of_guns() const;
};
[[nodiscard]] Lasting lasting_of(const Unit& unit, const Design& design);

/// What lasts of a ship now, with what is other modules'.
[[nodiscard]] std::vector<ModuleValue> lasting_after(const Ship& ship, const Design& design,
                                                     const std::vector<ModuleValue>& before);

}  // namespace flagplot::tactical::gunnery
