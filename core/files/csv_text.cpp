#include "files/csv_text.h"

#include <algorithm>
#include <utility>

#include "toml/clean_text.h"

namespace flagplot {

namespace {

constexpr std::string_view byte_order_mark = "\xef\xbb\xbf";

/// The separator of cells in the first line that has one.
char parting_of(std::string_view text) {
    const auto at = text.find_first_of(",;\t\n");
    return at == text.npos || text[at] == '\n' ? ',' : text[at];
}

class CsvReading {
  public:
    explicit CsvReading(const SourceFile& file) : name_(file.name), text_(file.text) {
        if (text_.starts_with(byte_order_mark)) text_.remove_prefix(byte_order_mark.size());
        parting_ = parting_of(text_);
    }

    Result<std::vector<CsvRow>> rows() {
        std::vector<CsvRow> rows;
        while (at_ < text_.size()) {
            auto row = next_row();
            if (!row) return Failure(row.error());
            const bool is_empty = std::all_of(
                row->begin(), row->end(), [](const CsvCell& cell) { return cell.text.empty(); });
            if (!is_empty) rows.push_back(*std::move(row));
        }
        return rows;
    }

  private:
    [[nodiscard]] Place here() const {
        return {name_, line_, static_cast<std::int32_t>(at_ - line_begin_) + 1};
    }
    [[nodiscard]] bool is_at(char c) const { return at_ < text_.size() && text_[at_] == c; }
    [[nodiscard]] bool is_at_line_end() const {
        return at_ == text_.size() || is_at('\n') || text_.substr(at_).starts_with("\r\n");
    }

    void step() {
        if (text_[at_++] != '\n') return;
        ++line_;
        line_begin_ = at_;
    }

    Result<CsvRow> next_row() {
        CsvRow row;
        for (;;) {
            auto cell = next_cell();
            if (!cell) return Failure(cell.error());
            row.push_back(*std::move(cell));
            if (!is_at(parting_)) break;
            step();
        }
        if (is_at('\r')) step();
        if (is_at('\n')) step();
        return row;
    }

    Result<CsvCell> next_cell() {
        CsvCell cell{{}, here()};
        if (is_at('"')) return quoted(std::move(cell));
        while (!is_at_line_end() && !is_at(parting_)) {
            cell.text += text_[at_];
            step();
        }
        return cell;
    }

    Result<CsvCell> quoted(CsvCell cell) {
        step();
        for (;;) {
            if (at_ == text_.size()) {
                return failure(ErrorCode::syntax,
                               {"a quotation mark opens here and is closed nowhere"}, cell.where);
            }
            const char c = text_[at_];
            step();
            if (c == '"' && !is_at('"')) break;
            if (c == '"') step();
            const bool is_line_end = c == '\r' && is_at('\n');
            if (!is_line_end) cell.text += c;
        }
        if (is_at_line_end() || is_at(parting_)) return cell;
        return failure(ErrorCode::syntax,
                       {"behind a closing quotation mark a cell is over; one in a text is written "
                        "twice"},
                       here());
    }

    std::string name_;
    std::string_view text_;
    char parting_ = ',';
    std::size_t at_ = 0;
    std::size_t line_begin_ = 0;
    std::int32_t line_ = 1;
};

}  // namespace

Result<std::vector<CsvRow>> csv_rows(const SourceFile& file) {
    if (const auto offset = first_unclean(file.text)) {
        const std::string_view before = std::string_view(file.text).substr(0, *offset);
        const auto line = std::count(before.begin(), before.end(), '\n');
        const std::size_t begin = line == 0 ? 0 : before.rfind('\n') + 1;
        return failure(ErrorCode::not_text, {file.name},
                       {file.name, static_cast<std::int32_t>(line) + 1,
                        static_cast<std::int32_t>(*offset - begin) + 1});
    }
    return CsvReading(file).rows();
}

}  // namespace flagplot
