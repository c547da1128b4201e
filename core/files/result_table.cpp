#include "files/result_table.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <array>
#include <map>
#include <string_view>
#include <utility>

#include "base/plain_text.h"
#include "base/toml_quoted.h"
#include "files/csv_text.h"
#include "files/result_file.h"
#include "toml/clean_text.h"

namespace flagplot {

namespace {

/// How a cell's text is written in the sheet.
enum class Cell : std::uint8_t { text, number, flag, lines, not_read };

struct Column {
    std::string_view name;
    Cell of_ship = Cell::not_read;
};

/// The columns of a row. For a ship they are the sheet's keys; number and formation, and a ship's
/// side, are only for people.
constexpr std::array columns{Column{"record"},
                             Column{"side"},
                             Column{"number"},
                             Column{"formation"},
                             Column{"name", Cell::text},
                             Column{"state", Cell::text},
                             Column{"hull", Cell::number},
                             Column{"speed", Cell::number},
                             Column{"crew", Cell::number},
                             Column{"firepower", Cell::number},
                             Column{"ammunition", Cell::number},
                             Column{"withdrawn", Cell::flag},
                             Column{"exit", Cell::text},
                             Column{"by", Cell::text},
                             Column{"prize_crew", Cell::text},
                             Column{"notes", Cell::lines},
                             Column{"text"}};

constexpr std::array<std::string_view, 3> numbers_of_battle{"battle", "contract", "minutes"};
constexpr std::array<std::string_view, 3> records{"battle", "ship", "learned"};

/// A whole number without leading zeros; anything else as it is, so that the sheet's own check says
/// what is wrong with it.
std::string number_of(const std::string& text) {
    constexpr std::size_t enough_digits = 9;
    const auto number = whole_number<std::int64_t>(text);
    const bool is_number = number && text.size() <= enough_digits;
    return is_number ? std::to_string(*number) : toml_quoted(text);
}

/// Spreadsheets write TRUE and FALSE.
std::string flag_of(const std::string& text) {
    const std::string small = lower_case(text);
    return small == "true" || small == "false" ? small : toml_quoted(text);
}

/// A cell of several lines would not fit into a message.
std::string shown(const std::string& text) {
    return is_one_line(text) ? text : fmt::format("({} bytes)", text.size());
}

/// Each line of the cell is an entry of the list; "unknown" leaves the key out.
std::string list_of(const std::string& text) {
    std::string list;
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t end = std::min(text.find('\n', at), text.size());
        if (end > at) {
            list += (list.empty() ? "" : ", ") + toml_quoted(text.substr(at, end - at));
        }
        at = end + 1;
    }
    return "[" + list + "]";
}

/// The sheet that corresponds to a table, and the cell that each of its lines is from.
class TableReading {
  public:
    explicit TableReading(SourceFile file) : file_(std::move(file)) {
        const auto rows = csv_rows(file_);
        if (!rows) {
            problems_.push_back(rows.error());
            return;
        }
        is_table_ = rows->empty() || take_head(rows->front());
        if (rows->empty() || !is_table_) return;
        // keys of the whole battle come before any table
        for (const std::string_view record : records) {
            for (auto row = rows->begin() + 1; row != rows->end(); ++row) {
                if (text_in(*row, "record") == record) take(*row, record);
            }
        }
        for (auto row = rows->begin() + 1; row != rows->end(); ++row) check(*row);
    }

    [[nodiscard]] SourceFile toml() const { return {file_.name, text_}; }

    /// Problems found in the sheet, with the places of the cells they come from, and problems of
    /// the table itself.
    [[nodiscard]] Diagnostics problems(Diagnostics of_sheet) const {
        Diagnostics all = problems_;
        for (Error& error : of_sheet) {
            const auto line = static_cast<std::size_t>(error.where.line);
            const bool is_key = error.where.column == 1;
            if (line >= 1 && line <= keys_.size()) {
                error.where = is_key ? keys_[line - 1] : values_[line - 1];
            }
            error.where.file = file_.name;
            all.push_back(std::move(error));
        }
        sort_by_place(all);
        return all;
    }

    /// Were rows and columns recognised?
    [[nodiscard]] bool is_table() const { return is_table_; }

  private:
    void problem(ErrorCode code, std::vector<std::string> details, const Place& where,
                 std::string nearest = {}) {
        problems_.push_back({code, std::move(details), where, std::move(nearest)});
    }

    bool take_head(const CsvRow& head) {
        std::vector<std::string> names;
        for (const Column& column : columns) names.emplace_back(column.name);
        for (std::size_t i = 0; i < head.size(); ++i) {
            const std::string& name = head[i].text;
            if (std::find(names.begin(), names.end(), name) == names.end()) {
                problem(ErrorCode::unknown_key, {shown(name)}, head[i].where,
                        nearest_word(name, names));
            } else if (!place_of_.emplace(name, i).second) {
                problem(ErrorCode::duplicate, {"column", shown(name)}, head[i].where);
            }
        }
        for (const char* needed : {"record", "name", "text"}) {
            if (place_of_.count(needed) > 0) continue;
            problem(ErrorCode::missing_key, {needed, "a column of this name"}, head.front().where);
        }
        return problems_.empty();
    }

