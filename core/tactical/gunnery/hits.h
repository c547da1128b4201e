#pragma once

#include <cstdint>

#include "tactical/gunnery/field.h"
#include "tactical/gunnery/gunfire.h"

/// \file
/// Where a shell strikes, and what it does there (GU-41 to GU-44).

namespace flagplot::tactical::gunnery {

/// GU-41: the per cent of a shell's damage and penetration for a die of nine.
[[nodiscard]] std::int32_t force_percent(std::int32_t d9);

/// GU-42: is the armour pierced? Unarmoured always is.
[[nodiscard]] bool is_pierced(std::int32_t penetration, std::int32_t force, std::int32_t armour);

/// All of these shells strike, each with dice of its own.
void strike(Field& field, const ShellHits& shells);

/// The magazine blows up, if the die says so (GU-43). \pre she is not sunk
void try_magazine(Field& field, std::size_t target, std::int32_t thousandths);

/// She sinks, this way, by the hand of a side.
void sink(Field& field, std::size_t target, Fate fate);

/// A die of what strikes a ship: each is another.
[[nodiscard]] std::int32_t strike_die(Field& field, std::size_t target, std::int32_t faces);

}  // namespace flagplot::tactical::gunnery
