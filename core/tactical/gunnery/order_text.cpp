#include "tactical/gunnery/order_text.h"

#include <fmt/format.h>

#include <algorithm>
#include <optional>
#include <vector>

#include "base/lexer.h"
#include "base/lines.h"
#include "base/plain_text.h"
#include "tactical/gunnery/contacts.h"
#include "tactical/gunnery/ordering.h"
#include "tactical/gunnery/verbs.h"

namespace flagplot::tactical::gunnery {

namespace {

constexpr Lexis clauses{.separators = ";"};
constexpr Lexis clause_words{.separators = " \t\r\n", .has_quotes = true};
constexpr std::string_view effective_range = "effective range";
constexpr std::string_view done = "done";
constexpr std::string_view carry_on = "carry on";

// --- writing -------------------------------------------------------------------------------------

std::string yards(std::int32_t range) { return fmt::format("{}", range * yards_in_range); }

/// What stands behind the verb.
std::string slots_text(const Clause& clause) {
    const std::string enemy = enemy_name(clause.enemy);
    switch (row_of(clause.verb).slots) {
        case Slots::none:
            return {};
        case Slots::heading:
            return fmt::format("{:03}", clause.number);
        case Slots::heading_or_none:
            return clause.number < 0 ? "" : fmt::format("{:03}", clause.number);
        case Slots::knots:
            return fmt::format("{}", clause.number);
        case Slots::enemy:
            return enemy;
        case Slots::range_from_enemy:
            return fmt::format("{} from {}", yards(clause.number), enemy);
        case Slots::enemy_at_range:
            return clause.number == 0 ? enemy
                                      : fmt::format("{} at {}", enemy, yards(clause.number));
        case Slots::division:
            return clause.name;
        case Slots::target:
            return clause.enemy > 0 ? enemy : fmt::format("\"{}\"", clause.name);
        case Slots::preference: {
            const auto place = static_cast<std::size_t>(clause.number);
            return place == 0 ? "" : std::string(words_of<Prefer>.at(place));
        }
        case Slots::opening:
            return clause.number == 0 ? std::string(effective_range) : yards(clause.number);
        case Slots::enemy_and_number:
            return clause.number == 0 ? enemy : fmt::format("{} {}", enemy, clause.number);
    }
    return {};
}

// --- reading -------------------------------------------------------------------------------------

Failure wrong(std::string_view word, std::string expected,
              const std::vector<std::string>& candidates = {}) {
    return failure(ErrorCode::no_such_order, {std::string(word), std::move(expected)}, {},
                   nearest_word(word, candidates));
}

std::vector<std::string> verbs() { return word_list<Verb>(); }

/// Reads what stands behind the division. The first thing that is wrong is kept.
class ClauseReader {
  public:
    ClauseReader(const View& view, const std::string& division, std::string_view words)
        : view_(view), words_(words, clause_words) {
        clause_.division = division;
    }

    Result<Clause> read() {
        const auto verb = take_verb();
        if (!verb) return wrong_verb();
        clause_.verb = *verb;
        take_slots(row_of(*verb).slots);
        if (!words_.is_at_end()) fail(words_.next().text, "the end of the clause");
        if (error_) return Failure(*error_);
        return clause_;
    }

  private:
    /// The verb of most words that stands here.
    std::optional<Verb> take_verb() {
        std::optional<Verb> best;
        std::size_t most = 0;
        for (const VerbRow& row : verb_rows) {
            const auto parts = words_of_line(word_of(row.verb), clause_words);
            if (parts.size() <= most || !stands_here(parts)) continue;
            most = parts.size();
            best = row.verb;
        }
        words_.skip(most);
        return best;
    }
    [[nodiscard]] bool stands_here(const std::vector<LineWord>& parts) const {
        if (parts.size() > words_.left()) return false;
        for (std::size_t i = 0; i < parts.size(); ++i) {
            const LineWord& word = words_.next(i);
            if (word.is_quoted || !is_same_word(word.text, parts[i].text)) return false;
        }
        return true;
    }
    /// The nearest verb of two words counts before that of one.
    [[nodiscard]] Failure wrong_verb() const {
        if (words_.is_at_end()) return wrong(clause_.division, "a verb behind the division");
        const std::string& first = words_.next().text;
        const LineWord* second = words_.after_next();
        if (second != nullptr) {
            const std::string both = first + " " + second->text;
            if (!nearest_word(both, verbs()).empty()) return wrong(both, "an order", verbs());
        }
        return wrong(first, "an order", verbs());
    }

