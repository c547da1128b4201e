#include "tactical/missile_age/turn.h"

#include <algorithm>
#include <utility>

#include "base/fields.h"
#include "tactical/missile_age/board.h"
#include "tactical/missile_age/course.h"
#include "tactical/missile_age/deploy.h"
#include "tactical/missile_age/firing.h"
#include "tactical/missile_age/flying.h"
#include "tactical/missile_age/hits.h"
#include "tactical/missile_age/moving.h"
#include "tactical/missile_age/spotting.h"
#include "tactical/missile_age/table_units.h"
#include "tactical/missile_age/torpedoes.h"

namespace flagplot::tactical::missile_age {

namespace {

/// What each order does.
class CarryingOut {
  public:
    CarryingOut(Ground& ground, Course& course)
        : ground_(ground), battle_(ground.battle), course_(course) {}

    void operator()(const Ready&) {
        Progress& progress = battle_.progress;
        for (std::uint32_t side = progress.asked.number + 1; side < battle_.sides.size(); ++side) {
            if (!has_ships({side})) continue;
            progress.asked = {side};
            return;
        }
        deploy(ground_);
        course_.begin_turn();
    }
    void operator()(const SetRadar& order) {
        Unit& unit = of(order.unit);
        unit.has_radar_on = order.is_on;
        unit.has_set_radar = true;
    }
    void operator()(const Begin& order) {
        battle_.progress.beginner = order.side;
        course_.start();
    }
    void operator()(const Move& order) {
        course_.activate(order.unit, true);
        move_vessel(ground_, of(order.unit), order);
        course_.go_on();
    }
    void operator()(const Steer& order) {
        (*this)(move_towards(ground_.tables, of(order.unit), order.markers,
                             point_at(battle_.conditions, order.to)));
    }
    void operator()(const Stop& order) {
        course_.activate(order.unit, true);
        stop_vessel(ground_, of(order.unit));
        course_.go_on();
    }
    void operator()(const Guide& order) {
        course_.activate(order.torpedo, true);
        const auto torpedo =
            std::find_if(battle_.torpedoes.begin(), battle_.torpedoes.end(),
                         [&](const Torpedo& each) { return each.tag == order.torpedo; });
        run_torpedo(ground_, *torpedo, order.heading);
        course_.go_on();
    }
    void operator()(const Fly& order) {
        course_.activate(order.unit, true);
        fly(ground_, of(order.unit), order);
        course_.go_on();
    }
    void operator()(const Return& order) {
        Unit& aircraft = of_number(order.aircraft);
        const bool is_back = come_back(ground_, aircraft, point_at(battle_.conditions, order.at));
        course_.activate(aircraft.tag, !is_back);  // who came back flies on in this segment
        course_.go_on();
    }
    void operator()(const Detect& order) {
        course_.activate(order.unit, false);
        detect(ground_, of(order.unit), of(order.target));
        course_.go_on();
    }
    void operator()(const Identify& order) {
        course_.activate(order.unit, false);
        identify(ground_, of(order.unit), of(order.target));
        course_.go_on();
    }
    void operator()(const Fire& order) {
        course_.activate(order.unit, false);
        fire(ground_, of(order.unit), order);
        course_.go_on();
    }
    void operator()(const Aim& order) {
        course_.activate(order.unit, false);
        aim(ground_, of(order.unit), order);
        course_.go_on();
    }
    void operator()(const TakeOff& order) {
        Unit& aircraft = of_number(order.aircraft);
        course_.activate(home_of(battle_, aircraft)->tag, false);
        take_off(ground_, aircraft);
        course_.go_on();
    }
    void operator()(const Land& order) {
        course_.activate(order.unit, true);
        land(ground_, of(order.unit), of(order.ship));
        course_.go_on();
    }
    void operator()(const Resolve& order) {
        course_.activate(order.weapon.tag, true);
        resolve(ground_, order.weapon.tag);
        course_.go_on();
    }
    void operator()(const Done&) {
        battle_.progress.active = 0;
        course_.go_on();
    }
    void operator()(const Pass&) {
        course_.pass();
        course_.go_on();
    }
    void operator()(const Answer& order) {
        const Tag placed = answer(ground_, order);
        const bool is_waiting = battle_.progress.struck_by.has_value();
        if (is_waiting && !battle_.progress.civilian) strike_waiting(ground_, placed);
        course_.go_on();
    }

  private:
    [[nodiscard]] Unit& of(Tag tag) const { return *unit_with(battle_, tag); }
    [[nodiscard]] Unit& of_number(std::int32_t number) const {
        const auto found =
            std::find_if(battle_.units.begin(), battle_.units.end(), [&](const Unit& unit) {
                return unit.side == battle_.progress.asked && unit.is_aircraft() &&
                       unit.number == number;
            });
        return *found;
    }
    [[nodiscard]] bool has_ships(SideIndex side) const {
        return std::any_of(battle_.units.begin(), battle_.units.end(),
                           [side](const Unit& unit) { return unit.side == side; });
    }

    Ground& ground_;
    Battle& battle_;
    Course& course_;
};

}  // namespace

void carry_out(Ground& ground, const Order& order) {
    auto& traces = ground.battle.traces;
    std::erase_if(traces, [](const Trace& trace) { return trace.kind != TraceKind::esm; });
    Course course(ground);
    std::visit(CarryingOut(ground, course), order.what);
}

std::vector<std::int32_t> civilian_kinds(const Tables& tables) {
    std::vector<std::int32_t> kinds;
    for (std::size_t kind = 0; kind < tables.templates.size(); ++kind) {
        if (tables.templates[kind].is_civilian) kinds.push_back(static_cast<std::int32_t>(kind));
    }
    return kinds;
}

void name_civilian(Ground& ground, std::optional<std::int32_t> kind) {
    Progress& progress = ground.battle.progress;
    const Tag tag = *progress.civilian;
    progress.civilian.reset();
    const std::vector<std::int32_t> kinds = civilian_kinds(ground.tables);
    if (!kind && !kinds.empty()) {
        const std::int32_t lot =
            ground.roll(DieUse::civilian, tag, static_cast<std::int32_t>(kinds.size()));
        kind = kinds[static_cast<std::size_t>(lot - 1)];
    }
    if (kind) make_civilian(ground.tables, *unit_with(ground.battle, tag), *kind);
    if (progress.struck_by) strike_waiting(ground, tag);
    Course(ground).go_on();
}

}  // namespace flagplot::tactical::missile_age
