#include "rules/switches.h"

#include <algorithm>
#include <catch2/catch.hpp>
#include <string>
#include <vector>

#include "support/print.h"

using namespace flagplot;

namespace {

const SwitchRow& row_named(std::string_view key) {
    const auto rows = switch_table();
    const auto found = std::find_if(rows.begin(), rows.end(),
                                    [&](const SwitchRow& row) { return row.key == key; });
    REQUIRE(found != rows.end());
    return *found;
}

std::string value_of(const Switches& switches, std::string_view key) {
    return row_named(key).get(switches);
}

struct Default {
    std::string key;
    std::string ruling;
    std::string strict_seed;
    std::string standard;
    std::string umpired;
};

const std::vector<Default> defaults{
    {"map.square_side_nm", "A-ST-01", "30", "30", "30"},
    {"movement.points_scale", "A-ST-01", "seed", "seed", "seed"},
    {"movement.mp_rounding", "A-ST-02", "half_up", "half_up", "half_up"},
    {"movement.slowest_basis", "A-ST-03", "cruise", "cruise", "cruise"},
    {"movement.min_mp", "A-ST-04", "1", "1", "1"},
    {"movement.diagonal", "A-ST-05", "alternating", "alternating", "alternating"},
    {"movement.diagonal_run_persists", "A-ST-06", "true", "true", "true"},
    {"movement.residual", "A-ST-07", "diagonal_only", "diagonal_only", "diagonal_only"},
    {"sighting.metric", "A-ST-08", "chebyshev", "chebyshev", "chebyshev"},
    {"sighting.radar_close", "A-ST-44", "best", "best", "best"},
    {"sighting.cap", "A-ST-10", "11", "11", "11"},
    {"sighting.timing", "A-ST-11", "on_step", "on_step", "on_step"},
    {"sighting.sp_basis", "A-ST-12", "nominal", "nominal", "nominal"},
    {"sighting.los", "A-ST-16", "square_and_edge", "square_and_edge", "square_and_edge"},
    {"sighting.notify_spotted", "A-ST-17", "true", "true", "false"},
    {"sighting.night_visual_mod", "A-ST-23", "0", "0", "0"},
    {"sighting.port_shelter", "A-ST-25", "false", "true", "true"},
    {"orders.trigger_scope", "A-ST-14", "own", "side", "side"},
    {"orders.allow_hold", "A-ST-33", "false", "false", "false"},
    {"orders.tasks", "A-ST-71", "false", "true", "true"},
    {"orders.reduced_speed", "A-ST-72", "false", "true", "true"},
    {"orders.midmove_change", "A-ST-34", "false", "false", "false"},
    {"orders.stance_and_radar", "A-ST-39", "turn", "turn", "turn"},
    {"contact.current_turns", "A-ST-18", "1", "1", "1"},
    {"turn.mode", "A-ST-21", "alternating", "alternating", "simultaneous_steps"},
    {"turn.decisions", "A-ST-38", "at_activation", "at_activation", "between_turns"},
    {"orders.split", "A-ST-26", "destination_only", "destination_only", "destination_only"},
    {"damage.next_turn", "A-ST-15", "none", "half", "half"},
    {"battle.contact", "A-ST-22", "same_square", "same_square", "same_square"},
    {"battle.refusal", "A-ST-22", "never", "speed", "speed"},
    {"air.enabled", "A-ST-19", "false", "true", "true"},
    {"air.night", "A-ST-23", "false", "false", "false"},
    {"air.dusk", "A-ST-53", "false", "false", "false"},
    {"air.misreport", "AR-7", "false", "false", "true"},
    {"weather.enabled", "A-ST-24", "false", "false", "false"},
    {"events.draw", "A-ST-20", "none", "roll", "roll"},
    {"events.threshold", "A-ST-20", "2", "2", "2"},
    {"events.deck", "A-ST-20", "default24", "default24", "default24"},
    {"events.hand_limit", "A-ST-41", "5", "5", "5"},
};

struct Values {
    std::string key;
    std::vector<std::string> right;
    std::vector<std::string> wrong;
};

const std::vector<Values> values{
    {"map.square_side_nm", {"1", "30", "60", "1000"}, {"0", "1001", "-1", "30nm", "", "x"}},
    {"movement.points_scale", {"seed", "true_distance"}, {"true", "60", ""}},
    {"movement.mp_rounding", {"half_up", "half_even", "half_down"}, {"up", "", "Half_Up"}},
    {"movement.slowest_basis", {"cruise", "max"}, {"min", ""}},
    {"movement.min_mp", {"0", "1"}, {"2", "-1", "one"}},
    {"movement.diagonal", {"alternating", "after_first", "escalating"}, {"1-2-1-2", "true"}},
    {"movement.diagonal_run_persists", {"true", "false"}, {"yes", "1", ""}},
    {"movement.residual", {"diagonal_only", "any", "none"}, {"all"}},
    {"sighting.metric", {"chebyshev", "orthogonal"}, {"euclid"}},
    {"sighting.radar_close", {"best", "visual", "radar", "player_choice"}, {"worst"}},
    {"sighting.cap", {"11", "12", "none"}, {"10", "13", "0", "None", ""}},
    {"sighting.timing", {"on_step", "end_of_move", "end_of_turn"}, {"never"}},
    {"sighting.sp_basis", {"nominal", "current"}, {"undamaged"}},
    {"sighting.los", {"square_and_edge", "square_only"}, {"edge"}},
    {"sighting.notify_spotted", {"true", "false"}, {"no"}},
    {"sighting.night_visual_mod", {"-12", "-2", "0", "12"}, {"-13", "13", "1.5"}},
    {"sighting.port_shelter", {"true", "false"}, {"TRUE"}},
    {"orders.trigger_scope",
     {"side", "own", "radius(0)", "radius(3)", "radius(9999)"},
     {"radius", "radius()", "radius(x)", "radius(3", "radius(-1)", "radius(10000)", "3"}},
    {"orders.allow_hold", {"true", "false"}, {"maybe"}},
    {"orders.tasks", {"true", "false"}, {"follow"}},
    {"orders.reduced_speed", {"true", "false"}, {"slow"}},
    {"orders.midmove_change", {"true", "false"}, {"maybe"}},
    {"orders.stance_and_radar", {"turn", "activation"}, {"move", ""}},
    {"contact.current_turns", {"0", "1", "2", "99"}, {"100", "-1"}},
    {"turn.mode", {"alternating", "simultaneous_steps"}, {"both"}},
    {"turn.decisions", {"at_activation", "between_turns"}, {"later"}},
    {"orders.split", {"destination_only", "on_trigger"}, {"anywhere", ""}},
    {"damage.next_turn", {"half", "none_move", "minus_one", "none"}, {"quarter", ""}},
    {"battle.contact", {"same_square", "adjacent_ok"}, {"adjacent"}},
    {"battle.refusal", {"speed", "never", "umpire"}, {"always"}},
    {"air.enabled", {"true", "false"}, {"on"}},
    {"air.night", {"true", "false"}, {"dusk"}},
    {"air.dusk", {"true", "false"}, {"18"}},
    {"air.misreport", {"true", "false"}, {"wrong"}},
    {"weather.enabled", {"true", "false"}, {"fog"}},
    {"events.draw", {"roll", "daily", "scripted", "physical", "none"}, {"weekly", ""}},
    {"events.threshold", {"1", "2", "12"}, {"0", "13", "-1", "two"}},
    {"events.deck", {"default24", "mediterranean"}, {""}},
    {"events.hand_limit", {"0", "5", "99"}, {"100", "-1", "none"}},
};

}  // namespace

