#include "tactical/squadron/allowed.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstdlib>

#include "tactical/squadron/board.h"
#include "tactical/squadron/command.h"
#include "tactical/squadron/deploy.h"
#include "tactical/squadron/hands.h"
#include "tactical/squadron/melee.h"
#include "tactical/squadron/ships.h"
#include "tactical/squadron/shots.h"
#include "tactical/squadron/voyage.h"

namespace flagplot::tactical::squadron {

namespace {

using Expected = std::optional<std::string>;

constexpr std::size_t most_legs = 6;
constexpr std::int32_t longest_leg = 5'000;

/// What was expected instead of each order.
class Judging {
  public:
    Judging(const Tables& tables, const View& view)
        : tables_(tables), view_(view), battle_(view.known), progress_(battle_.progress) {}

    Expected operator()(const Ready&) const { return unless(Asking::readiness); }
    Expected operator()(const Deploy& order) const {
        if (auto expected = unless(Asking::deployment)) return expected;
        return why_not_deploy(tables_, battle_, view_.side, order);
    }
    Expected operator()(const Lay& order) const {
        if (auto expected = unless(Asking::turn_card)) return expected;
        const CardKind* kind = kind_of(tables_, order.card);
        const auto& hand = hand_in(tables_, view_);
        const bool is_held = std::find(hand.begin(), hand.end(), order.card) != hand.end();
        if (kind == nullptr || !is_held || kind->timing != CardTiming::turn) {
            return "a T card of your hand";
        }
        const bool has_way = kind->op == CardOp::shift_wind;
        if (has_way != order.shift.has_value()) {
            return has_way ? "port or starboard after it" : "the card alone";
        }
        return std::nullopt;
    }
    Expected operator()(const Reroll&) const { return unless(Asking::reroll); }
    Expected operator()(const Begin&) const { return unless(Asking::who_begins); }
    Expected operator()(const Activate& order) const {
        if (auto expected = unless(Asking::squadron)) return expected;
        if (!kit::may_activate(progress_.queue, order.squadron)) {
            return "a squadron of yours that was not activated";
        }
        if (!order.card) return std::nullopt;
        return why_not_with(tables_, view_, order.squadron, *order.card);
    }
    Expected operator()(const Element& order) const {
        if (auto expected = unless(Asking::element)) return expected;
        const bool may = may_be_element(tables_, battle_, battle_.activation.squadron, order.ships);
        return may ? std::nullopt : Expected("an element of the squadron");
    }
    Expected operator()(const Break& order) const {
        if (auto expected = unless(Asking::break_off)) return expected;
        const Activation& activation = battle_.activation;
        const bool may = holds(activation.element, order.ship) && is_engaged(battle_, order.ship) &&
                         !holds(activation.broke_off, order.ship);
        return may ? std::nullopt : Expected("an engaged ship that has not tried to break off");
    }
    Expected operator()(const Assign& order) const {
        if (auto expected = unless(Asking::melee_dice)) return expected;
        return why_not_assign(battle_, order);
    }
    Expected operator()(const Losses& order) const {
        if (auto expected = unless(Asking::losses)) return expected;
        return why_not_losses(tables_.switches, battle_, order);
    }

    Expected operator()(const Move& order) const {
        if (auto expected = unless_under_way(order.ship)) return expected;
        return why_not_legs(order);
    }
    Expected operator()(const Steer& order) const {
        if (auto expected = unless_under_way(order.ship)) return expected;
        const kit::Point to = point_at(tables_.switches, order.to);
        const Move move{order.ship, legs_towards(tables_, battle_, order.ship, to), order.is_ram,
                        order.anchors};
        return why_not_legs(move);
    }
    Expected operator()(const Back& order) const {
        if (auto expected = unless_clearing(order.ship)) return expected;
        return std::nullopt;
    }
    Expected operator()(const Swing& order) const {
        if (auto expected = unless_clearing(order.ship)) return expected;
        if (battle_.ships[order.ship].damage.of(Lasting::steering) > 0) {
            return "no turn: her steering is shot away";
        }
        const bool is_step = order.degrees > 0 && order.degrees % turn_step == 0 &&
                             order.degrees <= tables_.measures.swing;
        return is_step ? std::nullopt
                       : Expected(fmt::format("15 to {} degrees, in steps of 15",
                                              tables_.measures.swing));
    }
    Expected operator()(const Stay& order) const {
        if (auto expected = unless_moves(order.ship)) return expected;
        const Ship& ship = battle_.ships[order.ship];
        const bool may = ship.anchor != Anchor::under_way ||
                         least_run(tables_, battle_, ship) == 0 ||
                         is_blocked(tables_, battle_, order.ship);
        return may ? std::nullopt : Expected("a ship at anchor, or one that cannot go ahead");
    }
    Expected operator()(const Weigh& order) const {
        if (auto expected = unless_moves(order.ship)) return expected;
        const bool may = battle_.ships[order.ship].anchor == Anchor::anchored;
        return may ? std::nullopt : Expected("a ship at anchor");
    }

