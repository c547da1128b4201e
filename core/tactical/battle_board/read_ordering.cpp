#include <fmt/format.h>
#include <fmt/ranges.h>

#include <charconv>

#include "base/plain_text.h"
#include "tactical/battle_board/ordering.h"
#include "tactical/battle_board/phrases.h"

namespace flagplot::tactical::battle_board {

namespace {

std::vector<std::string> words_in(std::string_view line) {
    std::vector<std::string> words;
    std::string word;
    for (const char c : line) {
        const bool is_space = c == ' ' || c == '\t' || c == '\r' || c == '\n';
        if (!is_space) {
            word += lower_case(c);
        } else if (!word.empty()) {
            words.push_back(std::move(word));
            word.clear();
        }
    }
    if (!word.empty()) words.push_back(std::move(word));
    return words;
}

std::optional<std::int32_t> number_in(std::string_view text) {
    std::int32_t value = 0;
    const auto read = std::from_chars(text.data(), text.data() + text.size(), value);
    const bool is_whole = read.ec == std::errc{} && read.ptr == text.data() + text.size();
    return is_whole && !text.empty() ? std::optional(value) : std::nullopt;
}

/// "t3" is 2, "s2" is 1.
std::optional<std::int32_t> numbered(char letter, std::string_view text) {
    if (!text.starts_with(letter)) return std::nullopt;
    const auto number = number_in(text.substr(1));
    return number && *number >= 1 ? std::optional(*number - 1) : std::nullopt;
}

std::optional<BoardSquare> square_in(std::string_view text) {
    const auto comma = text.find(',');
    if (comma == std::string_view::npos) return std::nullopt;
    const auto x = number_in(text.substr(0, comma));
    const auto y = number_in(text.substr(comma + 1));
    if (!x || !y) return std::nullopt;
    return BoardSquare{*x, *y};
}

/// Reads one order word by word; the first that is wrong is kept.
class OrderReader {
  public:
    OrderReader(const View& view, std::string_view line) : view_(view), words_(words_in(line)) {}

    Result<Order> read() {
        const std::vector<std::string> verbs{"doctrine", "step", "auto", "go"};
        const std::string verb = next();
        if (verb == "doctrine") return done(doctrine());
        if (verb == "step") return done(step());
        if (verb == "auto") return done(automatic());
        if (verb == "go") {
            expect("on");
            return done({GoOn{}});
        }
        wrong(verb, fmt::format("one of {}", fmt::join(verbs, ", ")), verbs);
        return done({});
    }

  private:
    std::string next() { return at_ < words_.size() ? words_[at_++] : std::string{}; }

    void wrong(const std::string& word, std::string expected,
               const std::vector<std::string>& candidates = {}) {
        if (error_) return;
        error_ = Error{ErrorCode::no_such_order,
                       {word, std::move(expected)},
                       {},
                       word.size() > 1 ? nearest_word(word, candidates) : std::string{}};
    }

    void expect(const std::string& word) {
        const std::string found = next();
        if (found != word) wrong(found, fmt::format("\"{}\"", word), {word});
    }

    std::int32_t token() {
        const std::string word = next();
        const auto number = numbered('t', word);
        if (!number) wrong(word, "a token like T1");
        return number.value_or(0);
    }

    template <Worded E>
    E word_from() {
        const std::vector<std::string> words(words_of<E>.begin(), words_of<E>.end());
        const std::string found = next();
        for (std::size_t i = 0; i < words.size(); ++i) {
            if (words[i] == found) return static_cast<E>(i);
        }
        wrong(found, fmt::format("one of {}", fmt::join(words, ", ")), words);
        return {};
    }

    Order doctrine() {
        GiveOrders order{token()};
        while (at_ < words_.size() && !error_) clause(order);
        return {order};
    }

    void clause(GiveOrders& order) {
        const std::vector<std::string> keys{"tactic", "primary", "secondary", "attack", "cargo"};
        const std::string key = next();
        if (key == "tactic") {
            order.tactic = word_from<Tactic>();
        } else if (key == "primary") {
            order.primary = word_from<TargetClass>();
        } else if (key == "secondary") {
            order.secondary = word_from<TargetClass>();
        } else if (key == "attack") {
            order.attack = word_from<Attack>();
            if (order.attack == Attack::one_side) order.attacked = side();
        } else if (key == "cargo") {
            const std::string word = next();
            order.dumps_cargo = word == "dump";
            if (word != "dump" && word != "keep") wrong(word, "dump or keep", {"dump", "keep"});
        } else {
            wrong(key, fmt::format("one of {}", fmt::join(keys, ", ")), keys);
        }
    }

    SideIndex side() {
        const std::string word = next();
        const auto number = numbered('s', word);
        if (!number) wrong(word, "a side like S2");
        return {static_cast<std::uint32_t>(number.value_or(0))};
    }

    Order step() {
        StepTo order{token(), {}};
        expect("to");
        const std::string word = next();
        const auto square = square_in(word);
        if (!square) wrong(word, "a square like 4,5");
        order.to = square.value_or(BoardSquare{});
        return {order};
    }

    Order automatic() {
        if (at_ == words_.size()) return {ByTactics{}};
        return {StepByTactic{token()}};
    }

    Result<Order> done(Order order) {
        if (at_ < words_.size()) wrong(words_[at_], "the end of the order");
        if (error_) return Failure(*error_);
        if (auto expected = why_not(view_, order)) {
            return failure(ErrorCode::no_such_order, {order_text(order), *std::move(expected)});
        }
        return order;
    }

    const View& view_;
    std::vector<std::string> words_;
    std::size_t at_ = 0;
    std::optional<Error> error_;
};

}  // namespace

Result<Order> read_order_text(const View& view, std::string_view line) {
    return OrderReader(view, line).read();
}

}  // namespace flagplot::tactical::battle_board
