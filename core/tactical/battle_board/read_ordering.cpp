#include "base/lexer.h"
#include "base/plain_text.h"
#include "tactical/battle_board/ordering.h"
#include "tactical/battle_board/phrases.h"
#include "tactical/battle_board/skin.h"

namespace flagplot::tactical::battle_board {

namespace {

constexpr Lexis battle_words{.separators = " \t\r\n"};

/// 2 for "t3", 1 for "s2".
std::optional<std::int32_t> index_of(char letter, std::string_view text) {
    const auto number = numbered<std::int32_t>(letter, text);
    return number && *number >= 1 ? std::optional(*number - 1) : std::nullopt;
}

std::optional<BoardSquare> square_in(std::string_view text) {
    const auto comma = text.find(',');
    if (comma == std::string_view::npos) return std::nullopt;
    const auto x = whole_number<std::int32_t>(text.substr(0, comma));
    const auto y = whole_number<std::int32_t>(text.substr(comma + 1));
    if (!x || !y) return std::nullopt;
    return BoardSquare{*x, *y};
}

/// Reads one order word by word; keeps the first error.
class OrderReader {
  public:
    OrderReader(const View& view, std::string_view line, const Naval& naval)
        : view_(view), line_(lower_case(line), battle_words), naval_(naval) {}

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
        wrong(verb, "one of " + list_of(verbs), verbs);
        return done({});
    }

  private:
    std::string next() { return line_.is_at_end() ? std::string{} : line_.take().text; }

    void wrong(const std::string& word, std::string expected,
               const std::vector<std::string>& candidates = {}) {
        if (error_) return;
        error_ = Error{ErrorCode::no_such_order,
                       {word, std::move(expected)},
                       {},
                       word.size() > 1 ? nearest_word(word, candidates) : std::string{}};
    }

    void expect(const std::string& word) {
        if (!line_.take_if(word)) wrong(next(), "\"" + word + "\"", {word});
    }

    std::int32_t token() {
        const std::string word = next();
        const auto number = index_of('t', word);
        if (!number) wrong(word, "a token like T1");
        return number.value_or(0);
    }

    template <Worded E>
    E word_from() {
        const auto words = word_list<E>();
        if (const auto found = line_.take_one_of(words)) return static_cast<E>(*found);
        wrong(next(), "one of " + list_of(words), words);
        return {};
    }

    /// In the words of the skin; the board's own words are also accepted.
    TargetClass target() {
        std::vector<std::string> words;
        for (const std::string_view word : target_words(naval_)) words.emplace_back(word);
        const std::string found = next();
        for (std::size_t i = 0; i < words.size(); ++i) {
            if (words[i] == found || words_of<TargetClass>[i] == found) {
                return static_cast<TargetClass>(i);
            }
        }
        std::erase(words, std::string{});
        wrong(found, "one of " + list_of(words), words);
        return {};
    }

    Order doctrine() {
        GiveOrders order{token()};
        while (!line_.is_at_end() && !error_) clause(order);
        return {order};
    }

    void clause(GiveOrders& order) {
        const std::vector<std::string> keys{"tactic", "primary", "secondary", "attack", "cargo"};
        const std::string key = next();
        if (key == "tactic") {
            order.tactic = word_from<Tactic>();
        } else if (key == "primary") {
            order.primary = target();
        } else if (key == "secondary") {
            order.secondary = target();
        } else if (key == "attack") {
            order.attack = word_from<Attack>();
            if (order.attack == Attack::one_side) order.attacked = side();
        } else if (key == "cargo") {
            const std::string word = next();
            order.dumps_cargo = word == "dump";
            if (word != "dump" && word != "keep") wrong(word, "dump or keep", {"dump", "keep"});
        } else {
            wrong(key, "one of " + list_of(keys), keys);
        }
    }

    SideIndex side() {
        const std::string word = next();
        const auto number = index_of('s', word);
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
        if (line_.is_at_end()) return {ByTactics{}};
        return {StepByTactic{token()}};
    }

    Result<Order> done(Order order) {
        if (!line_.is_at_end()) wrong(next(), "the end of the order");
        if (error_) return Failure(*error_);
        if (auto expected = why_not(view_, order)) {
            return failure(ErrorCode::no_such_order,
                           {order_text(order, naval_), *std::move(expected)});
        }
        return order;
    }

    const View& view_;
    WordReader line_;
    const Naval& naval_;
    std::optional<Error> error_;
};

}  // namespace

Result<Order> read_order_text(const View& view, std::string_view line, const Naval& naval) {
    return OrderReader(view, line, naval).read();
}

}  // namespace flagplot::tactical::battle_board
