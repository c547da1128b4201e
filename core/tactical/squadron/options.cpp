#include <algorithm>
#include <utility>

#include "tactical/squadron/allowed.h"
#include "tactical/squadron/command.h"
#include "tactical/squadron/deploy.h"
#include "tactical/squadron/hands.h"
#include "tactical/squadron/melee.h"
#include "tactical/squadron/ships.h"
#include "tactical/squadron/shots.h"
#include "tactical/squadron/voyage.h"

namespace flagplot::tactical::squadron {

namespace {

/// Lists what may be ordered.
class Listing {
  public:
    Listing(const Tables& tables, const View& view)
        : tables_(tables), view_(view), battle_(view.known) {}

    std::vector<Order> listed() {
        list();
        return std::move(orders_);
    }

  private:
    /// If it may be ordered, and is not listed.
    template <class Of>
    void add(Of order) {
        Order made{std::move(order)};
        if (why_not(tables_, view_, made)) return;
        if (std::find(orders_.begin(), orders_.end(), made) == orders_.end()) {
            orders_.push_back(std::move(made));
        }
    }

    void list() {
        switch (battle_.progress.asking) {
            case Asking::readiness:
                return add(Ready{});
            case Asking::deployment:
                for (const Deploy& way : ways_to_deploy(tables_, battle_, view_.side)) add(way);
                return;
            case Asking::turn_card:
                return list_turn_cards();
            case Asking::reroll:
                add(Reroll{});
                return add(Pass{});
            case Asking::who_begins:
                add(Begin{});
                return add(Pass{});
            case Asking::squadron:
                return list_squadrons();
            case Asking::element:
                for (auto& ships : elements_of(tables_, battle_, battle_.activation.squadron)) {
                    add(Element{std::move(ships)});
                }
                return;
            case Asking::break_off:
                for (const ShipNumber ship : battle_.activation.element) add(Break{ship});
                list_cards();
                return add(Pass{});
            case Asking::melee_dice:
                list_divisions();
                return list_cards();
            case Asking::losses:
                for (const Losses& way : ways_to_spread(tables_.switches, battle_)) add(way);
                return;
            case Asking::movement:
                return list_moves();
            case Asking::fire:
                return list_shots();
            case Asking::melee:
                for (const Pair& pair : boarding_pairs(tables_, view_)) {
                    add(Board{pair.one, pair.other});
                    add(Board{pair.other, pair.one});
                }
                return add(Pass{});
            case Asking::reaction:
                list_cards();
                return add(Pass{});
            case Asking::exchange:
                for (const kit::Card card : battle_.sides[view_.side.index()].held) {
                    add(Exchange{{card}});
                }
                return add(Pass{});
            case Asking::nobody:
                return;
        }
    }

    void list_turn_cards() {
        for (const kit::Card card : hand_in(tables_, view_)) {
            add(Lay{card, std::nullopt});
            add(Lay{card, Turning::port});
            add(Lay{card, Turning::starboard});
        }
        add(Pass{});
    }

    void list_squadrons() {
        for (const SquadronNumber squadron : squadrons_of(battle_, view_.side)) {
            if (!kit::may_activate(battle_.progress.queue, squadron)) continue;
            add(Activate{squadron, std::nullopt});
            for (const PlayedCard& card : ways_to_play(tables_, view_, squadron)) {
                add(Activate{squadron, card});
            }
        }
        add(Pass{});
    }

    void list_cards() {
        for (const PlayedCard& card : ways_to_play(tables_, view_, std::nullopt)) add(Play{card});
    }

    /// All on one enemy, evenly, or on the pool.
    void list_divisions() {
        const auto ship = ship_to_assign(battle_);
        if (!ship) return;
        const auto enemies = partners(battle_.melee.pairs, *ship);
        const std::int32_t dice = melee_dice_of(battle_, *ship);
        const auto count = static_cast<std::int32_t>(enemies.size());
        Assign evenly{*ship, false, {}};
        for (std::int32_t at = 0; at < count; ++at) {
            const std::int32_t share = dice / count + (at < dice % count ? 1 : 0);
            evenly.shares.push_back({enemies[static_cast<std::size_t>(at)], share});
        }
        add(std::move(evenly));
        for (const ShipNumber enemy : enemies) add(Assign{*ship, false, {{enemy, dice}}});
        add(Assign{*ship, true, {}});
    }

    /// Moves of the next ship: short, half and full, straight and with turns.
    void list_moves() {
        list_cards();
        for (const ShipNumber ship : battle_.activation.element) {
            add(Stay{ship});
            add(Weigh{ship});
            add(Back{ship});
            for (const std::int32_t degrees : {15, 30, 45}) {
                add(Swing{ship, Turning::port, degrees});
                add(Swing{ship, Turning::starboard, degrees});
            }
            list_moves_of(ship);
        }
    }
    void list_moves_of(ShipNumber number) {
        const Ship& ship = battle_.ships[number];
        const std::int32_t least = least_run(tables_, battle_, ship);
        for (const std::int32_t turn : {0, -15, 15, -45, 45, -90, 90}) {
            const std::vector<Leg> arc =
                turn == 0 ? std::vector<Leg>{} : std::vector<Leg>{{0, turn}};
            const std::int32_t left =
                allowance_of(battle_, ship) - cost_of(tables_, battle_, ship, arc);
            if (left < 0) continue;
            const std::int32_t heading = kit::in_circle(ship.heading + turn);
            const std::int32_t most = left / cost_factor(tables_, battle_, ship, heading);
            const std::int32_t run = run_of(battle_, ship, arc);
            for (const std::int32_t ahead : {std::max(0, least - run), most / 2, most}) {
                Move move{number, arc, false, false};
                if (ahead > 0) move.legs.push_back({ahead, 0});
                add(move);
            }
            Move ram{number, arc, true, false};
            if (most > 0) ram.legs.push_back({most, 0});
            add(ram);
        }
        add(Move{number, {{std::max(1, least), 0}}, false, true});
    }

    void list_shots() {
        list_cards();
        for (const Guns& guns : guns_ready(battle_)) {
            std::vector<ShipNumber> targets;
            for (ShipNumber target = 0; target < battle_.ships.size(); ++target) {
                if (!is_target(tables_, battle_, guns, target)) continue;
                targets.push_back(target);
                add(Fire{guns, target, {}});
                auto joiners = joiners_for(tables_, battle_, guns, target);
                if (!joiners.empty()) add(Fire{guns, target, std::move(joiners)});
            }
            if (targets.size() > 1) {
                const std::int32_t dice =
                    std::min(dice_against(tables_, battle_, guns, targets[0]),
                             dice_against(tables_, battle_, guns, targets[1]));
                add(Split{guns, {{targets[0], (dice + 1) / 2}, {targets[1], dice / 2}}});
            }
        }
        add(Pass{});
    }

    const Tables& tables_;
    const View& view_;
    const Battle& battle_;
    std::vector<Order> orders_;
};

}  // namespace

std::vector<Order> options_of(const Tables& tables, const View& view) {
    if (view.known.progress.asking == Asking::nobody || view.known.progress.asked != view.side) {
        return {};
    }
    return Listing(tables, view).listed();
}

std::optional<Order> passing(const Tables& tables, const View& view) {
    const Order pass{Pass{}};
    if (!why_not(tables, view, pass)) return pass;
    return std::nullopt;
}

}  // namespace flagplot::tactical::squadron
