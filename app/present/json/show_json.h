#pragma once

#include <string>

#include "view/book.h"
#include "view/side_view.h"

/// \file
/// What `flagplot show --json` prints. The keys are documented in docs/show-json.md and never
/// change.

namespace flagplot {

/// One side's view as JSON text, with nothing that the side may not know.
[[nodiscard]] std::string show_json(const Book& book, const SideView& view);

}  // namespace flagplot
