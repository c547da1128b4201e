#pragma once

#include <string>

#include "present/war/war_report.h"
#include "store/save.h"

/// \file
/// A campaign for its report and its newspapers, made from the record.

namespace flagplot {

/// The save must outlive it.
struct WarTold {
    RulesInForce in_force;  ///< at its end; `war` refers to them
    War war;
};

/// Everything that happened, for everybody. `early`: why it is told before the war is over; empty:
/// it is over.
[[nodiscard]] WarTold war_told_to_all(const Save& save, std::string early);

/// As far as a side has been shown it.
[[nodiscard]] WarTold war_shown_to(const Save& save, SeatId seat);

/// Why the truth may be told: empty if the war is over, otherwise the given reason. Error
/// `war_not_over`: there is none; `what` names what was asked for.
[[nodiscard]] Result<std::string> reason_to_tell(const Save& save, const std::string& what,
                                                 const std::string& reason);

}  // namespace flagplot
