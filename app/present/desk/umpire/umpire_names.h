#pragma once

#include <string>
#include <vector>

#include "campaign/state.h"
#include "present/desk/state/form_rows.h"

/// \file
/// What commands name, as choices of the umpire's forms: each is the word of the record, and is
/// shown by the name that people know.

namespace flagplot::desk {

/// Every formation that has not left the chart for good, every side, every card, and every ship
/// that is afloat, as commands name them.
[[nodiscard]] std::vector<std::string> formations_named(const Definition& definition,
                                                        const CampaignState& state);
[[nodiscard]] std::vector<std::string> sides_named(const Definition& definition);
[[nodiscard]] std::vector<std::string> cards_named(const Definition& definition);
[[nodiscard]] std::vector<std::string> ships_named(const Definition& definition,
                                                   const CampaignState& state);

/// The field with its choices shown by name: "Royal Navy" for `uk`, "Force K (Royal Navy)" for
/// `uk "UK-K"`. A choice that names nothing of the campaign is shown as it is.
[[nodiscard]] FormField by_name(FormField field, const Definition& definition,
                                const CampaignState& state);

}  // namespace flagplot::desk
