#include "present/chart/chart_findings.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "chart/projection.h"

namespace flagplot {

namespace {

/// "F7, G8 and 30 more".
std::string listed(const std::vector<Square>& squares) {
    constexpr std::size_t most = 12;
    std::vector<std::string> names;
    for (std::size_t i = 0; i < squares.size() && i < most; ++i) {
        names.push_back(name_of(squares[i]));
    }
    const std::string text = fmt::format("{}", fmt::join(names, ", "));
    const std::size_t left = squares.size() - names.size();
    return left == 0 ? text : fmt::format("{} and {} more", text, left);
}

/// A known lake is not a fault of the chart.
ChartFinding finding_of(const SealedSea& sea) {
    const std::string ports =
        sea.ports.empty() ? "" : fmt::format(", with {}", fmt::join(sea.ports, ", "));
    if (!sea.lake.empty()) {
        return {Gravity::note,
                fmt::format("{} is a lake of {} squares round {}{}", sea.lake, sea.squares,
                            name_of(sea.first), ports),
                sea.first};
    }
    return {
        Gravity::warning,
        fmt::format("sealed sea of {} squares round {}{}", sea.squares, name_of(sea.first), ports),
        sea.first};
}

}  // namespace

std::vector<ChartFinding> findings_of(const ChartDoubts& doubts) {
    std::vector<ChartFinding> findings;
    for (const NamedPlace& port : doubts.dry_ports) {
        findings.push_back(
            {Gravity::error,
             fmt::format("port {} in {} has no way to the sea", port.name, name_of(port.square)),
             port.square});
    }
    for (const std::string& name : doubts.shut) {
        findings.push_back(
            {Gravity::error, fmt::format("no ship passes {}, which is on the chart", name)});
    }
    for (const std::string& name : doubts.lost) {
        findings.push_back({Gravity::warning, fmt::format("{} is lost: its square is land", name)});
    }
    for (const SealedSea& sea : doubts.sealed) findings.push_back(finding_of(sea));
    const auto add = [&](Gravity gravity, std::string_view what,
                         const std::vector<Square>& squares) {
        if (squares.empty()) return;
        findings.push_back({gravity, fmt::format("{}: {}", what, listed(squares)), squares[0]});
    };
    add(Gravity::warning, "ships can never leave", doubts.traps);
    add(Gravity::note, "only one way in, and no port", doubts.pockets);
    add(Gravity::note, "without these squares waters would be parted", doubts.narrows);
    return findings;
}

std::optional<ChartFinding> deviation_finding(const Chart& chart, std::int32_t most) {
    constexpr double percent = 0.01;
    if (!chart.geography) return std::nullopt;
    const double deviation = side_deviation(*chart.geography, chart.columns, chart.rows);
    if (deviation <= most * percent) return std::nullopt;
    return ChartFinding{
        Gravity::warning,
        fmt::format("the side of a square differs from {} nautical miles by up to {:.1f} %",
                    chart.geography->square_side, deviation * 100)};
}

std::optional<ChartFinding> threshold_finding(const std::vector<Square>& squares) {
    if (squares.empty()) return std::nullopt;
    return ChartFinding{Gravity::note,
                        fmt::format("made sea or land by little: {}", listed(squares)), squares[0]};
}

}  // namespace flagplot
