#include "operations/run_until.h"

#include <catch2/catch.hpp>

#include <algorithm>

#include "campaign/command_kind.h"
#include "support/begun_war.h"
#include "view/agenda.h"
#include "view/noteworthy.h"

using namespace flagplot;
using namespace flagplot::test;

namespace {

constexpr std::uint64_t worlds_run = 12;
constexpr RunStops everywhere = stops_at(
    {RunStop::battle, RunStop::card, RunStop::question, RunStop::contact, RunStop::course});

RunWanted to_the_end(RunStops stops) { return {stops, UINT64_MAX}; }

std::size_t contacts_of(const Save& save) {
    std::size_t count = 0;
    for (const SideView& view : save.state().views) count += view.contacts.size();
    return count;
}

bool is_of_turn(RunEnd end) { return end == RunEnd::contact || end == RunEnd::course; }

/// Runs on and on with these stops; how it ended each time.
std::vector<RunEnd> ends_of(Save& save, const RunStops& stops) {
    std::vector<RunEnd> ends;
    while (ends.empty() || (is_of_turn(ends.back()) && ends.size() < 100)) {
        if (save.state().progress.phase == Phase::over) break;
        const auto ended = run_until(save, to_the_end(stops));
        REQUIRE(ended);
        ends.push_back(ended->why);
    }
    return ends;
}

}  // namespace

TEST_CASE("a run without stops ends with the campaign, or with a battle history does not know",
          "[run]") {
    std::size_t over = 0;
    for (std::uint64_t seed = 0; seed < worlds_run; ++seed) {
        CAPTURE(seed);
        BegunWar war(seed, Releasing::at_once);
        const auto ended = run_until(war.save, to_the_end({}));
        REQUIRE(ended);
        const CampaignState& state = war.save.state();
        if (ended->why == RunEnd::over) {
            ++over;
            CHECK(state.progress.phase == Phase::over);
        } else {
            CHECK(ended->why == RunEnd::decision);
            CHECK(std::holds_alternative<OpenBattle>(state.stop.value()));
        }
    }
    CHECK(over > 0);
}

TEST_CASE("a run with every stop never decides anything itself", "[run]") {
    for (std::uint64_t seed = 0; seed < worlds_run; ++seed) {
        CAPTURE(seed);
        BegunWar war(seed, Releasing::at_once);
        const auto ends = ends_of(war.save, everywhere);
        CHECK((ends.back() == RunEnd::decision) == war.save.state().stop.has_value());
        for (const Entry& entry : war.save.entries()) {
            const auto kind = kind_of(entry.command);
            CHECK((kind == CommandKind::begin || kind == CommandKind::resolve));
        }
    }
}

TEST_CASE("a run decides what it does not stop at, and stops at what it is told to", "[run]") {
    const auto decided_of = [](const auto& war, RunStop stop) {
        const std::size_t before = war->save.entries().size();
        CHECK_FALSE(run_until(war->save, {}));
        CHECK(war->save.entries().size() == before);
        RunStops others = all_that_waits;
        others.reset(place_of(stop));
        REQUIRE(run_until(war->save, {others, 1}));
        return kind_of(war->save.entries().at(before).command);
    };
    CHECK(decided_of(war_waiting_for<CardChoice>(), RunStop::card) == CommandKind::choose);
    CHECK(decided_of(war_waiting_for<FreedCaptain>(), RunStop::question) == CommandKind::answer);
    CHECK(decided_of(war_waiting_for<UmpireAsked>(), RunStop::question) == CommandKind::ruling);
}

TEST_CASE("a run stops at the end of the turn in which a side has sighted something new", "[run]") {
    std::size_t stopped = 0;
    for (std::uint64_t seed = 0; seed < worlds_run; ++seed) {
        CAPTURE(seed);
        BegunWar war(seed, Releasing::at_once);
        const std::size_t before = contacts_of(war.save);
        const auto ended =
            run_until(war.save, to_the_end(all_that_waits | stops_at({RunStop::contact})));
        REQUIRE(ended);
        if (ended->why != RunEnd::contact) continue;
        ++stopped;
        CHECK(ended->free.empty());
        CHECK(contacts_of(war.save) > before);
        CHECK_FALSE(war.save.state().stop);
    }
    CHECK(stopped > 0);
}

TEST_CASE("a run stops where a formation may change course that could not before", "[run]") {
    std::size_t stopped = 0;
    for (std::uint64_t seed = 0; seed < worlds_run; ++seed) {
        CAPTURE(seed);
        BegunWar war(seed, Releasing::at_once);
        const auto ended =
            run_until(war.save, to_the_end(all_that_waits | stops_at({RunStop::course})));
        REQUIRE(ended);
        if (ended->why == RunEnd::course) ++stopped;
        CHECK((ended->why == RunEnd::course) == !ended->free.empty());
    }
    CHECK(stopped > 0);
}