    Expected operator()(const Fire& order) const {
        if (auto expected = unless(Asking::fire)) return expected;
        return why_not_shot(tables_, battle_, {order.leader, order.joiners, {{order.target, 0}}});
    }
    Expected operator()(const Split& order) const {
        if (auto expected = unless(Asking::fire)) return expected;
        if (order.targets.size() < 2) return "two targets or more";
        for (const Share& share : order.targets) {
            if (share.dice < 1) return "at least one die for each target";
        }
        return why_not_shot(tables_, battle_, {order.guns, {}, order.targets});
    }
    Expected operator()(const Board& order) const {
        if (auto expected = unless(Asking::melee)) return expected;
        const auto pairs = boarding_pairs(tables_, view_);
        const Pair pair = pair_of(order.ship, order.target);
        const bool is_own =
            order.ship < battle_.ships.size() && battle_.ships[order.ship].side == view_.side;
        if (is_own && std::find(pairs.begin(), pairs.end(), pair) != pairs.end()) {
            return std::nullopt;
        }
        return "a ship of yours and an enemy that she touched";
    }
    Expected operator()(const Play& order) const {
        if (progress_.asked != view_.side) return "an order when you are asked";
        return why_not_play(tables_, view_, order.card);
    }
    Expected operator()(const Exchange& order) const {
        if (auto expected = unless(Asking::exchange)) return expected;
        std::vector<kit::Card> held = battle_.sides[view_.side.index()].held;
        if (order.cards.empty()) return "cards that you held before you drew";
        for (const kit::Card card : order.cards) {
            const auto found = std::find(held.begin(), held.end(), card);
            if (found == held.end()) return "cards that you held before you drew";
            held.erase(found);
        }
        const bool is_sorted = std::is_sorted(order.cards.begin(), order.cards.end());
        return is_sorted ? std::nullopt : Expected("cards in the order of their numbers");
    }
    Expected operator()(const Pass&) const {
        if (progress_.asked != view_.side) return "an order when you are asked";
        switch (progress_.asking) {
            case Asking::turn_card:
            case Asking::reroll:
            case Asking::who_begins:
            case Asking::break_off:
            case Asking::fire:
            case Asking::melee:
            case Asking::reaction:
            case Asking::exchange:
                return std::nullopt;
            case Asking::squadron:
                return kit::may_pass(progress_.queue) ? std::nullopt
                                                      : Expected("a squadron to activate");
            default:
                return "a choice: there is no passing now";
        }
    }

  private:
    [[nodiscard]] Expected unless(Asking asking) const {
        if (progress_.asked != view_.side) return "an order when you are asked";
        if (progress_.asking == asking) return std::nullopt;
        return fmt::format("an answer to the question: {}", word_of(progress_.asking));
    }
    [[nodiscard]] Expected unless_moves(ShipNumber number) const {
        if (auto expected = unless(Asking::movement)) return expected;
        const bool may = holds(battle_.activation.element, number) &&
                         is_able(battle_.ships[number]) && !battle_.ships[number].has_moved &&
                         !is_engaged(battle_, number);
        return may ? std::nullopt : Expected("a ship of the element that has yet to move");
    }
    [[nodiscard]] Expected unless_under_way(ShipNumber number) const {
        if (auto expected = unless_moves(number)) return expected;
        const bool may = battle_.ships[number].anchor == Anchor::under_way;
        return may ? std::nullopt : Expected("a ship under way");
    }
    [[nodiscard]] Expected unless_clearing(ShipNumber number) const {
        if (auto expected = unless_under_way(number)) return expected;
        const bool may = tables_.switches.contact_clear == Clearing::back_or_turn &&
                         is_blocked(tables_, battle_, number);
        return may ? std::nullopt : Expected("a ship that cannot go ahead");
    }

    [[nodiscard]] Expected why_not_legs(const Move& order) const {
        const Ship& ship = battle_.ships[order.ship];
        if (order.legs.empty() || order.legs.size() > most_legs) return "1 to 6 legs";
        for (const Leg& leg : order.legs) {
            if (leg.ahead < 0 || leg.ahead > longest_leg) return "0 to 5000 hundredths ahead";
            if (leg.turn % turn_step != 0 || std::abs(leg.turn) > 180) {
                return "turns of 15 to 180 degrees, in steps of 15";
            }
            if (leg.turn != 0 && ship.damage.of(Lasting::steering) > 0) {
                return "no turn: her steering is shot away";
            }
        }
        const std::int32_t allowance = allowance_of(battle_, ship);
        const std::int32_t cost = cost_of(tables_, battle_, ship, order.legs);
        if (cost > allowance) {
            return fmt::format("a move of at most {} hundredths in place of {}", allowance, cost);
        }
        const std::int32_t run = run_of(battle_, ship, order.legs);
        const std::int32_t least = least_run(tables_, battle_, ship);
        if (run < std::max(1, least)) {
            return fmt::format("a run of at least {} hundredths", std::max(1, least));
        }
        if (order.anchors && tables_.switches.anchor_half_move && 2 * run > movement_of(ship)) {
            return "at most half her movement before she anchors";
        }
        return std::nullopt;
    }

    const Tables& tables_;
    const View& view_;
    const Battle& battle_;
    const Progress& progress_;
};

}  // namespace

std::optional<std::string> why_not(const Tables& tables, const View& view, const Order& order) {
    return std::visit(Judging(tables, view), order.what);
}

std::vector<Pair> boarding_pairs(const Tables& tables, const View& view) {
    const Battle& battle = view.known;
    auto pairs = new_melees(tables.switches, battle);
    std::erase_if(pairs, [&](const Pair& pair) {
        return holds(battle.activation.boarding, pair.one, pair.other);
    });
    return pairs;
}

}  // namespace flagplot::tactical::squadron
