#include "tactical/outcome.h"

#include <catch2/catch.hpp>

using namespace flagplot;
using namespace flagplot::tactical;

namespace {

Unit ship_called(const std::string& name) {
    Unit unit;
    unit.name = name;
    unit.ammunition = {60};
    return unit;
}

BattleRequest going_in() {
    BattleRequest request;
    request.parties = {{"uk", "UK", {}, {}}, {"axis", "Axis", {}, {}}};
    request.parties[0].formations.resize(1);
    request.parties[0].formations[0].units = {ship_called("Hood"), ship_called("Suffolk")};
    request.parties[1].formations.resize(1);
    request.parties[1].formations[0].units = {ship_called("Bismarck")};
    return request;
}

/// Hood is sunk, the others are as they were, Suffolk withdrew.
BattleResult coming_out() {
    BattleResult result;
    const BattleRequest request = going_in();
    for (const UnitOf& each : units_in(request)) {
        result.units.push_back(as_she_went_in(*each.unit));
    }
    UnitResult& hood = result.units[0];
    hood.state = UnitState::sunk;
    hood.hull = hood.speed = Hundredths{0};
    hood.by = "axis";
    result.units[1].has_withdrawn = true;
    result.ended_by = EndedBy::disengagement;
    result.minutes = 60;
    result.field_holder = FieldHolder{"axis"};
    return result;
}

using Sentences = std::vector<std::string>;

template <class Change>
Sentences broken_after(Change change) {
    BattleResult changed = coming_out();
    change(changed);
    return broken_promises(going_in(), changed);
}

}  // namespace

TEST_CASE("a full result that can be breaks no promise") {
    CHECK(broken_promises(going_in(), coming_out()) == Sentences{});
}

TEST_CASE("the field is held by the only side that can still steam there") {
    auto units = coming_out().units;
    CHECK(field_holder_after(going_in(), units) == FieldHolder{"axis"});
    units[1].has_withdrawn = false;
    CHECK(field_holder_after(going_in(), units) == FieldHolder{});
    units[2].state = UnitState::derelict;
    CHECK(field_holder_after(going_in(), units) == FieldHolder{"uk"});
    units[1].speed = Hundredths{0};
    CHECK(field_holder_after(going_in(), units) == FieldHolder{});
}

TEST_CASE("what is left of a ship says her state") {
    CHECK(state_left({100}, {100}) == UnitState::intact);
    CHECK(state_left({99}, {100}) == UnitState::damaged);
    CHECK(state_left({100}, {51}) == UnitState::damaged);
    CHECK(state_left({100}, {50}) == UnitState::crippled);
    CHECK(state_left({0}, {50}) == UnitState::sunk);
}

TEST_CASE("every breach of a result is named") {
    CHECK(broken_after([](BattleResult& r) { r.units.pop_back(); }).front() ==
          "\"axis\" is said to hold the field, and \"\" does");
    CHECK(broken_after([](BattleResult& r) { r.units.push_back(r.units[1]); }) ==
          Sentences{"Suffolk is listed 2 times in the result"});
    CHECK(broken_after([](BattleResult& r) { r.units[2].ammunition = Hundredths{61}; }) ==
          Sentences{"ammunition of Bismarck was 60 and is 61"});
    CHECK(broken_after([](BattleResult& r) { r.units[2].ammunition = Hundredths{-1}; }) ==
          Sentences{"ammunition of Bismarck was 60 and is -1"});
    CHECK(broken_after([](BattleResult& r) { r.units[2].crew.reset(); }) ==
          Sentences{"crew of Bismarck is left unknown"});
    CHECK(broken_after([](BattleResult& r) { r.units[0].by = "uk"; }) ==
          Sentences{"Hood is taken or sunk by her own side"});
    CHECK(broken_after([](BattleResult& r) { r.units[0].hull = Hundredths{1}; }) ==
          Sentences{"Hood is sunk with hull 1"});
    CHECK(broken_after([](BattleResult& r) { r.minutes = 361; }) ==
          Sentences{"it took 361 minutes of 360"});
    CHECK(broken_after([](BattleResult& r) { r.ended_by.reset(); }) ==
          Sentences{"nothing says why it ended"});
    CHECK(broken_after([](BattleResult& r) {
              r.units[1].state = UnitState::captured;
              r.units[1].by = "uk";
          }) == Sentences{"Suffolk is taken or sunk by her own side",
                          "Suffolk is a prize of \"uk\", who does not hold the field"});
}

TEST_CASE("why a battle was over is said to people without the words of files", "[outcome]") {
    for (std::size_t end = 0; end < words_of<EndedBy>.size(); ++end) {
        CHECK(phrase_of(static_cast<EndedBy>(end)).find('_') == std::string_view::npos);
    }
    CHECK(phrase_of(EndedBy::turn_limit) == "the limit of its turns");
}
