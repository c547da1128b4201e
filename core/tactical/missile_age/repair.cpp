#include "tactical/missile_age/repair.h"

#include <fmt/format.h>

#include <algorithm>

#include "tactical/missile_age/table_units.h"

namespace flagplot::tactical::missile_age {

namespace {

/// The dice of one vessel.
class Crew {
  public:
    Crew(Ground& ground, Unit& unit) : ground_(ground), unit_(unit) {}

    void work() {
        const std::int32_t fires = unit_.fires;
        if (is_slowed(unit_) && is_repaired("speed")) {
            unit_.rating = std::max(0, unit_.first_rating - unit_.propulsion);
        }
        if (unit_.mvr > unit_.first_mvr && is_repaired("manoeuvre")) unit_.mvr = unit_.first_mvr;
        for (std::size_t system = 0; system < systems; ++system) {
            if (unit_.is_out[system] && is_repaired(word_of(static_cast<System>(system)))) {
                unit_.is_out[system] = false;
            }
        }
        if (unit_.blackout > 0 && is_repaired("power")) restore_power();
        for (std::int32_t fire = 0; fire < fires; ++fire) fight_fire();
    }

  private:
    [[nodiscard]] std::int32_t rolled() {
        return ground_.roll(DieUse::repair, unit_.tag, d10_faces) + unit_.crew_quality;
    }

    bool is_repaired(std::string_view what) {
        const bool is_done = rolled() >= ground_.tables.repair.repaired_from;
        if (is_done) tell(fmt::format("repairs {}", what));
        return is_done;
    }

    void restore_power() {
        const bool is_all =
            ground_.tables.switches.damage_blackout_stack == BlackoutStack::all_at_once;
        unit_.blackout = is_all ? 0 : unit_.blackout - 1;
    }

    void fight_fire() {
        const std::int32_t score = rolled();
        if (score >= ground_.tables.repair.repaired_from) {
            unit_.fires = std::max(0, unit_.fires - 1);
            tell("puts a fire out");
        } else if (score <= ground_.tables.repair.worse_to && unit_.fires < most_spreading_fires) {
            ++unit_.fires;
            tell("has a further fire");
        }
    }

    void tell(std::string_view what) {
        ground_.tell_one(
            unit_.side, [&] { return fmt::format("{} {}", called(unit_, unit_.side), what); },
            "MN-34");
    }

    Ground& ground_;
    Unit& unit_;
};

}  // namespace

bool is_slowed(const Unit& unit) {
    return unit.rating < std::max(0, unit.first_rating - unit.propulsion);
}

void control_damage(Ground& ground, Unit& unit) { Crew(ground, unit).work(); }

void control_damage(Ground& ground) {
    for (Unit& unit : ground.battle.units) {
        const bool works =
            unit.is_on_table() && !unit.is_wreck() && !unit.is_aircraft() && !unit.is_dummy;
        if (works) control_damage(ground, unit);
    }
}

}  // namespace flagplot::tactical::missile_age
