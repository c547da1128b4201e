#pragma once

#include <string>

#include "history/figures.h"

namespace flagplot {

/// What `flagplot history --json` prints; docs/history.md#as-data names the keys. With marks every
/// fact of the history stands in it with how sure it is.
[[nodiscard]] std::string history_json(const Definition& definition, const HistoryFigures& figures,
                                       bool with_marks);

}  // namespace flagplot
