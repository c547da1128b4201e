#include "present/chart/chart_sheet.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <map>
#include <optional>

#include "chart/projection.h"

namespace flagplot {

namespace {

constexpr std::array<std::string_view, 3> ground{".", "#", "^"};  // as chart files draw it
constexpr std::string_view port_sign = "P";
constexpr std::string_view place_sign = "o";
constexpr std::string_view strait_sign = "=";
constexpr std::size_t row_head = 5;

/// "36.5 N", or whole degrees if possible.
std::string degrees_text(double degrees, std::string_view positive, std::string_view negative) {
    const double tenths = std::round(degrees * 10) / 10;
    const double size = std::abs(tenths);
    const std::string number =
        size == std::floor(size) ? fmt::format("{:.0f}", size) : fmt::format("{:.1f}", size);
    return fmt::format("{} {}", number, tenths < 0 ? negative : positive);
}

std::optional<Degrees> middle_of(const Chart& chart, std::int32_t column, std::int32_t row) {
    return degrees_at(*chart.geography, {column + 0.5, row + 0.5});
}

/// What is shown in squares instead of their ground.
std::map<Square, std::string_view> signs_of(const Chart& chart, std::span<const Strait> straits) {
    std::map<Square, std::string_view> signs;
    for (const NamedPlace& place : chart.places) {
        if (place.is_port)
            signs[place.square] = port_sign;
        else
            signs.emplace(place.square, place_sign);
    }
    for (const Strait& strait : straits) {
        for (const Square square : strait.squares) signs.emplace(square, strait_sign);
    }
    return signs;
}

/// Column letters written downward, so that each is one character wide.
std::string ruler(const Chart& chart) {
    std::vector<std::string> letters;
    std::size_t most = 0;
    for (std::int16_t column = 0; column < chart.columns; ++column) {
        const std::string name = name_of(Square{column, 0});
        letters.push_back(name.substr(0, name.size() - 1));
        most = std::max(most, letters.back().size());
    }
    std::string text;
    for (std::size_t line = 0; line < most; ++line) {
        text += std::string(row_head, ' ');
        for (const std::string& each : letters) {
            const std::size_t above = most - each.size();
            text += line < above ? ' ' : each[line - above];
        }
        text.erase(text.find_last_not_of(' ') + 1);
        text += '\n';
    }
    return text;
}

std::string row_text(const Chart& chart, const std::map<Square, std::string_view>& signs,
                     std::int16_t row) {
    std::string text = fmt::format("{:>{}} ", row + 1, row_head - 1);
    for (std::int16_t column = 0; column < chart.columns; ++column) {
        const auto sign = signs.find({column, row});
        text += sign == signs.end() ? ground[static_cast<std::size_t>(chart.at({column, row}))]
                                    : sign->second;
    }
    return text;
}

/// Longitudes below every tenth column.
std::string longitudes(const Chart& chart) {
    constexpr std::int32_t apart = 10;
    std::string marks(row_head, ' ');
    std::string text(row_head, ' ');
    for (std::int32_t column = 0; column < chart.columns; column += apart) {
        const auto at = middle_of(chart, column, chart.rows / 2);
        if (!at) continue;
        const std::size_t where = row_head + static_cast<std::size_t>(column);
        marks.resize(where, ' ');
        marks += '|';
        text.resize(where, ' ');
        text += degrees_text(at->longitude, "E", "W");
    }
    return marks + "\n" + text + "\n";
}

std::string squares_text(const std::vector<Square>& squares) {
    std::vector<std::string> names;
    for (const Square square : squares) names.push_back(name_of(square));
    return fmt::format("{}", fmt::join(names, " "));
}

std::string names_text(const Chart& chart, std::span<const Strait> straits) {
    std::string text;
    for (const NamedPlace& place : chart.places) {
        text += fmt::format("  {} {:<6} {}\n", place.is_port ? port_sign : place_sign,
                            name_of(place.square), place.name);
    }
    for (const Strait& strait : straits) {
        text +=
            fmt::format("  {} {} ({})\n", strait_sign, strait.name, squares_text(strait.squares));
    }
    return text.empty() ? text : "\n" + text;
}

}  // namespace

std::string chart_sheet(const Chart& chart, std::span<const Strait> straits,
                        const ChartSheetParts& parts) {
    const bool has_graticule = parts.graticule && chart.geography;
    const auto signs =
        parts.names ? signs_of(chart, straits) : std::map<Square, std::string_view>{};
    std::string text = fmt::format("{}: {}\n{} columns, {} rows", chart.name, chart.title,
                                   chart.columns, chart.rows);
    if (chart.geography) {
        text += fmt::format(", squares of {} nautical miles", chart.geography->square_side);
    }
    text += "\n\n" + ruler(chart);
    for (std::int16_t row = 0; row < chart.rows; ++row) {
        text += row_text(chart, signs, row);
        const auto at = has_graticule ? middle_of(chart, chart.columns / 2, row) : std::nullopt;
        if (at) text += "  " + degrees_text(at->latitude, "N", "S");
        text += '\n';
    }
    if (has_graticule) text += longitudes(chart);
    if (parts.names) text += names_text(chart, straits);
    return text;
}

}  // namespace flagplot
