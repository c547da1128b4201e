#pragma once

#include <optional>
#include <string>

#include "actions/statement.h"
#include "files/action_names.h"
#include "files/schema_action.h"

namespace flagplot {

/// "sunk", "hull at most 85". None: it is neither.
[[nodiscard]] std::optional<actions::ShipCondition> ship_condition(std::string_view text);

/// The statement as written; what is wrong with it is reported. `variations` are those of the
/// action.
[[nodiscard]] actions::Statement statement_of(const Source& source,
                                              const file_schema::StatementTable& table,
                                              const ActionNames& names,
                                              const NameIndex& variations);

}  // namespace flagplot
