#include "tactical/battle_board/squares.h"

#include <algorithm>
#include <cstdlib>
#include <utility>

#include "base/wide.h"
#include "tactical/battle_board/apart.h"
#include "tactical/battle_board/speed.h"

namespace flagplot::tactical::battle_board {

namespace {

bool flees(Tactic tactic) { return aim_of(tactic) == Aim::least_taken; }

/// All weapons must reach, or one is enough (BB-34, BB-35).
std::int32_t wanted_reach(Tactic tactic, const Reach& reach) {
    const bool all = tactic == Tactic::maximize_damage || tactic == Tactic::maximize_net_damage;
    return all ? reach.shortest : reach.longest;
}

std::int32_t sign(std::int32_t value) { return (value > 0 ? 1 : 0) - (value < 0 ? 1 : 0); }

BoardSquare toward(BoardSquare from, BoardSquare to) {
    return {from.x + sign(to.x - from.x), from.y + sign(to.y - from.y)};
}

/// Twice the distance from the centre of the board, which is between squares.
std::int32_t from_centre(BoardSquare square) {
    return std::max(std::abs(2 * square.x - (board_side - 1)),
                    std::abs(2 * square.y - (board_side - 1)));
}

/// The squares within `depth` steps.
void lay_out(BoardSquare from, std::int32_t depth, Prospect& prospect) {
    prospect.corner = {std::max(0, from.x - depth), std::max(0, from.y - depth)};
    prospect.columns = std::min(board_side - 1, from.x + depth) - prospect.corner.x + 1;
    prospect.rows = std::min(board_side - 1, from.y + depth) - prospect.corner.y + 1;
    std::fill_n(prospect.given.begin(), prospect.size(), 0);
    std::fill_n(prospect.taken.begin(), prospect.size(), 0);
}

}  // namespace

Aim aim_of(Tactic tactic) {
    switch (tactic) {
        case Tactic::disengage:
        case Tactic::minimize_damage:
            return Aim::least_taken;
        case Tactic::maximize_net_damage:
        case Tactic::maximize_ratio:
            return Aim::net;
        case Tactic::maximize_damage:
        case Tactic::disengage_if_challenged:
            return Aim::most_given;
    }
    return Aim::least_taken;
}

namespace {

template <class Number>
std::int32_t sign_of(Number value) {
    return (value > 0 ? 1 : 0) - (value < 0 ? 1 : 0);
}

/// 1 if the first is better, -1 if the second is, 0 if they are equal.
std::int32_t compared(const Exchange& a, const Exchange& b, Aim aim, NetMetric metric) {
    if (aim == Aim::least_taken) return sign_of(b.taken - a.taken);
    if (aim == Aim::most_given) return sign_of(a.given - b.given);
    if (metric == NetMetric::difference) return sign_of(a.given - a.taken - b.given + b.taken);
    if (a.given == 0 && b.given == 0) return sign_of(b.taken - a.taken);
    const std::int64_t all =
        a.given | b.given | (a.taken + parts_of_point) | (b.taken + parts_of_point);
    if (all >> 31 == 0) {  // nearly always: the products fit
        return sign_of(a.given * (b.taken + parts_of_point) - b.given * (a.taken + parts_of_point));
    }
    const Wide first = Wide{a.given} * (b.taken + parts_of_point);
    const Wide second = Wide{b.given} * (a.taken + parts_of_point);
    return (first > second ? 1 : 0) - (first < second ? 1 : 0);
}

}  // namespace

bool is_better(const Exchange& a, const Exchange& b, Aim aim, NetMetric metric) {
    return compared(a, b, aim, metric) > 0;
}

Squares::Squares(const Ground& ground, const Expected& expected)
    : ground_(ground), expected_(expected) {
    const auto size = static_cast<std::size_t>(ground_.size());
    ranks_.resize(size * size);
    standings_.resize(size);
    moves_.resize(size);
    duels_.resize(size * size);
    classes_.reserve(ground_.position().kinds.size());
    for (const Kind& kind : ground_.position().kinds) classes_.push_back(target_classes(kind));
    for (std::int32_t token = 0; token < ground_.size(); ++token) mark(token);
    take_orders();
}

void Squares::take_orders() {
    const Position& position = ground_.position();
    counted_round_ = -1;
    foes_.resize(position.sides.size());
    for (std::uint32_t side = 0; side < position.sides.size(); ++side) {
        foes_[side].clear();
        foes_[side].reserve(position.tokens.size());
        for (std::int32_t token = 0; token < ground_.size(); ++token) {
            const Token& each = ground_.token(token);
            if (is_on_board(each) && ground_.is_hostile({side}, each.side)) {
                foes_[side].push_back(token);
            }
        }
    }
    std::vector<std::uint8_t> ranks(classes_.size());
    for (std::int32_t token = 0; token < ground_.size(); ++token) {
        if (!is_on_board(ground_.token(token))) continue;
        for (std::size_t kind = 0; kind < ranks.size(); ++kind) {
            ranks[kind] = target_rank(ground_.orders(token), classes_[kind]);
        }
        std::uint8_t* row = ranks_.data() + static_cast<std::size_t>(token) *
                                                static_cast<std::size_t>(ground_.size());
        for (const std::int32_t foe : foes(ground_.token(token).side)) {
            row[foe] = ranks[static_cast<std::size_t>(ground_.token(foe).kind)];
        }
    }
}

void Squares::mark(std::int32_t token) {
    Standing& standing = standings_[static_cast<std::size_t>(token)];
    const Token& its = ground_.token(token);
    const std::uint32_t renewals = expected_.renewals(token);
    const std::int64_t shields = its.stack.shields * parts_of_point;
    if (standing.renewals != renewals || (standing.shields > 0) != (shields > 0)) {
        ++standing.changes;
    }
    standing = {expected_.limit(its), shields, renewals, standing.changes, place_of(its.at)};
}

void Squares::move(std::int32_t token) {
    standings_[static_cast<std::size_t>(token)].place = place_of(ground_.token(token).at);
}

void Squares::take_off(std::int32_t token) {
    for (std::vector<std::int32_t>& foes : foes_) {
        const auto at = std::lower_bound(foes.begin(), foes.end(), token);
        if (at != foes.end() && *at == token) foes.erase(at);
    }
}

// --- tactics
// -------------------------------------------------------------------------------------

bool Squares::can_hurt(std::int32_t token, std::int32_t foe) const {
    const Fire& fire = expected_.fire(token, foe);
    const bool is_shielded = ground_.token(foe).stack.shields > 0;
    return is_shielded ? fire.shielded[0] > 0 || fire.sapping[0] > 0 : fire.open[0] > 0;
}

Tactic Squares::tactic_with(std::int32_t token, const Nearest& nearest) const {
    const TokenOrders& orders = ground_.orders(token);
    const bool is_challenged =
        orders.tactic == Tactic::disengage_if_challenged && orders.is_challenged;
    const bool is_harmless = nearest.token < 0 || !expected_.reach(token).has_weapons;
    return is_challenged || is_harmless ? Tactic::disengage : orders.tactic;
}

Tactic Squares::tactic_of(std::int32_t token) const {
    return tactic_with(token, nearest_target(token));
}

void Squares::count_moves() {
    const Position& position = ground_.position();
    if (counted_round_ == position.round) return;
    counted_round_ = position.round;
    for (std::size_t token = 0; token < moves_.size(); ++token) {
        moves_[token] = squares_in_round(position.tokens[token].quarters, position.round);
    }
}

// --- the choice
// ----------------------------------------------------------------------------------

/// Two points for every token of its side in the square, one less for its present square (BB-34).
void Squares::add_crowding(std::int32_t token, Prospect& prospect) const {
    const Token& mine = ground_.token(token);
    for (std::int32_t other = 0; other < ground_.size(); ++other) {
        const Token& each = ground_.token(other);
        const std::int32_t x = each.at.x - prospect.corner.x;
        const std::int32_t y = each.at.y - prospect.corner.y;
        const bool is_within = x >= 0 && x < prospect.columns && y >= 0 && y < prospect.rows;
        if (!is_within || each.side != mine.side || !is_on_board(each)) continue;
        const std::int32_t square = y * prospect.columns + x;
        const std::int64_t points = other == token ? 1 : 2;
        prospect.taken[static_cast<std::size_t>(square)] += points * parts_of_point;
    }
}

Squares::Nearest Squares::nearest_target(std::int32_t token) const {
    const bool hurts_all = expected_.reach(token).hurts_all;
    const std::uint8_t* ranks = ranks_of(token);
    const Standing* standings = standings_.data();
    const std::int32_t place = standings[token].place;
    Nearest nearest{-1, board_side};
    for (const std::int32_t foe : foes(ground_.token(token).side)) {
        const std::int32_t distance = apart(place, standings[foe].place);
        if (distance >= nearest.distance || ranks[foe] == 0) continue;
        if (hurts_all || can_hurt(token, foe)) nearest = {foe, distance};
    }
    return nearest;
}

std::int32_t Squares::distance_of_foes(SideIndex side, BoardSquare square) const {
    std::int32_t nearest = board_side;
    for (const std::int32_t foe : foes(side)) {
        nearest = std::min(nearest, apart(place_of(square), place(foe)));
    }
    return nearest;
}

namespace {

/// The squares that no other is better than. `against` compares two exchanges, like `compared`.
template <class Against>
Equals best_of(const Prospect& prospect, const Against& against) {
    Equals equals;
    equals.add(0);
    Exchange best = prospect.exchange(0);
    for (std::int32_t square = 1; square < prospect.size(); ++square) {
        const Exchange here = prospect.exchange(square);
        const std::int64_t its = against(here, best);
        if (its < 0) continue;
        if (its > 0) {
            best = here;
            equals.size = 0;
        }
        equals.add(square);
    }
    return equals;
}

/// Do all products of the fractions fit into 64 bits, as they nearly always do?
bool is_small(const Prospect& prospect) {
    std::int64_t all = 0;
    for (std::int32_t square = 0; square < prospect.size(); ++square) {
        all |= prospect.given.data()[square] | (prospect.taken.data()[square] + parts_of_point);
    }
    return all >> 31 == 0;
}

Equals best_squares(const Prospect& prospect, Aim aim, NetMetric metric) {
    if (aim == Aim::least_taken) {
        return best_of(prospect, [](Exchange a, Exchange b) { return b.taken - a.taken; });
    }
    if (aim == Aim::most_given) {
        return best_of(prospect, [](Exchange a, Exchange b) { return a.given - b.given; });
    }
    if (metric == NetMetric::ratio && is_small(prospect)) {
        return best_of(prospect, [](Exchange a, Exchange b) {
            const std::int64_t more =
                a.given * (b.taken + parts_of_point) - b.given * (a.taken + parts_of_point);
            return more != 0 || a.given != 0 ? more : b.taken - a.taken;
        });
    }
    return best_of(prospect, [&](Exchange a, Exchange b) {
        return std::int64_t{compared(a, b, aim, metric)};
    });
}

}  // namespace

std::int32_t Squares::chosen(std::int32_t token, const Plan& plan, bool is_free) const {
    Equals equals =
        best_squares(plan.prospect, aim_of(plan.tactic), ground_.switches.net_damage_metric);
    return equals.size == 1 ? equals.squares.front() : untied(token, plan, equals, is_free);
}

std::int32_t Squares::untied(std::int32_t token, const Plan& plan, Equals& equals,
                             bool is_free) const {
    const Token& mine = ground_.token(token);
    const auto square_of = [&](std::int32_t number) { return plan.prospect.square(number); };
    if (flees(plan.tactic)) {
        if (is_free) {
            equals.keep_least(
                [&](std::int32_t each) { return -distance_of_foes(mine.side, square_of(each)); });
        }
        equals.keep_least([&](std::int32_t each) { return distance(mine.at, square_of(each)); });
    } else {
        equals.keep_least([&](std::int32_t each) { return from_centre(square_of(each)); });
    }
    if (equals.size == 1) return equals.squares.front();
    const Position& position = ground_.position();
    DieKey key = key_of(DieUse::tie, position.round, token);
    key.object = static_cast<std::uint32_t>(position.phase);
    const std::int32_t face = roll(ground_.dice, key, equals.size);
    return equals.squares[static_cast<std::size_t>(face - 1)];
}

Plan Squares::plan(std::int32_t token) {
    count_moves();
    const Token& mine = ground_.token(token);
    Plan plan;
    const Nearest nearest = nearest_target(token);
    plan.tactic = tactic_with(token, nearest);
    const std::int32_t left = left_of(token);
    const Aim aim = aim_of(plan.tactic);
    const bool weighs_all = ground_.log != nullptr;  // because all of it can be asked for
    const Mover mover{.token = token,
                      .left = left,
                      .depth = std::min(left, ground_.switches.plan_depth),
                      .is_fleeing = aim == Aim::least_taken,
                      .weighs_given = weighs_all || aim != Aim::least_taken,
                      .weighs_taken = weighs_all || aim != Aim::most_given};
    const std::int32_t reach = wanted_reach(plan.tactic, expected_.reach(token));
    const bool is_in_reach = nearest.token >= 0 && nearest.distance <= left + reach;
    const bool may_approach = !mover.is_fleeing || ground_.switches.flee_approach;
    if (nearest.token >= 0 && !is_in_reach && may_approach) {
        plan.approaches = true;
        plan.goal = ground_.token(nearest.token).at;
    } else {
        lay_out(mine.at, mover.depth, plan.prospect);
        weigh(mover, plan.prospect);
        if (mover.is_fleeing) add_crowding(token, plan.prospect);
        plan.goal = plan.prospect.square(chosen(token, plan, !is_in_reach));
    }
    plan.step = toward(mine.at, plan.goal);
    if (ground_.log != nullptr) note(mover, plan);
    return plan;
}

}  // namespace flagplot::tactical::battle_board
