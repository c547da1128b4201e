#pragma once

#include <cstdint>
#include <vector>

#include "tactical/gunnery/field.h"

/// \file
/// Torpedoes: launched, under way, arriving (GU-45 to GU-49, GU-71).

namespace flagplot::tactical::gunnery {

/// What the chance of a torpedo depends on (GU-46).
struct TorpedoRun {
    std::int32_t range = 0;  ///< at launch, hundreds of yards
    std::int32_t tons = 0;   ///< of the target
    std::int32_t knots = 0;
    bool is_aware = true;  ///< and steered
    bool is_by_day = true;
    std::int32_t night = 2;   ///< the launcher's grade
    bool has_turned = false;  ///< or changed speed since launch
};

/// Chance of each torpedo, ten thousandths (GU-46).
[[nodiscard]] std::int32_t torpedo_chance(const TorpedoRun& run, const Tables& tables);

/// In how many turns a salvo arrives, by the range in yards (GU-46).
[[nodiscard]] std::int32_t turns_to_arrive(std::int32_t range, const TorpedoClass& torpedo,
                                           std::int32_t minutes);

/// A torpedo that hit: it does its damage when all guns have fired (GU-26).
struct TorpedoHit {
    SideIndex by;
    std::size_t target = 0;
    std::int32_t torpedo = 0;  ///< class
};

/// The salvoes that arrive in this turn.
[[nodiscard]] std::vector<TorpedoHit> torpedoes_arrive(Field& field);

/// A torpedo's damage (GU-48).
void strike(Field& field, const TorpedoHit& hit);

/// Launches what is ordered or what has a good chance (GU-45, GU-71), and loads tubes again.
void launch_torpedoes(Field& field);

/// Which tracks are seen at the end of the turn (GU-47).
void watch_for_tracks(Field& field);

}  // namespace flagplot::tactical::gunnery
