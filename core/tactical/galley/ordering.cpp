#include "tactical/galley/ordering.h"

#include <utility>

#include "base/lexer.h"
#include "tactical/galley/allowed.h"
#include "tactical/galley/phrase.h"
#include "tactical/galley/verbs.h"

namespace flagplot::tactical::galley {

namespace {

constexpr Lexis order_words{.separators = " \t\r\n"};

/// Reads one order word by word; the first that is wrong is kept.
class Reading {
  public:
    explicit Reading(std::string_view text) : text_(text), line_(text, order_words) {}

    Result<Order> order() {
        std::optional<Order> order;
        const std::string first = next();
        for_each_verb([&](const auto& row) {
            if (is_same_word(first, row.verb.text)) order = order_of(row);
        });
        if (!order) wrong(first, "one of " + list_of(verbs()), verbs());
        if (order && !line_.is_at_end()) wrong(next(), "the end of the order");
        if (error_) return Failure(*error_);
        return *std::move(order);
    }

  private:
    /// As a list whose length is known at once: GCC 12 takes a growing one for a fault.
    static std::vector<std::string> verbs() {
        std::vector<std::string_view> words;
        for_each_verb([&](const auto& row) { words.push_back(row.verb.text); });
        return {words.begin(), words.end()};
    }
    template <class Row>
    Order order_of(const Row& row) {
        typename Row::Of order{};
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
    template <class Notation, class Of, class Value>
    void take(const Perhaps<Notation, Of, Value>& part, Of& order) {
        if (!line_.is_at_end()) order.*part.member = value<Notation, Value>();
    }
    template <class Notation, class Of, class Value>
    void take(const Many<Notation, Of, Value>& part, Of& order) {
        while (!line_.is_at_end() && !error_) {
            (order.*part.member).push_back(value<Notation, Value>());
        }
    }
    template <class Of, class Pair>
    void take(const Pairs<Of, Pair>& part, Of& order) {
        while (!line_.is_at_end() && !error_) {
            Pair pair;
            pair.*part.ship = value<ShipWord, Tag>();
            pair.*part.strength = value<StrengthWord, std::int32_t>();
            (order.*part.member).push_back(pair);
        }
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

}  // namespace

std::string order_text(const Order& order) {
    return std::visit([](const auto& what) { return phrase(what); }, order);
}

Result<Order> read_order_text(const Tables& tables, const View& view, std::string_view line) {
    auto order = Reading(line).order();
    if (!order) return order;
    if (auto expected = why_not(tables, view, *order)) {
        return failure(ErrorCode::no_such_order, {order_text(*order), *std::move(expected)});
    }
    return order;
}

}  // namespace flagplot::tactical::galley
