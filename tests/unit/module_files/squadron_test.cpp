#include "module_files/squadron.h"

#include <catch2/catch.hpp>
#include <set>
#include <sstream>

#include "unit/module_files/shipped_tables.h"

using namespace flagplot;
using namespace flagplot::tactical::squadron;
using namespace flagplot::test;

namespace {

/// The first thing that is wrong with a shipped file in which one part is changed; empty: nothing.
std::string first_problem(const std::string& name, const std::string& part,
                          const std::string& into) {
    const Diagnostics problems = problems_with(squadron_files(), name, part, into);
    return problems.empty() ? "" : describe(problems.front());
}

Switches switches_of(const std::string& lines) {
    return read_squadron_switches({"campaign.toml", "[squadron]\n" + lines}).value();
}

std::string switch_problem(const std::string& lines) {
    const auto read = read_squadron_switches({"c.toml", "[squadron]\n" + lines});
    return read ? "" : describe(read.error().front());
}

}  // namespace

TEST_CASE("the shipped files of squadron battles are their standard, table by table",
          "[squadron]") {
    const auto read = read_squadron_tables(shipped_tables(squadron_files()));
    INFO((read ? std::string{} : describe(read.error().front())));
    REQUIRE(read);
    const Tables standard;
    REQUIRE(read->ships.size() == standard.ships.size());
    for (std::size_t i = 0; i < standard.ships.size(); ++i) {
        INFO(standard.ships[i].name);
        CHECK(read->ships[i] == standard.ships[i]);
    }
    CHECK(read->templates == standard.templates);
    CHECK(read->names == standard.names);
    CHECK(read->tons == standard.tons);
    CHECK(read->arcs == standard.arcs);
    CHECK(read->critical == standard.critical);
    CHECK(read->upkeep == standard.upkeep);
    CHECK(read->wind == standard.wind);
    CHECK(read->measures == standard.measures);
    CHECK(read->cards == standard.cards);
    CHECK(*read == standard);
}

TEST_CASE("the shipped deck has forty cards of four types", "[squadron]") {
    std::array<std::int32_t, 4> copies{};
    for (const CardKind& kind : Tables{}.cards.kinds) {
        copies.at(static_cast<std::size_t>(kind.timing)) += kind.copies;
    }
    CHECK(copies == std::array<std::int32_t, 4>{8, 12, 10, 10});
}

TEST_CASE("every key with a number in the files of squadron battles is taken over", "[squadron]") {
    const Tables standard;
    const std::vector<SourceFile> shipped = shipped_tables(squadron_files());
    for (std::size_t file = 0; file < shipped.size(); ++file) {
        std::set<std::string> seen;
        std::string table;
        std::istringstream lines(shipped[file].text);
        std::size_t at = 0;
        for (std::string line; std::getline(lines, line); at += line.size() + 1) {
            if (line.starts_with('[')) table = line;
            const std::size_t sign = line.find(" = ");
            if (sign == std::string::npos || line.front() == '#') continue;
            const std::size_t digit = line.find_first_of("123456789", sign);
            const bool is_number = digit <= sign + 5;  // first, or the first of a list or text
            if (!is_number || !seen.insert(table + line.substr(0, sign)).second) continue;
            INFO(shipped[file].name << ": " << table << " " << line);
            std::vector<SourceFile> changed = shipped;
            changed[file].text[at + digit] = line[digit] == '9' ? '8' : char(line[digit] + 1);
            const auto read = read_squadron_tables(changed);
            CHECK((!read || !(*read == standard)));
        }
        CHECK(seen.size() > 2);
    }
}

TEST_CASE("a wrong key or value of squadron battles is refused with its place and nearest word",
          "[squadron]") {
    CHECK(has(first_problem("ships.toml", "small_target = true", "small_targt = true"),
              "did you mean \"small_target\"?"));
    CHECK(has(first_problem("ships.toml", "move = 9.0", "move = 21"), "ships.toml:23:8: "));
    CHECK(has(first_problem("ships.toml", "\"3/2/1/-\"", "\"3/2/1/-/1\""),
              "attack dice for up to four bands"));
    CHECK(has(first_problem("ships.toml", "ram = \"5 red\"", "ram = \"5 blue\""),
              "a ram score up to 40"));
    CHECK(has(first_problem("movement.toml", "changes_on = 6", "changes_on = 8"),
              "expected a whole number from 1 to 7"));
    CHECK(has(first_problem("critical.toml", "\"waterline\"", "\"waterlin\""),
              "did you mean \"waterline\"?"));
    CHECK(has(first_problem("cards.toml", "\"halve attack\"", "\"halve attacks\""),
              "did you mean \"halve attack\"?"));
}

