#include "tactical/galley/allowed.h"

#include <algorithm>
#include <array>

#include "tactical/galley/anastrophe.h"
#include "tactical/galley/attempts.h"
#include "tactical/galley/board.h"
#include "tactical/galley/boarding.h"
#include "tactical/galley/deployment.h"
#include "tactical/galley/fittings.h"
#include "tactical/galley/grappling.h"
#include "tactical/galley/missiles.h"
#include "tactical/galley/moving.h"
#include "tactical/galley/raking.h"
#include "tactical/galley/ramming.h"
#include "tactical/galley/reach.h"
#include "tactical/galley/refusal.h"
#include "tactical/galley/seamanship.h"
#include "tactical/galley/turn.h"

namespace flagplot::tactical::galley {

namespace {

constexpr Refusal wrong_moment = "an order for this moment";

/// What is wrong with each kind of order.
class Judging {
  public:
    Judging(const Tables& tables, const Battle& battle) : tables_(tables), battle_(battle) {}

    Refusal operator()(const Deploy& order) const {
        return in(Phase::deployment) ? why_not_deploy(tables_, battle_, order) : wrong_moment;
    }
    Refusal operator()(const Begin& order) const {
        if (!in(Phase::who_first)) return wrong_moment;
        const auto& sides = battle_.progress.initiative;
        return std::find(sides.begin(), sides.end(), order.side) != sides.end()
                   ? Refusal{}
                   : "a side with ships on the board (WG-1)";
    }
    Refusal operator()(const SetSpeed& order) const {
        if (!in(Phase::speed)) return wrong_moment;
        if (!may_activate(battle_.progress.queue, order.group)) {
            return "a squadron or ship without its speed level (WG-1)";
        }
        const auto& ships = battle_.group(order.group).ships;
        for (std::size_t i = 0; i < order.at_maximum.size(); ++i) {
            const Tag tag = order.at_maximum[i];
            if (std::find(ships.begin(), ships.end(), tag) == ships.end()) {
                return "a ship of that squadron (WG-1)";
            }
            if (i > 0 && order.at_maximum[i - 1] >= tag) return "each ship once, in their order";
            if (!may_go_maximum(battle_, battle_.ship(tag))) {
                return "a ship that can go at Maximum (WG-5)";
            }
        }
        return {};
    }
    Refusal operator()(const Activate& order) const {
        if (!in(Phase::squadrons) && !in(Phase::individuals)) return wrong_moment;
        if (!may_activate(battle_.progress.queue, order.group)) {
            return "a squadron or ship that has not acted (WG-1)";
        }
        if (order.other == 0 || may_lead_both(battle_, order.group, order.other)) return {};
        return "two squadrons that have not acted, one of them the admiral's (WG-1)";
    }

    Refusal operator()(const Move& order) const {
        if (const Refusal turn = why_not_moved(battle_, order.ship); !turn.empty()) return turn;
        if (order.steps.empty()) return "steps (WG-2)";
        Course course = course_of(tables_, battle_, order.ship);
        for (std::size_t i = 0; i < order.steps.size(); ++i) {
            if (!is_on_board(battle_, course.at.bow)) return "no step beyond the edge (WG-95)";
            const Step step = order.steps[i];
            const Refusal wrong = why_not_step(tables_, battle_, order.ship, course, step);
            if (!wrong.empty()) return wrong;
            course = after_step(tables_, battle_.ship(order.ship), std::move(course), step);
        }
        return {};
    }
    Refusal operator()(const Steer& order) const {
        if (const Refusal turn = why_not_moved(battle_, order.ship); !turn.empty()) return turn;
        const kit::Hexside facing = kit::hexside_of(order.heading, layout);
        if (kit::heading_of(facing, layout) != order.heading) return "the heading of a hexside";
        for (const Reach& reach : reachable(tables_, battle_, order.ship)) {
            const bool is_it = place_of(reach.at.bow, layout) == order.to &&
                               reach.at.facing == facing && !reach.steps.empty();
            if (is_it) return {};
        }
        return "a hex and heading that she can reach (3.4.2)";
    }

