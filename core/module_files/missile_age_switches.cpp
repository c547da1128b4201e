#include "module_files/missile_age.h"

#include "module_files/reading.h"
#include "module_files/schema_missile_age.h"
#include "tactical/missile_age/missile_age_module.h"

namespace flagplot {

namespace {

using namespace file_schema;
using namespace file_schema::missile_age;

void take_movement_switches(const SwitchesTable& table, model::Switches& switches) {
    take(table.tactical.nm_per_cm, switches.nm_hundredths_per_cm);
    take(table.tactical.minutes_per_turn, switches.minutes_per_turn);
    take(table.initiative.tie, switches.initiative_tie);
    take(table.initiative.benefit, switches.initiative_benefit);
    take(table.move.accel, switches.move_accel);
    take(table.move.accel_small, switches.move_accel_small);
    take(table.move.turn_deg, switches.move_turn_deg);
    take(table.move.straight_carry, switches.move_straight_carry);
    take(table.move.drift, switches.move_drift);
}

void take_spotting_switches(const SwitchesTable& table, model::Switches& switches) {
    take(table.spotting.attempts, switches.spot_attempts);
    take(table.contact.binding, switches.contact_binding);
    take(table.contact.dummies, switches.contact_dummies);
    take(table.roe.arh_on_radar_contact, switches.roe_arh_on_radar_contact);
    take(table.sensors.esm, switches.sensors_esm);
    take(table.sensors.eo, switches.sensors_eo);
    take(table.night.visibility, switches.night_visibility);
}

void take_target_numbers(const TargetNumberSwitches& table, model::TargetNumbers& numbers) {
    take(table.gun_short, numbers.gun_short);
    take(table.gun_medium, numbers.gun_medium);
    take(table.gun_long, numbers.gun_long);
    take(table.gun_vs_air, numbers.gun_vs_air);
    take(table.ciws, numbers.ciws);
    take(table.air_gun, numbers.air_gun);
    take(table.bomb, numbers.bomb);
    take(table.air_rocket, numbers.air_rocket);
    take(table.air_air, numbers.air_air);
    take(table.sam, numbers.sam);
    take(table.missile, numbers.missile);
    take(table.torpedo, numbers.torpedo);
}

void take_combat_switches(const SwitchesTable& table, model::Switches& switches) {
    take_target_numbers(table.combat.tn, switches.combat_tn);
    take(table.combat.multi_mount, switches.combat_multi_mount);
    take(table.combat.cm_success, switches.combat_cm_success);
    take(table.combat.salvo, switches.combat_salvo);
    take(table.combat.salvo_area, switches.combat_salvo_area);
    take(table.missile.flight, switches.missile_flight);
}

void take_damage_switches(const SwitchesTable& table, model::Switches& switches) {
    take(table.damage.special1_fire, switches.damage_special1_fire);
    take(table.damage.sinking, switches.damage_sinking);
    take(table.damage.blackout_stack, switches.damage_blackout_stack);
    take(table.damage.blackout_sensors, switches.damage_blackout_sensors);
    take(table.damage.fire_burns, switches.damage_fire_burns);
    take(table.morale.break_at, switches.morale_break_at);
    take(table.crew_test.tn, switches.crew_test_tn);
}

model::Switches switches_of(const SwitchesTable& table) {
    model::Switches switches;
    take_movement_switches(table, switches);
    take_spotting_switches(table, switches);
    take_combat_switches(table, switches);
    take_damage_switches(table, switches);
    return switches;
}

}  // namespace

tl::expected<tactical::missile_age::Switches, Diagnostics> read_missile_age_switches(
    const SourceFile& campaign) {
    Problems problems;
    const auto table =
        switches_read<SwitchesTable>(campaign, model::MissileAgeModule::name, problems);
    if (!problems.empty()) return tl::unexpected(problems.sorted());
    return switches_of(table);
}

}  // namespace flagplot
