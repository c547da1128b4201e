#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "base/result.h"
#include "tactical/battle_board/battle.h"
#include "tactical/battle_board/tables.h"
#include "tactical/module.h"

/// \file
/// Who comes onto the board, and how (BB-21 to BB-25, BB-B2).

namespace flagplot::tactical::battle_board {

inline constexpr std::int32_t most_tokens = 256;
inline constexpr std::int32_t most_rounds = 16;

/// Ships of one design that come into a battle.
struct Company {
    std::int32_t kind = 0;
    std::string name;
    std::int32_t ships = 1;
    Hundredths hull{100};  ///< of each of them
    Hundredths ammunition{100};
    std::vector<ModuleValue> lasting = {};  ///< of earlier battles (BB-B13)
    std::optional<Station> station = {};    ///< of a ship of a naval campaign (BB-B5)
};

/// One fleet that comes, and whose it is.
struct Arrival {
    Fleet fleet;
    std::vector<Company> companies;
};

/// Everybody who comes: what a battle is set up from, however it was requested.
struct Muster {
    std::vector<std::string> sides;
    std::vector<Relation> relations;  ///< of side a to side b at a * sides + b
    std::vector<Kind> kinds;
    std::vector<Arrival> arrivals;  ///< in the order of fleet numbers
    std::int32_t rounds = most_rounds;
    std::vector<std::uint8_t> surprised = {};  ///< by side; empty: nobody
    std::int32_t sight = 0;                    ///< squares; 0: all
    bool has_ways_out = true;
    bool is_night = false;
};

/// The battle before the first orders.
[[nodiscard]] Battle set_up(const Muster& muster, const Tables& tables);

/// A design with all its parts. Error: a part that is not in the tables.
[[nodiscard]] Result<Kind> kind_of(const Design& design, const Tables& tables);

/// Where a ship of a campaign is before round 1; none if she has a space design and starts with her
/// side (BB-23).
[[nodiscard]] std::optional<Station> station_of(const Unit& unit, const Tables& tables);

/// A ship of a campaign in her present state. Error: nothing says what she is on this board.
[[nodiscard]] Result<Kind> kind_of(const Unit& unit, const Tables& tables);

/// Everybody in a battle of the campaign. Error: `cannot_begin`.
[[nodiscard]] Result<Muster> muster_of(const BattleRequest& request, const Tables& tables);

/// How many tokens each side may have, if there are more than the board holds (BB-22).
[[nodiscard]] std::vector<std::int32_t> shares(const std::vector<std::int32_t>& wanted,
                                               std::int32_t most);

/// Throws cargo overboard, then sets everybody's mass and speed for this battle (BB-25).
void set_out(Battle& battle, const Switches& switches);

}  // namespace flagplot::tactical::battle_board
