#include "files/action_statements.h"

#include <fmt/format.h>

#include <algorithm>

#include "base/lines.h"
#include "base/plain_text.h"

namespace flagplot {

namespace {

using namespace file_schema;
using actions::BoundOf;
using actions::Count;
using actions::ShipCondition;
using actions::ShipIs;
using actions::Statement;

constexpr std::int32_t whole = 100;  // percent

bool has_percent(ShipIs is) { return is >= ShipIs::hull_at_most; }

bool counts_ships(Count count) { return count == Count::ships || count == Count::minutes; }

/// Reads one statement.
class StatementReading {
  public:
    StatementReading(const Source& source, const StatementTable& table, const ActionNames& names)
        : source_(source), table_(table), names_(names) {}

    Statement read(const NameIndex& variations) {
        statement_.says = table_.says.value;
        if (variations.find(source_, table_.variation)) {
            statement_.variation = table_.variation.value;
        }
        statement_.count = table_.count.value;
        take_ships(table_.of, statement_.of);
        take_ships(table_.by, statement_.by);
        for (const auto& weapon : table_.with.values) statement_.with.push_back(weapon.value);
        for (const auto& condition : table_.which.values) take_condition(condition);
        if (table_.many.is_given()) statement_.many = table_.many.value;
        if (table_.within.is_given()) statement_.within = table_.within.value;
        statement_.is_from_first_shot = table_.from_first_shot.value;
        statement_.is_if_ever = table_.if_ever.value;
        if (table_.at_least.is_given()) statement_.at_least = table_.at_least.value;
        if (table_.at_most.is_given()) statement_.at_most = table_.at_most.value;
        take_bounds();
        statement_.history = table_.history.value;
        statement_.confidence = table_.confidence.value;
        check_sense();
        return std::move(statement_);
    }

  private:
    void take_ships(const GivenList<Given<CallName>>& written, std::vector<std::string>& ships) {
        for (const Given<CallName>& name : written.values) {
            for (const std::string& ship : names_.ships(source_, name)) ships.push_back(ship);
        }
    }

    void take_condition(const Given<Label>& written) {
        if (!written.is_given()) return;
        if (const auto condition = ship_condition(written.value)) {
            return statement_.which.push_back(*condition);
        }
        const std::vector<std::string> words(words_of<ShipIs>.begin(), words_of<ShipIs>.end());
        source_.problem(written.spot, ErrorCode::unknown_word,
                        {quotable(written.value),
                         list_of(words) + "; the last four with a number to 100 behind them"},
                        source_.problems.nearest(written.value, words));
    }

    void take_bounds() {
        if (table_.mean.is_written() && table_.percent.is_written()) {
            return wrong(table_.percent.spot, "percent", "given beside mean", "one of the two");
        }
        if (!table_.mean.is_written() && !table_.percent.is_written()) {
            return source_.problem(table_.spot, ErrorCode::missing_key,
                                   {"percent", "two numbers, or mean"});
        }
        statement_.bound_of = table_.mean.is_written() ? BoundOf::mean : BoundOf::percent;
        if (table_.mean.is_given()) take_pair("mean", table_.mean);
        if (table_.percent.is_given()) take_pair("percent", table_.percent);
    }
    template <class ValueType>
    void take_pair(const char* key, const GivenList<Given<ValueType>>& list) {
        const auto& pair = list.values;
        if (std::any_of(pair.begin(), pair.end(), [](const auto& n) { return !n.is_given(); })) {
            return;  // it has been reported
        }
        if (pair.size() != 2 || pair[0].value > pair[1].value) {
            return wrong(list.spot, key, "no pair of numbers", "the least and the most");
        }
        statement_.least = pair[0].value;
        statement_.most = pair[1].value;
    }

    /// What each key alone cannot say.
    void check_sense() const {
        if (!table_.count.is_given()) return;
        const bool has_limits = table_.at_least.is_written() || table_.at_most.is_written();
        if (statement_.bound_of == BoundOf::percent && table_.percent.is_written() && !has_limits) {
            source_.problem(table_.spot, ErrorCode::missing_key,
                            {"at_least", "a number that a battle must come to, or at_most"});
        }
        if (table_.mean.is_written() && has_limits) {
            const Spot spot =
                table_.at_least.is_written() ? table_.at_least.spot : table_.at_most.spot;
            wrong(spot, "at_least or at_most", "given beside mean", "it beside percent alone");
        }
        if (counts_ships(statement_.count) && !table_.which.is_written()) {
            source_.problem(table_.spot, ErrorCode::missing_key,
                            {"which", "what the counted ships are"});
        }
        if (statement_.count != Count::minutes && !statement_.within) return;
        for (std::size_t i = 0; i < statement_.which.size(); ++i) {
            if (actions::is_logged(statement_.which[i].is)) continue;
            return wrong(table_.which.spot, "which", "known at the end alone",
                         "what is known of any minute: sunk, out, silent, stopped, hit or hull at "
                         "most");
        }
    }

    void wrong(Spot spot, std::string key, std::string what, std::string expected) const {
        source_.problem(spot, ErrorCode::out_of_range,
                        {std::move(key), std::move(what), std::move(expected)});
    }

    const Source& source_;
    const StatementTable& table_;
    const ActionNames& names_;
    Statement statement_;
};

}  // namespace

std::optional<ShipCondition> ship_condition(std::string_view text) {
    for (std::size_t i = 0; i < words_of<ShipIs>.size(); ++i) {
        const auto is = static_cast<ShipIs>(i);
        const std::string_view word = word_of(is);
        if (text == word && !has_percent(is)) return ShipCondition{is, 0};
        if (!has_percent(is) || !text.starts_with(word)) continue;
        const auto percent = whole_number<std::int32_t>(trimmed(text.substr(word.size())));
        if (percent && *percent >= 0 && *percent <= whole) return ShipCondition{is, *percent};
    }
    return std::nullopt;
}

Statement statement_of(const Source& source, const StatementTable& table, const ActionNames& names,
                       const NameIndex& variations) {
    return StatementReading(source, table, names).read(variations);
}

}  // namespace flagplot
