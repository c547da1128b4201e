#include <catch2/catch.hpp>

#include <algorithm>
#include <locale>

#include "base/codec.h"
#include "support/random_world.h"
#include "support/worlds.h"

using namespace flagplot;
using namespace flagplot::test;

namespace {

const std::uint64_t turn_worlds = worlds_of(60);
/// Fewer would say nothing of what comes in one of twenty, or seldom.
constexpr std::uint64_t enough = 20;

CampaignState last_state(const std::vector<Played>& played) { return played.back().step.after; }

/// Resolves to the end of the turn in slices of `size` pieces, each state going through its bytes
/// as it would through a save.
CampaignState resolved_in_slices(const World& world, const Rules& rules, CampaignState state,
                                 std::int32_t size) {
    const TurnNumber turn = state.turn;
    while (state.turn == turn) {
        const Command command = state.stop ? answer_to(world, state) : Command{Resolve{size}};
        const Step step = must_advance(rules, state, command);
        state = decoded<CampaignState>(encoded(step.after)).value();
    }
    return state;
}

CampaignState with_sheets(const World& world, const Rules& rules, CampaignState state,
                          const std::vector<SeatId>& order) {
    std::vector<Sheet> sheets;
    for (std::uint32_t seat = 0; seat < state.views.size(); ++seat) {
        sheets.push_back(sheet_of(world, rules, state, {seat}));
    }
    for (const SeatId seat : order) {
        state = must_advance(rules, state, SubmitOrders{seat, sheets[seat.index()]}).after;
    }
    return state;
}

/// Thousands separators and decimal commas everywhere, without any locale installed.
struct Grouping : std::numpunct<char> {
    [[nodiscard]] char do_thousands_sep() const override { return '.'; }
    [[nodiscard]] char do_decimal_point() const override { return ','; }
    [[nodiscard]] std::string do_grouping() const override { return "\1"; }
};

}  // namespace

TEST_CASE("folding facts and reports over the state before gives the state after", "[turn]") {
    for (std::uint64_t seed = 1; seed <= turn_worlds; ++seed) {
        const World world = random_world(seed);
        const Rules rules(world.definition, OfficialDice{world.secret});
        for (const Played& played : play(world, rules)) {
            const auto after = folded(played.before, played.step.facts, played.step.reports);
            REQUIRE(after == played.step.after);
        }
    }
}

TEST_CASE("the random campaigns have prizes and derelicts, each in one of twenty at least",
          "[turn]") {
    std::uint64_t with_prizes = 0;
    std::uint64_t with_derelicts = 0;
    const std::uint64_t worlds = std::max(turn_worlds, enough);
    for (std::uint64_t seed = 1; seed <= worlds; ++seed) {
        const World world = random_world(seed);
        const Rules rules(world.definition, OfficialDice{world.secret});
        const CampaignState last = last_state(play(world, rules));
        with_prizes += std::any_of(last.formations.begin(), last.formations.end(),
                                   [](const auto& each) { return !each.prizes.empty(); });
        with_derelicts += std::any_of(last.ships.begin(), last.ships.end(),
                                      [](const auto& each) { return each.fate == Fate::derelict; });
    }
    CHECK(with_prizes * 20 >= worlds);
    CHECK(with_derelicts * 20 >= worlds);
}

TEST_CASE("a state reads back from its bytes as it was", "[turn]") {
    for (std::uint64_t seed = 1; seed <= turn_worlds; ++seed) {
        const World world = random_world(seed);
        const Rules rules(world.definition, OfficialDice{world.secret});
        for (const Played& played : play(world, rules)) {
            REQUIRE(decoded<CampaignState>(encoded(played.step.after)) == played.step.after);
            REQUIRE(decoded<Command>(encoded(played.command)) == played.command);
        }
    }
}

