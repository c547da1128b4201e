#include "tactical/battle_board/muster.h"

#include <algorithm>

#include "tactical/battle_board/ground.h"
#include "tactical/battle_board/line_up.h"
#include "tactical/battle_board/loads.h"
#include "tactical/battle_board/speed.h"
#include "tactical/battle_board/stack.h"

namespace flagplot::tactical::battle_board {

namespace {

/// Full shields, and the armour that was left (BB-62). A ship that is there has at least a part
/// left.
Stack stack_of(const Company& company, const Kind& kind, const Switches& switches) {
    constexpr std::int32_t hundred = 100;
    Stack stack;
    stack.ships = company.ships;
    stack.shields = stack.shields_full = std::int64_t{kind.shields} * company.ships;
    const std::int64_t whole = kind.armor * armor_parts(switches);
    stack.damage = std::min(whole * (hundred - company.hull.count) / hundred, whole - 1);
    stack.damaged = stack.damage > 0 ? company.ships : 0;
    return stack;
}

TokenOrders first_orders(const Kind& kind, const Fleet& fleet) {
    TokenOrders orders;
    if (kind.is_base) orders.tactic = Tactic::maximize_damage;
    if (!is_armed(kind) || fleet.is_avoiding) orders.tactic = Tactic::disengage;
    return orders;
}

/// A side's last tokens stay outside if there are too many (BB-22).
void leave_out_surplus(Position& position) {
    std::vector<std::int32_t> wanted(position.sides.size());
    for (const Token& token : position.tokens) ++wanted[token.side.index()];
    std::vector<std::int32_t> room = shares(wanted, most_tokens);
    for (Token& token : position.tokens) {
        if (--room[token.side.index()] < 0) token.where = Whereabouts::outside;
    }
}

Token token_of(const Company& company, SideIndex side, std::int32_t fleet, const Kind& kind,
               const Tables& tables) {
    Token token;
    token.side = side;
    token.fleet = fleet;
    token.kind = company.kind;
    token.name = company.name.empty() ? kind.name : company.name;
    token.stack = stack_of(company, kind, tables.switches);
    token.ships_at_start = company.ships;
    token.mass = kind.mass;
    token.quarters = quarters_of(kind, kind.mass, tables.switches);
    token.hull_at_start = company.hull.count;
    token.left = loads_of(kind, company.ships, company.ammunition, company.lasting);
    token.loaded = token.left;
    return token;
}

}  // namespace

std::vector<std::int32_t> shares(const std::vector<std::int32_t>& wanted, std::int32_t most) {
    std::vector<std::int32_t> given(wanted.size());
    std::int32_t left = most;
    for (bool is_any_given = true; left > 0 && is_any_given;) {
        const auto waiting = static_cast<std::int32_t>(std::count_if(
            wanted.begin(), wanted.end(), [&, side = std::size_t{0}](std::int32_t each) mutable {
                return each > given[side++];
            }));
        is_any_given = waiting > 0;
        const std::int32_t share = waiting == 0 ? 0 : std::max(1, left / waiting);
        for (std::size_t side = 0; side < wanted.size(); ++side) {
            const std::int32_t more = std::min({share, wanted[side] - given[side], left});
            given[side] += more;
            left -= more;
        }
    }
    return given;
}

Battle set_up(const Muster& muster, const Tables& tables) {
    Battle battle;
    Position& position = battle.position;
    position.sides = muster.sides;
    position.relations = muster.relations;
    position.hostile.assign(muster.sides.size() * muster.sides.size(), 0);
    position.kinds = muster.kinds;
    position.rounds = muster.rounds;
    position.surprised = muster.surprised;
    position.surprised.resize(muster.sides.size());
    position.sight = muster.sight;
    position.has_ways_out = muster.has_ways_out;
    battle.by_tactic.assign(muster.sides.size(), 0);
    const std::vector<BoardSquare> squares = lined_up(muster, tables);
    for (const Arrival& arrival : muster.arrivals) {
        const auto fleet = static_cast<std::int32_t>(position.fleets.size());
        position.fleets.push_back(arrival.fleet);
        for (const Company& company : arrival.companies) {
            const Kind& kind = position.kinds[static_cast<std::size_t>(company.kind)];
            Token token = token_of(company, arrival.fleet.side, fleet, kind, tables);
            token.at = squares[position.tokens.size()];
            position.tokens.push_back(std::move(token));
            battle.orders.push_back(first_orders(kind, arrival.fleet));
        }
    }
    leave_out_surplus(position);
    const auto first =
        std::min_element(position.tokens.begin(), position.tokens.end(),
                         [](const Token& a, const Token& b) { return a.side < b.side; });
    if (first == position.tokens.end()) {
        position.stage = Stage::over;
        position.ended_by = EndedBy::no_hostility;
    } else {
        position.asked = first->side;
    }
    return battle;
}

// --- before round 1 ------------------------------------------------------------------------------

namespace {

/// Throws the minerals of fleets overboard that were ordered to do so. Returns which fleets did.
std::vector<std::uint8_t> dump_cargo(Battle& battle) {
    Position& position = battle.position;
    std::vector<std::uint8_t> dumps(position.fleets.size());
    for (std::size_t token = 0; token < position.tokens.size(); ++token) {
        const auto fleet = static_cast<std::size_t>(position.tokens[token].fleet);
        if (battle.orders[token].dumps_cargo) dumps[fleet] = 1;
    }
    for (std::size_t number = 0; number < dumps.size(); ++number) {
        Fleet& fleet = position.fleets[number];
        if (dumps[number] == 0) continue;
        fleet.minerals_dumped += fleet.minerals;
        fleet.minerals = 0;
    }
    return dumps;
}

std::vector<std::int64_t> capacities(const Position& position) {
    std::vector<std::int64_t> capacity(position.fleets.size());
    for (const Token& token : position.tokens) {
        const Kind& kind = position.kinds[static_cast<std::size_t>(token.kind)];
        capacity[static_cast<std::size_t>(token.fleet)] +=
            std::int64_t{kind.cargo} * token.stack.ships;
    }
    return capacity;
}

std::int32_t dampening(const Position& position) {
    std::int32_t strongest = 0;
    for (const Token& token : position.tokens) {
        const Kind& kind = position.kinds[static_cast<std::size_t>(token.kind)];
        if (is_on_board(token)) strongest = std::max(strongest, kind.dampener);
    }
    return strongest;
}

}  // namespace

void set_out(Battle& battle, const Switches& switches) {
    Position& position = battle.position;
    const std::vector<std::uint8_t> dumps = dump_cargo(battle);
    const std::vector<std::int64_t> capacity = capacities(position);
    const std::int32_t dampened = dampening(position);
    for (Token& token : position.tokens) {
        const Kind& kind = position.kinds[static_cast<std::size_t>(token.kind)];
        const auto fleet = static_cast<std::size_t>(token.fleet);
        const std::int64_t cargo =
            position.fleets[fleet].minerals + std::int64_t{position.fleets[fleet].colonists};
        const bool is_loaded = switches.mass_includes_cargo && capacity[fleet] > 0;
        const std::int64_t share = is_loaded ? cargo * kind.cargo / capacity[fleet] : 0;
        token.mass = kind.mass + static_cast<std::int32_t>(share);
        token.quarters = quarters_of(kind, token.mass, switches);
        if (dumps[fleet] != 0 && kind.cargo > 0) token.quarters = slowed(token.quarters, 1);
        if (dampened > 0) token.quarters = slowed(token.quarters, dampened);
        token.quarters_at_start = token.quarters;
    }
}

}  // namespace flagplot::tactical::battle_board
