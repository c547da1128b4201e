#pragma once

#include <optional>
#include <string>
#include <vector>

#include "campaign/rules_in_force.h"
#include "campaign/state.h"
#include "present/picture/paper_flow.h"

/// \file
/// The papers of a battle that is fought at a table: files for the command line and the desk.

namespace flagplot::paper {

/// A file with its name, without a folder.
struct NamedText {
    std::string name;
    std::string text;
};

/// Which papers are wanted.
struct BattlePapers {
    std::optional<SeatId> only = {};        ///< only this seat's of the sides' papers
    std::optional<PaperSize> printed = {};  ///< also as PDF on this paper, and as tables
};

/// The umpire's contract, a sheet for each side in it and the blank result. \pre the battle is open
[[nodiscard]] std::vector<NamedText> battle_papers(const Rules& rules, const CampaignState& state,
                                                   BattleId battle, const BattlePapers& wanted);

}  // namespace flagplot::paper
