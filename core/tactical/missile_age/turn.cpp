#include "tactical/missile_age/turn.h"

#include <algorithm>
#include <utility>

#include "base/fields.h"
#include "tactical/kit/activation.h"
#include "tactical/missile_age/acts.h"
#include "tactical/missile_age/board.h"
#include "tactical/missile_age/deploy.h"
#include "tactical/missile_age/end_phase.h"
#include "tactical/missile_age/firing.h"
#include "tactical/missile_age/flying.h"
#include "tactical/missile_age/hits.h"
#include "tactical/missile_age/initiative.h"
#include "tactical/missile_age/moving.h"
#include "tactical/missile_age/repair.h"
#include "tactical/missile_age/spotting.h"
#include "tactical/missile_age/table_units.h"
#include "tactical/missile_age/torpedoes.h"

namespace flagplot::tactical::missile_age {

namespace {

/// Sub-phases that begin a phase of MN-01: the winner of the initiative says who begins (A-MN-04).
bool begins_a_phase(Phase phase) {
    return phase == Phase::civilians || phase == Phase::spotting || phase == Phase::launch ||
           phase == Phase::guns;
}

Phase after(Phase phase) { return static_cast<Phase>(static_cast<std::uint8_t>(phase) + 1); }

/// Carries the battle on until somebody is asked.
class Course {
  public:
    explicit Course(Ground& ground) : ground_(ground), progress_(ground.battle.progress) {}

    void begin_turn() {
        if (progress_.turn >= progress_.turns) return end(EndedBy::turn_limit);
        ++progress_.turn;
        roll_for_initiative(ground_);
        enter(Phase::civilians);
    }

    /// Into a phase; its beginner may have to be said first.
    void enter(Phase phase) {
        progress_.phase = phase;
        progress_.queue = {};
        if (!begins_a_phase(phase)) return start();
        progress_.beginner = progress_.initiative.front();
        const bool is_chosen =
            ground_.tables.switches.initiative_benefit == InitiativeBenefit::choose_each_phase;
        if (!is_chosen || sides_there() < 2 || !has_units(progress_.beginner)) return start();
        progress_.asking = Asking::beginner;
        progress_.asked = progress_.beginner;
    }

    /// A phase whose beginner is known.
    void start() {
        switch (progress_.phase) {
            case Phase::civilians:
                move_civilians(ground_);
                fly_civilians();
                return enter(Phase::air);
            case Phase::torpedoes:
                run_autonomous(ground_);
                return enter(Phase::air_again);
            case Phase::air_again:
                fly_civilians();
                break;
            case Phase::vessels:
                move_broken();
                break;
            case Phase::spotting:
                listen(ground_);
                break;
            default:
                break;
        }
        progress_.queue = queue_of_phase();
        go_on();
    }

    /// To the next who is asked.
    void go_on() {
        if (progress_.found) return ask(Asking::owner, owner_of(progress_.found->tag));
        if (progress_.civilian) return ask(Asking::umpire, umpire);
        if (progress_.active != 0) {
            if (acts(active_side(), progress_.active)) {
                return ask(Asking::activation, active_side());
            }
            progress_.active = 0;
        }
        const auto side = next_side();
        if (!side) return finish();
        ask(Asking::activation, *side);
    }

    /// The thing is activated; its side goes on with it if it can do more.
    void activate(Tag tag, bool is_over) {
        if (progress_.active != tag) {
            progress_.queue = kit::after_activation(std::move(progress_.queue), tag);
        }
        progress_.active = is_over ? 0 : tag;
    }

    void pass() {
        if (kit::may_pass(progress_.queue)) {
            progress_.queue = kit::after_pass(std::move(progress_.queue));
        }
    }

  private:
    void ask(Asking asking, SideIndex side) {
        progress_.asking = asking;
        progress_.asked = side;
    }

    void end(EndedBy ended_by) {
        progress_.phase = Phase::over;
        progress_.queue = {};
        progress_.active = 0;
        progress_.ended_by = ended_by;
        ask(Asking::nobody, nobody);
    }

    [[nodiscard]] SideIndex owner_of(Tag tag) const { return unit_with(ground_.battle, tag)->side; }
    [[nodiscard]] SideIndex active_side() const {
        const Unit* unit = unit_with(ground_.battle, progress_.active);
        return unit == nullptr ? nobody : unit->side;
    }
    [[nodiscard]] bool acts(SideIndex side, Tag tag) const {
        return can_act(ground_.tables, ground_.battle, side, tag);
    }

