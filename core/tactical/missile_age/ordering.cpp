#include "tactical/missile_age/ordering.h"

#include <fmt/ranges.h>

#include <cstdlib>
#include <utility>

#include "base/lexer.h"
#include "tactical/missile_age/allowed.h"
#include "tactical/missile_age/phrase.h"
#include "tactical/missile_age/verbs.h"

namespace flagplot::tactical::missile_age {

namespace {

constexpr Lexis order_words{.separators = " \t\r\n"};

/// Reads one order word by word; the first that is wrong is kept.
class Reading {
  public:
    explicit Reading(std::string_view text) : text_(text), line_(text, order_words) {}

    Result<Order> order() {
        std::optional<Order> order;
        std::vector<std::string> words;
        const std::string first = next();
        for_each_verb([&](const auto& row) {
            words.emplace_back(row.verb.text);
            if (is_same_word(first, row.verb.text)) order = order_of(row);
        });
        if (!order) wrong(first, "one of " + list_of(words), words);
        if (order && !line_.is_at_end()) wrong(next(), "the end of the order");
        if (error_) return Failure(*error_);
        return *std::move(order);
    }

  private:
    template <class Row>
    Order order_of(const Row& row) {
        typename Row::Of order;
        std::apply([&](const auto&... parts) { (take(parts, order), ...); }, row.parts);
        return {std::move(order)};
    }

    template <class Of>
    void take(const Word& word, Of& /*order*/) {
        if (!line_.take_if(word.text)) {
            wrong(next(), fmt::format("\"{}\"", word.text), {std::string(word.text)});
        }
    }
    template <class Notation, class Of, class Value>
    void take(const Slot<Notation, Of, Value>& slot, Of& order) {
        order.*slot.member = value<Notation, Value>();
    }
    void take(const LegWords& /*part*/, Move& move) {
        while (!line_.is_at_end() && !error_) take_leg(move);
    }
    void take(const OtherUnit& /*part*/, Answer& answer) {
        if (!line_.is_at_end()) answer.unit = value<UnitWord, Tag>();
    }

    void take_leg(Move& move) {
        const auto word = value<ListWord<LegWord, leg_words>, LegWord>();
        const std::int32_t number = value<NumberWord, std::int32_t>();
        if (word == LegWord::ahead) {
            move.legs.push_back({number, 0});
            return;
        }
        const bool is_behind_run = !move.legs.empty() && move.legs.back().turn == 0;
        if (!is_behind_run) move.legs.push_back({});
        move.legs.back().turn = word == LegWord::port ? -number : number;
    }

    template <class Notation, class Value>
    Value value() {
        const std::string word = next();
        const auto read = Notation::read(word);
        if constexpr (requires { Notation::words; }) {
            const std::vector<std::string> words(Notation::words.begin(), Notation::words.end());
            if (!read) wrong(word, "one of " + list_of(words), words);
        } else {
            if (!read) wrong(word, std::string(Notation::expected));
        }
        return read.value_or(Value{});
    }

    std::string next() { return line_.is_at_end() ? std::string{} : line_.take().text; }

    /// A line that ends too early is wrong as a whole.
    void wrong(const std::string& word, std::string expected,
               const std::vector<std::string>& candidates = {}) {
        if (error_) return;
        error_ = Error{ErrorCode::no_such_order,
                       {word.empty() ? std::string(text_) : word, std::move(expected)},
                       {},
                       nearest_word(word, candidates)};
    }

    std::string_view text_;
    WordReader line_;
    std::optional<Error> error_;
};

/// The texts of what is listed, for the nearest to a wrong one.
std::string nearest_option(const Tables& tables, const View& view, const std::string& text) {
    std::vector<std::string> texts;
    for (const Order& order : options_of(tables, view)) texts.push_back(order_text(order));
    return nearest_word(text, texts);
}

}  // namespace

std::string order_text(const Order& order) {
    return std::visit([](const auto& what) { return phrase(what); }, order.what);
}

Result<Order> read_order_text(const Tables& tables, const View& view, std::string_view line) {
    auto order = Reading(line).order();
    if (!order) return order;
    if (auto expected = why_not(tables, view, *order)) {
        const std::string text = order_text(*order);
        return failure(ErrorCode::no_such_order, {text, *std::move(expected)}, {},
                       nearest_option(tables, view, text));
    }
    return order;
}

}  // namespace flagplot::tactical::missile_age
