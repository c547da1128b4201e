#pragma once

#include <string>
#include <vector>

#include "present/desk/state/record_tail.h"
#include "present/desk/umpire/umpire_rulings.h"
#include "present/desk/umpire/umpire_truth_marks.h"

/// \file
/// The umpire's pages: decisions, what is checked before a release, and messages.

namespace flagplot::desk {

/// What was prepared on the desk.
struct Prepared {
    const Filled& filled;
    const Selection& selection;
    const std::vector<std::string>& held;  ///< commands that wait
    std::optional<SideId> beside;
    const std::vector<TruthMark>& marks;          ///< of the briefings that wait
    std::optional<FormationPick> formation = {};  ///< picked ahead of the square that is selected
};

/// The forms of a page.
[[nodiscard]] Forms umpire_forms(FormPage page, const Rules& rules, const CampaignState& state,
                                 const RecordTail& tail, const Prepared& prepared);

/// The decisions that the turn waits for: a freed captain, a choice of a card, a question.
[[nodiscard]] Forms waiting_forms(const Rules& rules, const CampaignState& state,
                                  const Filled& filled, const Selection& selection = {});

/// What each side will be told, to be checked before the release.
[[nodiscard]] Forms release_forms(const Rules& rules, const CampaignState& state,
                                  const Prepared& prepared);

/// Above a side's briefing: the rulings that change what it will be told, prepared; and, if it
/// waits for the release, whether it is held back.
[[nodiscard]] std::vector<Button> paper_buttons(const std::string& side, const Filled& filled,
                                                bool waits);

[[nodiscard]] Forms card_forms(const Rules& rules, const CampaignState& state,
                               const Filled& filled);
[[nodiscard]] Forms message_forms(const Rules& rules, const CampaignState& state,
                                  const RecordTail& tail, const Prepared& prepared);

}  // namespace flagplot::desk
