#include "present/battle/battle_map.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <map>
#include <optional>
#include <string>
#include <utility>

#include "present/basemap/chart_frame.h"
#include "present/basemap/coast.h"
#include "present/picture/picture.h"

namespace flagplot {

namespace {

constexpr Ink printed_land = ink(0xd9d9d9);
constexpr Type map_type{7.5};
constexpr Type square_type{8.5, Face::sans_bold};

/// Offsets on the map are in squares from the centre of the battle's square.
class BattleMap {
  public:
    BattleMap(PaperFlow& flow, const BattleTable& table, const Box& box)
        : flow_(flow), table_(table) {
        const Square square = table.scene.square;
        constexpr double shown = 3;
        const double west = square.column - 1.0, north = square.row - 1.0;
        frame_ = {box, {west, north, west + shown, north + shown}, box.width() / shown};
        flow.set_chart(box);
    }

    void draw() {
        land();
        squares();
        for (const tactical::Beside& beside : table_.scene.around) label(beside);
        middle();
        entries();
    }

  private:
    [[nodiscard]] Point at(Point offset) const {
        const Point middle = frame_.centre(table_.scene.square);
        return middle + offset * frame_.side;
    }
    [[nodiscard]] static Point towards(Direction direction) {
        const Offset step = offset_of(direction);
        return {static_cast<double>(step.columns), static_cast<double>(step.rows)};
    }

    void land() {
        auto rings = coast_of(table_.chart);
        for (std::size_t i = 0; i < table_.chart.terrain.size(); ++i) {
            if (table_.chart.terrain[i] != Terrain::islands) continue;
            const Square square = table_.chart.square_at(i);
            if (chebyshev(square, table_.scene.square) > Squares{1}) continue;
            const auto islands = islands_in(square);
            rings.insert(rings.end(), islands.begin(), islands.end());
        }
        for (auto& ring : rings) {
            for (Point& point : ring) point = frame_.at(point);
        }
        if (rings.empty()) return;
        flow_.on_chart(Feature::land, "", Area{std::move(rings), printed_land, {print_ink, 0.9}});
    }

    void squares() {
        const Box& box = frame_.page;
        const double side = frame_.side;
        for (const double part : {1.0, 2.0}) {
            flow_.rule({box.left + part * side, box.top}, {box.left + part * side, box.bottom},
                       0.5);
            flow_.rule({box.left, box.top + part * side}, {box.right, box.top + part * side}, 0.5);
        }
        flow_.frame(box, 0.8);
        flow_.frame(frame_.box(table_.scene.square), 1.8);
        for (const Direction direction : clockwise) {
            const Square beside = neighbour(table_.scene.square, direction);
            if (!table_.chart.contains(beside)) off_the_chart(beside);
        }
    }

    void off_the_chart(Square square) {
        flow_.draw(
            Feature::night, "",
            Area{{ring_of(frame_.box(square))}, no_ink, {}, Pattern::hatch, faint_print_ink, 9});
    }

    void halo_words(Point place, const std::string& text, const Type& type, Align align) {
        flow_.draw(Feature::place, "",
                   Words{place, text, align, type.face, type.size, print_ink, paper_ink});
    }

    /// In the outer corner of the square: name, kind, place.
    void label(const tactical::Beside& beside) {
        const Point step = towards(beside.direction);
        const Align align = step.x < 0 ? Align::left : step.x == 0 ? Align::centre : Align::right;
        std::vector<std::string> lines{
            fmt::format("{}{}", word_of(beside.terrain), beside.is_way ? "" : ", no way")};
        for (std::string& line : in_lines(beside.place, frame_.side * 0.9, map_type)) {
            lines.push_back(std::move(line));
        }
        const double height = line_height(map_type);
        const double from_edge = 9;
        const double x = at({step.x * 1.45, 0}).x;
        double y = step.y > 0
                       ? at({0, 1.5}).y - from_edge - height * static_cast<double>(lines.size())
                       : at({0, step.y - 0.5}).y + from_edge;
        halo_words({x, y}, name_of(beside.square), square_type, align);
        for (const std::string& line : lines) {
            y += height;
            halo_words({x, y}, line, map_type, align);
        }
    }

    void middle() {
        const Point place = at({0, 0.1});
        const double height = line_height(map_type);
        halo_words(place, name_of(table_.scene.square), square_type, Align::centre);
        double y = place.y + height;
        halo_words({place.x, y}, std::string(word_of(table_.scene.terrain)), map_type,
                   Align::centre);
        for (const std::string& line : in_lines(table_.scene.place, frame_.side * 0.8, map_type)) {
            y += height;
            halo_words({place.x, y}, line, map_type, Align::centre);
        }
    }

    /// Formations that enter at the same edge are side by side on it.
    void entries() {
        std::map<std::optional<Direction>, std::vector<MapEntry>> by_course;
        for (const MapEntry& entry : map_entries(table_)) {
            by_course[entry.formation.course].push_back(entry);
        }
        for (const auto& [course, entries] : by_course) {
            for (std::size_t i = 0; i < entries.size(); ++i) {
                const double share = share_of(i, entries.size());
                if (course) {
                    arrow(entries[i], *course, share, i % 2 == 1);
                } else {
                    marker(entries[i], at({share, -0.15}));
                }
            }
        }
    }

    /// Squares to the right of the centre of an edge.
    static double share_of(std::size_t place, std::size_t count) {
        if (count == 1) return 0;
        constexpr double widest = 0.2, edge = 0.76;
        const double step = std::min(widest, edge / static_cast<double>(count - 1));
        return (static_cast<double>(place) - static_cast<double>(count - 1) / 2) * step;
    }

    void arrow(const MapEntry& entry, Direction course, double share, bool is_farther) {
        const Point ahead = towards(course);
        const double length = std::hypot(ahead.x, ahead.y);
        const Point along = ahead * (1 / length);
        const Point across{-along.y, along.x};
        constexpr double edge = 0.5, tail = 0.82, farther = 0.16;
        const Point head = at(ahead * -edge + across * share);
        const Point begin = at(ahead * -(is_farther ? tail + farther : tail) + across * share);
        constexpr double point_length = 9, point_width = 3.5;
        flow_.draw(Feature::formation, entry.formation.id,
                   Line{{begin, head - along * (point_length / 2)}, {print_ink, 1.6}});
        const Point back = head - along * point_length;
        flow_.draw(
            Feature::formation, entry.formation.id,
            Area{{{head, back + across * point_width, back - across * point_width}}, print_ink});
        marker(entry, begin);
    }

    void marker(const MapEntry& entry, Point centre) {
        constexpr double radius = 7, pattern_side = 7;
        flow_.draw(Feature::formation, entry.formation.id,
                   Disc{centre, radius, paper_ink, {print_ink, 1}});
        flow_.words(centre, fmt::format("{}", entry.number), {8, Face::sans_bold}, Align::centre);
        flow_.swatch(
            box_round(centre + Point{0, radius + pattern_side / 2}, 2 * pattern_side, pattern_side),
            entry.party.style);
    }

    PaperFlow& flow_;
    const BattleTable& table_;
    ChartFrame frame_;
};

}  // namespace

std::vector<MapEntry> map_entries(const BattleTable& table) {
    std::vector<MapEntry> entries;
    for (const TableParty& party : table.parties) {
        for (const tactical::Formation& formation : party.party.formations) {
            entries.push_back({entries.size() + 1, party, formation});
        }
    }
    return entries;
}

void draw_battle_map(PaperFlow& flow, const BattleTable& table, const Box& box) {
    BattleMap(flow, table, box).draw();
}

}  // namespace flagplot
