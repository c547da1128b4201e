#pragma once

#include <fmt/format.h>

#include <algorithm>
#include <optional>
#include <string>
#include <string_view>
#include <tuple>
#include <utility>
#include <vector>

#include "base/lexer.h"
#include "base/plain_text.h"
#include "base/result.h"
#include "tactical/forms.h"
#include "tactical/kit/order_words.h"

/// \file
/// Orders as text, by a module's table of verbs: reading them, writing them, and writing forms of
/// them, which are the same text with slots left open.

namespace flagplot::tactical::kit {

/// Writes an order part by part; what `open` names is left open.
class OrderWriting {
  public:
    explicit OrderWriting(const std::vector<FormSlot>& open) : open_(open) {}

    template <class Verbs, class Of>
    std::string text_of(const Verbs& verbs, const Of& order) {
        const auto& row = verb_of<Of>(verbs);
        text_ = row.verb.text;
        std::apply([&](const auto&... parts) { (put(parts, order), ...); }, row.parts);
        return std::move(text_);
    }

  private:
    template <class Of>
    void put(const Word& word, const Of& /*order*/) {
        add(word.text);
    }
    template <class Notation, class Of, class Value>
    void put(const Slot<Notation, Of, Value>& slot, const Of& order) {
        if (is_open(slot.name)) return add_open<Notation>(slot.name);
        add(Notation::write(order.*slot.member));
    }
    template <class Notation, class Of, class Value>
    void put(const Maybe<Notation, Of, Value>& part, const Of& order) {
        const Value& value = order.*part.member;
        if (!is_open(part.name) && value == Of{}.*part.member) return;
        if (!part.before.empty()) add(part.before);
        if (is_open(part.name)) return add_open<Notation>(part.name);
        if constexpr (requires { *value; }) {
            add(Notation::write(*value));
        } else {
            add(Notation::write(value));
        }
    }
    template <class Notation, class Of, class Value>
    void put(const Many<Notation, Of, Value>& part, const Of& order) {
        const auto& values = order.*part.member;
        if (!is_open(part.name) && values.empty()) return;
        if (!part.before.empty()) add(part.before);
        if (is_open(part.name)) return add_open<Notation>(part.name);
        for (const auto& value : values) add(Notation::write(value));
    }
    template <class Of>
    void put(const Flag<Of>& part, const Of& order) {
        if (order.*part.member) add(part.text);
    }

    void add(std::string_view word) {
        text_ += ' ';
        text_ += word;
    }
    /// A notation may say how it is left open, where that is not its name alone.
    template <class Notation>
    void add_open(std::string_view name) {
        if constexpr (requires { Notation::open(name); }) {
            add(Notation::open(name));
        } else {
            add(fmt::format("{{{}}}", name));
        }
    }
    [[nodiscard]] bool is_open(std::string_view name) const {
        return std::any_of(open_.begin(), open_.end(),
                           [name](const FormSlot& slot) { return slot.name == name; });
    }

    const std::vector<FormSlot>& open_;
    std::string text_;
};

/// Reads one order part by part; the first that is wrong is kept.
class OrderReading {
  public:
    explicit OrderReading(std::string_view text) : text_(text), line_(text, separators) {}

    /// Errors (`no_such_order`): the word that is wrong, and what was expected.
    template <class Order, class Verbs>
    Result<Order> order(const Verbs& verbs) {
        std::optional<Order> order;
        const std::string first = line_.is_at_end() ? std::string() : line_.take().text;
        for_each_verb(verbs, [&](const auto& row) {
            if (is_same_word(first, row.verb.text)) order = Order{of_row(row)};
        });
        if (!order) wrong_word(first, "one of " + list_of(words_of(verbs)), words_of(verbs));
        if (order && !line_.is_at_end()) wrong("the end of the order");
        if (error_) return Failure(*error_);
        return *std::move(order);
    }

  private:
    static constexpr Lexis separators{.separators = " \t\r\n"};

    /// As a list whose length is known at once: GCC 12 takes a growing one for a fault.
    template <class Verbs>
    static std::vector<std::string> words_of(const Verbs& verbs) {
        std::vector<std::string_view> words;
        for_each_verb(verbs, [&](const auto& row) { words.push_back(row.verb.text); });
        return {words.begin(), words.end()};
    }

    template <class Row>
    typename Row::Of of_row(const Row& row) {
        typename Row::Of order{};
        std::apply([&](const auto&... parts) { (note_flag(parts), ...); }, row.parts);
        std::apply([&](const auto&... parts) { (take(parts, order), ...); }, row.parts);
        return order;
    }

    template <class Part>
    void note_flag(const Part& /*part*/) {}
    template <class Of>
    void note_flag(const Flag<Of>& flag) {
        flags_.push_back(flag.text);
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
        if (auto value = read<Notation>()) order.*part.member = *std::move(value);
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

    [[nodiscard]] bool is_flag() const {
        return std::any_of(flags_.begin(), flags_.end(),
                           [this](std::string_view flag) { return line_.is_next(flag); });
    }

    template <class Notation>
    auto read() -> decltype(read_value<Notation>(std::declval<WordReader&>())) {
        if (error_) return std::nullopt;
        auto value = read_value<Notation>(line_);
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
    std::vector<std::string_view> flags_;  ///< of the order that is read
    std::optional<Error> error_;
};

}  // namespace flagplot::tactical::kit
