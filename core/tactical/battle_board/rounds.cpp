#include "tactical/battle_board/rounds.h"

#include <fmt/format.h>

#include <algorithm>

#include "tactical/battle_board/muster.h"
#include "tactical/battle_board/phrases.h"
#include "tactical/battle_board/seagoing.h"
#include "tactical/battle_board/speed.h"

namespace flagplot::tactical::battle_board {

namespace {

constexpr std::int32_t first_phase = 3;  // those that move three squares (BB-7)

/// Regenerating shields recover a tenth, if anything is left of them (BB-26).
void regenerate(const Ground& ground, Squares& squares, Firing& firing) {
    for (std::int32_t number = 0; number < ground.size(); ++number) {
        Token& token = ground.token(number);
        Stack& stack = token.stack;
        if (!is_on_board(token) || !ground.kind(token).has_regenerating_shields) continue;
        if (stack.shields == 0) continue;
        stack.shields = std::min(stack.shields_full, stack.shields + stack.shields_full / 10);
        squares.mark(number);
        firing.mark(number);
    }
}

}  // namespace

Rounds::Rounds(Ground& ground)
    : ground_(ground),
      expected_(ground_),
      squares_(ground_, expected_),
      firing_(ground_, expected_, squares_) {}

// --- orders
// --------------------------------------------------------------------------------------

std::optional<SideIndex> Rounds::next_to_order(std::uint32_t from) const {
    const Position& position = ground_.position();
    for (std::uint32_t side = from; side < position.sides.size(); ++side) {
        const bool is_there = std::any_of(
            position.tokens.begin(), position.tokens.end(),
            [&](const Token& token) { return token.side.number == side && is_on_board(token); });
        if (is_there) return SideIndex{side};
    }
    return std::nullopt;
}

void Rounds::take_orders() {
    Position& position = ground_.position();
    if (const auto next = next_to_order(position.asked.number + 1)) {
        position.asked = *next;
        return;
    }
    for (TokenOrders& orders : ground_.battle.orders) orders.given = 0;
    if (position.round == 0) open_battle();
    squares_.take_orders();
    if (is_peace()) return end(how_it_ended());
    begin_round();
}

void Rounds::open_battle() {
    Position& position = ground_.position();
    position.hostile = hostilities(ground_.battle);
    set_out(ground_.battle, ground_.switches);
    if (ground_.log == nullptr) return;
    for (std::int32_t number = 0; number < ground_.size(); ++number) {
        const Token& token = ground_.token(number);
        ground_.log->tell_all(
            fmt::format("{} is {}, {}", token_name(number), token.name, speed_text(token.quarters)),
            "BB-30",
            {fmt::format("ideal speed {}, mass {}, engines {}, bonus {} eighths of a square",
                         ground_.kind(token).ideal_speed, token.mass, ground_.kind(token).engines,
                         ground_.kind(token).bonus_halves)});
    }
}

// --- a round
// -------------------------------------------------------------------------------------

bool Rounds::is_peace() const {
    const std::vector<Token>& tokens = ground_.position().tokens;
    return std::none_of(tokens.begin(), tokens.end(), [&](const Token& token) {
        return is_on_board(token) && !squares_.foes(token.side).empty();
    });
}

void Rounds::begin_round() {
    Position& position = ground_.position();
    ++position.round;
    position.stage = Stage::movement;
    position.phase = 1;
    for (Token& token : position.tokens) {
        token.has_moved = false;
        if (!is_on_board(token)) continue;  // phases in which nobody can move are skipped
        token.quarters = limping_speed(token, ground_);
        position.phase = std::max(position.phase, squares_in_round(token.quarters, position.round));
    }
    if (position.round > 1) regenerate(ground_, squares_, firing_);
    if (ground_.log != nullptr)
        ground_.log->tell_all(fmt::format("Round {}", position.round), "BB-26");
}

void Rounds::end_round() {
    Position& position = ground_.position();
    position.mover = 0;
    if (is_peace()) return end(how_it_ended());
    firing_.fire();
    if (is_peace()) return end(how_it_ended());
    if (position.round >= position.rounds) return end(EndedBy::turn_limit);
    if (!asks_orders_before(position.round + 1)) return begin_round();
    position.stage = Stage::orders;
    position.asked = next_to_order(0).value_or(SideIndex{});
    std::fill(ground_.battle.by_tactic.begin(), ground_.battle.by_tactic.end(), std::uint8_t{0});
}

EndedBy Rounds::how_it_ended() const {
    const Position& position = ground_.position();
    if (position.round == 0) return EndedBy::no_hostility;
    for (const Token& token : position.tokens) {
        if (token.where != Whereabouts::left) continue;
        const bool is_side_gone = std::none_of(
            position.tokens.begin(), position.tokens.end(),
            [&](const Token& each) { return each.side == token.side && is_on_board(each); });
        if (is_side_gone) return EndedBy::disengagement;
    }
    return EndedBy::annihilation;
}

void Rounds::end(EndedBy how) {
    Position& position = ground_.position();
    position.stage = Stage::over;
    position.asked = {};
    position.phase = 0;
    position.ended_by = how;
    if (ground_.log != nullptr) {
        ground_.log->tell_all(fmt::format("The battle is over: {}", phrase_of(how)), "BB-26");
    }
}

// --- movement
// ------------------------------------------------------------------------------------

std::int32_t Rounds::next_mover() {
    const Position& position = ground_.position();
    const bool is_each_phase = ground_.switches.weight_fuzz == WeightFuzz::phase;
    const bool is_new_round = ordered_round_ != position.round;
    const bool is_new_phase = is_new_round || ordered_phase_ != position.phase;
    if (is_new_round || (is_each_phase && is_new_phase)) put_in_moving_order(ground_, order_);
    if (is_new_phase) next_ = 0;
    ordered_round_ = position.round;
    ordered_phase_ = position.phase;
    for (; next_ < order_.size(); ++next_) {
        const Turn& turn = order_[next_];
        if (turn.squares < position.phase) continue;
        const Token& token = ground_.token(turn.token);
        if (is_on_board(token) && !token.has_moved) return turn.token;
    }
    return -1;
}

bool Rounds::has_stepped_away(std::int32_t token) const {
    return ground_.orders(token).steps_away >= ground_.switches.retreat_steps;
}

/// There is water to leave to, and no faster pursuer is in sight (BB-B10).
bool Rounds::may_leave(std::int32_t token) const {
    return ground_.position().has_ways_out && !is_pursued(ground_, token);
}

bool Rounds::must_leave(std::int32_t token) const {
    return ground_.switches.retreat_leaves == RetreatLeaves::after && has_stepped_away(token) &&
           squares_.tactic_of(token) == Tactic::disengage && may_leave(token);
}

void Rounds::leave(std::int32_t number) {
    Token& token = ground_.token(number);
    token.where = Whereabouts::left;
    token.gone_round = ground_.position().round;
    token.has_moved = true;
    squares_.take_off(number);
    if (ground_.log != nullptr) {
        ground_.log->tell_all(fmt::format("{} leaves the board", token_name(number)), "BB-33");
        ground_.log->tell(token.side,
                          fmt::format("{} has made {} steps away", token_name(number),
                                      ground_.orders(number).steps_away),
                          "BB-33");
    }
}

void Rounds::step(std::int32_t number, BoardSquare to, Tactic tactic) {
    Token& token = ground_.token(number);
    if (ground_.log != nullptr) {
        ground_.log->tell_all(
            fmt::format("{} goes from {} to {}", token_name(number), square_text(token.at),
                        square_text(to)),
            "BB-7", {fmt::format("phase {}", first_phase + 1 - ground_.position().phase)});
    }
    token.at = to;
    token.has_moved = true;
    squares_.move(number);
    if (tactic != Tactic::disengage) return;
    TokenOrders& orders = ground_.orders(number);
    ++orders.steps_away;
    const bool leaves_with = ground_.switches.retreat_leaves == RetreatLeaves::with;
    if (leaves_with && has_stepped_away(number) && may_leave(number)) leave(number);
}

void Rounds::step_by_tactic(std::int32_t token) {
    const Plan plan = squares_.plan(token);
    step(token, plan.step, plan.tactic);
}

void Rounds::go_on() {
    Position& position = ground_.position();
    while (position.stage == Stage::movement) {
        const std::int32_t mover = next_mover();
        if (mover < 0 && position.phase > 1) {
            --position.phase;
            for (Token& token : position.tokens) token.has_moved = false;
        } else if (mover < 0) {
            position.phase = 0;
            end_round();
        } else if (must_leave(mover)) {
            leave(mover);
        } else if (ground_.battle.by_tactic[ground_.token(mover).side.index()] != 0) {
            step_by_tactic(mover);
        } else {
            position.mover = mover;
            position.asked = ground_.token(mover).side;
            return;
        }
    }
}

}  // namespace flagplot::tactical::battle_board
