#include "tactical/squadron/switches.h"

#include <catch2/catch.hpp>
#include <functional>

#include "unit/squadron/squadron_kit.h"

using namespace flagplot;
using namespace flagplot::tactical;
using namespace flagplot::tactical::squadron;

namespace {

using Change = std::function<void(Switches&)>;

/// Every value of every switch that is not its standard.
std::vector<std::pair<std::string, Change>> changes() {
    return {
        {"table", [](Switches& s) { s.table_width = 5'000; }},
        {"coast", [](Switches& s) { s.table_terrain = TableTerrain::coast; }},
        {"cards.t_per_turn", [](Switches& s) { s.turn_cards = 2; }},
        {"cards.limits", [](Switches& s) { s.card_limits = false; }},
        {"cards.count_initial", [](Switches& s) { s.count_initial = true; }},
        {"cards.shared_deck", [](Switches& s) { s.shared_deck = true; }},
        {"initiative.winner_may_pass", [](Switches& s) { s.winner_may_pass = true; }},
        {"activation.pass_tokens", [](Switches& s) { s.pass_tokens = true; }},
        {"wind.points", [](Switches& s) { s.wind_points = 16; }},
        {"wind.arc_step", [](Switches& s) { s.wind_arc_step = ArcStep::end; }},
        {"command.mode", [](Switches& s) { s.command_mode = CommandMode::all_pairs; }},
        {"command.element", [](Switches& s) { s.command_element = ElementMode::single_ship; }},
        {"move.minimum_inches", [](Switches& s) { s.minimum_move = 0; }},
        {"contact.resolve", [](Switches& s) { s.contact_resolve = ContactResolve::immediately; }},
        {"contact.clear", [](Switches& s) { s.contact_clear = Clearing::none; }},
        {"anchor.half_move_variant", [](Switches& s) { s.anchor_half_move = true; }},
        {"fire.declare", [](Switches& s) { s.fire_declare = FireDeclare::all_first; }},
        {"link.scope", [](Switches& s) { s.link_scope = LinkScope::fleet; }},
        {"link.zero_may_join", [](Switches& s) { s.zero_may_join = true; }},
        {"melee.casualties owner", [](Switches& s) { s.melee_casualties = Casualties::owner; }},
        {"melee.casualties enemy", [](Switches& s) { s.melee_casualties = Casualties::enemy; }},
        {"melee.timing", [](Switches& s) { s.melee_timing = MeleeTiming::after_moves; }},
        {"melee.once_per_turn", [](Switches& s) { s.melee_once_per_turn = true; }},
        {"melee.optional", [](Switches& s) { s.melee_optional = true; }},
        {"drift.derelict_damage", [](Switches& s) { s.derelict_damage = true; }},
        {"fog.ships", [](Switches& s) { s.fog = Fog::enemy_points_hidden; }},
        {"strict_seed", [](Switches& s) { s = strict_seed(); }},
    };
}

tactical::Unit ship_of_campaign(const std::string& name, const std::string& type) {
    tactical::Unit unit;
    unit.name = name;
    unit.class_name = unit.type = type;
    unit.maximum = unit.speed_left = KnotTenths{120};
    return unit;
}

BattleRequest request() {
    BattleRequest made;
    made.battle = 1;
    made.scene.terrain = flagplot::Terrain::sea;
    for (const std::string id : {"red", "blue"}) {
        Formation formation;
        formation.id = id;
        for (const std::string number : {"1", "2", "3"}) {
            formation.units.push_back(ship_of_campaign(id + " frigate " + number, "frigate"));
        }
        formation.units.push_back(ship_of_campaign(id + " cruiser", "cruiser"));
        made.parties.push_back({id, id, {}, {formation}});
    }
    return made;
}

/// Draws orders until it is over; how many there were.
std::size_t drawn_to_the_end(const SquadronModule& module, std::uint64_t seed) {
    constexpr std::size_t most = 20'000;
    Battle battle = module.begin(request()).value();
    for (std::uint32_t step = 0; step < most; ++step) {
        const auto side = module.to_act(battle);
        if (!side) return step;
        const auto options = module.options(module.view(battle, *side));
        REQUIRE_FALSE(options.empty());
        const Dice dice = OddsDice{seed * most + step};
        const auto lot = roll(dice, {Purpose::draw, 0, 0, step, 0, 0},
                              static_cast<std::int32_t>(options.size()));
        auto after = module.step(std::move(battle), *side,
                                 options[static_cast<std::size_t>(lot - 1)], dice, nullptr);
        REQUIRE(after);
        battle = *std::move(after);
    }
    return most;
}

}  // namespace

TEST_CASE("with every value of every switch a battle can be played to its end") {
    for (const auto& [name, change] : changes()) {
        Tables tables;
        change(tables.switches);
        const SquadronModule module(tables);
        for (std::uint64_t seed = 1; seed <= 3; ++seed) {
            INFO(name << ", seed " << seed);
            CHECK(drawn_to_the_end(module, seed) < 20'000);
        }
    }
}

TEST_CASE("the strict profile is the closest reading of the source (US-B44)") {
    const Switches strict = strict_seed();
    CHECK(strict.command_element == ElementMode::single_ship);
    CHECK(strict.minimum_move == 0);
    CHECK_FALSE(strict.card_limits);
    CHECK_FALSE(strict.repair);
}
