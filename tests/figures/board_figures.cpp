#include <fmt/format.h>

#include <array>
#include <catch2/catch.hpp>
#include <cstdlib>

#include "campaign/advance.h"
#include "campaign/engagement.h"
#include "history/orders.h"
#include "module_files/battle_board.h"
#include "tactical/battle_board/board_module.h"
#include "unit/files/sources.h"

/// \file
/// What battles of the shipped campaigns come to on the battle board, for the page of its rules:
/// scripts/board-figures. Both sides steer as history did, with many seeds, and every battle that
/// comes of it is fought by captains; the campaign goes on with what came of it.

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

std::uint64_t seeds() {
    const char* wanted = std::getenv("FLAGPLOT_FIGURES_SEEDS");
    return wanted == nullptr ? 100 : std::strtoull(wanted, nullptr, 10);
}

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

/// A campaign whose battles the board fights.
class Figures {
  public:
    Figures(const Definition& definition, const BoardModule& module, std::uint64_t seed,
            Tally& tally)
        : definition_(definition),
          rules_(definition_, OfficialDice{secret_from_seed(seed)}),
          state_(first_state(definition_)),
          module_(module),
          seed_(seed),
          tally_(tally) {}

    void play() {
        carry_out(Begin{});
        while (state_.progress.phase != Phase::over) play_turn();
    }

  private:
    void carry_out(const Command& command) {
        auto step = advance(rules_, state_, command);
        REQUIRE(step);
        state_ = std::move(step->after);
    }

    /// The sides are shown what has come about, of which their next sheets are made.
    void release() {
        if (auto step = advance(rules_, state_, Release{})) state_ = std::move(step->after);
    }

    void play_turn() {
        release();
        for (std::uint32_t seat = 0; seat < rules_.books.size(); ++seat) {
            carry_out(SubmitOrders{{seat}, historical_sheet(rules_, state_, {seat}), {}});
        }
        const TurnNumber turn = state_.turn;
        while (state_.turn == turn && state_.progress.phase != Phase::over) {
            carry_out(state_.stop ? answer(*state_.stop) : Resolve{});
        }
    }

    Command answer(const Stop& stop) {
        return std::visit(
            Overloaded{
                [&](const FreedCaptain& freed) -> Command {
                    const FormationRow& row = row_of(definition_, state_, freed.formation);
                    return Answer{seat_of(row.side), row.number, std::nullopt};
                },
                [&](const OpenBattle& open) -> Command {
                    return ReportBattle{open.battle, fought(open.battle), {}};
                },
                [](const CardChoice& choice) -> Command {
                    return Choose{seat_of(choice.side), false};
                },
                [](const UmpireAsked& /*asked*/) -> Command { return GiveRuling{false, {}}; },
            },
            stop);
    }

    BattleOutcome fought(BattleId id) {
        const BattleRequest request = request_of(definition_, state_, id);
        const auto begun = module_.begin(request);
        if (!begun) return {};
        const BattleResult result =
            module_.outcome(module_.fought_out(*begun, OddsDice{seed_}), request);
        count(tally_, request, result);
        const BattleOutcome outcome = outcome_of(definition_, state_, id, result).value().outcome;
        return advance(rules_, state_, ReportBattle{id, outcome, {}}) ? outcome : BattleOutcome{};
    }

    const Definition& definition_;
    const Rules rules_;
    CampaignState state_;
    const BoardModule& module_;
    std::uint64_t seed_;
    Tally& tally_;
};

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
        for (std::uint64_t seed = 1; seed <= seeds(); ++seed) {
            Figures(*definition, module, seed, tally).play();
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
