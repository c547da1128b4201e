#pragma once

#include <optional>
#include <string>
#include <vector>

#include "campaign/rules_in_force.h"
#include "campaign/state.h"
#include "present/picture/paper_flow.h"

/// \file
/// The papers of a battle that is fought at a table: files to be written, for the command line and
/// the desk.

namespace flagplot::paper {

/// A file by its name, without a folder.
struct NamedText {
    std::string name;
    std::string text;
};

/// Whose papers, and for what.
struct BattlePapers {
    std::optional<SeatId> only = {};        ///< of the sides' papers this seat's alone
    std::optional<PaperSize> printed = {};  ///< as PDF on this paper too, and as tables
};

/// The umpire's contract, a sheet for each side in it and the result to be filled in. \pre the
/// battle is open
[[nodiscard]] std::vector<NamedText> battle_papers(const Rules& rules, const CampaignState& state,
                                                   BattleId battle, const BattlePapers& wanted);

}  // namespace flagplot::paper
