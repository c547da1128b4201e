#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "campaign/advance.h"
#include "present/desk/state/form_rows.h"
#include "present/desk/umpire/umpire_names.h"
#include "present/plot/plot.h"

/// \file
/// The umpire's rulings as a form: every verb with its arguments, the reason and who is told. What
/// is filled in becomes the text that the record stores, and is judged by trying it out.

namespace flagplot::desk {

/// A verb with its arguments in braces; those in quotation marks are texts. A part in brackets is
/// left out if it is empty.
struct RulingShape {
    std::string_view verb;
    std::string_view shape;  ///< "place {formation} at {square}"
    std::string_view meaning;
};

/// Every verb of the umpire, in the order of the record's grammar.
[[nodiscard]] const std::vector<RulingShape>& ruling_shapes();

/// The form for a ruling about what is selected. `before`: the formation that was picked ahead of
/// a square, which it then is about.
[[nodiscard]] Form ruling_form(const Rules& rules, const CampaignState& state, const Filled& filled,
                               const Selection& selection,
                               const std::optional<FormationPick>& before = {});

/// The truth as this command would leave it; none if it is refused.
[[nodiscard]] std::optional<Plot> plot_after(const Rules& rules, const CampaignState& state,
                                             const std::string& command);

/// Tries out the command of a form: adds what it would do, or why it is refused, and the button
/// that carries it out.
void judge(Form& form, const Rules& rules, const CampaignState& state, std::string command,
           std::string label);

}  // namespace flagplot::desk
