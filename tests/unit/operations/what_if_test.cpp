#include "operations/what_if.h"

#include <catch2/catch.hpp>

#include <algorithm>
#include <memory>

#include "random_war.h"
#include "support/begun_war.h"
#include "support/text.h"

using namespace flagplot;
using namespace flagplot::test;

namespace {

/// A war with everything in it that can be, withdrawals and amendments too.
struct RecordedWar {
    Folder folder = {};
    Save save;
    explicit RecordedWar(std::uint64_t seed, int turns = 6)
        : save(war_in(folder / "war", seed, turns)) {}
};

WhatIfAsked asked(TurnNumber turn, SeatId seat, std::vector<std::string> lines = {}) {
    return {turn, seat, {{}, {}, std::move(lines)}, {}, 3};
}

std::int32_t turns_played(const Save& save) { return save.state().turn.count - 1; }

/// The first of these wars of which two turns have been played and not taken back.
std::unique_ptr<RecordedWar> played_war() {
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
        auto war = std::make_unique<RecordedWar>(seed);
        if (turns_played(war->save) >= 2) return war;
    }
    FAIL("no war has been played");
    return nullptr;
}

/// A sheet without orders instead of the one that the side gave.
WhatIfAsked without_orders(const Save& save, TurnNumber turn, SeatId seat) {
    WhatIfAsked question = asked(turn, seat);
    question.other.text =
        "ORDERS " + side_id(save, seat) + " turn " + std::to_string(turn.count) + "\nEND\n";
    return question;
}

/// What a side knows besides the fingerprint of the record.
SideView known(const Save& save, SeatId seat) {
    SideView view = save.state().view(seat);
    view.record.reset();
    for (auto* reports : {&view.released, &view.waiting}) {
        std::erase_if(*reports,
                      [](const Report& told) { return std::holds_alternative<Released>(told); });
    }
    return view;
}

}  // namespace

TEST_CASE("with the same orders nothing is different", "[what-if]") {
    std::int32_t turns = 0;
    for (std::uint64_t seed = 1; seed <= 12; ++seed) {
        const RecordedWar war(seed);
        for (std::int32_t turn = 1; turn <= turns_played(war.save); ++turn) {
            for (const SeatId seat : {blue, red}) {
                const auto answer = what_if(war.save, asked({turn}, seat));
                INFO("seed " << seed << ", turn " << turn);
                INFO((answer ? what_if_text(*answer) : describe(answer.error())));
                REQUIRE(answer);
                ++turns;
                CHECK_FALSE(answer->difference);
                CHECK(answer->sightings.empty());
                CHECK(answer->ships.empty());
                CHECK(answer->remarks.empty());
                CHECK(answer->gain == 0);
                CHECK(answer->gains.low == 0);
                CHECK(answer->gains.high == 0);
            }
        }
    }
    CHECK(turns > 50);
}

TEST_CASE("a sheet without the word that the side sent has the same dice", "[what-if]") {
    std::int32_t rolled = 0;
    for (std::uint64_t seed = 1; seed <= 12; ++seed) {
        BegunWar war(seed, Releasing::at_once);
        REQUIRE(war.save.carry_out(SubmitOrders{blue, {{1}, {SendWord{"heather"}}}, {}}));
        REQUIRE(war.save.carry_out(Resolve{}));
        if (war.save.state().turn != TurnNumber{2}) continue;
        WhatIfAsked question = asked({1}, blue);
        question.other.text = "ORDERS " + side_id(war.save, blue) + " turn 1\nEND\n";
        const auto answer = what_if(war.save, question);
        REQUIRE(answer);
        CHECK(answer->dropped.empty());
        CHECK_FALSE(answer->difference);
        const auto record = recorded_turns(war.save, {1});
        for (const Fact& fact : record->turns.front().war.facts) {
            rolled += std::holds_alternative<DieRolled>(fact) ? 1 : 0;
        }
    }
    CHECK(rolled > 10);
}

TEST_CASE("what if changes nothing in the save", "[what-if]") {
    const auto war = played_war();
    const Content before = content_of(war->save);

    CHECK(what_if(war->save, without_orders(war->save, {1}, blue)));
    CHECK(what_if_known(war->save, without_orders(war->save, {1}, blue)));

    CHECK(content_of(war->save) == before);
}