    Refusal operator()(const PassThrough& order) const {
        return moving(order.ship,
                      [&] { return why_not_through(tables_, battle_, order.ship, order.target); });
    }
    Refusal operator()(const Rake& order) const {
        return moving(order.ship,
                      [&] { return why_not_rake(tables_, battle_, order.ship, order.target); });
    }
    Refusal operator()(const Ram& order) const {
        return moving(order.ship,
                      [&] { return why_not_ram(tables_, battle_, order.ship, order.target); });
    }
    Refusal operator()(const RamWithFirepot& order) const {
        const Refusal ram = (*this)(Ram{order.ship, order.target});
        return ram.empty() ? why_not_firepot(battle_, order.ship) : ram;
    }
    Refusal operator()(const Anastrophe& order) const {
        return moving(order.ship, [&] {
            return why_not_anastrophe(tables_, battle_, order.ship, order.target, order.hand);
        });
    }
    Refusal operator()(const Fire& order) const {
        return firing(order.ship, order.aims, Weapon::missiles);
    }
    Refusal operator()(const Flame& order) const {
        return firing(order.ship, order.aims, Weapon::flames);
    }
    Refusal operator()(const Grapple& order) const {
        return moving(order.ship,
                      [&] { return why_not_grapple(tables_, battle_, order.ship, order.target); });
    }
    Refusal operator()(const Cut& order) const {
        return moving(order.ship, [&] { return why_not_cut(tables_, battle_, order.ship); });
    }
    Refusal operator()(const Jettison& order) const {
        return moving(order.ship, [&] { return why_not_jettison(tables_, battle_, order.ship); });
    }
    Refusal operator()(const SetSails& order) const {
        return moving(order.ship,
                      [&] { return why_not_sails(tables_, battle_, order.ship, order.is_up); });
    }
    Refusal operator()(const Board& order) const { return why_not_board(battle_, order); }
    Refusal operator()(const Answer& order) const {
        return why_not_answer(tables_, battle_, order);
    }
    Refusal operator()(const Done& /*order*/) const { return {}; }

  private:
    [[nodiscard]] bool in(Phase phase) const { return battle_.progress.phase == phase; }

    template <class WhyNot>
    Refusal moving(Tag ship, const WhyNot& why_not) const {
        const Refusal turn = why_not_moved(battle_, ship);
        return turn.empty() ? why_not() : turn;
    }

    /// Also a ship that has finished her movement may fire (WG-12).
    Refusal firing(Tag tag, const std::vector<Aim>& aims, Weapon weapon) const {
        if (!in(Phase::movement)) return wrong_moment;
        if (!battle_.has_ship(tag)) return "a ship of this battle";
        const Group& group = battle_.group(battle_.progress.active);
        const bool is_of_group =
            std::find(group.ships.begin(), group.ships.end(), tag) != group.ships.end();
        const Ship& ship = battle_.ship(tag);
        if (!is_of_group || !ship.is_there() || ship.side != group.side) {
            return "a ship of the active group (WG-2)";
        }
        return why_not_fire(tables_, battle_, tag, aims, weapon);
    }

    const Tables& tables_;
    const Battle& battle_;
};

Refusal why_not_now(const Tables& tables, const Battle& battle, const Order& order) {
    return std::visit(Judging(tables, battle), order);
}

// --- what can be listed --------------------------------------------------------------------------

/// Lists the orders of each phase.
class Listing {
  public:
    Listing(const Tables& tables, const Battle& battle) : tables_(tables), battle_(battle) {}

    std::vector<Order> listed() {
        switch (battle_.progress.phase) {
            case Phase::deployment:
                list_deployments();
                break;
            case Phase::who_first:
                for (const SideIndex side : battle_.progress.initiative) add(Begin{side});
                break;
            case Phase::speed:
                list_speeds();
                break;
            case Phase::squadrons:
            case Phase::individuals:
                list_activations();
                break;
            case Phase::movement:
                list_movement();
                break;
            case Phase::answer:
                list_answers();
                return std::move(orders_);
            case Phase::boarding:
                list_boardings();
                break;
            case Phase::over:
                return {};
        }
        add(Done{});
        return std::move(orders_);
    }

  private:
    void add(Order order) { orders_.push_back(std::move(order)); }
    void add_if(const Order& order) {
        if (why_not_now(tables_, battle_, order).empty()) add(order);
    }
    [[nodiscard]] const std::vector<GroupNumber>& waiting() const {
        const kit::ActivationQueue& queue = battle_.progress.queue;
        return queue.sides[queue.next].units;
    }