TEST_CASE("every switch has its ruling and its default in each profile",
          "[switches][A-ST-35][A-ST-49]") {
    REQUIRE(switch_table().size() == defaults.size());
    for (std::size_t i = 0; i < defaults.size(); ++i) {
        const Default& expected = defaults[i];
        CAPTURE(expected.key);
        CHECK(switch_table()[i].key == expected.key);
        CHECK(switch_table()[i].ruling == expected.ruling);
        CHECK(value_of(switches_of(Profile::strict_seed), expected.key) == expected.strict_seed);
        CHECK(value_of(switches_of(Profile::standard), expected.key) == expected.standard);
        CHECK(value_of(switches_of(Profile::umpired), expected.key) == expected.umpired);
    }
}

TEST_CASE("the standard profile is what switches are by themselves", "[switches]") {
    CHECK(switches_of(Profile::standard) == Switches{});
}

TEST_CASE("every value of every switch can be set and is read back", "[switches]") {
    REQUIRE(values.size() == switch_table().size());
    for (const Values& each : values) {
        for (const std::string& word : each.right) {
            CAPTURE(each.key, word);
            const auto changed = with_switch({}, each.key, word);
            REQUIRE(changed);
            CHECK(value_of(*changed, each.key) == word);
        }
    }
}

TEST_CASE("every switch changes one switch and nothing else", "[switches]") {
    for (const Values& each : values) {
        for (const std::string& word : each.right) {
            const auto changed = with_switch({}, each.key, word);
            REQUIRE(changed);
            for (const SwitchRow& other : switch_table()) {
                if (other.key == each.key) continue;
                CAPTURE(each.key, word, other.key);
                CHECK(other.get(*changed) == other.get(Switches{}));
            }
        }
    }
}

TEST_CASE("a wrong value is refused, says what was expected, and changes nothing", "[switches]") {
    for (const Values& each : values) {
        for (const std::string& word : each.wrong) {
            CAPTURE(each.key, word);
            const auto refused = with_switch({}, each.key, word);
            REQUIRE_FALSE(refused);
            CHECK(refused.error().code == ErrorCode::unknown_word);
            CHECK(refused.error().details ==
                  std::vector<std::string>{word, std::string(row_named(each.key).values)});
            Switches untouched;
            CHECK_FALSE(row_named(each.key).set(untouched, word));
            CHECK(untouched == Switches{});
        }
    }
}

