#include "tactical/missile_age/turn.h"

#include <catch2/catch.hpp>

#include <algorithm>
#include <variant>

#include "tactical/missile_age/allowed.h"
#include "tactical/missile_age/end_phase.h"
#include "tactical/missile_age/initiative.h"
#include "tactical/missile_age/known.h"
#include "unit/missile_age/missile_kit.h"

namespace flagplot::tactical::missile_age {

namespace {

/// Red first, both dice said.
void roll_initiative_in(MissileKit& kit, std::int32_t of_red, std::int32_t of_blue) {
    for (const auto& [side, die] : {std::pair{red, of_red}, {blue, of_blue}}) {
        DieKey key = key_of(DieUse::initiative, kit.battle.progress.turn, side.number);
        kit.forced.values[key] = die;
    }
    kit.run([](Ground& ground) { roll_for_initiative(ground); });
}

/// What the side that is asked may do.
std::vector<Order> options_in(const MissileKit& kit) {
    const SideIndex asked = kit.battle.progress.asked;
    return options_of(kit.tables, view_of(kit.tables, kit.battle, asked));
}

void give(MissileKit& kit, const Order& order) {
    const View view = view_of(kit.tables, kit.battle, kit.battle.progress.asked);
    REQUIRE_FALSE(why_not(kit.tables, view, order).has_value());
    kit.run([&](Ground& ground) { carry_out(ground, order); });
}

/// A battle at the beginning of its first turn: everybody is asked to be ready.
void begin(MissileKit& kit) {
    Progress& progress = kit.battle.progress;
    progress.turn = 0;
    progress.phase = Phase::opening;
    progress.asking = Asking::readiness;
    progress.asked = red;
    kit.battle.conditions.wind = {0, 3};
    while (progress.asking == Asking::readiness) give(kit, {Ready{}});
}

/// Passes until the battle is in this phase of this turn.
void pass_to(MissileKit& kit, Phase phase, std::int32_t turn) {
    Progress& progress = kit.battle.progress;
    for (int step = 0; step < 1000 && progress.asking != Asking::nobody; ++step) {
        if (progress.phase == phase && progress.turn == turn &&
            progress.asking == Asking::activation) {
            return;
        }
        const View view = view_of(kit.tables, kit.battle, progress.asked);
        give(kit, passing(view).value_or(options_in(kit).front()));
    }
}

}  // namespace

TEST_CASE("initiative counts commander, models and losses (TV-MN-01, MN-06)") {
    MissileKit kit;
    Unit& flagship = kit.add_model(red, "frigate");
    kit.add_model(red, "frigate");
    Unit& lost = kit.add_model(red, "frigate");
    Unit& left = kit.add_model(red, "frigate");
    kit.add_model(blue, "frigate");
    kit.battle.sides[0].flagship = flagship.entry;
    kit.battle.sides[0].commander = 1;
    lost.level = Level::wrecked;
    left.where = Whereabouts::left;

    CHECK(6 + initiative_modifiers(kit.tables, kit.battle, red).total() == 6 + 1 + 2 - 2);
}

TEST_CASE("markers, wrecks and civilians are no models, and as many is not more (A-MN-05)") {
    MissileKit kit;
    kit.add_model(red, "frigate");
    kit.add(red, "frigate");
    kit.add_model(red, "frigate").level = Level::wrecked;
    kit.add_model(blue, "frigate");
    CHECK(models_of(kit.battle, red) == 1);
    kit.battle.sides[0].units_at_start = 10;
    CHECK(initiative_modifiers(kit.tables, kit.battle, red).total() == 0);
}

TEST_CASE("half of the units counts as half, light damage in the air does not (A-MN-06)") {
    MissileKit kit;
    kit.add(red, "frigate");
    Unit& jet = kit.add(red, "strike jet");
    jet.where = Whereabouts::away;
    CHECK(lost_by(kit.battle, red) == 0);
    jet.where = Whereabouts::lost;
    CHECK(initiative_modifiers(kit.tables, kit.battle, red).total() == -2);
}

TEST_CASE("in a blackout a bonus is not used, a bad rating stays; a wreck carries none (MN-07)") {
    MissileKit kit;
    Unit& ship = kit.add(red, "frigate");
    kit.battle.sides[0].flagship = ship.entry;
    for (const auto& [rating, usable] : {std::pair{2, 0}, {-2, -2}}) {
        kit.battle.sides[0].commander = rating;
        ship.blackout = 0;
        CHECK(usable_rating(kit.battle, red) == rating);
        ship.blackout = 1;
        CHECK(usable_rating(kit.battle, red) == usable);
    }
    ship.level = Level::wrecked;
    CHECK(usable_rating(kit.battle, red) == 0);
}

TEST_CASE("the higher score has the initiative (MN-05)") {
    MissileKit kit;
    roll_initiative_in(kit, 3, 7);
    CHECK(kit.battle.progress.initiative == std::vector{blue, red});
}

TEST_CASE("level scores are broken as the switch says (A-MN-03)") {
    MissileKit kit;
    kit.battle.progress.initiative = {blue, red};
    kit.tables.switches.initiative_tie = InitiativeTie::keep_previous;
    roll_initiative_in(kit, 5, 5);
    CHECK(kit.battle.progress.initiative.front() == blue);

    Unit& ship = kit.add(red, "frigate");
    kit.add(blue, "frigate");
    kit.battle.sides[0].flagship = ship.entry;
    kit.battle.sides[0].commander = 1;
    kit.tables.switches.initiative_tie = InitiativeTie::commander;
    roll_initiative_in(kit, 5, 6);
    CHECK(kit.battle.progress.initiative.front() == red);

    kit.battle.sides[0].commander = 0;
    kit.tables.switches.initiative_tie = InitiativeTie::reroll;
    DieKey again = key_of(DieUse::initiative, 1, blue.number, 1);
    kit.forced.values[again] = 9;
    again.subject = red.number;
    kit.forced.values[again] = 2;
    roll_initiative_in(kit, 5, 5);
    CHECK(kit.battle.progress.initiative.front() == blue);
}

TEST_CASE("the winner says who begins each phase, or begins himself (A-MN-04)") {
    for (const auto& [benefit, is_asked] : {std::pair{InitiativeBenefit::choose_each_phase, true},
                                            {InitiativeBenefit::first_always, false}}) {
        MissileKit kit;
        kit.tables.switches.initiative_benefit = benefit;
        kit.add(red, "frigate");
        kit.add(blue, "frigate");
        begin(kit);
        const Progress& progress = kit.battle.progress;
        CHECK((progress.asking == Asking::beginner) == is_asked);
        if (!is_asked) {
            CHECK(progress.phase == Phase::vessels);
            CHECK(progress.asked == progress.initiative.front());
            continue;
        }
        const SideIndex loser = progress.initiative.back();
        give(kit, {Begin{loser}});
        CHECK(progress.phase == Phase::vessels);
        CHECK(progress.asked == loser);
    }
}

TEST_CASE("sides activate one unit after another in turn, and the last finishes (MN-02, B-MN-11)") {
    MissileKit kit;
    kit.tables.switches.contact_dummies = 0;
    kit.tables.switches.initiative_benefit = InitiativeBenefit::first_always;
    for (int ship = 0; ship < 3; ++ship) kit.add(red, "frigate");
    kit.add(blue, "frigate");
    begin(kit);
    std::vector<SideIndex> asked;
    while (kit.battle.progress.phase == Phase::vessels) {
        asked.push_back(kit.battle.progress.asked);
        const std::vector<Order> orders = options_in(kit);
        give(kit, *std::find_if(orders.begin(), orders.end(), [](const Order& order) {
                 return std::holds_alternative<Move>(order.what);
             }));
    }
    REQUIRE(asked.size() == 4);
    CHECK(asked[0] == kit.battle.progress.initiative.front());
    CHECK(asked[1] != asked[0]);
    CHECK(asked[3] == red);
}

TEST_CASE("phases follow each other as printed (MN-01)") {
    using enum Phase;
    const std::vector<Phase> order{opening,   civilians, air,    vessels, torpedoes,
                                   air_again, spotting,  launch, guns,    sams,
                                   decoys,    close_in,  hits,   over};
    for (std::size_t place = 0; place < order.size(); ++place) {
        CHECK(static_cast<std::size_t>(order[place]) == place);
    }
}

TEST_CASE("aircraft move twice a turn, vessels once (MN-04)") {
    MissileKit kit;
    kit.tables.switches.initiative_benefit = InitiativeBenefit::first_always;
    kit.add(red, "frigate");
    kit.add(blue, "frigate");
    begin(kit);
    Unit& jet = kit.add(red, "strike jet");
    pass_to(kit, Phase::air, 2);
    CHECK(kit.battle.progress.phase == Phase::air);
    pass_to(kit, Phase::air_again, 2);
    CHECK(kit.battle.progress.phase == Phase::air_again);
    CHECK(jet.is_on_table());
}

TEST_CASE("who passes moves on straight when all have passed (B-MN-11)") {
    MissileKit kit;
    kit.tables.switches.contact_dummies = 0;
    kit.add(red, "frigate");
    kit.add(blue, "frigate");
    begin(kit);
    const kit::Point before = kit.battle.units[0].place;
    pass_to(kit, Phase::launch, 1);
    CHECK(kit::distance(before, kit.battle.units[0].place) >= 48);
}

TEST_CASE("half as many markers are nothing by the switch, product rounded half up (A-MN-15)") {
    for (const auto& [share, dummies] : {std::pair{100, 3}, {50, 2}, {0, 0}}) {
        MissileKit kit;
        kit.tables.switches.contact_dummies = share;
        for (int ship = 0; ship < 3; ++ship) kit.add(red, "frigate");
        kit.add(blue, "frigate");
        begin(kit);
        CHECK(std::count_if(kit.battle.units.begin(), kit.battle.units.end(), [](const Unit& unit) {
                  return unit.side == red && unit.is_dummy;
              }) == dummies);
    }
}

TEST_CASE("two forces open at the radar distance of the better side (6.5, B-MN-20)") {
    MissileKit kit;
    kit.tables.switches.contact_dummies = 0;
    kit.add(red, "destroyer");
    kit.add(blue, "1960s missile boat");
    kit.battle.sides[0].entry_bearing = 180;
    kit.battle.sides[1].entry_bearing = 0;
    begin(kit);
    CHECK(std::abs(kit::distance(kit.battle.units[0].place, kit.battle.units[1].place) - 1200) <=
          2);
    CHECK(kit.battle.units[0].markers == 2);  // cruising: half of 4
}

TEST_CASE("the weather is rolled where the contract leaves it open (A-MN-20, A-MN-21)") {
    const auto rolled = [](bool is_night, std::optional<std::int32_t> fixed) {
        MissileKit kit;
        kit.tables.switches.night_visibility = fixed;
        kit.add(red, "frigate");
        kit.add(blue, "frigate");
        Conditions& conditions = kit.battle.conditions;
        conditions.day_visibility = conditions.sea_state = -1;
        conditions.is_night = is_night;
        kit.forced.values[key_of(DieUse::visibility, 0, 0)] = 8;
        kit.forced.values[key_of(DieUse::night_visibility, 0, 0)] = 4;
        kit.forced.values[key_of(DieUse::sea_state, 0, 0)] = 9;
        begin(kit);
        return std::tuple{conditions.visibility, conditions.day_visibility, conditions.sea_state};
    };
    CHECK(rolled(false, {}) == std::tuple{700, 700, 5});
    CHECK(rolled(true, {}) == std::tuple{200, 700, 5});
    CHECK(rolled(true, 15) == std::tuple{150, 700, 5});
}

TEST_CASE("aircraft run out of endurance and are not lost (A-MN-49, B-MN-24)") {
    MissileKit kit;
    Unit& jet = kit.add(red, "strike jet");
    jet.endurance = 2;
    kit.run([](Ground& ground) { end_turn(ground); });
    CHECK(jet.is_on_table());
    kit.run([](Ground& ground) { end_turn(ground); });
    CHECK(jet.where == Whereabouts::spent);
    CHECK(lost_by(kit.battle, red) == 0);
}

TEST_CASE("who reached the edge leaves at the end of the turn with his aircraft (A-MN-49)") {
    MissileKit kit;
    Unit& ship = kit.add(red, "frigate");
    Unit& helicopter = kit.add(red, "helicopter");
    helicopter.where = Whereabouts::aboard;
    helicopter.home = ship.entry;
    ship.is_leaving = true;
    kit.run([](Ground& ground) { end_turn(ground); });
    CHECK(ship.where == Whereabouts::left);
    CHECK(helicopter.where == Whereabouts::left);
}

TEST_CASE("a commander goes from a wreck to his largest ship (A-MN-49)") {
    MissileKit kit;
    Unit& wreck = kit.add(red, "frigate");
    kit.add(red, "1960s missile boat");
    Unit& destroyer = kit.add(red, "destroyer");
    kit.battle.sides[0].flagship = wreck.entry;
    wreck.level = Level::wrecked;
    kit.run([](Ground& ground) { end_turn(ground); });
    CHECK(kit.battle.sides[0].flagship == destroyer.entry);
}

TEST_CASE("a burning wreck sinks with 1 or 2, by the switch (A-MN-38)") {
    for (const auto& [is_on, die, sinks] :
         {std::tuple{true, 2, true}, {true, 3, false}, {false, 1, false}}) {
        MissileKit kit;
        kit.tables.switches.damage_sinking = is_on;
        Unit& ship = kit.add_model(red, "frigate");
        ship.level = Level::wrecked;
        ship.fires = 1;
        kit.force(DieUse::sinking, ship.tag, die);
        kit.run([](Ground& ground) { end_turn(ground); });
        CHECK((ship.where == Whereabouts::sunk) == sinks);
    }
}

TEST_CASE("fires hurt by the switch alone (A-MN-43)") {
    for (const bool is_on : {false, true}) {
        MissileKit kit;
        kit.tables.switches.damage_fire_burns = is_on;
        Unit& ship = kit.add(red, "frigate");
        ship.fires = 1;
        kit.force(DieUse::damage, ship.tag, 10);
        kit.run([](Ground& ground) { end_turn(ground); });
        CHECK((ship.level != Level::intact) == is_on);
    }
}

TEST_CASE("wrecks surrender, a side that sank was annihilated, one that got away disengaged") {
    MissileKit kit;
    kit.add(red, "frigate");
    kit.add(blue, "frigate").level = Level::wrecked;
    kit.add(blue, "corvette").level = Level::wrecked;
    CHECK_FALSE(is_fought_over(kit.battle));
    CHECK(how_it_ended(kit.battle) == EndedBy::surrender);
    kit.battle.units[2].where = Whereabouts::sunk;
    CHECK(how_it_ended(kit.battle) == EndedBy::annihilation);
    kit.battle.units[2].level = Level::heavy;
    kit.battle.units[2].where = Whereabouts::left;
    CHECK(how_it_ended(kit.battle) == EndedBy::disengagement);
}

TEST_CASE("the umpire names a civilian that was placed, or leaves it to the lot (B-MN-18)") {
    for (const auto& [kind, die] : {std::pair{0, 0}, {1, 0}, {-1, 2}}) {
        MissileKit kit;
        kit.add(red, "frigate");
        Unit& civilian = kit.add_model(blue, "merchant");
        civilian.side = nobody;
        civilian.is_civilian = true;
        kit.battle.progress.civilian = civilian.tag;
        kit.force(DieUse::civilian, civilian.tag, std::max(1, die));
        const std::vector<std::int32_t> kinds = civilian_kinds(kit.tables);
        REQUIRE(kinds.size() == 2);
        const auto named =
            kind < 0 ? std::nullopt : std::optional(kinds[static_cast<std::size_t>(kind)]);
        kit.battle.progress.turns = 1;
        kit.run([&](Ground& ground) { name_civilian(ground, named); });
        const auto which = static_cast<std::size_t>(kind < 0 ? die - 1 : kind);
        CHECK(civilian.kind == kinds[which]);
        CHECK_FALSE(kit.battle.progress.civilian.has_value());
    }
}

TEST_CASE("a side's view holds no marker's truth, and its options are those of the battle") {
    MissileKit kit;
    kit.add(red, "frigate");
    kit.add(blue, "corvette");
    begin(kit);
    pass_to(kit, Phase::spotting, 1);
    const SideIndex asked = kit.battle.progress.asked;
    const View view = view_of(kit.tables, kit.battle, asked);
    for (const Unit& unit : view.known.units) {
        if (unit.side == asked) continue;
        CHECK(unit.name.empty());
        CHECK(unit.mounts.empty());
        CHECK_FALSE(unit.is_dummy);
    }
    CHECK(options_of(kit.tables, view) == options_of(kit.tables, {asked, kit.battle}));
}

}  // namespace flagplot::tactical::missile_age
