#include "tactical/battle_board/seagoing.h"

#include <algorithm>

#include "tactical/battle_board/speed.h"
#include "tactical/battle_board/stack.h"

namespace flagplot::tactical::battle_board {

namespace {

/// With this much hull or less a ship has this much of her speed; the first row that applies
/// counts.
struct LimpRow {
    std::int32_t hull = 0;
    std::int32_t speed = 0;
};
constexpr std::array<LimpRow, 3> limp_rows{{{25, 50}, {50, 75}, {100, 100}}};

}  // namespace

Hundredths speed_left_at(Hundredths hull) {
    const auto* row = std::find_if(limp_rows.begin(), limp_rows.end(),
                                   [hull](const LimpRow& each) { return hull.count <= each.hull; });
    return {row == limp_rows.end() ? 100 : row->speed};
}

Hundredths changed_with(Hundredths share, Hundredths before, Hundredths now) {
    return {(share.count * now.count + before.count - 1) / before.count};
}

Hundredths hull_left(const Token& token, const Kind& kind, const Switches& switches) {
    const std::int64_t parts = armor_parts(switches);
    const std::int64_t full = std::int64_t{token.ships_at_start} * kind.armor * parts;
    const std::int64_t left = armor_left(token.stack, kind, parts);
    return {static_cast<std::int32_t>((left * 100 + full - 1) / full)};
}

std::int32_t limping_speed(const Token& token, const Ground& ground) {
    const Kind& kind = ground.kind(token);
    if (!kind.is_naval || !ground.switches.naval_cripples || token.quarters == 0) {
        return token.quarters;
    }
    const Hundredths before = speed_left_at({token.hull_at_start});
    const Hundredths now = speed_left_at(hull_left(token, kind, ground.switches));
    const std::int32_t by = 2 * before.count;
    const std::int32_t quarters = (2 * token.quarters_at_start * now.count + before.count) / by;
    return std::max(slowest, quarters);
}

bool is_pursued(const Ground& ground, std::int32_t number) {
    const Token& token = ground.token(number);
    if (!ground.kind(token).is_naval || !ground.switches.naval_pursuit) return false;
    const Position& position = ground.position();
    const std::int32_t sight = position.sight == 0 ? distances : position.sight;
    return std::any_of(position.tokens.begin(), position.tokens.end(), [&](const Token& other) {
        return is_on_board(other) && ground.is_hostile(other.side, token.side) &&
               is_armed(ground.kind(other)) && other.quarters > token.quarters &&
               distance(other.at, token.at) <= sight;
    });
}

bool is_caught_unaware(const Ground& ground, const Token& token) {
    const Position& position = ground.position();
    return position.round == 1 && ground.kind(token).is_naval &&
           position.surprised[token.side.index()] != 0;
}

}  // namespace flagplot::tactical::battle_board
