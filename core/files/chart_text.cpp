#include "files/chart_text.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstdlib>
#include <iterator>

#include "files/chart_survey.h"
#include "files/terrain_rows.h"

namespace flagplot {

namespace {

constexpr std::size_t text_width = 100;

/// A text as TOML writes it.
std::string toml_string(std::string_view text) {
    std::string out = "\"";
    for (const char c : text) {
        if (c == '"' || c == '\\') out += '\\';
        out += c;
    }
    return out + '"';
}

/// Hundredths of a degree as "57", "-20.5".
std::string degrees(std::int32_t hundredths) {
    std::string text = fmt::format("{:.2f}", hundredths / 100.0);
    while (text.back() == '0') text.pop_back();
    if (text.back() == '.') text.pop_back();
    return text;
}

/// "57 N 20.5 W".
std::string position_text(const Geography& geography) {
    return fmt::format("{} {} {} {}", degrees(std::abs(geography.origin_latitude)),
                       geography.origin_latitude < 0 ? 'S' : 'N',
                       degrees(std::abs(geography.origin_longitude)),
                       geography.origin_longitude < 0 ? 'W' : 'E');
}

std::string projection_text(const Geography& geography) {
    const std::string parallel =
        fmt::format("true to scale at {} degrees", degrees(geography.standard_parallel));
    switch (geography.projection) {
        case Projection::equirectangular:
            return fmt::format("Equirectangular projection, {}", parallel);
        case Projection::lambert_azimuthal_equal_area:
            return fmt::format("Lambert azimuthal equal-area projection round {}",
                               position_text(geography));
        case Projection::mercator:
            return fmt::format("Mercator's projection, {}", parallel);
    }
    return {};
}

/// "1941-05-18".
std::string day_text(Moment date) { return moment_text(date).substr(0, 10); }

/// Writes the parts of a chart's text, one after another.
class ChartText {
  public:
    explicit ChartText(const ChartContent& content) : content_(content), chart_(content.chart) {}

    std::string text() {
        text_ = content_.head;
        add("\nname = {}\ntitle = {}\n", toml_string(chart_.name), toml_string(chart_.title));
        drawing("drawing", [&](std::size_t i) { return sign_of(chart_.terrain[i]); });
        places();
        barriers();
        straits();
        geography();
        survey();
        return std::move(text_);
    }

  private:
    template <class... Arguments>
    void add(fmt::format_string<Arguments...> form, Arguments&&... arguments) {
        fmt::format_to(std::back_inserter(text_), form, std::forward<Arguments>(arguments)...);
    }

    /// The squares as signs under a ruler of column letters.
    template <class Sign>
    void drawing(std::string_view key, Sign sign) {
        std::size_t wide = 1;
        for (std::int32_t column = 0; column < chart_.columns; ++column) {
            wide = std::max(wide, letters(column).size());
        }
        const std::size_t numbers = std::to_string(chart_.rows).size();
        add("\n{} = \"\"\"\n{:{}}", key, "", numbers + 1);
        for (std::int32_t column = 0; column < chart_.columns; ++column) {
            add(" {}", padded(letters(column), column, wide));
        }
        for (std::int32_t row = 0; row < chart_.rows; ++row) {
            add("\n{:>{}} ", row + 1, numbers);
            for (std::int32_t column = 0; column < chart_.columns; ++column) {
                const std::size_t place = chart_.index(
                    {static_cast<std::int16_t>(column), static_cast<std::int16_t>(row)});
                add(" {}", padded(std::string(1, sign(place)), column, wide));
            }
        }
        add("\n\"\"\"\n");
    }

    [[nodiscard]] static std::string letters(std::int32_t column) {
        std::string name = name_of(Square{static_cast<std::int16_t>(column), 0});
        name.pop_back();  // the row number 1
        return name;
    }
    /// Columns are aligned; the last one ends its line.
    [[nodiscard]] std::string padded(std::string text, std::int32_t column,
                                     std::size_t wide) const {
        if (column + 1 < chart_.columns) text.resize(wide, ' ');
        return text;
    }

    void places() {
        if (chart_.places.empty()) return;
        add("\nplaces = [\n");
        for (const NamedPlace& place : chart_.places) {
            add("    {{ name = {}, square = \"{}\"{} }},\n", toml_string(place.name),
                name_of(place.square), place.is_port ? ", port = true" : "");
        }
        add("]\n");
    }

    void barriers() {
        if (chart_.barriers.empty()) return;
        add("\nbarriers = [\n");
        for (const Barrier& barrier : chart_.barriers) {
            add("    {{ between = [\"{}\", \"{}\"]{} }},\n", name_of(barrier.a), name_of(barrier.b),
                barrier.closes == Closes::both
                    ? std::string{}
                    : fmt::format(", closes = \"{}\"", word_of(barrier.closes)));
        }
        add("]\n");
    }

    void straits() {
        if (content_.straits.empty()) return;
        add("\nstraits = [\n");
        for (const Strait& strait : content_.straits) {
            add("    {{ name = {}, squares = {} }},\n", toml_string(strait.name),
                list(strait.squares));
        }
        add("]\n");
    }

