#include "conformance/match.h"

#include <fmt/format.h>

#include <catch2/catch.hpp>
#include <cmath>
#include <cstdlib>

#include "conformance/example_module.h"
#include "conformance/modules.h"
#include "conformance/requests.h"

using namespace flagplot;
using namespace flagplot::tactical;

// FLAGPLOT_BATTLES=10000 build/.../test_conformance "seats*" counts as many as the contract asks
// for; fewer are counted with as much more room as chance needs. "[.seats]" instead prints the
// figures for the pages of the modules' rules, of all or with FLAGPLOT_MODULE=squadron of one.

namespace {

constexpr double points_allowed = 2;

std::int32_t battles_counted() {
    const char* wanted = std::getenv("FLAGPLOT_BATTLES");
    return wanted == nullptr ? 200 : std::atoi(wanted);
}

/// Three standard deviations of the difference between two counts of even chances, in points. Of
/// as many as the contract asks for there is none: two points are enough for them.
double room_for_chance(std::int32_t battles) {
    constexpr std::int32_t enough = 10'000;
    return battles >= enough ? 0 : 3 * std::sqrt(2 * 0.25 / battles) * 100;
}

/// In points of a hundred. With other dice after the exchange: by the same dice both counts would
/// miss even chances by as much, in opposite directions.
double seats_matter(const Module& module, const BattleRequest& request, std::int32_t battles) {
    const auto first = battles_won(module, request, "red", battles);
    const auto second = battles_won(module, seats_exchanged(request), "red", battles,
                                    static_cast<std::uint64_t>(battles) + 1);
    return std::abs(first - second) * 100.0 / battles;
}

/// The side in the first seat does more damage.
class FirstSeatWins : public example::ExampleModule {
  public:
    [[nodiscard]] Result<Battle> step(Battle battle, SideIndex side, const Order& order,
                                      const Dice& dice, Log* log) const {
        auto after = ExampleModule::step(std::move(battle), side, order, dice, log);
        if (!after) return after;
        for (example::Ship& ship : after->board.ships) {
            if (ship.side != SideIndex{0} && ship.hurt > 0) ship.hurt *= 2;
        }
        return after;
    }
};

/// A captain who only ever leaves or waits.
class FaintHeart : public example::ExampleModule {
  public:
    [[nodiscard]] Order captain(const View& /*view*/, const Doctrine& /*doctrine*/,
                                const Dice& /*dice*/) const {
        return example::Wait{};
    }
};

}  // namespace

TEST_CASE("seats exchanged change nothing but names") {
    const std::int32_t battles = battles_counted();
    for (const auto& module : modules_under_test()) {
        INFO(module->name());
        CHECK(seats_matter(*module, even_request(), battles) <
              points_allowed + room_for_chance(battles));
    }
    constexpr std::int32_t few = 100;
    CHECK(seats_matter(*module_of(FirstSeatWins()), even_request(), few) >
          points_allowed + room_for_chance(few));
}

TEST_CASE("what seats and captains come to", "[.seats]") {
    const std::int32_t battles = battles_counted();
    const char* wanted = std::getenv("FLAGPLOT_MODULE");
    for (const auto& module : modules_under_test()) {
        if (wanted != nullptr && module->name() != wanted) continue;
        const double held = not_lost_to_random(*module, even_request(), battles);
        fmt::print(
            "{}: of {} battles, {:.2f} points between the seats; {:.2f} % not lost to random\n",
            module->name(), battles, seats_matter(*module, even_request(), battles),
            held * 100 / battles);
    }
}

TEST_CASE("a captain does not lose to one who plays at random, nine times of ten") {
    // Nine of ten, less three standard deviations: "[.seats]" counts enough to be sure.
    constexpr std::int32_t battles = 100, wanted = 81;
    for (const auto& module : modules_under_test()) {
        INFO(module->name());
        CHECK(not_lost_to_random(*module, even_request(), battles) >= wanted);
    }
    CHECK(not_lost_to_random(*module_of(FaintHeart()), even_request(), battles) < wanted);
}
