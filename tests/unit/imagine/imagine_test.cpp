#include "imagine/imagine.h"

#include <catch2/catch.hpp>

#include <algorithm>

#include "imagine/sea_distances.h"
#include "imagine/suspects.h"
#include "support/random_world.h"

using namespace flagplot;
using namespace flagplot::test;

namespace {

constexpr std::uint64_t worlds = 40;

/// Calls `use` at the beginning of each turn of each random campaign.
template <class Use>
void at_each_turn(Use use) {
    for (std::uint64_t seed = 1; seed <= worlds; ++seed) {
        const World world = random_world(seed);
        const Rules rules(world.definition, OfficialDice{world.secret});
        for (const Played& played : play(world, rules)) {
            const CampaignState& state = played.step.after;
            const bool is_new_turn =
                std::holds_alternative<Begin>(played.command) || (state.turn != played.before.turn);
            if (is_new_turn && state.progress.phase == Phase::orders) use(world, rules, state);
        }
    }
}

/// The rules in force, as a side may know them.
RulesInForce in_force(const Rules& rules, const CampaignState& state) { return {rules, state}; }

std::vector<SeatId> seats(const CampaignState& state) {
    std::vector<SeatId> seats;
    for (std::uint32_t seat = 0; seat < state.views.size(); ++seat) seats.push_back({seat});
    return seats;
}

/// Resolves the turn of an imagined world to its end.
CampaignState turn_played(const World& world, const Rules& rules, CampaignState state) {
    const TurnNumber turn = state.turn;
    for (int pieces = 0; state.turn == turn; ++pieces) {
        REQUIRE(pieces < 200);
        const Command next = state.stop ? answer_to(world, state) : Resolve{};
        auto step = advance(rules, state, next);
        INFO((step ? std::string() : describe(step.error())));
        REQUIRE(step);
        state = std::move(step->after);
    }
    return state;
}

}  // namespace

TEST_CASE("an imagined world leaves what its side knows byte for byte as it is", "[imagine]") {
    at_each_turn([](const World&, const Rules& given, const CampaignState& state) {
        const RulesInForce rules = in_force(given, state);
        for (const SeatId seat : seats(state)) {
            const auto world = imagine(rules.rules(), seat, state.view(seat), {1});

            REQUIRE(world);
            CHECK(encoded(world->view(seat)) == encoded(state.view(seat)));
            for (std::uint32_t own = 1; own <= state.view(seat).formations.size(); ++own) {
                const auto& truth =
                    state.formation(formation_of(rules.definition(), state, side_of(seat), {own}));
                const auto& imagined = world->formation(
                    formation_of(rules.definition(), *world, side_of(seat), {own}));
                CHECK(imagined.square == truth.square);
                CHECK(imagined.presence == truth.presence);
                CHECK(imagined.ships == truth.ships);
                CHECK(imagined.route == truth.route);
            }
        }
    });
}

TEST_CASE("a turn is resolved from an imagined world without an error", "[imagine]") {
    at_each_turn([](const World& world, const Rules& given, const CampaignState& state) {
        const RulesInForce rules = in_force(given, state);
        for (const SeatId seat : seats(state)) {
            auto imagination = Imagination::of(rules.rules(), seat, state.view(seat));
            REQUIRE(imagination);
            Rules odds = given;
            odds.dice = OddsDice{7};
            for (std::uint64_t seed = 1; seed <= 2; ++seed) {
                const CampaignState before = imagination->draw({seed});
                const CampaignState after = turn_played(world, odds, before);
                for (const FormationState& formation : after.formations) {
                    if (formation.presence != Presence::on_chart) continue;
                    CHECK(rules.definition().chart.is_navigable(formation.square));
                }
            }
        }
    });
}

TEST_CASE("equal knowledge and equal dice give the same world", "[imagine]") {
    at_each_turn([](const World&, const Rules& given, const CampaignState& state) {
        const RulesInForce rules = in_force(given, state);
        const auto view = decoded<SideView>(encoded(state.view(blue)));
        REQUIRE(view);
        auto imagination = Imagination::of(rules.rules(), blue, state.view(blue));
        (void)imagination->draw({3});

        CHECK(encoded(*imagine(rules.rules(), blue, *view, {4})) ==
              encoded(imagination->draw({4})));
    });
}

TEST_CASE("an enemy is imagined nowhere before its turn, and where it can have steamed to",
          "[imagine]") {
    at_each_turn([](const World&, const Rules& given, const CampaignState& state) {
        const RulesInForce rules = in_force(given, state);
        const Definition& definition = rules.definition();
        SeaDistances sea(definition.chart);
        for (const SeatId seat : seats(state)) {
            const auto world = imagine(rules.rules(), seat, state.view(seat), {5});
            const auto suspects = suspects_of(rules.rules(), seat, state.turn);
            for (std::uint32_t i = 0; i < definition.formations.size(); ++i) {
                if (definition.formations[i].enters <= state.turn) continue;
                CHECK(world->formations[i].presence == Presence::due);
            }
            for (const Suspect& suspect : suspects) {
                const auto& formation = world->formation(suspect.formation);
                const std::int32_t turns = (state.turn - suspect.enters).count;
                const auto most = 2 * turns * (suspect.points.count + 1);
                CHECK(sea.between(suspect.enters_at, formation.square) <= most + 3);
            }
        }
    });
}

