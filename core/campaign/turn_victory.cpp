#include <algorithm>

#include "campaign/turn.h"

namespace flagplot::turn {

namespace {

/// One row of the campaign's victory table at the end of a turn.
struct Claim {
    std::int32_t row = 0;
    const VictoryRow& victory;
};

void pay_once(Resolution& turn, const Claim& claim, std::uint32_t which, std::int32_t points) {
    const auto& paid = turn.state().paid;
    const bool is_paid = std::any_of(paid.begin(), paid.end(), [&](const VictoryPaid& each) {
        return each.row == claim.row && each.which == which;
    });
    if (!is_paid) turn.fact(SidePaid{{claim.row, which, points}});
}

bool is_in(const Resolution& turn, ShipId ship, Square square) {
    const auto formations = turn.on_chart();
    return std::any_of(formations.begin(), formations.end(), [&](FormationId id) {
        const auto& ships = turn.formation(id).ships;
        return turn.formation(id).square == square &&
               std::binary_search(ships.begin(), ships.end(), ship);
    });
}

bool is_earned(const Resolution& turn, const VictoryRow& victory, ShipId ship, bool is_war_over) {
    const bool is_lost = turn.state().ships[ship.index()].is_lost();
    switch (victory.what) {
        case VictoryFor::arrives:
            return !is_lost && (!victory.by || turn.state().turn <= *victory.by) && victory.at &&
                   is_in(turn, ship, *victory.at);
        case VictoryFor::sinks:
            return is_lost;
        case VictoryFor::keeps:
            return is_war_over && !is_lost;
        case VictoryFor::spots:
            return false;  // counted by formation
    }
    return false;
}

}  // namespace

void pay(Resolution& turn, bool is_war_over) {
    const auto& table = turn.definition().victory;
    for (std::size_t row = 0; row < table.size(); ++row) {
        const Claim claim{static_cast<std::int32_t>(row), table[row]};
        for (const ShipId ship : table[row].ships) {
            if (!is_earned(turn, table[row], ship, is_war_over)) continue;
            pay_once(turn, claim, ship.number, worth(turn.definition(), table[row], ship));
        }
        for (const FormationId formation : table[row].formations) {
            if (!has_spotted(turn.state(), table[row].side, formation)) continue;
            pay_once(turn, claim, formation.number, table[row].points);
        }
    }
}

}  // namespace flagplot::turn