TEST_CASE("other orders have other consequences, and the first turn of them is named",
          "[what-if]") {
    std::int32_t differing = 0;
    for (std::uint64_t seed = 1; seed <= 12; ++seed) {
        const RecordedWar war(seed);
        if (turns_played(war.save) < 2) continue;
        const auto answer = what_if(war.save, without_orders(war.save, {2}, blue));
        REQUIRE(answer);
        if (!answer->difference) continue;
        ++differing;
        CHECK(answer->difference->turn >= TurnNumber{2});
        CHECK_FALSE(answer->dropped.empty());
        CHECK(has(what_if_text(*answer), "First difference: turn "));
    }
    CHECK(differing > 2);
}

TEST_CASE("equal questions have equal answers", "[what-if]") {
    const auto war = played_war();
    const WhatIfAsked question = without_orders(war->save, {1}, red);

    const auto once = what_if(war->save, question);
    const auto again = what_if(war->save, question);

    REQUIRE(once);
    CHECK(what_if_json(*once) == what_if_json(*again));
    CHECK(what_if_known_json(*what_if_known(war->save, question)) ==
          what_if_known_json(*what_if_known(war->save, question)));
}

TEST_CASE("a turn that has not been played cannot be asked about", "[what-if]") {
    const RecordedWar war(2, 3);
    const TurnNumber next = war.save.state().turn;

    const auto truth = what_if(war.save, asked(next, blue));
    REQUIRE_FALSE(truth);
    CHECK(truth.error().code == ErrorCode::out_of_range);
    CHECK_FALSE(what_if(war.save, asked({0}, blue)));

    WhatIfAsked backward = asked({2}, blue);
    backward.until = TurnNumber{1};
    CHECK(what_if(war.save, backward).error().code == ErrorCode::out_of_range);
}

TEST_CASE("a wrong line is an error that names it", "[what-if]") {
    const RecordedWar war(2, 3);

    const auto unknown = what_if(war.save, asked({1}, blue, {"NOBODY hold"}));

    REQUIRE_FALSE(unknown);
    CHECK(unknown.error().code == ErrorCode::unknown_formation);
}

TEST_CASE("a line replaces those of the sheet for its formation", "[what-if]") {
    const GivenSheet given{
        {"A stance seek", "B stance seek", "A radar off", "word heather"}, SendWord{"heather"}, {}};
    const Roster roster{"uk", "Royal Navy", {"A", "B"}, {}, {}};

    const auto other = other_orders({{}, {}, {"A stance avoid"}}, given, roster, blue, {4});

    REQUIRE(other);
    CHECK(other->orders.text ==
          "ORDERS uk turn 4\nB stance seek\nWORD heather\nA stance avoid\nEND\n");
    CHECK(other->dropped == std::vector<std::string>{"A stance seek", "A radar off"});
    CHECK(other->added == std::vector<std::string>{"A stance avoid"});
}

TEST_CASE("on knowledge alone the coming turn may be asked about", "[what-if]") {
    BegunWar war(4);
    const auto answer = what_if_known(war.save, asked({1}, blue));

    REQUIRE(answer);
    CHECK(answer->gain.games == 3);
    CHECK(answer->better == 0);
    CHECK(answer->worse == 0);
    CHECK(has(what_if_known_text(*answer), "On your own knowledge alone"));
}

TEST_CASE("what a side does not know does not change its answer", "[what-if]") {
    std::int32_t compared = 0;
    for (std::uint64_t seed = 1; seed <= 12; ++seed) {
        BegunWar one(seed, Releasing::at_once);
        BegunWar other(seed, Releasing::at_once);
        for (std::uint32_t i = 0; i < other.save.state().formations.size(); ++i) {
            const FormationState& formation = other.save.state().formations[i];
            const bool is_red =
                row_of(other.save.definition(), other.save.state(), {i}).side == side_of(red);
            if (!is_red || formation.presence != Presence::on_chart) continue;
            for (const Direction direction : clockwise) {
                const Square to = neighbour(formation.square, direction);
                if (!other.save.definition().chart.is_navigable(to)) continue;
                (void)other.save.carry_out(Rule{ruling::Place{{i}, to}, "hidden", {}, {}});
                break;
            }
        }
        (void)one.save.carry_out(Resolve{});
        (void)other.save.carry_out(Resolve{});
        if (one.save.state().turn.count != 2 || other.save.state().turn.count != 2) continue;
        if (known(one.save, blue) != known(other.save, blue)) continue;
        REQUIRE(one.save.state().formations != other.save.state().formations);
        ++compared;
        CHECK(what_if_known_json(*what_if_known(one.save, asked({2}, blue))) ==
              what_if_known_json(*what_if_known(other.save, asked({2}, blue))));
    }
    CHECK(compared > 2);
}
