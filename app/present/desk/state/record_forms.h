#pragma once

#include <optional>

#include "present/desk/state/form_rows.h"
#include "present/desk/state/record_tail.h"

/// \file
/// What can be done with the record of a campaign: check it, take commands back and carry them out
/// again, correct the data, export it and report on it.

namespace flagplot::desk {

/// The forms for the umpire, or for the solo player of this side.
[[nodiscard]] Forms record_forms(const RecordTail& tail, const Filled& filled,
                                 std::optional<SideId> plays_alone);

}  // namespace flagplot::desk