    void fail(std::string_view word, std::string expected,
              const std::vector<std::string>& candidates = {}) {
        if (!error_) error_ = wrong(word, std::move(expected), candidates).value();
    }
    std::string take() { return words_.is_at_end() ? std::string{} : words_.take().text; }

    void take_slots(Slots slots) {
        switch (slots) {
            case Slots::none:
                return;
            case Slots::heading:
                return heading();
            case Slots::heading_or_none:
                clause_.number = -1;
                return words_.is_at_end() ? void() : heading();
            case Slots::knots:
                return number(1, most_knots, fmt::format("knots from 1 to {}", most_knots));
            case Slots::enemy:
                return enemy();
            case Slots::range_from_enemy:
                range();
                expect("from");
                return enemy();
            case Slots::enemy_at_range:
                enemy();
                return words_.take_if("at") ? range() : void();
            case Slots::division:
                return division();
            case Slots::target:
                return target();
            case Slots::preference:
                return words_.is_at_end() ? void() : preference();
            case Slots::opening:
                return opening();
            case Slots::enemy_and_number:
                enemy();
                if (words_.is_at_end()) return;
                return number(1, most_torpedoes, fmt::format("1 to {} torpedoes", most_torpedoes));
        }
    }

    void expect(const std::string& word) {
        if (!words_.take_if(word)) fail(take(), "\"" + word + "\"", {word});
    }
    void number(std::int32_t least, std::int32_t most, std::string expected) {
        const std::string word = take();
        const auto found = whole_number<std::int32_t>(word);
        if (!found || *found < least || *found > most) return fail(word, std::move(expected));
        clause_.number = *found;
    }
    void heading() {
        constexpr std::int32_t greatest = 359;
        number(0, greatest, "a course from 000 to 359");
    }
    void range() {
        const std::string word = take();
        const auto found = whole_number<std::int32_t>(word);
        const bool is_right = found && *found > 0 && *found % yards_in_range == 0 &&
                              *found <= most_range * yards_in_range;
        if (!is_right) {
            return fail(word, fmt::format("whole hundreds of yards up to {}", yards(most_range)));
        }
        clause_.number = *found / yards_in_range;
    }
    void enemy() {
        const std::string word = take();
        const auto found = numbered<std::int32_t>('E', word);
        std::vector<std::string> names;
        for (const std::int32_t each : enemies_of(view_)) names.push_back(enemy_name(each));
        if (!found) {
            return fail(word,
                        names.empty() ? "an enemy division, and none is known"
                                      : "one of the enemies " + list_of(names),
                        names);
        }
        clause_.enemy = *found;
    }
    void division() {
        const std::string word = take();
        std::vector<std::string> names;
        for (const Division& each : view_.own.divisions) {
            if (is_same_word(each.name, word)) clause_.name = each.name;
            if (is_there(view_.own, each) && each.name != clause_.division) {
                names.push_back(each.name);
            }
        }
        if (clause_.name.empty()) fail(word, "another of your divisions", names);
    }
    /// A ship's name may stand without quotation marks, if it looks like no division's.
    void target() {
        if (words_.is_at_end()) return fail({}, "an enemy division or ship");
        if (!words_.next().is_quoted && numbered<std::int32_t>('E', words_.next().text)) {
            return enemy();
        }
        std::string name = take();
        while (!words_.is_at_end()) name += " " + take();
        const std::vector<std::string> names = ships_known(view_);
        const auto found = std::find_if(names.begin(), names.end(), [&](const std::string& each) {
            return is_same_word(each, name);
        });
        if (found == names.end()) return fail(name, "an enemy division or ship", names);
        clause_.name = *found;
    }
    void preference() {
        const auto words = word_list<Prefer>();
        const auto found = words_.take_one_of(words);
        if (!found) return fail(take(), "one of " + list_of(words), words);
        clause_.number = static_cast<std::int32_t>(*found);
    }
    void opening() {
        if (words_.take_if("effective")) return expect("range");
        range();
    }

