#include "files/result_short.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <array>
#include <utility>

#include "base/lines.h"
#include "base/plain_text.h"
#include "campaign/command_kind.h"
#include "files/result_table.h"
#include "view/line_reader.h"

namespace flagplot {

namespace {

constexpr Lexis short_words{.separators = blanks, .has_remarks = true};

/// The text without a comment, which begins with `#`.
std::string_view said_in(std::string_view line) { return trimmed(line.substr(0, line.find('#'))); }

/// A percentage of what a ship had when new, and the member for it.
struct ShareRow {
    std::string_view word;
    std::optional<Hundredths> tactical::UnitResult::* member;
};
constexpr std::array shares{ShareRow{"hull", &tactical::UnitResult::hull},
                            ShareRow{"speed", &tactical::UnitResult::speed},
                            ShareRow{"crew", &tactical::UnitResult::crew},
                            ShareRow{"firepower", &tactical::UnitResult::firepower},
                            ShareRow{"ammunition", &tactical::UnitResult::ammunition}};

class ShortReading {
  public:
    ShortReading(const SourceFile& file, const Definition& definition)
        : file_(file), definition_(definition) {
        for (const ShipRow& row : definition_.ships) ships_.push_back(row.ship.name);
    }

    tl::expected<tactical::BattleResult, Diagnostics> read() {
        for (const std::string_view text : split_lines(file_.text)) {
            ++line_;
            LineReader line(text, short_words);
            if (!line.is_at_end()) take_line(line);
        }
        if (result_.units.empty() && !result_.minutes && !result_.field_holder &&
            problems_.empty()) {
            line_ = 1;
            problem(1, ErrorCode::incomplete_order, {"a line like \"Maria sunk\"", "this"});
        }
        if (!problems_.empty()) return tl::unexpected(problems_);
        return std::move(result_);
    }

  private:
    void take_line(LineReader& line) {
        if (line.take_if("minutes")) {
            if (const auto minutes = number(line, limits_of_minutes)) result_.minutes = minutes;
            return ends(line);
        }
        if (line.take_if("field")) {
            const auto side =
                line.take_if("none") ? std::optional(std::string{}) : side_named(line);
            if (side) result_.field_holder = tactical::FieldHolder{*side};
            return ends(line);
        }
        take_ship(line);
    }

    void take_ship(LineReader& line) {
        const std::int32_t column = line.next().column;
        const auto found = line.take_name(ships_);
        if (!found) {
            const std::string& word = line.next().text;
            return problem(column, ErrorCode::unknown_reference, {"ship", word},
                           nearest_word(word, ships_));
        }
        tactical::UnitResult unit;
        unit.name = ships_[*found];
        const auto& units = result_.units;
        const bool is_known = std::any_of(units.begin(), units.end(),
                                          [&](const auto& each) { return each.name == unit.name; });
        if (is_known) return problem(column, ErrorCode::duplicate, {"ship", unit.name});
        if (line.is_at_end()) {
            return problem(column_of(line), ErrorCode::incomplete_order,
                           {expected_words(), unit.name});
        }
        while (!line.is_at_end() && take_word(line, unit)) {
        }
        result_.units.push_back(std::move(unit));
    }

    /// The next words of a ship's line; false if they are wrong and the rest is not read.
    bool take_word(LineReader& line, tactical::UnitResult& unit) {
        auto words = word_list<tactical::UnitState>();
        if (const auto state = line.take_one_of(words)) {
            unit.state = static_cast<tactical::UnitState>(*state);
            return true;
        }
        for (const ShareRow& row : shares) {
            if (!line.take_if(row.word)) continue;
            const auto share = number(line, {0, 100});
            if (share) unit.*row.member = Hundredths{*share};
            return share.has_value();
        }
        if (line.take_if("by")) {
            const auto side = side_named(line);
            unit.by = side.value_or("");
            return side.has_value();
        }
        for (const ShareRow& row : shares) words.emplace_back(row.word);
        words.emplace_back("by");
        const std::string& word = line.next().text;
        problem(column_of(line), ErrorCode::unknown_word, {word, expected_words()},
                nearest_word(word, words));
        return false;
    }

    static std::string expected_words() {
        return fmt::format("{}, hull N, speed N, crew N, firepower N, ammunition N, by SIDE",
                           fmt::join(words_of<tactical::UnitState>, ", "));
    }

    std::optional<std::string> side_named(LineReader& line) {
        std::vector<std::string> ids;
        for (const SideRow& row : definition_.sides) ids.push_back(row.id);
        const std::string word = next_word(line);
        if (std::find(ids.begin(), ids.end(), word) == ids.end()) {
            problem(column_of(line), ErrorCode::unknown_side, {word}, nearest_word(word, ids));
            return std::nullopt;
        }
        line.skip(1);
        return word;
    }

    struct Range {
        std::int32_t least = 0;
        std::int32_t most = 0;
    };
    static constexpr Range limits_of_minutes{0, 10'000};

    std::optional<std::int32_t> number(LineReader& line, Range range) {
        const std::string word = next_word(line);
        const auto value = whole_number<std::int32_t>(word);
        if (!value || *value < range.least || *value > range.most) {
            problem(column_of(line), ErrorCode::unknown_word,
                    {word, fmt::format("a whole number from {} to {}", range.least, range.most)});
            return std::nullopt;
        }
        line.skip(1);
        return value;
    }

    static std::string next_word(const LineReader& line) {
        return line.is_at_end() ? std::string{} : line.next().text;
    }
    static std::int32_t column_of(const LineReader& line) { return line.place().column; }

    void ends(const LineReader& line) {
        if (line.is_at_end() || has_problem_here()) return;
        problem(column_of(line), ErrorCode::unexpected_word, {line.next().text, "nothing more"});
    }
    [[nodiscard]] bool has_problem_here() const {
        return !problems_.empty() && problems_.back().where.line == line_;
    }

    void problem(std::int32_t column, ErrorCode code, std::vector<std::string> details,
                 std::string nearest = {}) {
        problems_.push_back(
            {code, std::move(details), {file_.name, line_, column}, std::move(nearest)});
    }

    const SourceFile& file_;
    const Definition& definition_;
    std::vector<std::string> ships_;
    tactical::BattleResult result_;
    Diagnostics problems_;
    std::int32_t line_ = 0;
};

}  // namespace

bool is_short_result(const SourceFile& file) {
    if (is_result_table(file)) return false;
    for (const std::string_view line : split_lines(file.text)) {
        const std::string_view said = said_in(line);
        if (said.empty()) continue;
        return said.find_first_of("=[,\"") == said.npos && kind_of(said) != CommandKind::battle;
    }
    return false;
}

tl::expected<tactical::BattleResult, Diagnostics> read_short_result(const SourceFile& file,
                                                                    const Definition& definition) {
    return ShortReading(file, definition).read();
}

}  // namespace flagplot
