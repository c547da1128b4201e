#include "figures/campaign_play.h"

#include <catch2/catch.hpp>
#include <cstdlib>
#include <utility>

#include "campaign/engagement.h"
#include "campaign/usual_decision.h"
#include "history/orders.h"

namespace flagplot::test {

CampaignGame::CampaignGame(const Definition& definition, std::uint64_t seed)
    : definition_(definition),
      rules_(definition_, OfficialDice{secret_from_seed(seed)}),
      state_(first_state(definition_)) {
    carry_out(Begin{});
}

std::optional<BattleId> CampaignGame::next_battle() {
    while (state_.progress.phase != Phase::over) {
        if (state_.stop) {
            if (const auto* open = std::get_if<OpenBattle>(&*state_.stop)) return open->battle;
            carry_out(usual_decision(definition_, state_, *state_.stop));
            continue;
        }
        if (state_.progress.phase == Phase::orders) give_orders();
        carry_out(Resolve{});
    }
    return std::nullopt;
}

tactical::BattleRequest CampaignGame::request_of(BattleId battle) const {
    return flagplot::request_of(definition_, state_, battle);
}

void CampaignGame::report(BattleId battle, const tactical::BattleResult& result) {
    if (!result.units.empty()) {
        const auto outcome = outcome_of(definition_, state_, battle, result);
        REQUIRE(outcome);
        if (is_carried_out(ReportBattle{battle, outcome->outcome, {}})) return;
    }
    carry_out(ReportBattle{battle, {}, {}});
}

bool CampaignGame::is_carried_out(const Command& command) {
    auto step = advance(rules_, state_, command);
    if (!step) return false;
    state_ = std::move(step->after);
    facts_.insert(facts_.end(), step->facts.begin(), step->facts.end());
    return true;
}

void CampaignGame::carry_out(const Command& command) { REQUIRE(is_carried_out(command)); }

/// The sides are shown what has come about, of which their next sheets are made.
void CampaignGame::give_orders() {
    (void)is_carried_out(Release{});
    for (std::uint32_t seat = 0; seat < rules_.books.size(); ++seat) {
        carry_out(SubmitOrders{{seat}, historical_sheet(rules_, state_, {seat}), {}});
    }
}

void play_campaign(const Definition& definition, std::uint64_t seed, const Fighter& fighter) {
    CampaignGame game(definition, seed);
    while (const auto battle = game.next_battle()) {
        game.report(*battle, fighter(game.request_of(*battle)));
    }
}

std::uint64_t seeds_wanted() {
    const char* wanted = std::getenv("FLAGPLOT_FIGURES_SEEDS");
    return wanted == nullptr ? 100 : std::strtoull(wanted, nullptr, 10);
}

}  // namespace flagplot::test
