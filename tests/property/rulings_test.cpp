#include <algorithm>
#include <catch2/catch.hpp>

#include <array>

#include "support/random_ruling.h"
#include "support/worlds.h"

using namespace flagplot;
using namespace flagplot::test;

namespace {

/// In fewer than thirty not every ruling comes to be taken.
const std::uint64_t ruled_worlds = std::max<std::uint64_t>(worlds_of(40), 30);

/// A campaign whose umpire interferes before every turn and at every stop of it.
class Interference {
  public:
    Interference(const World& world, std::uint64_t seed)
        : world_(world), rules_(world.definition, OfficialDice{world.secret}), draw_(seed) {}

    void play() {
        carry_out(Begin{});
        while (state_.progress.phase != Phase::over) {
            rule_at_will();
            for (const SeatId seat : {blue, red}) {
                // What a captain thinks of may not be possible where the umpire put him.
                const SubmitOrders orders{seat, sheet_of(world_, rules_, state_, seat), {}};
                if (advance(rules_, state_, orders)) carry_out(orders);
            }
            const TurnNumber turn = state_.turn;
            while (state_.turn == turn && state_.progress.phase != Phase::over) {
                carry_out(state_.stop ? answer_to(world_, state_) : Command{Resolve{}});
                if (state_.stop) rule_at_will();
            }
        }
    }
    [[nodiscard]] const auto& taken() const { return taken_; }

  private:
    void rule_at_will() {
        for (int n = 0; n < 3; ++n) {
            const std::size_t verb = draw_.below(std::variant_size_v<Ruling>);
            const Rule rule = random_rule(world_, state_, verb, draw_);
            if (advance(rules_, state_, rule)) {
                carry_out(rule);
                ++taken_.at(verb);
            }
        }
    }
    /// Facts and reports, folded, are all it did.
    void carry_out(const Command& command) {
        INFO(text_of(world_.definition, state_, command));
        auto step = advance(rules_, state_, command);
        INFO((step ? "" : describe(step.error())));
        REQUIRE(step);
        REQUIRE(folded(state_, step->facts, step->reports) == step->after);
        REQUIRE(decoded<CampaignState>(encoded(step->after)) == step->after);
        state_ = std::move(step->after);
    }

    const World& world_;
    Rules rules_;
    CampaignState state_ = first_state(world_.definition);
    Draw draw_;
    std::array<int, std::variant_size_v<Ruling>> taken_{};
};

}  // namespace

TEST_CASE("whatever the umpire decides, at whatever time, the campaign goes on to its end",
          "[rulings]") {
    std::array<int, std::variant_size_v<Ruling>> taken{};
    for (std::uint64_t seed = 1; seed <= ruled_worlds; ++seed) {
        INFO("world " << seed);
        const World world = random_world(seed);
        Interference campaign(world, seed * 77);
        campaign.play();
        for (std::size_t verb = 0; verb < taken.size(); ++verb) {
            taken.at(verb) += campaign.taken().at(verb);
        }
    }
    for (std::size_t verb = 0; verb < taken.size(); ++verb) {
        INFO("verb " << verb);
        CHECK(taken.at(verb) > 0);
    }
}
