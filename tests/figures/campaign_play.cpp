#include "figures/campaign_play.h"

#include <catch2/catch.hpp>
#include <cstdlib>
#include <utility>

#include "campaign/advance.h"
#include "campaign/engagement.h"
#include "history/orders.h"

namespace flagplot::test {

namespace {

/// One game of a campaign.
class Play {
  public:
    Play(const Definition& definition, std::uint64_t seed, const Fighter& fighter)
        : definition_(definition),
          rules_(definition_, OfficialDice{secret_from_seed(seed)}),
          state_(first_state(definition_)),
          fighter_(fighter) {}

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
        const tactical::BattleResult result = fighter_(request_of(definition_, state_, id));
        if (result.units.empty()) return {};
        const BattleOutcome outcome = outcome_of(definition_, state_, id, result).value().outcome;
        return advance(rules_, state_, ReportBattle{id, outcome, {}}) ? outcome : BattleOutcome{};
    }

    const Definition& definition_;
    const Rules rules_;
    CampaignState state_;
    const Fighter& fighter_;
};

}  // namespace

void play_campaign(const Definition& definition, std::uint64_t seed, const Fighter& fighter) {
    Play(definition, seed, fighter).play();
}

std::uint64_t seeds_wanted() {
    const char* wanted = std::getenv("FLAGPLOT_FIGURES_SEEDS");
    return wanted == nullptr ? 100 : std::strtoull(wanted, nullptr, 10);
}

}  // namespace flagplot::test
