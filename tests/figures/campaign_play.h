#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <vector>

#include "campaign/advance.h"
#include "tactical/module.h"

/// \file
/// A campaign played from its first turn to its last: all sides steer as history did, and every
/// battle that comes of it is fought; the campaign goes on with what came of it.

namespace flagplot::test {

class CampaignGame {
  public:
    /// \pre the definition outlives it
    CampaignGame(const Definition& definition, std::uint64_t seed);

    /// Plays on until a battle waits for its result; none: the campaign is over.
    [[nodiscard]] std::optional<BattleId> next_battle();
    [[nodiscard]] tactical::BattleRequest request_of(BattleId battle) const;
    /// Ends the battle that waits. A result without ships, or one that the campaign refuses: it
    /// ends without losses.
    void report(BattleId battle, const tactical::BattleResult& result);

    [[nodiscard]] const CampaignState& state() const { return state_; }
    /// All that has happened.
    [[nodiscard]] const std::vector<Fact>& facts() const { return facts_; }

  private:
    bool is_carried_out(const Command& command);
    void carry_out(const Command& command);
    void give_orders();

    const Definition& definition_;
    Rules rules_;
    CampaignState state_;
    std::vector<Fact> facts_;
};

/// Fights a battle. A result without ships: it cannot be fought.
using Fighter = std::function<tactical::BattleResult(const tactical::BattleRequest&)>;

/// A whole game.
void play_campaign(const Definition& definition, std::uint64_t seed, const Fighter& fighter);

/// How many seeds are asked for: FLAGPLOT_FIGURES_SEEDS, or 100.
[[nodiscard]] std::uint64_t seeds_wanted();

}  // namespace flagplot::test
