#include "tactical/missile_age/allowed.h"

#include <algorithm>

#include "base/fields.h"
#include "tactical/kit/plane.h"
#include "tactical/missile_age/acts.h"
#include "tactical/missile_age/aiming.h"
#include "tactical/missile_age/board.h"
#include "tactical/missile_age/flying.h"
#include "tactical/missile_age/moving.h"
#include "tactical/missile_age/spotting.h"
#include "tactical/missile_age/table_units.h"
#include "tactical/missile_age/torpedoes.h"

namespace flagplot::tactical::missile_age {

namespace {

using Why = std::optional<std::string>;

Why if_not(bool is_right, std::string_view expected) {
    return is_right ? std::nullopt : Why(std::string(expected));
}

Why worded(std::optional<std::string_view> why) {
    return why ? Why(std::string(*why)) : std::nullopt;
}

bool is_air_phase(Phase phase) { return phase == Phase::air || phase == Phase::air_again; }

/// What is wrong with an order of the side that is asked, if anything is.
class Judging {
  public:
    Judging(const Tables& tables, const View& view)
        : tables_(tables), battle_(view.known), progress_(view.known.progress), side_(view.side) {}

    Why operator()(const Ready&) const {
        return if_not(progress_.asking == Asking::readiness, asked_for());
    }
    Why operator()(const SetRadar& order) const {
        const Unit* unit = own(order.unit);
        const bool may_set = unit != nullptr && is_fighting(*unit) &&
                             has_working(tables_, *unit, System::radar) && !unit->has_set_radar &&
                             unit->has_radar_on != order.is_on && may_set_radar(*unit);
        return if_not(may_set, "a radar of yours that can be switched so now");
    }
    Why operator()(const Begin& order) const {
        if (progress_.asking != Asking::beginner) return asked_for();
        return if_not(order.side.index() < battle_.sides.size(), "a side");
    }
    Why operator()(const Move& order) const {
        if (auto wrong = not_to_activate(order.unit, Phase::vessels)) return wrong;
        const Unit* unit = own(order.unit);
        if (unit == nullptr) return "a vessel of yours";
        return why_not_move(tables_, battle_, *unit, order);
    }
    Why operator()(const Steer& order) const {
        if (auto wrong = not_to_activate(order.unit, Phase::vessels)) return wrong;
        const Unit* unit = own(order.unit);
        if (unit == nullptr) return "a vessel of yours";
        if (!is_on_board(battle_.conditions, order.to)) return "a place of the table";
        return why_not_move(
            tables_, battle_, *unit,
            move_towards(tables_, *unit, order.markers, point_at(battle_.conditions, order.to)));
    }
    Why operator()(const Stop& order) const {
        if (auto wrong = not_to_activate(order.unit, Phase::vessels)) return wrong;
        const Unit* unit = own(order.unit);
        return if_not(unit != nullptr && unit->markers > 0, "a vessel of yours under way");
    }
    Why operator()(const Guide& order) const {
        if (auto wrong = not_to_activate(order.torpedo, Phase::vessels)) return wrong;
        const Torpedo* torpedo = torpedo_with(battle_, order.torpedo);
        constexpr std::int32_t circle = 360;
        if (torpedo == nullptr || order.heading < 0 || order.heading >= circle) {
            return "a torpedo of yours and a heading";
        }
        return if_not(
            kit::angle_between(torpedo->heading, order.heading) <= tables_.switches.move_turn_deg,
            "a heading within one turn of its own");
    }
    Why operator()(const Fly& order) const {
        if (!is_air_phase(progress_.phase)) return asked_for();
        if (auto wrong = not_to_act(order.unit)) return wrong;
        const Unit* unit = own(order.unit);
        const bool flies = unit != nullptr && unit->is_on_table() && unit->is_aircraft();
        return flies ? why_not_fly(tables_, battle_, *unit, order) : "an aircraft in the air";
    }
    Why operator()(const Return& order) const {
        if (!is_air_phase(progress_.phase)) return asked_for();
        const Unit* unit = aircraft_numbered(battle_, side_, order.aircraft);
        if (unit == nullptr) return "an aircraft of yours";
        if (auto wrong = not_to_act(unit->tag)) return wrong;
        return why_not_return(battle_, *unit, order);
    }
    Why operator()(const Detect& order) const {
        return searching(order.unit, order.target, [&](const Unit& unit, const Unit& target) {
            return can_detect(tables_, battle_, unit, target);
        });
    }
    Why operator()(const Identify& order) const {
        return searching(order.unit, order.target, [&](const Unit& unit, const Unit& target) {
            return can_identify(tables_, battle_, unit, target);
        });
    }
    Why operator()(const Fire& order) const {
        if (auto wrong = not_to_act(order.unit)) return wrong;
        const Unit* unit = own(order.unit);
        if (unit == nullptr || !is_fighting(*unit)) return "a unit of yours that can fire";
        return worded(why_not_fire(tables_, battle_, *unit, order, progress_.phase));
    }
    Why operator()(const Aim& order) const {
        if (progress_.phase != Phase::launch) return asked_for();
        if (auto wrong = not_to_act(order.unit)) return wrong;
        const Unit* unit = own(order.unit);
        if (unit == nullptr || !is_fighting(*unit)) return "a unit of yours that can fire";
        return worded(why_not_aim(tables_, *unit, order));
    }
    Why operator()(const TakeOff& order) const {
        if (progress_.phase != Phase::launch) return asked_for();
        const Unit* aircraft = aircraft_numbered(battle_, side_, order.aircraft);
        const bool is_aboard = aircraft != nullptr && aircraft->where == Whereabouts::aboard;
        const Unit* ship = is_aboard ? home_of(battle_, *aircraft) : nullptr;
        if (ship == nullptr) return "an aircraft aboard a ship of yours";
        return not_to_act(ship->tag);
    }
    Why operator()(const Land& order) const {
        if (progress_.phase != Phase::launch) return asked_for();
        if (auto wrong = not_to_act(order.unit)) return wrong;
        const Unit* aircraft = own(order.unit);
        const Unit* ship = own(order.ship);
        const bool lands = aircraft != nullptr && ship != nullptr && aircraft->is_aircraft() &&
                           aircraft->is_on_table() && can_land(tables_, *aircraft, *ship);
        return if_not(lands, "an aircraft low and close by a ship that carries such");
    }
    Why operator()(const Resolve& order) const {
        const bool is_so_named = order.weapon == named(battle_, order.weapon.tag);
        if (!is_so_named) return "a missile or torpedo of yours that comes in";
        return not_to_activate(order.weapon.tag, Phase::hits);
    }
    Why operator()(const Done&) const {
        return if_not(progress_.asking == Asking::activation && progress_.active != 0, asked_for());
    }
    Why operator()(const Pass&) const {
        const bool may_pass = progress_.asking == Asking::activation && progress_.active == 0 &&
                              progress_.phase != Phase::hits;
        return if_not(may_pass, asked_for());
    }
    Why operator()(const Answer& order) const {
        if (progress_.asking != Asking::owner || !progress_.found) return asked_for();
        const std::vector<Answer> answers = answers_to(tables_, battle_, *progress_.found);
        const bool is_one = std::find(answers.begin(), answers.end(), order) != answers.end();
        return if_not(is_one, "an answer that can be true");
    }