TEST_CASE("a run stops at the end of a turn in which something of its kinds was told to a side",
          "[run]") {
    const auto told_of = [](const Happened& happened, RunStop stop, const Save& save,
                            TurnNumber turn) {
        return std::any_of(happened.reports.begin(), happened.reports.end(), [&](const Told& told) {
            return stop_of(save.state().view(told.seat), turn, told.report) == stop;
        });
    };
    for (const RunStop stop :
         {RunStop::sighting, RunStop::spotted, RunStop::struck, RunStop::arrival}) {
        CAPTURE(word_of(stop));
        std::size_t stopped = 0;
        for (std::uint64_t seed = 0; seed < worlds_run; ++seed) {
            CAPTURE(seed);
            BegunWar war(seed, Releasing::at_once);
            bool was_told = false;
            std::size_t turns = 0;
            const RunTold told{{}, [&](TurnNumber turn, const Happened& happened) {
                                   was_told = told_of(happened, stop, war.save, turn);
                                   ++turns;
                               }};
            const auto ended =
                run_until(war.save, to_the_end(all_that_waits | stops_at({stop})), {}, told);
            REQUIRE(ended);
            if (ended->why != RunEnd::event) continue;
            ++stopped;
            CHECK(was_told);
            CHECK(ended->stops == stops_at({stop}));
        }
        CHECK(stopped > 0);
    }
}

TEST_CASE("a run stops before a turn in which aircraft could fly", "[run]") {
    std::size_t stopped = 0;
    for (std::uint64_t seed = 0; seed < worlds_run; ++seed) {
        CAPTURE(seed);
        BegunWar war(seed, Releasing::at_once);
        const auto ended =
            run_until(war.save, to_the_end(all_that_waits | stops_at({RunStop::aircraft})));
        REQUIRE(ended);
        if (ended->why != RunEnd::event) continue;
        ++stopped;
        const auto& books = war.save.rules().books;
        CHECK(std::any_of(books.begin(), books.end(), [&](const Book& book) {
            return !ready_assets(book, war.save.state().view(seat_of(book.side))).empty();
        }));
    }
    CHECK(stopped > 0);
}

TEST_CASE("a run of so many turns ends with the last of them", "[run]") {
    BegunWar war(3, Releasing::at_once);
    const TurnNumber first = war.save.state().turn;
    std::vector<TurnNumber> turns;
    const RunTold told{{}, [&](TurnNumber turn, const Happened& happened) {
                           turns.push_back(turn);
                           CHECK_FALSE(happened.facts.empty());
                       }};
    const auto ended = run_until(war.save, {{}, 2}, {}, told);
    REQUIRE(ended);
    CHECK(ended->why == RunEnd::turns);
    CHECK(war.save.state().turn == first + TurnNumber{2});
    CHECK(turns == std::vector<TurnNumber>{first, first + TurnNumber{1}});
}

TEST_CASE("a run that cannot go a step says why", "[run]") {
    const auto war = war_waiting_for<UmpireAsked>();
    const std::int32_t before = war->save.head();
    const auto waits = run_until(war->save, {});
    REQUIRE_FALSE(waits);
    CHECK(waits.error().code == ErrorCode::waiting_for);
    CHECK(war->save.head() == before);

    REQUIRE(run_until(war->save, {{}, 1}));
    CHECK(war->save.head() > before);

    BegunWar over(3, Releasing::at_once);
    while (over.save.state().progress.phase != Phase::over) play_turns(over.save, over.world, 1);
    const auto refused = run_until(over.save, to_the_end({}));
    REQUIRE_FALSE(refused);
    CHECK(refused.error().code == ErrorCode::war_over);
}

TEST_CASE("sides without orders are provided for as a run is told", "[run]") {
    BegunWar war(1, Releasing::at_once);
    const auto refused = run_until(war.save, {all_that_waits, 1, WhenMissing::refuse});
    REQUIRE_FALSE(refused);
    CHECK(refused.error().code == ErrorCode::orders_missing);
    CHECK(war.save.head() == 1);

    std::string said;
    const RunTold told{[&](const std::string& missing) { said = missing; }};
    REQUIRE(run_until(war.save, {all_that_waits, 1, WhenMissing::hold}, {}, told));
    CHECK(said.find("hold where they may") != std::string::npos);
    CHECK(kind_of(war.save.entries().at(1).command) == CommandKind::orders);
}

TEST_CASE("a run that is cancelled leaves the campaign where it got to", "[run]") {
    BegunWar war(1, Releasing::at_once);
    std::stop_source source;
    const Progress progress{source.get_token(), [&](std::int32_t) { source.request_stop(); }};

    const auto ended = run_until(war.save, to_the_end({}), progress);

    REQUIRE(ended);
    CHECK(ended->why == RunEnd::cancelled);
    CHECK(war.save.head() == 2);  // the beginning, and one piece of the turn
}
