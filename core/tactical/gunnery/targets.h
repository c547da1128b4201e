#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "tactical/gunnery/field.h"

/// \file
/// At whom each ship fires: what she may fire at (GU-30), and the best of it (GU-70, 4).

namespace flagplot::tactical::gunnery {

/// How a ship sees what she fires at.
enum class Aim : std::uint8_t { plain, radar, flashes };

/// A ship's fire in this turn, by places of actors.
struct Laid {
    std::size_t firer = 0;
    std::size_t target = 0;
    Aim aim = Aim::plain;
    std::size_t second_target = 0;  ///< of her secondary guns
    Aim second_aim = Aim::plain;
};

/// How a ship may fire at another, if she may at all (GU-30). By places of actors.
[[nodiscard]] std::optional<Aim> aim_at(const Field& field, std::size_t firer, std::size_t target);

/// The fire of all ships of all sides, in the order of the ships.
[[nodiscard]] std::vector<Laid> lay_guns(const Field& field);

/// Is the target a warship within 5,000 yards whose side fired at the firer last turn? Only at such
/// does she fire her last quarter of rounds (GU-63). \pre the target is held
[[nodiscard]] bool is_pressing(const Field& field, std::size_t firer, std::size_t target);

/// Is the chance of a shot at this effective range, as the target is seen, what it is by clear day
/// at 24,000 yards; or, if her side fired at the firer last turn, at 30,000 (GU-70, 4)? \pre she
/// may aim so
[[nodiscard]] bool is_effective(const Field& field, std::size_t firer, std::size_t target, Aim aim,
                                std::int32_t effective_range);

/// GU-T7: how well a ship sees her target, per cent of hits. \pre she may aim so
[[nodiscard]] std::int32_t sight_percent(const Field& field, std::size_t firer, std::size_t target,
                                         Aim aim);

}  // namespace flagplot::tactical::gunnery