    [[nodiscard]] bool has_units(SideIndex side) const {
        const auto& units = ground_.battle.units;
        return std::any_of(units.begin(), units.end(), [side](const Unit& unit) {
            return unit.side == side && unit.is_on_table() && !unit.is_wreck();
        });
    }
    [[nodiscard]] std::int32_t sides_there() const {
        std::int32_t there = 0;
        for (std::uint32_t side = 0; side < ground_.battle.sides.size(); ++side) {
            there += has_units({side}) ? 1 : 0;
        }
        return there;
    }

    /// The beginner first, then the others in the order of the initiative.
    [[nodiscard]] kit::ActivationQueue queue_of_phase() const {
        std::vector<SideIndex> order{progress_.beginner};
        for (const SideIndex side : progress_.initiative) {
            if (side != progress_.beginner) order.push_back(side);
        }
        const bool may_pass = progress_.phase != Phase::hits;
        std::vector<kit::Waiting> waiting;
        for (const SideIndex side : order) {
            waiting.push_back({side, asked_in_phase(ground_.tables, ground_.battle, side),
                               may_pass ? std::nullopt : std::optional(0)});
        }
        return kit::queue_of(std::move(waiting));
    }

    /// Whose turn it is, when what can do nothing any more is left out.
    [[nodiscard]] std::optional<SideIndex> next_side() {
        while (const auto side = kit::side_to_activate(progress_.queue)) {
            const std::vector<kit::Activated> waiting =
                progress_.queue.sides[progress_.queue.next].units;
            bool is_any_left = false;
            for (const kit::Activated tag : waiting) {
                if (acts(*side, tag)) {
                    is_any_left = true;
                } else {
                    progress_.queue = kit::without_unit(std::move(progress_.queue), tag);
                }
            }
            if (is_any_left) return side;
        }
        return std::nullopt;
    }

    // --- what follows of itself ------------------------------------------------------------------

    void finish() {
        switch (progress_.phase) {
            case Phase::vessels:
                move_waiting_vessels();
                run_unguided();
                drift(ground_);
                break;
            case Phase::air:
            case Phase::air_again:
                fly_waiting();
                break;
            case Phase::hits:
                progress_.queue = {};
                control_damage(ground_);
                end_turn(ground_);
                if (!is_fought_over(ground_.battle)) return end(how_it_ended(ground_.battle));
                return begin_turn();
            default:
                break;
        }
        enter(after(progress_.phase));
    }

    [[nodiscard]] bool waits(Tag tag) const {
        const auto& sides = progress_.queue.sides;
        return std::any_of(sides.begin(), sides.end(), [tag](const kit::Waiting& side) {
            return std::find(side.units.begin(), side.units.end(), tag) != side.units.end();
        });
    }

    void move_waiting_vessels() {
        for (Unit& unit : ground_.battle.units) {
            if (unit.tag == 0 || !waits(unit.tag)) continue;
            move_vessel(ground_, unit, steady_move(ground_.tables, ground_.battle, unit));
        }
    }

    /// Guided torpedoes that nobody steered run straight on.
    void run_unguided() {
        for (Torpedo& torpedo : ground_.battle.torpedoes) {
            if (torpedo.target != 0 || !is_guided(ground_.tables, torpedo)) continue;
            const bool is_steered_now = is_steered(ground_.tables, ground_.battle, torpedo);
            if (!is_steered_now || waits(torpedo.tag)) {
                run_torpedo(ground_, torpedo, torpedo.heading);
            }
        }
        remove_spent(ground_.battle);
    }

    void move_broken() {
        for (Unit& unit : ground_.battle.units) {
            const bool flees = is_broken(ground_.tables, unit) && unit.is_on_table() &&
                               !unit.is_wreck() && !unit.is_aircraft();
            if (flees) {
                move_vessel(ground_, unit, broken_move(ground_.tables, ground_.battle, unit));
            }
        }
    }

    void fly_waiting() {
        for (Unit& unit : ground_.battle.units) {
            if (unit.is_on_table() && unit.is_aircraft() && waits(unit.tag)) {
                fly_on(ground_, unit);
            }
        }
    }

    void fly_civilians() {
        for (Unit& unit : ground_.battle.units) {
            if (unit.is_civilian && unit.is_on_table() && unit.is_aircraft()) {
                fly_on(ground_, unit);
            }
        }
    }

    Ground& ground_;
    Progress& progress_;
};

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