TEST_CASE("the values a switch lists are those it takes", "[switches]") {
    for (const Values& each : values) {
        const std::string_view listed = row_named(each.key).values;
        CAPTURE(each.key, listed);
        if (each.key == "events.deck") continue;  // any name
        const bool is_range = listed.find(" to ") != std::string_view::npos;
        std::string joined;
        for (const std::string& word : each.right) {
            if (word.starts_with("radius(") && word != "radius(3)") continue;
            joined += (joined.empty() ? "" : ", ") + (word == "radius(3)" ? "radius(n)" : word);
        }
        if (is_range) {
            CHECK(listed == each.right.front() + " to " + each.right.back());
        } else {
            CHECK(listed == joined);
        }
    }
}

TEST_CASE("a scope without a radius forgets the one it had", "[switches][A-ST-14]") {
    auto near = with_switch({}, "orders.trigger_scope", "radius(3)");
    REQUIRE(near);
    CHECK(near->trigger_scope == TriggerScope{ScopeKind::radius, {3}});
    const auto own = with_switch(*near, "orders.trigger_scope", "own");
    REQUIRE(own);
    CHECK(own->trigger_scope == TriggerScope{ScopeKind::own, {0}});
}

TEST_CASE("the strict profile's scope has no radius", "[switches][A-ST-49]") {
    CHECK(switches_of(Profile::strict_seed).trigger_scope == TriggerScope{ScopeKind::own, {0}});
}

TEST_CASE("a value is read to its end and no further", "[switches]") {
    const std::string_view longer = "305";
    const auto changed = with_switch({}, "map.square_side_nm", longer.substr(0, 2));
    REQUIRE(changed);
    CHECK(changed->square_side_nm == 30);
}

TEST_CASE("an unknown switch is refused with the nearest known one", "[switches]") {
    const auto [wrong, nearest] = GENERATE(table<std::string, std::string>({
        {"movement.diagnal", "movement.diagonal"},
        {"sighting.radar-close", "sighting.radar_close"},
        {"turn.moed", "turn.mode"},
        {"nothing.like.any.of.them.at.all", ""},
    }));
    const auto refused = with_switch({}, wrong, "any");
    REQUIRE_FALSE(refused);
    CHECK(refused.error().code == ErrorCode::unknown_key);
    CHECK(refused.error().details == std::vector<std::string>{wrong});
    CHECK(refused.error().nearest == nearest);
}

TEST_CASE("the rules get their switches as the campaign set them", "[switches]") {
    Switches switches;
    switches.mp_rounding = MpRounding::half_down;
    switches.slowest_basis = SlowestBasis::max;
    switches.min_mp = 0;
    switches.diagonal = DiagonalRule::escalating;
    switches.diagonal_run_persists = false;
    switches.residual = ResidualRule::any;
    switches.metric = SightMetric::orthogonal;
    switches.radar_close = RadarClose::radar;
    switches.sighting_cap = 12;
    switches.line_of_sight = LineOfSight::square_only;
    switches.night_visual_mod = -2;
    switches.air_enabled = false;
    switches.air_night = true;
    switches.air_dusk = true;
    switches.air_misreport = true;

    CHECK(switches.speed().rounding == MpRounding::half_down);
    CHECK(switches.speed().slowest == SlowestBasis::max);
    CHECK(switches.speed().minimum == MovePoints{0});
    CHECK(switches.movement().diagonal == DiagonalRule::escalating);
    CHECK_FALSE(switches.movement().run_persists);
    CHECK(switches.movement().residual == ResidualRule::any);
    CHECK(switches.sighting().metric == SightMetric::orthogonal);
    CHECK(switches.sighting().radar_close == RadarClose::radar);
    CHECK(switches.sighting().cap == 12);
    CHECK(switches.sighting().line_of_sight == LineOfSight::square_only);
    CHECK(switches.sighting().night_visual_modifier == -2);
    CHECK_FALSE(switches.air().enabled);
    CHECK(switches.air().night);
    CHECK(switches.air().dusk);
    CHECK(switches.air().misreport);
}

TEST_CASE("aircraft get each of their switches from its own", "[switches]") {
    const auto [key, night, dusk, misreport] = GENERATE(table<std::string, bool, bool, bool>({
        {"air.night", true, false, false},
        {"air.dusk", false, true, false},
        {"air.misreport", false, false, true},
    }));
    const auto changed = with_switch({}, key, "true");
    REQUIRE(changed);
    CHECK(changed->air().enabled);
    CHECK(changed->air().night == night);
    CHECK(changed->air().dusk == dusk);
    CHECK(changed->air().misreport == misreport);
}

TEST_CASE("a deck is named as it is written", "[switches][A-ST-20]") {
    const auto changed = with_switch({}, "events.deck", "to the last");
    REQUIRE(changed);
    CHECK(changed->event_deck == "to the last");
    CHECK(row_named("events.deck").values == "the name of a deck");
}
