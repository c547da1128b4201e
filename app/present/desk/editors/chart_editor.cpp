#include "present/desk/editors/chart_editor.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <cstdlib>

namespace flagplot::desk {

namespace {

constexpr std::size_t most_steps_back = 100;

/// The squares on a straight line from one to the other, without the first.
std::vector<Square> squares_to(Square from, Square to) {
    const std::int32_t east = to.column - from.column, south = to.row - from.row;
    const std::int32_t steps = std::max(std::abs(east), std::abs(south));
    std::vector<Square> way;
    for (std::int32_t i = 1; i <= steps; ++i) {
        const auto part = [&](std::int32_t whole) {
            return static_cast<std::int16_t>(
                std::lround(static_cast<double>(whole) * i / static_cast<double>(steps)));
        };
        way.push_back({static_cast<std::int16_t>(from.column + part(east)),
                       static_cast<std::int16_t>(from.row + part(south))});
    }
    return way;
}

/// Carries out changes, one after another.
class Edit {
  public:
    explicit Edit(ChartEditor& editor) : editor_(editor), chart_(editor.page.chart) {}

    void operator()(const TakeBrush& take) {
        end_stroke();
        editor_.brush = take.brush;
    }
    void operator()(const ChooseClosing& choose) { editor_.closes = choose.closes; }
    void operator()(const PaintTo& paint) {
        const auto terrain = terrain_of_brush();
        if (!terrain || !chart_.contains(paint.square)) return;
        if (!editor_.before_stroke) editor_.before_stroke = editor_.page;
        if (!editor_.stroke_at) put(paint.square, *terrain);
        for (const Square square :
             squares_to(editor_.stroke_at.value_or(paint.square), paint.square)) {
            put(square, *terrain);
        }
        editor_.stroke_at = paint.square;
    }
    void operator()(const EndStroke&) { end_stroke(); }
    void operator()(const SwitchBarrier& change) {
        if (!chart_.contains(change.a) || !chart_.contains(change.b)) return;
        if (!direction_between(change.a, change.b)) return;
        keep();
        const Barrier wanted = normalised({change.a, change.b, editor_.closes});
        auto& barriers = chart_.barriers;
        const auto there = std::find_if(barriers.begin(), barriers.end(), [&](const Barrier& each) {
            return each.a == wanted.a && each.b == wanted.b;
        });
        const bool is_there = there != barriers.end();
        const bool is_same = is_there && there->closes == wanted.closes;
        if (is_there) barriers.erase(there);
        if (!is_same) barriers.push_back(wanted);
        std::sort(barriers.begin(), barriers.end());
    }
    void operator()(const PickSquare& pick) {
        editor_.picked = pick.square && chart_.contains(*pick.square) ? pick.square : std::nullopt;
    }
    void operator()(const NamePlace& place) {
        if (!chart_.contains(place.square)) return;
        if (place.name.empty()) return refuse("A place needs a name.");
        if (const NamedPlace* other = chart_.place_named(place.name)) {
            return refuse(fmt::format("{} is in {} already.", place.name, name_of(other->square)));
        }
        if (place.is_port && !chart_.is_navigable(place.square)) {
            return refuse(fmt::format("{} is land: a port needs water.", name_of(place.square)));
        }
        keep();
        chart_.places.push_back({place.name, place.square, place.is_port});
    }
    void operator()(const TakeNameOff& off) {
        if (chart_.place_named(off.name) == nullptr) return;
        keep();
        std::erase_if(chart_.places, [&](const NamedPlace& each) { return each.name == off.name; });
    }
    void operator()(const NameChart& named) {
        if (named.name == chart_.name && named.title == chart_.title) return;
        if (!editor_.is_naming) keep();
        editor_.is_naming = true;
        chart_.name = named.name;
        chart_.title = named.title;
    }
    void operator()(const UndoEdit&) { exchange(editor_.earlier, editor_.later); }
    void operator()(const RedoEdit&) { exchange(editor_.later, editor_.earlier); }

