#include "present/characters/key.h"

#include <fmt/format.h>

#include <algorithm>
#include <set>

#include "base/plain_text.h"

namespace flagplot {

namespace {

std::set<Mark> marks_used(const Plot& plot, const std::vector<LegendLine>& lines) {
    std::set<Mark> used;
    for (const LegendLine& line : lines) used.insert(line.mark.mark);
    for (const Terrain terrain : plot.chart.terrain) used.insert(ground_of(terrain));
    for (const PlotFormation& formation : plot.formations) {
        if (!formation.ahead.empty()) used.insert(Mark::ahead);
        if (formation.track.size() > 1) used.insert(Mark::track);
    }
    return used;
}

}  // namespace

std::vector<LegendLine> legend_in(const Plot& plot, const std::vector<ChartPart>& parts) {
    std::vector<LegendLine> lines = legend(plot);
    std::erase_if(lines, [&](const LegendLine& line) {
        return std::none_of(parts.begin(), parts.end(),
                            [&](const ChartPart& part) { return part.contains(line.square); });
    });
    return lines;
}

std::vector<KeyEntry> key_of_sides(const Plot& plot) {
    std::set<SideId> sides;
    for (const PlotFormation& formation : plot.formations) sides.insert(formation.side);
    std::vector<KeyEntry> entries;
    for (const SideId side : sides) {
        entries.push_back({std::string(glyph_of(side)), colour_of(side),
                           "formation of " + plot.sides.at(side.index()).name});
    }
    return entries;
}

std::vector<KeyEntry> key_of_marks(const Plot& plot, const std::vector<LegendLine>& lines) {
    std::vector<KeyEntry> entries;
    const std::set<Mark> used = marks_used(plot, lines);
    for (const MarkRow& row : mark_table) {
        if (!used.contains(row.mark) || row.mark == Mark::formation) continue;
        entries.push_back({std::string(row.glyph), row.colour, std::string(row.meaning)});
    }
    entries.push_back({"+", "0", "more than fits in the square"});
    return entries;
}

std::string in_rows(const std::vector<KeyEntry>& entries, const Pen& pen, std::size_t width) {
    std::string text;
    std::size_t used = 0;
    for (const KeyEntry& entry : entries) {
        const std::string meaning = one_line(entry.meaning);
        const auto needed = static_cast<std::size_t>(width_of(entry.glyph) + width_of(meaning)) + 3;
        const bool is_full = used > 0 && used + needed > width;
        if (is_full) text += "\n";
        used = is_full ? needed : used + needed;
        text += fmt::format("  {} {}", pen(entry.glyph, entry.colour), meaning);
    }
    return text + "\n";
}

}  // namespace flagplot
