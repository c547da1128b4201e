#pragma once

#include <optional>
#include <string_view>

#include "campaign/command.h"
#include "view/pending_decision.h"

/// \file
/// A campaign that is played by one: who he is, what is kept from him, what waits for him, and what
/// the other sides decide by themselves.

namespace flagplot {

/// The seat of the one player; none: the campaign has an umpire.
[[nodiscard]] std::optional<SeatId> player_of(const CampaignState& state);

/// Is what the other sides have and do kept from the one who runs the program? In a campaign of one
/// player, until it is over.
[[nodiscard]] bool is_veiled(const CampaignState& state);

/// What the turn waits for, if this seat has to decide it.
[[nodiscard]] std::optional<PendingDecision> pending_for(const Definition& definition,
                                                         const CampaignState& state, SeatId seat);

/// What history says came of a battle; nothing, if it knows none that was like it.
using ResultOfHistory = std::optional<BattleOutcome> (*)(const Definition& definition,
                                                         const CampaignState& state,
                                                         BattleId battle);

/// The command that decides what the turn waits for, where it does not wait for the player: a freed
/// captain steams on, of two ways a card leaves the first is gone, the umpire says no, and a battle
/// the player is not in comes out as in history, or without a loss. Nothing when the turn does not
/// wait, or waits for him. \pre the campaign has one player
[[nodiscard]] std::optional<Command> decision_for_others(const Definition& definition,
                                                         const CampaignState& state,
                                                         ResultOfHistory history);

/// Was a command, by its text in the record, given for another side than the player's, or in the
/// umpire's place? `state` is one behind it. \pre the campaign has one player
[[nodiscard]] bool is_of_others(const Definition& definition, const CampaignState& state,
                                std::string_view command);

/// The error as the player may read it: that the turn waits for another side is none of his
/// business.
[[nodiscard]] Error veiled(const Definition& definition, const CampaignState& state, Error error);

}  // namespace flagplot