    void list_deployments() {
        for (const GroupNumber number : waiting()) {
            const Tag first = line_up(battle_, battle_.group(number), {}, Line::abreast)[0].ship;
            const BoardPlace at = place_of(battle_.ship(first).at.bow, layout);
            for (const Line line : {Line::abreast, Line::ahead}) add_if(Deploy{number, at, line});
        }
    }
    void list_speeds() {
        for (const GroupNumber number : waiting()) {
            add(SetSpeed{number, {}});
            SetSpeed fast{number, {}};
            for (const Tag tag : battle_.group(number).ships) {
                if (may_go_maximum(battle_, battle_.ship(tag))) fast.at_maximum.push_back(tag);
            }
            if (!fast.at_maximum.empty()) add(fast);
        }
    }
    void list_activations() {
        for (const GroupNumber one : waiting()) {
            add(Activate{one, 0});
            for (const GroupNumber other : waiting()) {
                if (may_lead_both(battle_, one, other)) add(Activate{one, other});
            }
        }
    }

    void list_movement() {
        for (const Tag tag : battle_.group(battle_.progress.active).ships) {
            if (why_not_moved(battle_, tag).empty()) list_own(tag);
            list_against(tag);
        }
    }
    void list_own(Tag tag) {
        constexpr std::array steps{Step::ahead, Step::port,      Step::starboard,     Step::back,
                                   Step::about, Step::spin_port, Step::spin_starboard};
        const Course course = course_of(tables_, battle_, tag);
        for (const Step step : steps) {
            if (why_not_step(tables_, battle_, tag, course, step).empty()) add(Move{tag, {step}});
        }
        add_if(Cut{tag});
        add_if(Jettison{tag});
        add_if(SetSails{tag, !battle_.ship(tag).has_sails_up});
    }
    void list_against(Tag tag) {
        const Ship& ship = battle_.ship(tag);
        constexpr std::int32_t reach = 3;
        const std::int32_t strength = missile_strength(tables_, ship);
        for (Tag target = 1; target <= battle_.ships.size(); ++target) {
            const Ship& other = battle_.ship(target);
            const bool is_near = other.is_there() && ship.is_there() &&
                                 battle_.is_hostile(ship.side, other.side) &&
                                 hexes_apart(ship.at, other.at) <= reach;
            if (!is_near) continue;
            if (strength > 0) add_if(Fire{tag, {{target, strength}}});
            if (strength > 0 && ship.has_flames) add_if(Flame{tag, {{target, strength}}});
            add_if(Rake{tag, target});
            add_if(PassThrough{tag, target});
            add_if(Ram{tag, target});
            if (ship.firepots > 0) add_if(RamWithFirepot{tag, target});
            add_if(Grapple{tag, target});
            for (const Hand hand : {Hand::port, Hand::starboard}) {
                add_if(Anastrophe{tag, target, hand});
            }
        }
    }

    void list_answers() {
        for (const Reply reply : {Reply::none, Reply::missiles, Reply::flames}) {
            for (const bool is_avoiding : {false, true}) add_if(Answer{reply, is_avoiding});
        }
    }
    void list_boardings() {
        for (const Tag tag : battle_.group(battle_.progress.active).ships) {
            const std::int32_t left = boarders_left(battle_.ship(tag));
            for (const Tag target : held_with(battle_, tag)) {
                if (left > 0) add_if(Board{target, {{tag, left}}});
            }
        }
    }

    const Tables& tables_;
    const Battle& battle_;
    std::vector<Order> orders_;
};

}  // namespace

std::optional<std::string> why_not(const Tables& tables, const View& view, const Order& order) {
    return why_not(tables, view.known, view.side, order);
}

std::optional<std::string> why_not(const Tables& tables, const Battle& battle, SideIndex side,
                                   const Order& order) {
    if (battle.progress.asked != side) return std::string(wrong_moment);
    const Refusal refusal = why_not_now(tables, battle, order);
    return refusal.empty() ? std::nullopt : std::optional<std::string>(refusal);
}

std::vector<Order> options_of(const Tables& tables, const View& view) {
    if (view.known.progress.asked != view.side) return {};
    return Listing(tables, view.known).listed();
}

}  // namespace flagplot::tactical::galley
