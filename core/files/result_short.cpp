#include "files/result_short.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <array>
#include <charconv>
#include <utility>

#include "base/lines.h"
#include "base/plain_text.h"
#include "campaign/command_kind.h"
#include "files/result_table.h"

namespace flagplot {

namespace {

/// What is said; `#` begins a remark.
std::string_view said_in(std::string_view line) { return trimmed(line.substr(0, line.find('#'))); }

/// A share of what a ship had when new, and where it goes.
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
        : file_(file), definition_(definition) {}

    tl::expected<tactical::BattleResult, Diagnostics> read() {
        for (const std::string_view line : split_lines(file_.text)) {
            ++line_;
            begin_ = line.data();
            rest_ = said_in(line);
            if (!rest_.empty()) take_line();
        }
        if (result_.units.empty() && !result_.minutes && !result_.field_holder &&
            problems_.empty()) {
            line_ = 1;
            problem(file_.text, ErrorCode::incomplete_order,
                    {"a line like \"Maria sunk\"", "this"});
        }
        if (!problems_.empty()) return tl::unexpected(problems_);
        return std::move(result_);
    }

  private:
    void take_line() {
        if (takes("minutes")) {
            if (const auto minutes = number(limits_of_minutes)) result_.minutes = minutes;
            return ends();
        }
        if (takes("field")) {
            const auto side = takes("none") ? std::optional(std::string{}) : side_named();
            if (side) result_.field_holder = tactical::FieldHolder{*side};
            return ends();
        }
        take_ship();
    }

    void take_ship() {
        const ShipRow* row = ship_here();
        if (row == nullptr) return unknown_ship();
        tactical::UnitResult unit;
        unit.name = row->ship.name;
        const auto& units = result_.units;
        const bool is_known = std::any_of(units.begin(), units.end(),
                                          [&](const auto& each) { return each.name == unit.name; });
        if (is_known) return problem(rest_, ErrorCode::duplicate, {"ship", unit.name});
        rest_ = trimmed(rest_.substr(unit.name.size()));
        if (rest_.empty()) {
            return problem(rest_, ErrorCode::incomplete_order, {expected_words(), unit.name});
        }
        while (!rest_.empty() && take_word(unit)) {
        }
        result_.units.push_back(std::move(unit));
    }

    /// The next words of a ship's line; false: they are wrong, and the rest is not read.
    bool take_word(tactical::UnitResult& unit) {
        const auto& states = words_of<tactical::UnitState>;
        for (std::size_t i = 0; i < states.size(); ++i) {
            if (!takes(states[i])) continue;
            unit.state = static_cast<tactical::UnitState>(i);
            return true;
        }
        for (const ShareRow& row : shares) {
            if (!takes(row.word)) continue;
            const auto share = number({0, 100});
            if (share) unit.*row.member = Hundredths{*share};
            return share.has_value();
        }
        if (takes("by")) {
            const auto side = side_named();
            unit.by = side.value_or("");
            return side.has_value();
        }
        std::vector<std::string> words(states.begin(), states.end());
        for (const ShareRow& row : shares) words.emplace_back(row.word);
        words.emplace_back("by");
        const std::string word(next_word());
        problem(rest_, ErrorCode::unknown_word, {word, expected_words()},
                nearest_word(word, words));
        return false;
    }

    static std::string expected_words() {
        return fmt::format("{}, hull N, speed N, crew N, firepower N, ammunition N, by SIDE",
                           fmt::join(words_of<tactical::UnitState>, ", "));
    }

    /// The ship whose name the line begins with; of several the one with the longest.
    [[nodiscard]] const ShipRow* ship_here() const {
        const ShipRow* best = nullptr;
        for (const ShipRow& row : definition_.ships) {
            const std::string& name = row.ship.name;
            const bool begins = rest_.size() >= name.size() &&
                                is_same_word(std::string(rest_.substr(0, name.size())), name) &&
                                (rest_.size() == name.size() || rest_[name.size()] == ' ');
            const bool is_longer = best == nullptr || name.size() > best->ship.name.size();
            if (begins && is_longer) best = &row;
        }
        return best;
    }

    void unknown_ship() {
        std::vector<std::string> names;
        for (const ShipRow& row : definition_.ships) names.push_back(row.ship.name);
        const std::string word(next_word());
        problem(rest_, ErrorCode::unknown_reference, {"ship", word}, nearest_word(word, names));
    }

    std::optional<std::string> side_named() {
        std::vector<std::string> ids;
        for (const SideRow& row : definition_.sides) ids.push_back(row.id);
        const std::string word(next_word());
        if (std::find(ids.begin(), ids.end(), word) == ids.end()) {
            problem(rest_, ErrorCode::unknown_side, {word}, nearest_word(word, ids));
            return std::nullopt;
        }
        rest_ = trimmed(rest_.substr(word.size()));
        return word;
    }

    struct Range {
        std::int32_t least = 0;
        std::int32_t most = 0;
    };
    static constexpr Range limits_of_minutes{0, 10'000};

    std::optional<std::int32_t> number(Range range) {
        const std::string_view word = next_word();
        std::int32_t value = 0;
        const auto [end, code] = std::from_chars(word.data(), word.data() + word.size(), value);
        const bool is_number = code == std::errc{} && end == word.data() + word.size();
        if (!is_number || value < range.least || value > range.most) {
            problem(rest_, ErrorCode::unknown_word,
                    {std::string(word),
                     fmt::format("a whole number from {} to {}", range.least, range.most)});
            return std::nullopt;
        }
        rest_ = trimmed(rest_.substr(word.size()));
        return value;
    }

    [[nodiscard]] std::string_view next_word() const { return rest_.substr(0, rest_.find(' ')); }

    bool takes(std::string_view word) {
        if (!is_same_word(std::string(next_word()), std::string(word))) return false;
        rest_ = trimmed(rest_.substr(word.size()));
        return true;
    }

    void ends() {
        if (rest_.empty() || has_problem_here()) return;
        problem(rest_, ErrorCode::unexpected_word, {std::string(next_word()), "nothing more"});
    }
    [[nodiscard]] bool has_problem_here() const {
        return !problems_.empty() && problems_.back().where.line == line_;
    }

    void problem(std::string_view at, ErrorCode code, std::vector<std::string> details,
                 std::string nearest = {}) {
        const auto column = at.empty() ? 0 : static_cast<std::int32_t>(at.data() - begin_);
        problems_.push_back({code,
                             std::move(details),
                             {file_.name, line_, std::max(column, 0) + 1},
                             std::move(nearest)});
    }

    const SourceFile& file_;
    const Definition& definition_;
    tactical::BattleResult result_;
    Diagnostics problems_;
    const char* begin_ = nullptr;
    std::string_view rest_;
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
