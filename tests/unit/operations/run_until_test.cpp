#include "operations/run_until.h"

#include <catch2/catch.hpp>

#include "support/begun_war.h"

using namespace flagplot;
using namespace flagplot::test;

namespace {

constexpr std::uint64_t worlds_run = 12;
constexpr RunStops everywhere{true, true, true, true};

std::size_t contacts_of(const Save& save) {
    std::size_t count = 0;
    for (const SideView& view : save.state().views) count += view.contacts.size();
    return count;
}

/// Runs on and on with these stops; how it ended each time.
std::vector<RunEnd> ends_of(Save& save, const RunStops& stops) {
    std::vector<RunEnd> ends;
    while (ends.empty() || (ends.back() == RunEnd::contact && ends.size() < 100)) {
        const auto end = run_until(save, stops);
        REQUIRE(end);
        ends.push_back(*end);
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
        const auto end = run_until(war.save, {});
        REQUIRE(end);
        const CampaignState& state = war.save.state();
        if (*end == RunEnd::over) {
            ++over;
            CHECK(state.progress.phase == Phase::over);
        } else {
            CHECK(*end == RunEnd::decision);
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
            const auto command = entry.command.substr(0, entry.command.find(' '));
            CHECK((command == "begin" || command == "resolve"));
        }
    }
}

TEST_CASE("a run stops at the end of the turn in which a side has sighted something new", "[run]") {
    std::size_t stopped = 0;
    for (std::uint64_t seed = 0; seed < worlds_run; ++seed) {
        CAPTURE(seed);
        BegunWar war(seed, Releasing::at_once);
        const std::size_t before = contacts_of(war.save);
        const auto end = run_until(war.save, everywhere);
        REQUIRE(end);
        if (*end != RunEnd::contact) continue;
        ++stopped;
        CHECK(contacts_of(war.save) > before);
        CHECK_FALSE(war.save.state().stop);
    }
    CHECK(stopped > 0);
}

TEST_CASE("a run that is cancelled leaves the campaign where it got to", "[run]") {
    BegunWar war(1, Releasing::at_once);
    std::stop_source source;
    const Progress progress{source.get_token(), [&](std::int32_t) { source.request_stop(); }};

    const auto end = run_until(war.save, {}, progress);

    REQUIRE(end);
    CHECK(*end == RunEnd::cancelled);
    CHECK(war.save.head() == 2);  // the beginning, and one piece of the turn
}
