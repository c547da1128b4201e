#include "files/drawing.h"

#include <fmt/format.h>

#include <algorithm>
#include <string>

#include "base/lexer.h"
#include "base/lines.h"
#include "base/plain_text.h"
#include "files/terrain_rows.h"

namespace flagplot {

namespace {

constexpr Lexis ruler_words{.separators = blanks};

/// Takes the lines of a drawing, one after another.
class LandReading {
  public:
    LandReading(const Source& source, Chart& chart) : source_(source), chart_(chart) {}

    void take(std::string_view line, Spot spot) {
        const auto first = line.find_first_not_of(blanks);
        if (first == std::string_view::npos) return;
        if (is_letter(line[first])) {
            take_ruler(line, spot);
        } else {
            take_row(line, spot);
        }
    }

    void finish(Spot spot) {
        if (chart_.rows == 0) wrong(spot, "there are no squares in this drawing");
        if (ruler_ != 0 && chart_.columns != ruler_ && !is_wrong_) {
            wrong(ruler_spot_, fmt::format("this ruler has {} columns; the rows have {} squares",
                                           ruler_, chart_.columns));
        }
    }

  private:
    void wrong(Spot spot, std::string sentence) {
        is_wrong_ = true;
        source_.problem(spot, ErrorCode::bad_chart_row, {std::move(sentence)});
    }

    /// A line of column letters in order: A B C ...
    void take_ruler(std::string_view line, Spot spot) {
        ruler_spot_ = spot;
        ruler_ = 0;
        for (const LineWord& word : words_of_line(line, ruler_words)) {
            std::string expected =
                name_of(Square{static_cast<std::int16_t>(std::min(ruler_, most_columns - 1)), 0});
            expected.pop_back();  // the row number 1
            if (word.text != expected) {
                wrong({spot.line, spot.column + static_cast<std::int32_t>(word.offset)},
                      fmt::format("expected {} as the next letter of the ruler", expected));
                ruler_ = 0;
                return;
            }
            ++ruler_;
        }
    }

    /// The number at the left of a row, if any, must be the row's.
    std::size_t take_number(std::string_view line, Spot spot) {
        const auto first = line.find_first_not_of(blanks);
        const auto* const stop = std::find_if_not(line.begin() + first, line.end(), is_digit);
        const auto end = static_cast<std::size_t>(stop - line.begin());
        if (end == first) return first;
        const auto number = whole_number<std::int32_t>(line.substr(first, end - first));
        if (number != chart_.rows + 1) {
            wrong(spot, fmt::format("expected row {} here", chart_.rows + 1));
        }
        return end;
    }

    void take_row(std::string_view line, Spot spot) {
        if (chart_.rows == most_columns) {
            if (!is_wrong_) wrong(spot, fmt::format("a chart has at most {} rows", most_columns));
            return;
        }
        const std::size_t before = chart_.terrain.size();
        for (std::size_t at = take_number(line, spot); at < line.size(); ++at) {
            if (blanks.find(line[at]) != std::string_view::npos) continue;
            const auto terrain = terrain_of(line[at]);
            if (!terrain) {
                wrong({spot.line, spot.column + static_cast<std::int32_t>(at)},
                      "expected . for sea, # for land or ^ for islands");
                break;
            }
            chart_.terrain.push_back(*terrain);
        }
        count_row(chart_.terrain.size() - before, spot);
    }

    void count_row(std::size_t squares, Spot spot) {
        if (!is_wrong_ && chart_.rows > 0 && squares != static_cast<std::size_t>(chart_.columns)) {
            wrong(spot, fmt::format("row {} has {} squares; the rows above have {}",
                                    chart_.rows + 1, squares, chart_.columns));
        }
        if (!is_wrong_ && (squares > static_cast<std::size_t>(most_columns) ||
                           chart_.terrain.size() > most_squares)) {
            wrong(spot, fmt::format("a chart has at most {} columns and {} squares", most_columns,
                                    most_squares));
        }
        if (chart_.rows == 0) chart_.columns = static_cast<std::int32_t>(squares);
        ++chart_.rows;
    }

    const Source& source_;
    Chart& chart_;
    std::int32_t ruler_ = 0;
    Spot ruler_spot_;
    bool is_wrong_ = false;
};

}  // namespace

void read_drawing(const Source& source, std::string_view drawing, Spot first, Chart& chart) {
    LandReading lines(source, chart);
    Spot spot = first;
    while (true) {
        const auto end = drawing.find('\n');
        lines.take(drawing.substr(0, end), spot);
        if (end == std::string_view::npos) break;
        drawing.remove_prefix(end + 1);
        spot = {spot.line + 1, 1};
    }
    lines.finish(first);
}

}  // namespace flagplot
