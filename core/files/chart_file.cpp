#include "files/chart_file.h"

#include <fmt/format.h>

#include <algorithm>
#include <set>
#include <utility>

#include "files/drawing.h"
#include "files/schema_chart.h"

namespace flagplot {

namespace {

using namespace file_schema;

/// Where the first line of a text value is: after the opening marks, or on the next line if a line
/// end follows them.
Spot first_line_of(const toml::node& node) {
    const auto& text = node.as_string()->get();
    const auto lines = static_cast<std::int32_t>(std::count(text.begin(), text.end(), '\n'));
    const auto& region = node.source();
    const auto spanned = static_cast<std::int32_t>(region.end.line - region.begin.line);
    const Spot begin = spot_of(region);
    return spanned > lines ? Spot{begin.line + spanned - lines, 1} : begin;
}

/// Makes a chart from its written form, and reports what does not agree.
class ChartReading {
  public:
    ChartReading(const Source& source, const ChartTable& table) : source_(source), table_(table) {}

    ChartFile chart(const toml::table& root) {
        chart_.name = table_.name.value;
        chart_.title = table_.title.value;
        if (!table_.drawing.is_given()) return {};
        const std::size_t before = source_.problems.size();
        read_drawing(source_, table_.drawing.value, first_line_of(*root.get("drawing")), chart_);
        // without squares nothing else can be judged
        if (source_.problems.size() != before) return {};
        for (const PlaceTable& place : table_.places) take(place);
        for (const BarrierTable& barrier : table_.barriers) take(barrier);
        std::sort(chart_.barriers.begin(), chart_.barriers.end());
        if (is_written(table_.geography)) take(table_.geography);
        for (const ChartStraitTable& strait : table_.straits) take(strait);
        for (const auto& square : table_.survey.near_threshold.values) (void)is_on_chart(square);
        return {std::move(chart_), std::move(straits_)};
    }

  private:
    bool is_on_chart(const Given<SquareName>& square) {
        if (!square.is_given()) return false;
        if (chart_.contains(square.value)) return true;
        source_.problem(square.spot, ErrorCode::bad_square,
                        {name_of(square.value), chart_.last_square()});
        return false;
    }

    void take(const PlaceTable& place) {
        if (place.name.is_given() && !names_.insert(place.name.value).second) {
            source_.problem(place.name.spot, ErrorCode::duplicate, {"place", place.name.value});
        }
        if (!is_on_chart(place.square)) return;
        if (place.port.value && !chart_.is_navigable(place.square.value)) {
            source_.problem(place.square.spot, ErrorCode::not_sea, {name_of(place.square.value)});
        }
        chart_.places.push_back({place.name.value, place.square.value, place.port.value});
    }

    void take(const BarrierTable& table) {
        const auto& between = table.between.values;
        if (!table.between.is_given()) return;
        if (between.size() != 2) {
            source_.problem(table.between.spot, ErrorCode::wrong_type,
                            {"between", "a list of two squares"});
            return;
        }
        const bool is_first_on_chart = is_on_chart(between[0]);
        if (!is_on_chart(between[1]) || !is_first_on_chart) return;
        const Square a = between[0].value;
        const Square b = between[1].value;
        if (!direction_between(a, b)) {
            source_.problem(table.between.spot, ErrorCode::not_neighbours,
                            {name_of(a), name_of(b)});
            return;
        }
        const Barrier barrier = normalised({a, b, table.closes.value});
        if (!crossings_.emplace(barrier.a, barrier.b).second) {
            source_.problem(table.between.spot, ErrorCode::duplicate,
                            {"barrier", fmt::format("{}-{}", name_of(a), name_of(b))});
            return;
        }
        chart_.barriers.push_back(barrier);
    }

    void take(const ChartStraitTable& table) {
        if (table.name.is_given() && !strait_names_.insert(table.name.value).second) {
            source_.problem(table.name.spot, ErrorCode::duplicate, {"strait", table.name.value});
        }
        if (!table.squares.is_given()) return;
        Strait strait{table.name.value, {}};
        bool is_whole = true;
        for (const Given<SquareName>& square : table.squares.values) {
            is_whole = is_sea(square) && is_whole;
            strait.squares.push_back(square.value);
        }
        if (!is_whole) return;
        if (strait.squares.size() < 2) {
            source_.problem(table.squares.spot, ErrorCode::wrong_type,
                            {"squares", "a list of two squares or more"});
            return;
        }
        for (std::size_t i = 1; i < strait.squares.size(); ++i) {
            if (direction_between(strait.squares[i - 1], strait.squares[i])) continue;
            source_.problem(table.squares.values[i].spot, ErrorCode::not_neighbours,
                            {name_of(strait.squares[i - 1]), name_of(strait.squares[i])});
        }
        straits_.push_back(std::move(strait));
    }

    bool is_sea(const Given<SquareName>& square) {
        if (!is_on_chart(square)) return false;
        if (chart_.is_navigable(square.value)) return true;
        source_.problem(square.spot, ErrorCode::not_sea, {name_of(square.value)});
        return false;
    }

    static bool is_written(const GeographyTable& table) { return table.spot.line > 0; }

    void take(const GeographyTable& table) {
        Geography geography;
        geography.projection = table.projection.value;
        geography.origin_longitude = table.origin_longitude.value;
        geography.origin_latitude = table.origin_latitude.value;
        geography.west_edge = table.west_edge_nm.value;
        geography.north_edge = table.north_edge_nm.value;
        geography.square_side = table.square_side_nm.value;
        geography.true_distances = table.true_distances.value;
        if (geography.projection != Projection::lambert_azimuthal_equal_area) {
            const bool is_own = table.standard_parallel.is_given();
            geography.standard_parallel =
                is_own ? table.standard_parallel.value : geography.origin_latitude;
        } else if (table.standard_parallel.is_written()) {
            source_.problem(table.standard_parallel.spot, ErrorCode::unknown_key,
                            {"standard_parallel"});
        }
        chart_.geography = geography;
    }

    const Source& source_;
    const ChartTable& table_;
    Chart chart_;
    std::vector<Strait> straits_;
    std::set<std::string_view> names_;
    std::set<std::string_view> strait_names_;
    std::set<std::pair<Square, Square>> crossings_;
};

}  // namespace

const Strait* ChartFile::strait_named(std::string_view name) const {
    const auto found = std::find_if(straits.begin(), straits.end(),
                                    [&](const Strait& each) { return each.name == name; });
    return found == straits.end() ? nullptr : &*found;
}

std::optional<ChartFile> chart_from(const SourceFile& file, Problems& problems) {
    Problems own;
    const Source source{file.name, own};
    std::optional<ChartFile> chart;
    if (const auto root = parsed(file, own)) {
        ChartTable table;
        read_table(source, *root, table);
        chart = ChartReading(source, table).chart(*root);
    }
    if (own.empty()) return chart;
    for (Error& error : own.sorted()) problems.add(std::move(error));
    return std::nullopt;
}

tl::expected<ChartFile, Diagnostics> read_chart_file(const SourceFile& file) {
    Problems problems;
    auto chart = chart_from(file, problems);
    if (!chart) return tl::unexpected(problems.sorted());
    return *std::move(chart);
}

tl::expected<Chart, Diagnostics> read_chart(const SourceFile& file) {
    auto read = read_chart_file(file);
    if (!read) return tl::unexpected(std::move(read.error()));
    return std::move(read->chart);
}

}  // namespace flagplot