  private:
    /// What is awaited instead.
    [[nodiscard]] std::string asked_for() const {
        switch (progress_.asking) {
            case Asking::readiness:
                return "\"ready\"";
            case Asking::beginner:
                return "the side that begins";
            case Asking::activation:
                return progress_.active != 0 ? "the unit that is activated, or \"done\""
                                             : "an order of this phase";
            case Asking::owner:
                return "an answer about your marker";
            case Asking::umpire:
            case Asking::nobody:
                return "nothing";
        }
        return {};
    }

    [[nodiscard]] const Unit* own(Tag tag) const {
        const Unit* unit = unit_with(battle_, tag);
        return unit != nullptr && unit->side == side_ ? unit : nullptr;
    }

    /// Has it still to act in this phase? A view does not tell whether others wait too.
    [[nodiscard]] bool waits(Tag tag) const {
        const auto& units = progress_.queue.sides[progress_.queue.next].units;
        return std::find(units.begin(), units.end(), tag) != units.end();
    }

    /// Before the first turn, or before the unit moves. Who is surprised has it off at first
    /// (B-MN-20).
    [[nodiscard]] bool may_set_radar(const Unit& unit) const {
        if (progress_.asking == Asking::readiness) {
            return !battle_.sides[side_.index()].is_surprised;
        }
        const bool is_moving = progress_.phase == Phase::vessels || progress_.phase == Phase::air;
        return progress_.asking == Asking::activation && is_moving && waits(unit.tag);
    }

    [[nodiscard]] Why not_to_activate(Tag tag, Phase phase) const {
        const bool is_now = progress_.phase == phase && progress_.asking == Asking::activation &&
                            progress_.active == 0;
        if (!is_now) return asked_for();
        return if_not(waits(tag), "one that has not acted");
    }