  private:
    [[nodiscard]] std::optional<Terrain> terrain_of_brush() const {
        switch (editor_.brush) {
            case Brush::sea:
                return Terrain::sea;
            case Brush::land:
                return Terrain::land;
            case Brush::islands:
                return Terrain::islands;
            case Brush::barrier:
            case Brush::place:
                return std::nullopt;
        }
        return std::nullopt;
    }

    void put(Square square, Terrain terrain) {
        if (terrain == Terrain::land) {
            if (const NamedPlace* port = chart_.port_at(square)) {
                return refuse(fmt::format("{} is a port in {}: a port needs water.", port->name,
                                          name_of(square)));
            }
            for (const Strait& strait : editor_.page.straits) {
                const auto& squares = strait.squares;
                if (std::find(squares.begin(), squares.end(), square) == squares.end()) continue;
                return refuse(fmt::format("{} runs through {}.", strait.name, name_of(square)));
            }
        }
        chart_.terrain[chart_.index(square)] = terrain;
    }

    void refuse(std::string why) { editor_.message = std::move(why); }

    void keep() {
        end_stroke();
        remember(editor_.page);
    }
    void remember(ChartPage page) {
        if (editor_.earlier.size() == most_steps_back)
            editor_.earlier.erase(editor_.earlier.begin());
        editor_.earlier.push_back(std::move(page));
        editor_.later.clear();
        editor_.is_changed = true;
    }
    void end_stroke() {
        editor_.stroke_at.reset();
        if (!editor_.before_stroke) return;
        ChartPage before = *std::move(editor_.before_stroke);
        editor_.before_stroke.reset();
        if (before != editor_.page) remember(std::move(before));
    }
    void exchange(std::vector<ChartPage>& from, std::vector<ChartPage>& to) {
        end_stroke();
        if (from.empty()) return;
        to.push_back(std::move(editor_.page));
        editor_.page = std::move(from.back());
        from.pop_back();
        editor_.is_changed = true;
    }

    ChartEditor& editor_;
    Chart& chart_;
};

}  // namespace

ChartEditor editor_after(ChartEditor editor, const EditIntent& intent) {
    if (!std::holds_alternative<EndStroke>(intent)) editor.message.clear();
    if (!std::holds_alternative<NameChart>(intent)) editor.is_naming = false;
    std::visit(Edit(editor), intent);
    return editor;
}

ChartEditor editor_of(ChartPage page) {
    ChartEditor editor;
    editor.page = std::move(page);
    return editor;
}

Chart blank_chart(std::int32_t columns, std::int32_t rows) {
    Chart chart;
    chart.name = "NEW";
    chart.title = "New chart";
    chart.columns = columns;
    chart.rows = rows;
    chart.terrain.assign(static_cast<std::size_t>(columns) * static_cast<std::size_t>(rows),
                         Terrain::sea);
    return chart;
}

std::optional<std::pair<Square, Square>> crossing_near(const Chart& chart, Point place) {
    constexpr double reach = 0.28;  // in squares
    const double line_x = std::round(place.x), line_y = std::round(place.y);
    const bool is_near_x = std::abs(place.x - line_x) < reach;
    const bool is_near_y = std::abs(place.y - line_y) < reach;
    if (!is_near_x && !is_near_y) return std::nullopt;
    const auto square = [](double column, double row) {
        return Square{static_cast<std::int16_t>(column), static_cast<std::int16_t>(row)};
    };
    const double column = is_near_x ? line_x - 1 : std::floor(place.x);
    const double row = is_near_y ? line_y - 1 : std::floor(place.y);
    const Square a = square(column, row);
    const Square b = square(is_near_x ? line_x : column, is_near_y ? line_y : row);
    if (!chart.contains(a) || !chart.contains(b)) return std::nullopt;
    return std::pair(a, b);
}

}  // namespace flagplot::desk