TEST_CASE("an enemy seen for certain is imagined where it can be since", "[imagine]") {
    std::int32_t seen = 0;
    at_each_turn([&](const World&, const Rules& given, const CampaignState& state) {
        const RulesInForce rules = in_force(given, state);
        const Switches& switches = rules.definition().switches;
        SeaDistances sea(rules.definition().chart);
        for (const SeatId seat : seats(state)) {
            const SideView& view = state.view(seat);
            const auto suspects = suspects_of(rules.rules(), seat, state.turn);
            const auto world = imagine(rules.rules(), seat, view, {6});
            for (const Contact& contact : view.contacts) {
                const bool is_sure = contact.stands() &&
                                     place_grade(switches, contact) == Grade::certain &&
                                     contact.source != SightSource::report &&
                                     contact.turn + TurnNumber{1} == view.turn;
                if (!is_sure) continue;
                ++seen;
                CHECK(std::any_of(suspects.begin(), suspects.end(), [&](const Suspect& suspect) {
                    const Square now = world->formation(suspect.formation).square;
                    return sea.between(contact.square, now) <= 2 * (suspect.points.count + 1) + 3;
                }));
            }
        }
    });
    CHECK(seen > 50);
}

TEST_CASE("an enemy that has not been seen is imagined where it is expected", "[imagine]") {
    std::int32_t unseen = 0;
    at_each_turn([&](const World&, const Rules& given, const CampaignState& state) {
        const RulesInForce rules = in_force(given, state);
        if (!state.view(blue).contacts.empty()) return;
        for (const Suspect& suspect : suspects_of(rules.rules(), blue, state.turn)) {
            const Square there = state.formation(suspect.formation).square;
            admiral::ExpectedForce expected;
            expected.side = side_of(blue);
            expected.biggest = suspect.strength.biggest;
            expected.from = {{there, state.turn, 1}};
            auto imagination = Imagination::of(rules.rules(), blue, state.view(blue), {expected});
            REQUIRE(imagination);
            CHECK(imagination->draw({8}).formation(suspect.formation).square == there);
            ++unseen;
        }
    });
    CHECK(unseen > 20);
}

/// The squares between a square and all water, on average, times 100.
std::int32_t far_from_any_sea(const Chart& chart, Square from) {
    std::int32_t sum = 0;
    std::int32_t squares = 0;
    for (std::size_t i = 0; i < chart.terrain.size(); ++i) {
        if (!chart.is_navigable(chart.square_at(i))) continue;
        sum += chebyshev(chart.square_at(i), from).count;
        ++squares;
    }
    return 100 * sum / squares;
}

TEST_CASE("over many draws the true squares are among the likely ones", "[imagine]") {
    constexpr std::uint64_t draws = 40;
    std::int32_t all = 0;
    std::int32_t likely = 0;
    std::int32_t drawn_apart = 0;  // hundredths of a square, on average
    std::int32_t sea_apart = 0;
    at_each_turn([&](const World&, const Rules& given, const CampaignState& state) {
        if (state.turn.count % 3 != 0) return;
        const RulesInForce rules = in_force(given, state);
        for (const SeatId seat : seats(state)) {
            auto imagination = Imagination::of(rules.rules(), seat, state.view(seat));
            std::vector<CampaignState> drawn;
            for (std::uint64_t seed = 1; seed <= draws; ++seed) {
                drawn.push_back(imagination->draw({seed}));
            }
            for (const Suspect& suspect : suspects_of(rules.rules(), seat, state.turn)) {
                const FormationState& truth = state.formation(suspect.formation);
                if (truth.presence != Presence::on_chart) continue;
                const auto far = [&](Square from) {  // from all draws together
                    std::int32_t sum = 0;
                    for (const CampaignState& world : drawn) {
                        sum += chebyshev(from, world.formation(suspect.formation).square).count;
                    }
                    return sum;
                };
                std::int32_t farther = 0;
                for (const CampaignState& world : drawn) {
                    const Square square = world.formation(suspect.formation).square;
                    if (far(square) >= far(truth.square)) ++farther;
                }
                ++all;
                // At least 1 draw of 20 is as far out as the truth.
                if (farther >= static_cast<std::int32_t>(draws) / 20) ++likely;
                drawn_apart += 100 * far(truth.square) / static_cast<std::int32_t>(draws);
                sea_apart += far_from_any_sea(rules.definition().chart, truth.square);
            }
        }
    });
    UNSCOPED_INFO("of " << all << ": likely " << likely << "; squares from the truth to draws "
                        << drawn_apart / all << ", to any sea " << sea_apart / all);
    REQUIRE(all > 100);
    CHECK(likely * 100 >= all * 85);
    CHECK(drawn_apart * 100 <= sea_apart * 80);
}
