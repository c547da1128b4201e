#include <catch2/catch.hpp>

#include <fstream>
#include <iterator>

#include "base/codec.h"
#include "files/campaign_file.h"
#include "history/historic_result.h"
#include "history/orders.h"
#include "support/random_world.h"
#include "view/permissions.h"

using namespace flagplot;
using namespace flagplot::test;

namespace {

SourceFile source(const std::string& name) {
    std::ifstream file(std::string(FLAGPLOT_SOURCE_DIR) + "/" + name, std::ios::binary);
    return {name, {std::istreambuf_iterator<char>(file), {}}};
}

Definition chase_of_the_bismarck() {
    const std::string folder = "campaigns/bismarck/";
    CampaignSources sources;
    sources.campaign = source(folder + "campaign.toml");
    sources.forces = source(folder + "forces.toml");
    sources.history = source(folder + "history.toml");
    sources.charts = {source("maps/atl60.toml")};
    sources.classes = {source("assets/ship-classes.toml")};
    sources.briefings = {source(folder + "briefing-uk.md"), source(folder + "briefing-de.md")};
    sources.decks = {source("assets/decks/default24.toml")};
    auto definition = read_campaign(sources);
    INFO((definition ? "" : describe(definition.error().front())));
    REQUIRE(definition);
    return *std::move(definition);
}

/// History ends before the campaign does: from then on captains steam where they like.
class LongGame {
  public:
    explicit LongGame(const Definition& definition)
        : rules_(definition, OfficialDice{secret_from_seed(1941)}),
          waters_(connected_waters(definition.chart)) {
        carry_out(Begin{});
        while (state_.progress.phase != Phase::over) play_turn();
    }

    [[nodiscard]] std::size_t commands() const { return commands_; }
    /// Of every step, and so of every die.
    [[nodiscard]] Digest digest() const { return digest_; }

  private:
    bool carry_out(const Command& command) {
        auto step = advance(rules_, state_, command);
        if (!step) return false;
        DigestWriter out;
        encode(out, digest_);
        encode(out, step->facts);
        encode(out, step->reports);
        encode(out, digest_of(step->after));
        digest_ = out.digest();
        state_ = std::move(step->after);
        ++commands_;
        return true;
    }

    void play_turn() {
        for (std::uint32_t seat = 0; seat < state_.views.size(); ++seat) {
            Sheet sheet = historical_sheet(rules_, state_, {seat});
            if (sheet.orders.empty()) sheet = at_will({seat});
            if (!carry_out(SubmitOrders{{seat}, std::move(sheet), {}})) {
                REQUIRE(carry_out(SubmitOrders{{seat}, {state_.turn, {}}, {}}));
            }
        }
        const TurnNumber turn = state_.turn;
        while (state_.turn == turn && state_.progress.phase != Phase::over) {
            REQUIRE(carry_out(state_.stop ? answer() : Command{Resolve{}}));
        }
    }

    Sheet at_will(SeatId seat) {
        const Book& book = rules_.books[seat.index()];
        const SideView& view = state_.view(seat);
        Sheet sheet{state_.turn, {}};
        for (std::uint32_t number = 1; number <= view.formations.size(); ++number) {
            const OwnFormation& own = view.formation({number});
            const bool is_free = own.presence == Presence::on_chart &&
                                 permission(book, view, {number}).freedom == Freedom::everything;
            if (!is_free) continue;
            sheet.orders.push_back(
                FormationOrder{{number}, PlotRoute{{}, reached_from(own.square)}});
        }
        return sheet;
    }

    /// Any square in the same waters.
    Square reached_from(Square square) {
        const Chart& chart = rules_.definition.chart;
        const auto waters_at = [&](Square at) { return waters_[chart.index(at)]; };
        const auto below = [&](std::int32_t limit) {
            return static_cast<std::int16_t>(draw_.below(static_cast<std::uint32_t>(limit)));
        };
        Square reached = square;
        do {
            reached = {below(chart.columns), below(chart.rows)};
        } while (waters_at(reached) != waters_at(square));
        return reached;
    }

    [[nodiscard]] Command answer() const {
        return std::visit(
            Overloaded{
                [&](const FreedCaptain& freed) -> Command {
                    const FormationRow& row = row_of(rules_.definition, state_, freed.formation);
                    return Answer{seat_of(row.side), row.number, std::nullopt};
                },
                [&](const OpenBattle& open) -> Command {
                    const auto history = historic_result(rules_.definition, state_, open.battle);
                    return ReportBattle{
                        open.battle, history.value_or(BattleOutcome{60, {}, {}, {}}), {}};
                },
                [](const CardChoice& choice) -> Command {
                    return Choose{seat_of(choice.side), false};
                },
                [](const UmpireAsked&) -> Command { return GiveRuling{false, ""}; },
            },
            *state_.stop);
    }

    Rules rules_;
    std::vector<std::int32_t> waters_;
    CampaignState state_ = first_state(rules_.definition);
    Draw draw_{1941};
    Digest digest_{};
    std::size_t commands_ = 0;
};

}  // namespace

TEST_CASE("the chase of the Bismarck, played to its end, has the same digest everywhere",
          "[turn]") {
    const Definition definition = chase_of_the_bismarck();
    const LongGame game(definition);
    CHECK(game.commands() > 60);
    CHECK(short_hex(game.digest()) == "6704ee53caca63cf");
}
