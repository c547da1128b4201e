#include "tactical/squadron/ordering.h"

#include <utility>

#include "tactical/squadron/allowed.h"
#include "tactical/squadron/phrase.h"
#include "tactical/squadron/verbs.h"

namespace flagplot::tactical::squadron {

namespace {

constexpr Lexis order_words{.separators = " \t\r\n"};

/// Reads one order part by part; the first that is wrong is kept.
class Reading {
  public:
    explicit Reading(std::string_view text) : text_(text), line_(text, order_words) {}

    Result<Order> order() {
        std::optional<Order> order;
        std::vector<std::string> words;
        const std::string first = line_.is_at_end() ? std::string() : line_.take().text;
        for_each_verb([&](const auto& row) {
            words.emplace_back(row.verb.text);
            if (is_same_word(first, row.verb.text)) order = order_of(row);
        });
        if (!order) wrong_word(first, "one of " + list_of(words), words);
        if (order && !line_.is_at_end()) wrong("the end of the order");
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
        if (error_ || line_.take_if(word.text)) return;
        wrong(fmt::format("\"{}\"", word.text), {std::string(word.text)});
    }
    template <class Notation, class Of, class Value>
    void take(const Slot<Notation, Of, Value>& slot, Of& order) {
        if (auto value = read<Notation>()) order.*slot.member = *std::move(value);
    }
    template <class Notation, class Of, class Value>
    void take(const Maybe<Notation, Of, Value>& part, Of& order) {
        if (error_ || line_.is_at_end()) return;
        if (!part.before.empty() && !line_.take_if(part.before)) return;
        order.*part.member = read<Notation>();
    }
    template <class Notation, class Of, class Value>
    void take(const Many<Notation, Of, Value>& part, Of& order) {
        if (error_ || line_.is_at_end()) return;
        if (!part.before.empty() && !line_.take_if(part.before)) return;
        while (!error_ && !line_.is_at_end() && !is_flag()) {
            if (auto value = read<Notation>()) (order.*part.member).push_back(*std::move(value));
        }
    }
    template <class Of>
    void take(const Flag<Of>& part, Of& order) {
        if (!error_) order.*part.member = line_.take_if(part.text);
    }

    [[nodiscard]] bool is_flag() const { return line_.is_next("ram") || line_.is_next("anchor"); }

    template <class Notation>
    auto read() -> decltype(Notation::read(std::declval<WordReader&>())) {
        if (error_) return std::nullopt;
        auto value = line_.is_at_end() ? std::nullopt : Notation::read(line_);
        if (value) return value;
        if constexpr (requires { Notation::words; }) {
            const std::vector<std::string> words(Notation::words.begin(), Notation::words.end());
            wrong("one of " + list_of(words), words);
        } else {
            wrong(std::string(Notation::expected));
        }
        return std::nullopt;
    }

    void wrong(std::string expected, const std::vector<std::string>& candidates = {}) {
        wrong_word(line_.is_at_end() ? std::string() : line_.next().text, std::move(expected),
                   candidates);
    }
    /// A line that ends too early is wrong as a whole.
    void wrong_word(const std::string& word, std::string expected,
                    const std::vector<std::string>& candidates) {
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

/// The text of what is listed that is nearest to a wrong one.
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

}  // namespace flagplot::tactical::squadron