    const View& view_;
    WordReader words_;
    Clause clause_;
    std::optional<Error> error_;
};

/// Reads a line clause by clause.
class OrderReader {
  public:
    OrderReader(const View& view, std::string_view line) : view_(view), line_(line) {}

    Result<Order> read() {
        for (const LineWord& part : words_of_line(line_, clauses)) {
            const std::string_view text = trimmed(part.text);
            if (text.empty()) continue;
            if (order_.turns > 0) return wrong(text, "the end of the order");
            if (auto problem = take(text)) return Failure(*std::move(problem));
        }
        if (auto expected = why_not(view_, order_)) {
            return wrong(line_, *std::move(expected));
        }
        return order_;
    }

  private:
    std::optional<Error> take(std::string_view text) {
        const std::size_t colon = text.find(':');
        if (colon == text.npos) return take_end(text);
        const std::string_view name = trimmed(text.substr(0, colon));
        const auto& divisions = view_.own.divisions;
        const auto found = std::find_if(
            divisions.begin(), divisions.end(),
            [&](const Division& division) { return is_same_word(division.name, name); });
        if (found == divisions.end()) return unknown_division(name);
        auto clause = ClauseReader(view_, found->name, text.substr(colon + 1)).read();
        if (!clause) return clause.error();
        if (auto expected = why_not(view_, *clause)) {
            return wrong(clause_text(*clause), *std::move(expected)).value();
        }
        order_.clauses.push_back(*std::move(clause));
        return std::nullopt;
    }

    [[nodiscard]] std::optional<Error> unknown_division(std::string_view name) const {
        std::vector<std::string> names;
        for (const Division& division : view_.own.divisions) {
            if (is_there(view_.own, division)) names.push_back(division.name);
        }
        return wrong(name, "one of your divisions " + list_of(names), names).value();
    }

    /// `done` or `carry on 3`.
    std::optional<Error> take_end(std::string_view text) {
        const auto words = words_of_line(text, clause_words);
        if (words.size() == 1 && is_same_word(words[0].text, done)) {
            order_.turns = 1;
            return std::nullopt;
        }
        const bool is_carried = words.size() == 3 && is_same_word(words[0].text, "carry") &&
                                is_same_word(words[1].text, "on");
        const auto turns = is_carried ? whole_number<std::int32_t>(words[2].text) : std::nullopt;
        if (turns && *turns >= 1 && *turns <= most_turns) {
            order_.turns = *turns;
            return std::nullopt;
        }
        return wrong(text,
                     fmt::format("DIVISION: ORDER, \"done\" or \"carry on\" for 1 to {} turns",
                                 most_turns),
                     {std::string(done), std::string(carry_on)})
            .value();
    }

    const View& view_;
    std::string_view line_;
    Order order_;
};

}  // namespace

std::string words_of_clause(const Clause& clause) {
    const std::string slots = slots_text(clause);
    return fmt::format("{}{}{}", word_of(clause.verb), slots.empty() ? "" : " ", slots);
}

std::string clause_text(const Clause& clause) {
    return fmt::format("{}: {}", clause.division, words_of_clause(clause));
}

std::string order_text(const Order& order) {
    std::vector<std::string> parts;
    for (const Clause& clause : order.clauses) parts.push_back(clause_text(clause));
    if (order.turns == 1) parts.emplace_back(done);
    if (order.turns > 1) parts.push_back(fmt::format("{} {}", carry_on, order.turns));
    return fmt::format("{}", fmt::join(parts, "; "));
}

Result<Order> read_order_text(const View& view, std::string_view line) {
    return OrderReader(view, line).read();
}

}  // namespace flagplot::tactical::gunnery
