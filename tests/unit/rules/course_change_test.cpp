#include "rules/course_change.h"

#include <catch2/catch.hpp>

#include "support/print.h"

using namespace flagplot;

namespace {

constexpr Square here{4, 4};
constexpr Trigger seen_by_another{{3}, {6, 5}, false};
constexpr Trigger seen_by_itself{{3}, {6, 5}, true};

}  // namespace

TEST_CASE("contact.current_turns: a contact frees captains to the end of the next turn",
          "[course][switch][A-ST-18]") {
    const auto [turns, now, is_still] = GENERATE(table<int, int, bool>({
        {1, 5, true},
        {1, 6, true},
        {1, 7, false},
        {0, 5, true},
        {0, 6, false},
        {2, 7, true},
        {2, 8, false},
    }));
    CHECK(is_current({5}, {now}, turns) == is_still);
}

TEST_CASE("a battle frees captains in its own turn and in the next one", "[course][ST-25]") {
    CHECK(is_battle_current({5}, {5}));
    CHECK(is_battle_current({5}, {6}));
    CHECK_FALSE(is_battle_current({5}, {7}));
}

TEST_CASE("orders.trigger_scope: a sighting frees the side, the spotter, or whoever is near",
          "[course][switch][A-ST-14]") {
    CHECK(is_within_scope(seen_by_another, here, {ScopeKind::side, {}}));
    CHECK_FALSE(is_within_scope(seen_by_another, here, {ScopeKind::own, {}}));
    CHECK(is_within_scope(seen_by_itself, here, {ScopeKind::own, {}}));
    CHECK(is_within_scope(seen_by_another, here, {ScopeKind::radius, {2}}));
    CHECK_FALSE(is_within_scope(seen_by_another, here, {ScopeKind::radius, {1}}));
    CHECK_FALSE(is_within_scope(seen_by_itself, here, {ScopeKind::radius, {1}}));
}

TEST_CASE("a radius is counted as ships steam", "[course][A-ST-14]") {
    CHECK(is_within_scope({{1}, {7, 7}, false}, here, {ScopeKind::radius, {3}}));
    CHECK_FALSE(is_within_scope({{1}, {8, 4}, false}, here, {ScopeKind::radius, {3}}));
}

TEST_CASE("TV-ST-06: a captain who has spotted his hunter moves checkpoints, not the destination",
          "[course][ST-25][ST-26][ST-27]") {
    const Trigger spotted_by_red_2{{3}, {5, 4}, true};
    const bool is_triggered = is_within_scope(spotted_by_red_2, here, {ScopeKind::own, {}}) &&
                              is_current(spotted_by_red_2.turn, {3}, 1);
    CHECK(freedom(true, is_triggered) == Freedom::checkpoints);
}

TEST_CASE("a captain under way whom nothing frees steams on", "[course][ST-24]") {
    CHECK(freedom(true, false) == Freedom::none);
}

TEST_CASE("a captain without a destination, or at it, may be given any", "[course][ST-28]") {
    CHECK(freedom(false, false) == Freedom::everything);
    CHECK(freedom(false, true) == Freedom::everything);
}

TEST_CASE("orders.allow_hold: a formation under way stands still only where that is allowed",
          "[course][switch][ST-17][A-ST-33]") {
    CHECK_FALSE(may_hold(true, false));
    CHECK(may_hold(true, true));
    CHECK(may_hold(false, false));
    CHECK(may_hold(false, true));
}

TEST_CASE("a trigger is another formation's until it is said to be one's own", "[course]") {
    CHECK_FALSE(Trigger{}.is_own);
}