TEST_CASE("a turn cut anywhere and taken up again equals the turn run straight through", "[turn]") {
    for (std::uint64_t seed = 1; seed <= turn_worlds; ++seed) {
        const World world = random_world(seed);
        const Rules rules(world.definition, OfficialDice{world.secret});
        CampaignState state = must_advance(rules, first_state(world.definition), Begin{}).after;
        while (state.progress.phase != Phase::over) {
            const CampaignState ready = with_sheets(world, rules, state, {blue, red});
            const CampaignState straight = resolved_in_slices(world, rules, ready, INT32_MAX);
            CHECK(resolved_in_slices(world, rules, ready, 1) == straight);
            CHECK(resolved_in_slices(world, rules, ready, 3) == straight);
            state = straight;
        }
    }
}

TEST_CASE("a turn that stops for captains who steam on equals the turn that does not stop",
          "[turn]") {
    int stops = 0;
    for (std::uint64_t seed = 1; seed <= std::max(turn_worlds, enough); ++seed) {
        World world = random_world(seed);
        world.definition.switches.decisions = Decisions::at_activation;
        // How long a card frees a captain depends on when he can use it (ST-25 c).
        world.definition.switches.event_draw = EventDraw::none;
        const Rules asking(world.definition, OfficialDice{world.secret});
        World silent_world = world;
        silent_world.definition.switches.decisions = Decisions::between_turns;
        const Rules silent(silent_world.definition, OfficialDice{world.secret});

        CampaignState with = last_state(play(world, asking));
        CampaignState without = last_state(play(silent_world, silent));
        for (const Played& played : play(world, asking)) {
            stops += std::holds_alternative<Answer>(played.command) ? 1 : 0;
        }
        // The memory of the dice knows of each answer (docs/dice.md); the dice are the same.
        for (const SeenDice& seen : with.seen_dice) CHECK(seen.line == 0);
        with.seen_dice.clear();
        without.seen_dice.clear();
        CHECK(with == without);
    }
    CHECK(stops > 10);
}

TEST_CASE("the order in which sheets arrive does not matter", "[turn]") {
    for (std::uint64_t seed = 1; seed <= turn_worlds; ++seed) {
        const World world = random_world(seed);
        const Rules rules(world.definition, OfficialDice{world.secret});
        CampaignState state = must_advance(rules, first_state(world.definition), Begin{}).after;
        while (state.progress.phase != Phase::over) {
            const CampaignState one = with_sheets(world, rules, state, {blue, red});
            const CampaignState other = with_sheets(world, rules, state, {red, blue});
            const CampaignState twice = with_sheets(world, rules, state, {red, blue, red});
            const CampaignState resolved = resolved_in_slices(world, rules, one, INT32_MAX);
            REQUIRE(digest_of(resolved) ==
                    digest_of(resolved_in_slices(world, rules, other, INT32_MAX)));
            // a sheet sent twice is received twice, and the turn is the same
            const CampaignState again = resolved_in_slices(world, rules, twice, INT32_MAX);
            REQUIRE(again.formations == resolved.formations);
            state = resolved;
        }
    }
}

TEST_CASE("the same campaigns have the same digest under every compiler and locale", "[turn]") {
    const std::locale before =
        std::locale::global(std::locale(std::locale::classic(), new Grouping));
    std::string digests;
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
        const World world = random_world(seed);
        const Rules rules(world.definition, OfficialDice{world.secret});
        digests += hex(digest_of(last_state(play(world, rules))));
    }
    std::locale::global(before);
    CHECK(short_hex(digest_of_bytes(digests)) == "2be71b321924774f");
}

TEST_CASE("orders that were played before get the same dice, new ones never seen dice again",
          "[turn]") {
    const World world = random_world(5);
    const Rules rules(world.definition, OfficialDice{world.secret});
    const CampaignState begun = must_advance(rules, first_state(world.definition), Begin{}).after;
    const auto line_after = [&](const CampaignState& ready) {
        return must_advance(rules, ready, Resolve{1}).after.progress.line;
    };
    const CampaignState ready = with_sheets(world, rules, begun, {blue, red});
    const CampaignState played = must_advance(rules, ready, Resolve{}).after;
    CHECK(line_after(ready) == 0);

    const CampaignState back =
        must_advance(rules, begun, Withdraw{2, "to try again", played.seen_dice}).after;
    CHECK(line_after(with_sheets(world, rules, back, {blue, red})) == 0);
    CHECK(line_after(with_sheets(world, rules, back, {blue})) == 1);
}
