#pragma once

#include <string>
#include <vector>

#include "desk/campaign/open_document.h"
#include "present/desk/state/desk_state.h"
#include "present/desk/state/panel_rows.h"

/// \file
/// Which requests the viewer may make. Buttons and keys ask the same functions.

namespace flagplot::desk {

/// Why a request is not carried out; empty: it is.
[[nodiscard]] std::string why_not(const Request& request, const OpenDocument& document,
                                  const DeskState& state);

/// Why the side shown cannot be given orders; empty: it can.
[[nodiscard]] std::string why_no_orders(const OpenDocument& document);

/// The main actions of the top bar, the next one first.
[[nodiscard]] std::vector<Button> actions_of(const OpenDocument& document, const DeskState& state);

}  // namespace flagplot::desk