    /// The cell in this column; null if the row has none, or an empty one.
    [[nodiscard]] const CsvCell* cell_in(const CsvRow& row, std::string_view column) const {
        const auto found = place_of_.find(column);
        if (found == place_of_.end() || found->second >= row.size()) return nullptr;
        const CsvCell& cell = row[found->second];
        return cell.text.empty() ? nullptr : &cell;
    }
    [[nodiscard]] std::string text_in(const CsvRow& row, std::string_view column) const {
        const CsvCell* cell = cell_in(row, column);
        return cell == nullptr ? std::string() : cell->text;
    }

    /// Is it a known record, and no longer than the header row?
    void check(const CsvRow& row) {
        const std::string record = text_in(row, "record");
        if (std::find(records.begin(), records.end(), record) == records.end()) {
            const CsvCell* cell = cell_in(row, "record");
            problem(ErrorCode::unknown_word,
                    {shown(record), fmt::format("{}", fmt::join(records, ", "))},
                    cell == nullptr ? row.front().where : cell->where,
                    nearest_word(record, {records.begin(), records.end()}));
        }
        for (std::size_t i = place_of_.size(); i < row.size(); ++i) {
            if (row[i].text.empty()) continue;
            problem(ErrorCode::syntax, {"the header row has no column for this"}, row[i].where);
        }
    }

    void take(const CsvRow& row, std::string_view record) {
        if (record == "battle") return take_key(row);
        write("[[" + std::string(record) + "]]", row.front().where, row.front().where);
        if (record == "ship") return take_ship(row);
        if (const CsvCell* side = cell_in(row, "side")) {
            write("side = " + toml_quoted(side->text), side->where, side->where);
        }
        const CsvCell* text = cell_in(row, "text");
        write("text = " + toml_quoted(text == nullptr ? "" : text->text), row.front().where,
              text == nullptr ? row.front().where : text->where);
    }

    void take_key(const CsvRow& row) {
        const CsvCell* name = cell_in(row, "name");
        const CsvCell* text = cell_in(row, "text");
        if (name == nullptr) {
            return problem(ErrorCode::missing_key, {"name", "a key of the result"},
                           row.front().where);
        }
        const bool is_number = std::find(numbers_of_battle.begin(), numbers_of_battle.end(),
                                         name->text) != numbers_of_battle.end();
        if (text == nullptr) return;
        write(toml_quoted(name->text) + " = " +
                  (is_number ? number_of(text->text) : toml_quoted(text->text)),
              name->where, text->where);
    }

    void take_ship(const CsvRow& row) {
        for (const Column& column : columns) {
            const CsvCell* cell = cell_in(row, column.name);
            const std::string text = cell == nullptr ? std::string() : cell->text;
            const bool is_list = column.of_ship == Cell::lines;
            if (column.of_ship == Cell::not_read || (is_list && text == "unknown")) continue;
            if (cell == nullptr && !(is_list && place_of_.count(column.name) > 0)) continue;
            const Place& where = cell == nullptr ? row.front().where : cell->where;
            write(std::string(column.name) + " = " + written(column.of_ship, text), where, where);
        }
    }

    static std::string written(Cell form, const std::string& text) {
        if (form == Cell::number) return number_of(text);
        if (form == Cell::flag) return flag_of(text);
        return form == Cell::lines ? list_of(text) : toml_quoted(text);
    }

    void write(const std::string& line, const Place& key, const Place& value) {
        text_ += line + "\n";
        keys_.push_back(key);
        values_.push_back(value);
    }

    SourceFile file_;
    std::map<std::string, std::size_t, std::less<>> place_of_;
    std::string text_;
    std::vector<Place> keys_;    ///< of each line of the sheet
    std::vector<Place> values_;  ///< the same
    Diagnostics problems_;
    bool is_table_ = false;
};

}  // namespace

bool is_result_table(const SourceFile& file) {
    constexpr std::array<std::string_view, 4> beginnings{"record,", "record;", "record\t",
                                                         "\xef\xbb\xbfrecord"};
    return file.name.ends_with(".csv") ||
           std::any_of(beginnings.begin(), beginnings.end(),
                       [&](std::string_view each) { return file.text.starts_with(each); });
}

tl::expected<tactical::BattleResult, Diagnostics> read_result_table(const SourceFile& file,
                                                                    const Definition& definition) {
    const TableReading table(file);
    if (!table.is_table()) return tl::unexpected(table.problems({}));
    auto result = read_result(table.toml(), definition);
    Diagnostics problems = table.problems(result ? Diagnostics{} : result.error());
    if (!problems.empty()) return tl::unexpected(std::move(problems));
    return result;
}

Diagnostics problems_of_result_table(const SourceFile& file) {
    const TableReading table(file);
    return table.problems(table.is_table() ? problems_of_result(table.toml()) : Diagnostics{});
}

}  // namespace flagplot