    void geography() {
        if (!chart_.geography) return;
        const Geography& geography = *chart_.geography;
        add("\n[geography]\nprojection = \"{}\"\norigin_longitude = {}\norigin_latitude = {}\n",
            word_of(geography.projection), degrees(geography.origin_longitude),
            degrees(geography.origin_latitude));
        if (geography.projection != Projection::lambert_azimuthal_equal_area) {
            add("standard_parallel = {}\n", degrees(geography.standard_parallel));
        }
        add("west_edge_nm = {}\nnorth_edge_nm = {}\nsquare_side_nm = {}\n", geography.west_edge,
            geography.north_edge, geography.square_side);
        if (geography.true_distances) add("true_distances = true\n");
    }

    void survey() {
        if (!content_.survey) return;
        const ChartSurvey& survey = *content_.survey;
        const bool has_land = is_drawn(survey.land);
        add("\n# near_threshold: squares that are sea or land by little{}\n",
            has_land ? "; land: tenths of each square." : ".");
        add("[survey]\ncoast = {}\ndate = \"{}\"\n", toml_string(survey.coast),
            day_text(survey.date));
        if (survey.side_deviation != usual_side_deviation) {
            add("side_deviation = {}  # percent that the makers of this chart know of\n",
                survey.side_deviation);
        }
        if (!survey.near_threshold.empty()) {
            add("near_threshold = {}\n", list(survey.near_threshold));
        }
        if (!has_land) return;
        const auto columns = static_cast<std::size_t>(chart_.columns);
        drawing("land", [&](std::size_t i) { return survey.land[i / columns][i % columns]; });
    }

    /// Does it have a sign for each square?
    [[nodiscard]] bool is_drawn(const std::vector<std::string>& rows) const {
        return rows.size() == static_cast<std::size_t>(chart_.rows) &&
               std::all_of(rows.begin(), rows.end(), [&](const std::string& row) {
                   return row.size() == static_cast<std::size_t>(chart_.columns);
               });
    }

    /// A list of squares, broken into lines.
    [[nodiscard]] static std::string list(const std::vector<Square>& squares) {
        std::string out = "[";
        std::size_t line = text_width / 4;  // for what is before it
        for (const Square square : squares) {
            const std::string name = fmt::format("\"{}\"", name_of(square));
            if (out.size() > 1) out += ',';
            line += name.size() + 2;
            if (line > text_width) {
                out += "\n    ";
                line = name.size() + 4;
            } else if (out.size() > 1) {
                out += ' ';
            }
            out += name;
        }
        return out + "]";
    }

    const ChartContent& content_;
    const Chart& chart_;
    std::string text_;
};

/// The sources of a coast as a comment, each on its own line.
std::string sources_text(std::string coast) {
    constexpr std::string_view between = "; ";
    for (auto at = coast.find(between); at != std::string::npos; at = coast.find(between, at)) {
        coast.replace(at, between.size(), ";\n# ");
    }
    return coast;
}

/// The head of a chart that was made.
std::string head_of(const MadeChart& made, const ChartOrigin& origin) {
    const Chart& chart = made.chart;
    return fmt::format("# {}, in squares of {} nautical miles: {} columns, {} rows.\n", chart.title,
                       chart.geography->square_side, chart.columns, chart.rows) +
           fmt::format("# {}; the side of a square differs from that by\n# {:.1f} % at most.\n",
                       projection_text(*chart.geography), made.side_deviation * 100) +
           fmt::format("# Made from {}, as of {}, by\n#   {}\n", sources_text(origin.coast),
                       day_text(origin.date), origin.command) +
           "# . is sea, # land, ^ passable but not to be seen across.\n";
}

ChartSurvey survey_of(const MadeChart& made, const ChartOrigin& origin) {
    ChartSurvey survey{origin.coast,
                       origin.date,
                       made.near_threshold,
                       {},
                       origin.side_deviation.value_or(usual_side_deviation)};
    const auto columns = static_cast<std::size_t>(made.chart.columns);
    survey.land.resize(static_cast<std::size_t>(made.chart.rows));
    for (std::size_t i = 0; i < made.land.size(); ++i) {
        survey.land[i / columns] += land_sign(made.land[i]);
    }
    return survey;
}

}  // namespace

ChartContent content_of(const MadeChart& made, const ChartOrigin& origin) {
    return {head_of(made, origin), made.chart, made.straits, survey_of(made, origin)};
}

std::string chart_text(const MadeChart& made, const ChartOrigin& origin) {
    return chart_text(content_of(made, origin));
}

std::string chart_text(const ChartContent& content) { return ChartText(content).text(); }

std::string comments_at_head(std::string_view text) {
    std::size_t end = 0;
    while (end < text.size() && text[end] == '#') {
        const std::size_t line_end = text.find('\n', end);
        end = line_end == std::string_view::npos ? text.size() : line_end + 1;
    }
    return std::string(text.substr(0, end));
}

}  // namespace flagplot