TEST_CASE("rows of squadron battles that do not fit together are refused", "[squadron]") {
    CHECK(has(first_problem("ships.toml", "name = \"cruiser\"", "name = \"frigate\""),
              "class \"frigate\" is given twice"));
    CHECK(has(first_problem("ships.toml", "turning = \"M\"", "turning = \"N\""), "template"));
    CHECK(has(first_problem("ships.toml", "class = \"battleship\"", "class = \"battleshp\""),
              "did you mean \"battleship\"?"));
    CHECK(has(first_problem("ships.toml", "most = 6", "most = 2"), "3 or more, the least"));
    CHECK(has(first_problem("ships.toml", "length = 1.5", "length = 0.0"), "more than 0"));
    CHECK(has(first_problem("movement.toml", "[8.0, 16.0,", "[8.0, 8.0,"), "the band before"));
    CHECK(has(first_problem("movement.toml", "[4, 8, 12]", "[4, 8]"), "3, one for each kind"));
    CHECK(has(first_problem("movement.toml", "broadside_to = 135", "broadside_to = 45"),
              "more than broadside_from"));
    CHECK(has(first_problem("critical.toml", "[[row]]  # 12\neffect = \"smoke\"\nhull = 0\n", ""),
              "11, one for each total of 2D6"));
    CHECK(has(first_problem("cards.toml", "\"Fog\"", "\"Swell\""), "given twice"));
}

TEST_CASE("a card does only what its type allows, as much as makes sense", "[squadron]") {
    CHECK(has(
        first_problem("cards.toml", "timing = \"T\"\nop = \"fog\"", "timing = \"S\"\nop = \"fog\""),
        "T, when \"fog\" is played"));
    CHECK(has(first_problem("cards.toml", "value = 2  # band", "value = 5  # band"),
              "1 to 4 for \"fog\""));
    CHECK(has(
        first_problem("cards.toml", "op = \"halve attack\"", "op = \"halve attack\"\nvalue = 2"),
        "none for \"halve attack\""));
}

