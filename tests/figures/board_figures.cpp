#include <fmt/format.h>

#include <array>
#include <catch2/catch.hpp>

#include "figures/campaign_play.h"
#include "module_files/battle_board.h"
#include "tactical/battle_board/board_module.h"
#include "unit/files/sources.h"

/// \file
/// What battles of the shipped campaigns come to on the battle board, for the page of its rules:
/// scripts/board-figures. Every battle of `play_campaign` is fought by captains, with many seeds.

using namespace flagplot;
using namespace flagplot::test;
using tactical::BattleRequest;
using tactical::BattleResult;
using tactical::EndedBy;
using tactical::battle_board::BoardModule;

namespace {

struct Tally {
    std::int32_t battles = 0;
    std::int32_t minutes = 0;
    std::array<std::int32_t, words_of<EndedBy>.size()> ended{};
    std::array<std::int32_t, 2> held{};  ///< the field, by side
    std::int32_t ships = 0;
    std::int32_t sunk = 0;
    std::int32_t slowed = 0;  ///< of those that came through
    std::int32_t hurt = 0;
};

void count(Tally& tally, const BattleRequest& request, const BattleResult& result) {
    ++tally.battles;
    tally.minutes += *result.minutes;
    ++tally.ended[static_cast<std::size_t>(*result.ended_by)];
    for (std::size_t side = 0; side < tally.held.size(); ++side) {
        tally.held[side] += result.field_holder->side == request.parties[side].id ? 1 : 0;
    }
    std::size_t number = 0;
    for (const auto& party : request.parties) {
        for (const auto& formation : party.formations) {
            for (const auto& unit : formation.units) {
                const auto& came_out = result.units[number++];
                ++tally.ships;
                if (came_out.state == tactical::UnitState::sunk) {
                    ++tally.sunk;
                    continue;
                }
                tally.slowed += came_out.speed < unit.speed ? 1 : 0;
                tally.hurt += came_out.hull < unit.hull ? 1 : 0;
            }
        }
    }
}

std::int32_t percent(std::int32_t part, std::int32_t of) { return of == 0 ? 0 : 100 * part / of; }

}  // namespace

TEST_CASE("figures of the battle board over the shipped campaigns", "[.figures]") {
    const auto tables = read_board_tables(shipped_file("assets/battle_board/reference.toml"),
                                          shipped_file("assets/battle_board/naval.toml"));
    REQUIRE(tables);
    fmt::print(
        "| campaign | battles | minutes | at the limit | a side left | a side sunk | held by "
        "the first, the second side | ships sunk | survivors hurt | survivors slowed |\n"
        "| --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |\n");
    for (const char* campaign : {"convoy-beta", "matapan", "bismarck"}) {
        const auto definition = read_campaign(shipped_campaign(campaign));
        REQUIRE(definition);
        const BoardModule module(*tables);
        Tally tally;
        for (std::uint64_t seed = 1; seed <= seeds_wanted(); ++seed) {
            play_campaign(*definition, seed, [&](const BattleRequest& request) {
                const auto begun = module.begin(request);
                if (!begun) return BattleResult{};
                BattleResult result =
                    module.outcome(module.fought_out(*begun, OddsDice{seed}), request);
                count(tally, request, result);
                return result;
            });
        }
        const auto ended = [&tally](EndedBy how) {
            return percent(tally.ended[static_cast<std::size_t>(how)], tally.battles);
        };
        const std::int32_t survivors = tally.ships - tally.sunk;
        fmt::print("| {} | {} | {} | {} % | {} % | {} % | {} %, {} % | {} % | {} % | {} % |\n",
                   campaign, tally.battles, tally.battles == 0 ? 0 : tally.minutes / tally.battles,
                   ended(EndedBy::turn_limit), ended(EndedBy::disengagement),
                   ended(EndedBy::annihilation), percent(tally.held[0], tally.battles),
                   percent(tally.held[1], tally.battles), percent(tally.sunk, tally.ships),
                   percent(tally.hurt, survivors), percent(tally.slowed, survivors));
    }
}
