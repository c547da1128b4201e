#pragma once

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "base/result.h"
#include "tactical/terms.h"

/// \file
/// A side that passes until something happens (contract TC-7): until an enemy comes into sight,
/// until somebody is hit, or until a turn of its module.

namespace flagplot::tactical {

struct PassUntil {
    std::optional<LogEvent> event;  ///< none: a turn
    std::int32_t turn = 0;

    friend bool operator==(const PassUntil&, const PassUntil&) = default;
};

/// "contact", "hit" or "turn 5". Error: `no_such_order`, with the nearest.
[[nodiscard]] Result<PassUntil> read_pass_until(std::string_view text);

/// Has it happened, by these lines of the side's own log and in this turn?
[[nodiscard]] bool has_come(const PassUntil& until, const std::vector<LogLine>& lines,
                            std::int32_t turn);

}  // namespace flagplot::tactical
