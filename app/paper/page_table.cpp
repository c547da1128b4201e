#include "paper/page_table.h"

#include <cmark-gfm-core-extensions.h>

#include <algorithm>
#include <numeric>

namespace flagplot::paper {

namespace {

constexpr TypeStyle body_style{TypeFace::sans, 8, 10.6};
constexpr double gap = 9;      // between columns
constexpr double padding = 2;  // above and below the contents of a row
constexpr double thick = 0.9;
constexpr double thin = 0.35;

struct Cell {
    RichText text;
    TypeStyle style = body_style;
};
using Row = std::vector<Cell>;

Align align_of(cmark_node* table, std::size_t column) {
    const auto* const letters = cmark_gfm_extensions_get_table_alignments(table);
    const char letter = letters == nullptr ? '\0' : static_cast<char>(letters[column]);
    if (letter == 'r') return Align::right;
    return letter == 'c' ? Align::centre : Align::left;
}

std::vector<Row> rows_of(cmark_node* table) {
    std::vector<Row> rows;
    for (cmark_node* row = cmark_node_first_child(table); row != nullptr;
         row = cmark_node_next(row)) {
        Row& cells = rows.emplace_back();
        for (cmark_node* cell = cmark_node_first_child(row); cell != nullptr;
             cell = cmark_node_next(cell)) {
            TypeStyle style = body_style;
            style.is_bold = rows.size() == 1;
            style.align = align_of(table, cells.size());
            cells.push_back({rich_text_in(cell), style});
        }
    }
    return rows;
}

double sum(const std::vector<double>& widths) {
    return std::accumulate(widths.begin(), widths.end(), 0.0);
}

class TableSetter {
  public:
    TableSetter(PageFlow& flow, const Typesetter& typesetter, const std::vector<Row>& rows)
        : flow_(flow), typesetter_(typesetter) {
        const std::size_t columns = rows.front().size();
        std::vector<double> wanted(columns), least(columns);
        for (const Row& row : rows) {
            for (std::size_t i = 0; i < columns; ++i) {
                const auto& [text, style] = row[i];
                wanted[i] = std::max(wanted[i], typesetter.width_of(text, style));
                least[i] = std::max(least[i], least_of(text, style));
            }
        }
        widths_ =
            column_widths(wanted, least, flow.width() - gap * static_cast<double>(columns - 1));
        head_ = set(rows.front());
    }

    /// Writes the head, where the first lines of a row fit below it.
    void begin(double first_row) {
        flow_.keep_together(height_of(head_) + first_row);
        put_head();
    }

    void put(const Row& row) {
        const std::vector<SetText> cells = set(row);
        const double height = height_of(cells);
        const double below_head = flow_.whole_room() - height_of(head_);
        if (height > flow_.room() && height <= below_head) next_page();
        int line = 0;
        const int lines = lines_of(cells);
        while (line < lines) {
            const int fit = static_cast<int>((flow_.room() - 2 * padding) / body_style.leading);
            if (fit < 1) {
                next_page();
                continue;
            }
            const int end = std::min(lines, line + fit);
            put_lines(cells, line, end, thin);
            line = end;
        }
    }

    [[nodiscard]] double height_of(const Row& row) const { return height_of(set(row)); }

  private:
    /// Wide enough for the longest word, and for a few short ones together.
    [[nodiscard]] double least_of(const RichText& text, const TypeStyle& style) const {
        constexpr double few_words = 56;
        return std::max(typesetter_.longest_word_of(text, style),
                        std::min(typesetter_.width_of(text, style), few_words));
    }

    [[nodiscard]] std::vector<SetText> set(const Row& row) const {
        std::vector<SetText> cells;
        for (std::size_t i = 0; i < row.size(); ++i) {
            cells.push_back(typesetter_.set(row[i].text, row[i].style, widths_[i]));
        }
        return cells;
    }

    static int lines_of(const std::vector<SetText>& cells) {
        int lines = 1;
        for (const SetText& cell : cells) lines = std::max(lines, cell.lines());
        return lines;
    }

    static double height_of(const std::vector<SetText>& cells) {
        return lines_of(cells) * body_style.leading + 2 * padding;
    }

    void next_page() {
        flow_.begin_page();
        put_head();
    }

    void put_head() { put_lines(head_, 0, lines_of(head_), thick); }

    /// A part of a row, and the line below it.
    void put_lines(const std::vector<SetText>& cells, int begin, int end, double rule) {
        flow_.move_by(padding);
        double x = flow_.left();
        for (std::size_t i = 0; i < cells.size(); ++i) {
            for (int line = begin; line < std::min(end, cells[i].lines()); ++line) {
                const double y = flow_.y() + (line - begin) * body_style.leading;
                flow_.put_at(cells[i], line, {x, y});
            }
            x += widths_[i] + gap;
        }
        flow_.move_by((end - begin) * body_style.leading + padding);
        flow_.put_box({flow_.left(), flow_.y() - rule, flow_.left() + flow_.width(), flow_.y()},
                      quiet_ink);
    }

    PageFlow& flow_;
    const Typesetter& typesetter_;
    std::vector<double> widths_;
    std::vector<SetText> head_;
};

}  // namespace

std::vector<double> column_widths(const std::vector<double>& wanted,
                                  const std::vector<double>& least, double room) {
    std::vector<double> widths = wanted;
    const double all_wanted = sum(wanted), all_least = sum(least);
    for (std::size_t i = 0; i < widths.size(); ++i) {
        if (all_wanted <= room) {
            widths[i] += (room - all_wanted) * (all_wanted > 0 ? wanted[i] / all_wanted : 0);
        } else if (all_least <= room) {
            widths[i] =
                least[i] + (wanted[i] - least[i]) * (room - all_least) / (all_wanted - all_least);
        } else {
            widths[i] = least[i] * room / all_least;
        }
    }
    return widths;
}

void put_table(PageFlow& flow, const Typesetter& typesetter, cmark_node* table) {
    const std::vector<Row> rows = rows_of(table);
    if (rows.empty() || rows.front().empty()) return;
    TableSetter setter(flow, typesetter, rows);
    constexpr double least_of_row = 40;
    setter.begin(rows.size() > 1 ? std::min(setter.height_of(rows[1]), least_of_row) : 0);
    for (std::size_t i = 1; i < rows.size(); ++i) setter.put(rows[i]);
}

}  // namespace flagplot::paper
