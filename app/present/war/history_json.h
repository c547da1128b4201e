#pragma once

#include <string>

#include "history/figures.h"

namespace flagplot {

/// What `flagplot history --json` prints; docs/history.md#as-data lists the keys. With marks it has
/// every fact of the history, and how certain it is.
[[nodiscard]] std::string history_json(const Definition& definition, const HistoryFigures& figures,
                                       bool with_marks);

}  // namespace flagplot