    /// It is the active one, or may become it.
    [[nodiscard]] Why not_to_act(Tag tag) const {
        if (progress_.asking != Asking::activation) return asked_for();
        if (progress_.active != 0) return if_not(progress_.active == tag, asked_for());
        return if_not(waits(tag), "one that has not acted");
    }

    template <class Can>
    [[nodiscard]] Why searching(Tag unit_tag, Tag target_tag, const Can& can) const {
        if (progress_.phase != Phase::spotting) return asked_for();
        if (auto wrong = not_to_act(unit_tag)) return wrong;
        const Unit* unit = own(unit_tag);
        const Unit* target = unit_with(battle_, target_tag);
        const bool may_try = unit != nullptr && target != nullptr && can(*unit, *target);
        return if_not(may_try, "a marker that this unit can reach and has not tried enough");
    }

    const Tables& tables_;
    const Battle& battle_;
    const Progress& progress_;
    SideIndex side_;
};

/// Of moves the first unit alone: there are too many.
bool lists_first_only(Phase phase) { return phase == Phase::vessels || is_air_phase(phase); }

void add_radar_orders(std::vector<Order>& orders, const Tables& tables, const View& view, Tag tag) {
    const Unit* unit = unit_with(view.known, tag);
    if (unit == nullptr || !unit->has_radar) return;
    const Order order{SetRadar{tag, !unit->has_radar_on}};
    if (!why_not(tables, view, order)) orders.push_back(order);
}

std::vector<Order> orders_of_phase(const Tables& tables, const View& view) {
    const Progress& progress = view.known.progress;
    std::vector<kit::Activated> tags{progress.active};
    if (progress.active == 0) tags = progress.queue.sides[progress.queue.next].units;
    const bool is_first_only = lists_first_only(progress.phase) && !tags.empty();
    std::vector<Order> orders;
    for (const Tag tag : tags) {
        const auto acts = acts_of(tables, view.known, view.side, tag);
        if (lists_first_only(progress.phase)) add_radar_orders(orders, tables, view, tag);
        orders.insert(orders.end(), acts.begin(), acts.end());
        if (is_first_only && !acts.empty()) break;
    }
    if (progress.phase == Phase::hits) return orders;
    orders.push_back(progress.active != 0 ? Order{Done{}} : Order{Pass{}});
    return orders;
}

std::vector<Order> opening_orders(const Tables& tables, const View& view) {
    std::vector<Order> orders;
    for (const Unit& unit : view.known.units) {
        if (unit.side == view.side) add_radar_orders(orders, tables, view, unit.tag);
    }
    orders.push_back({Ready{}});
    return orders;
}

}  // namespace

std::optional<std::string> why_not(const Tables& tables, const View& view, const Order& order) {
    if (view.known.progress.asked != view.side) return "nothing now";
    return std::visit(Judging(tables, view), order.what);
}

std::vector<Order> options_of(const Tables& tables, const View& view) {
    const Progress& progress = view.known.progress;
    if (progress.asked != view.side) return {};
    std::vector<Order> orders;
    switch (progress.asking) {
        case Asking::readiness:
            return opening_orders(tables, view);
        case Asking::beginner:
            for (std::uint32_t side = 0; side < view.known.sides.size(); ++side) {
                orders.push_back({Begin{{side}}});
            }
            return orders;
        case Asking::owner:
            for (const Answer& answer : answers_to(tables, view.known, *progress.found)) {
                orders.push_back({answer});
            }
            return orders;
        case Asking::activation:
            return orders_of_phase(tables, view);
        case Asking::umpire:
        case Asking::nobody:
            return {};
    }
    return {};
}

std::optional<Order> passing(const View& view) {
    const Progress& progress = view.known.progress;
    if (progress.asked != view.side) return std::nullopt;
    switch (progress.asking) {
        case Asking::readiness:
            return Order{Ready{}};
        case Asking::beginner:
            return Order{Begin{view.side}};
        case Asking::activation:
            if (progress.phase == Phase::hits) {
                const auto& units = progress.queue.sides[progress.queue.next].units;
                if (units.empty()) return std::nullopt;
                return Order{Resolve{named(view.known, units.front())}};
            }
            return progress.active != 0 ? Order{Done{}} : Order{Pass{}};
        case Asking::owner:
        case Asking::umpire:
        case Asking::nobody:
            return std::nullopt;
    }
    return std::nullopt;
}

}  // namespace flagplot::tactical::missile_age
