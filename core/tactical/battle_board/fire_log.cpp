#include <fmt/format.h>

#include <utility>

#include "tactical/battle_board/fire.h"
#include "tactical/battle_board/phrases.h"
#include "tactical/battle_board/speed.h"

// The log of a shot: why this target, and how the damage is made up. Why a target was chosen
// reveals orders, so it is only for the side that fires.

namespace flagplot::tactical::battle_board {

std::string Firing::appeal_text(const Shot& shot, std::int32_t target) const {
    const Token& aim = ground_.token(target);
    const Kind& kind = ground_.kind(aim);
    const Appeal its = reckoned(shot, target);
    const auto wide = [](Wide value) { return fmt::format("{}", static_cast<long long>(value)); };
    Wide over = its.over;
    Wide under = its.under;
    for (Wide a = over, b = under; b != 0;) {  // in lowest terms
        const Wide rest = a % b;
        a = b;
        b = rest;
        if (b == 0 && a > 0) {
            over /= a;
            under /= a;
        }
    }
    return fmt::format("{} {}: attractiveness {}/{}: value {} x {} ships, armour {}, shields {}{}",
                       token_name(target),
                       squares_.rank_of(shot.gun.token, target) == 1 ? "primary" : "secondary",
                       wide(over), wide(under), kind.value, aim.stack.ships,
                       armor_points_left(aim.stack, kind, armor_parts_), aim.stack.shields,
                       kind.deflectors > 0 ? fmt::format(", deflectors {}", kind.deflectors) : "");
}

void Firing::note_choice(const Shot& shot, std::int32_t chosen) const {
    std::vector<std::string> parts;
    for (const std::int32_t target : squares_.foes(shot.side)) {
        if (may_hit(shot, target)) parts.push_back(appeal_text(shot, target));
    }
    ground_.log->tell(shot.side,
                      fmt::format("{} aims {} at {}", token_name(shot.gun.token),
                                  shot.slot.weapon.name, token_name(chosen)),
                      "BB-42", std::move(parts));
}

void Firing::note_hurt(const Shot& shot, std::int32_t target, const Hurt& hurt,
                       std::vector<std::string> parts) const {
    const Token& aim = ground_.token(target);
    parts.insert(parts.begin(),
                 fmt::format("initiative {}, range {}, distance {}", shot.gun.initiative,
                             shot.slot.weapon.range, distance(shot.at, aim.at)));
    parts.push_back(fmt::format("left: {} ships, armour {}, shields {}", aim.stack.ships,
                                armor_points_left(aim.stack, ground_.kind(aim), armor_parts_),
                                aim.stack.shields));
    LogLine& line = ground_.log->tell_all(
        fmt::format("{} fires {} at {}: {} to shields, {} to armour, {} ships lost",
                    token_name(shot.gun.token), shot.slot.weapon.name, token_name(target),
                    hurt.to_shields, (hurt.to_armor + armor_parts_ - 1) / armor_parts_,
                    hurt.ships_lost),
        is_torpedo(shot.slot.weapon.kind) ? "BB-59" : "BB-53", std::move(parts));
    line.event = LogEvent::hit;
}

}  // namespace flagplot::tactical::battle_board
