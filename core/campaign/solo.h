#pragma once

#include <optional>
#include <string_view>

#include "campaign/command.h"
#include "view/pending_decision.h"

/// \file
/// A campaign with one player: who it is, what is hidden from them, what waits for them, and how
/// the other sides decide by themselves.

namespace flagplot {

/// The seat of the one player; none: the campaign has an umpire.
[[nodiscard]] std::optional<SeatId> player_of(const CampaignState& state);

/// Is what the other sides have and do hidden from the person at the program? In a campaign with
/// one player, until it is over.
[[nodiscard]] bool is_veiled(const CampaignState& state);

/// What the turn waits for, if this seat has to decide it.
[[nodiscard]] std::optional<PendingDecision> pending_for(const Definition& definition,
                                                         const CampaignState& state, SeatId seat);

/// The result of a battle in history; nothing if history has no such battle.
using ResultOfHistory = std::optional<BattleOutcome> (*)(const Definition& definition,
                                                         const CampaignState& state,
                                                         BattleId battle);

/// The command that decides what the turn waits for, if it does not wait for the player: a freed
/// captain steams on, the first option of a card is taken if possible, the umpire says no, and a
/// battle without the player ends as in history, or without losses. Nothing if the turn does not
/// wait, or waits for the player. \pre the campaign has one player
[[nodiscard]] std::optional<Command> decision_for_others(const Definition& definition,
                                                         const CampaignState& state,
                                                         ResultOfHistory history);

/// Was a command, by its text in the record, given for another side than the player's, or in the
/// umpire's place? `state` is the one after it. \pre the campaign has one player
[[nodiscard]] bool is_of_others(const Definition& definition, const CampaignState& state,
                                std::string_view command);

/// The error as the player may read it: without saying that the turn waits for another side.
[[nodiscard]] Error veiled(const Definition& definition, const CampaignState& state, Error error);

}  // namespace flagplot
