#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/fields.h"
#include "chart/chart_check.h"

/// \file
/// What is doubtful about a chart, in sentences, for `flagplot chart check` and the chart editor.

namespace flagplot {

enum class Gravity : std::uint8_t { error, warning, note };
template <>
inline constexpr std::array<std::string_view, 3> words_of<Gravity>{"error", "warning", "note"};

struct ChartFinding {
    Gravity gravity{};
    std::string text;
    std::optional<Square> square = {};  ///< where to look first, if there is such a place
};

/// The worst first.
[[nodiscard]] std::vector<ChartFinding> findings_of(const ChartDoubts& doubts);

/// How much the real size of squares differs from the size given, if by more than `most` percent;
/// none if not, or if the chart does not say where it is.
[[nodiscard]] std::optional<ChartFinding> deviation_finding(const Chart& chart, std::int32_t most);

/// Squares that only just became sea or land; none if there are none.
[[nodiscard]] std::optional<ChartFinding> threshold_finding(const std::vector<Square>& squares);

}  // namespace flagplot