TEST_CASE("every switch of squadron battles is read from the campaign", "[squadron]") {
    Switches standard;
    CHECK(switches_of("") == standard);
    const auto check = [&](const std::string& line, auto change) {
        INFO(line);
        Switches expected;
        change(expected);
        CHECK(!(expected == standard));
        CHECK(switches_of(line) == expected);
    };
    check("table.size = \"60x40\"", [](Switches& s) {
        s.table_width = 6000;
        s.table_height = 4000;
    });
    check("table.deploy_depth = 8.5", [](Switches& s) { s.deploy_depth = 850; });
    check("table.terrain = \"open\"", [](Switches& s) { s.table_terrain = TableTerrain::open; });
    check("table.terrain = \"coast\"", [](Switches& s) { s.table_terrain = TableTerrain::coast; });
    check("cards.t_per_turn = 2", [](Switches& s) { s.turn_cards = 2; });
    check("cards.limits = false", [](Switches& s) { s.card_limits = false; });
    check("cards.count_initial = true", [](Switches& s) { s.count_initial = true; });
    check("cards.shared_deck = true", [](Switches& s) { s.shared_deck = true; });
    check("initiative.winner_may_pass = true", [](Switches& s) { s.winner_may_pass = true; });
    check("activation.pass_tokens = true", [](Switches& s) { s.pass_tokens = true; });
    check("wind.points = 16", [](Switches& s) { s.wind_points = 16; });
    check("wind.headwind_half_angle = 90", [](Switches& s) { s.headwind_half_angle = 90; });
    check("wind.arc_step = \"end\"", [](Switches& s) { s.wind_arc_step = ArcStep::end; });
    check("command.mode = \"all_pairs\"",
          [](Switches& s) { s.command_mode = CommandMode::all_pairs; });
    check("command.element = \"single_ship\"",
          [](Switches& s) { s.command_element = ElementMode::single_ship; });
    check("move.minimum_inches = 0", [](Switches& s) { s.minimum_move = 0; });
    check("contact.resolve = \"immediately\"",
          [](Switches& s) { s.contact_resolve = ContactResolve::immediately; });
    check("contact.clear = \"none\"", [](Switches& s) { s.contact_clear = Clearing::none; });
    check("anchor.half_move_variant = true", [](Switches& s) { s.anchor_half_move = true; });
    check("fire.to_hit_modifiers = true", [](Switches& s) { s.to_hit_modifiers = true; });
    check("fire.partial_rounding = \"halve_reduce_down\"",
          [](Switches& s) { s.partial_rounding = PartialRounding::halve_reduce_down; });
    check("fire.partial_rounding = \"reduce_halve_up\"",
          [](Switches& s) { s.partial_rounding = PartialRounding::reduce_halve_up; });
    check("fire.threshold = \"gt\"", [](Switches& s) { s.fire_threshold = Threshold::gt; });
    check("fire.min_ad = 1", [](Switches& s) { s.fire_minimum = 1; });
    check("fire.order = \"card_first\"", [](Switches& s) { s.fire_order = FireOrder::card_first; });
    check("fire.declare = \"all_first\"",
          [](Switches& s) { s.fire_declare = FireDeclare::all_first; });
    check("fire.into_melee = false", [](Switches& s) { s.fire_into_melee = false; });
    check("fire.ammunition = false", [](Switches& s) { s.ammunition = false; });
    check("split.basis = \"per_target\"",
          [](Switches& s) { s.split_basis = SplitBasis::per_target; });
    check("link.scope = \"fleet\"", [](Switches& s) { s.link_scope = LinkScope::fleet; });
    check("link.same_ship_full = true", [](Switches& s) { s.same_ship_full = true; });
    check("link.zero_may_join = true", [](Switches& s) { s.zero_may_join = true; });
    check("los.ships_block = true", [](Switches& s) { s.ships_block = true; });
    check("ram.declare = \"any_contact\"",
          [](Switches& s) { s.ram_declare = RamDeclare::any_contact; });
    check("ram.red_multiples = false", [](Switches& s) { s.red_multiples = false; });
    check("damage.reduces_ram = true", [](Switches& s) { s.reduces_ram = true; });
    check("boarding.crew_marked = \"step2\"",
          [](Switches& s) { s.crew_marked = CrewMarked::step2; });
    check("melee.casualties = \"owner\"",
          [](Switches& s) { s.melee_casualties = Casualties::owner; });
    check("melee.casualties = \"enemy\"",
          [](Switches& s) { s.melee_casualties = Casualties::enemy; });
    check("melee.break_off = \"free\"", [](Switches& s) { s.break_off = BreakOff::free; });
    check("melee.break_off = \"never\"", [](Switches& s) { s.break_off = BreakOff::never; });
    check("melee.timing = \"after_moves\"",
          [](Switches& s) { s.melee_timing = MeleeTiming::after_moves; });
    check("melee.once_per_turn = true", [](Switches& s) { s.melee_once_per_turn = true; });
    check("melee.optional = true", [](Switches& s) { s.melee_optional = true; });
    check("critical.hull_cost = 1", [](Switches& s) { s.hull_cost = 1; });
    check("repair.enabled = false", [](Switches& s) { s.repair = false; });
    check("drift.derelict_damage = true", [](Switches& s) { s.derelict_damage = true; });
    check("battle.max_turns = 20", [](Switches& s) { s.turns = 20; });
    check("edges = \"all\"", [](Switches& s) { s.edges = Edges::all; });
    check("fog.ships = \"enemy_points_hidden\"",
          [](Switches& s) { s.fog = Fog::enemy_points_hidden; });
}

TEST_CASE("the profile strict_seed has its own standard (US-B44), which a switch still changes",
          "[squadron]") {
    const auto of = [](const std::string& text) {
        return read_squadron_switches({"campaign.toml", text}).value();
    };
    CHECK(of("profile = \"strict_seed\"\n") == strict_seed());
    CHECK(of("profile = \"standard\"\n") == Switches{});
    CHECK(of("profile = \"strict_seed\"\n[squadron]\nrepair.enabled = true\n").repair);
}

TEST_CASE("a wrong switch of squadron battles is refused with what was expected", "[squadron]") {
    CHECK(has(switch_problem("comand.mode = \"chain\""), "did you mean \"command\"?"));
    CHECK(has(switch_problem("command.mode = \"chains\""), "did you mean \"chain\"?"));
    CHECK(has(switch_problem("table.size = \"72\""), "width and height in inches"));
    CHECK(has(switch_problem("table.size = \"12x48\""), "each from 24 to 200"));
    CHECK(has(switch_problem("wind.points = 10"), "one of 4, 8, 12, 16"));
}
