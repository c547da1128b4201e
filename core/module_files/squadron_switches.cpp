#include "module_files/reading.h"
#include "module_files/schema_squadron.h"
#include "module_files/squadron.h"
#include "tactical/squadron/squadron_module.h"

namespace flagplot {

namespace {

using namespace file_schema;
using namespace file_schema::squadron;

void take_turn_switches(const SwitchesTable& table, model::Switches& switches) {
    if (table.table.size.is_given()) {
        switches.table_width = table.table.size.value.first;
        switches.table_height = table.table.size.value.second;
    }
    take(table.table.deploy_depth, switches.deploy_depth);
    take(table.table.terrain, switches.table_terrain);
    take(table.cards.t_per_turn, switches.turn_cards);
    take(table.cards.limits, switches.card_limits);
    take(table.cards.count_initial, switches.count_initial);
    take(table.cards.shared_deck, switches.shared_deck);
    take(table.initiative.winner_may_pass, switches.winner_may_pass);
    take(table.activation.pass_tokens, switches.pass_tokens);
    take(table.battle.max_turns, switches.turns);
    take(table.fog.ships, switches.fog);
    take(table.edges, switches.edges);
}

void take_movement_switches(const SwitchesTable& table, model::Switches& switches) {
    take(table.wind.points, switches.wind_points);
    take(table.wind.headwind_half_angle, switches.headwind_half_angle);
    take(table.wind.arc_step, switches.wind_arc_step);
    take(table.command.mode, switches.command_mode);
    take(table.command.element, switches.command_element);
    take(table.move.minimum_inches, switches.minimum_move);
    take(table.contact.resolve, switches.contact_resolve);
    take(table.contact.clear, switches.contact_clear);
    take(table.anchor.half_move_variant, switches.anchor_half_move);
}

void take_fire_switches(const SwitchesTable& table, model::Switches& switches) {
    take(table.fire.to_hit_modifiers, switches.to_hit_modifiers);
    take(table.fire.partial_rounding, switches.partial_rounding);
    take(table.fire.threshold, switches.fire_threshold);
    take(table.fire.min_ad, switches.fire_minimum);
    take(table.fire.order, switches.fire_order);
    take(table.fire.declare, switches.fire_declare);
    take(table.fire.into_melee, switches.fire_into_melee);
    take(table.fire.ammunition, switches.ammunition);
    take(table.split.basis, switches.split_basis);
    take(table.link.scope, switches.link_scope);
    take(table.link.same_ship_full, switches.same_ship_full);
    take(table.link.zero_may_join, switches.zero_may_join);
    take(table.sight.ships_block, switches.ships_block);
}

void take_combat_switches(const SwitchesTable& table, model::Switches& switches) {
    take(table.ram.declare, switches.ram_declare);
    take(table.ram.red_multiples, switches.red_multiples);
    take(table.damage.reduces_ram, switches.reduces_ram);
    take(table.boarding.crew_marked, switches.crew_marked);
    take(table.melee.casualties, switches.melee_casualties);
    take(table.melee.break_off, switches.break_off);
    take(table.melee.timing, switches.melee_timing);
    take(table.melee.once_per_turn, switches.melee_once_per_turn);
    take(table.melee.is_optional, switches.melee_optional);
    take(table.critical.hull_cost, switches.hull_cost);
    take(table.repair.enabled, switches.repair);
    take(table.drift.derelict_damage, switches.derelict_damage);
}

/// What switches are where the campaign does not say (US-B44).
model::Switches standard_of(const SourceFile& campaign) {
    Problems reported_elsewhere;
    const auto text = parsed(campaign, reported_elsewhere);
    const auto* profile = text ? text->get_as<std::string>("profile") : nullptr;
    return profile != nullptr && profile->get() == "strict_seed" ? model::strict_seed()
                                                                 : model::Switches{};
}

}  // namespace

tl::expected<tactical::squadron::Switches, Diagnostics> read_squadron_switches(
    const SourceFile& campaign) {
    Problems problems;
    const auto table =
        switches_read<SwitchesTable>(campaign, model::SquadronModule::name, problems);
    if (!problems.empty()) return tl::unexpected(problems.sorted());
    model::Switches switches = standard_of(campaign);
    take_turn_switches(table, switches);
    take_movement_switches(table, switches);
    take_fire_switches(table, switches);
    take_combat_switches(table, switches);
    return switches;
}

}  // namespace flagplot
