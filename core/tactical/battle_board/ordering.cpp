#include "tactical/battle_board/ordering.h"

#include <fmt/format.h>

#include <algorithm>

#include "tactical/battle_board/ground.h"
#include "tactical/battle_board/phrases.h"
#include "tactical/battle_board/skin.h"
#include "tactical/battle_board/speed.h"

namespace flagplot::tactical::battle_board {

namespace {

/// Which orders were given: bits of `TokenOrders::given`.
enum Given : std::uint8_t { tactic = 1, primary = 2, secondary = 4, attack = 8, cargo = 16 };

bool is_before_first(const Position& position) { return position.round == 0; }

bool is_asked(const View& view) {
    return view.position.stage != Stage::over && view.position.asked == view.side;
}

/// Is it one of the side's own tokens that can still be given orders?
bool is_ordered(const View& view, std::int32_t token) {
    if (token < 0 || token >= static_cast<std::int32_t>(view.position.tokens.size())) return false;
    const auto number = static_cast<std::size_t>(token);
    return view.orders[number].has_value() && is_on_board(view.position.tokens[number]);
}

bool has_minerals(const Position& position, std::int32_t token) {
    const Token& its = position.tokens[static_cast<std::size_t>(token)];
    return position.fleets[static_cast<std::size_t>(its.fleet)].minerals > 0;
}

/// One order for each word that is offered and would change something.
template <Worded E, class Words>
void list(std::vector<Order>& options, std::int32_t token, const TokenOrders& now, Given bit,
          const Words& words, E value, std::optional<E> GiveOrders::* member) {
    if ((now.given & bit) != 0) return;
    for (std::size_t word = 0; word < words.size(); ++word) {
        if (static_cast<E>(word) == value || words[word].empty()) continue;
        GiveOrders order{token};
        order.*member = static_cast<E>(word);
        options.push_back({order});
    }
}

void list_attack(std::vector<Order>& options, std::int32_t token, const View& view,
                 const TokenOrders& now) {
    if ((now.given & Given::attack) != 0) return;
    for (std::size_t word = 0; word < words_of<Attack>.size(); ++word) {
        const auto attack = static_cast<Attack>(word);
        GiveOrders order{token};
        order.attack = attack;
        if (attack != Attack::one_side) {
            if (attack != now.attack) options.push_back({order});
            continue;
        }
        for (std::uint32_t side = 0; side < view.position.sides.size(); ++side) {
            order.attacked = {side};
            const bool is_so = now.attack == Attack::one_side && now.attacked == SideIndex{side};
            if (side != view.side.number && !is_so) options.push_back({order});
        }
    }
}

/// What ends them comes first, because people see the beginning of a long list.
void list_orders(std::vector<Order>& options, const View& view, const Naval& naval) {
    const auto targets = target_words(naval);
    options.push_back({ByTactics{}});
    options.push_back({GoOn{}});
    for (std::int32_t token = 0; token < static_cast<std::int32_t>(view.orders.size()); ++token) {
        if (!is_ordered(view, token)) continue;
        const TokenOrders& now = *view.orders[static_cast<std::size_t>(token)];
        list(options, token, now, Given::tactic, words_of<Tactic>, now.tactic, &GiveOrders::tactic);
        list(options, token, now, Given::primary, targets, now.primary, &GiveOrders::primary);
        list(options, token, now, Given::secondary, targets, now.secondary, &GiveOrders::secondary);
        if (!is_before_first(view.position)) continue;
        list_attack(options, token, view, now);
        if (has_minerals(view.position, token) && (now.given & Given::cargo) == 0) {
            GiveOrders order{token};
            order.dumps_cargo = !now.dumps_cargo;
            options.push_back({order});
        }
    }
}

bool is_on(BoardSquare square) {
    return square.x >= 0 && square.x < board_side && square.y >= 0 && square.y < board_side;
}

void list_steps(std::vector<Order>& options, const View& view) {
    const std::int32_t token = view.position.mover;
    const BoardSquare from = view.position.tokens[static_cast<std::size_t>(token)].at;
    options.push_back({ByTactics{}});
    options.push_back({StepByTactic{token}});
    for (std::int32_t y = from.y - 1; y <= from.y + 1; ++y) {
        for (std::int32_t x = from.x - 1; x <= from.x + 1; ++x) {
            if (is_on({x, y})) options.push_back({StepTo{token, {x, y}}});
        }
    }
}

// --- what may be ordered -------------------------------------------------------------------------

constexpr std::string_view orders_expected = "\"doctrine\" and a token, \"auto\" or \"go on\"";

class OrderCheck {
  public:
    explicit OrderCheck(const View& view) : view_(view) {}

    std::optional<std::string> operator()(const GiveOrders& order) const {
        if (view_.position.stage != Stage::orders) return steps();
        if (!is_ordered(view_, order.token)) return "one of your tokens on the board";
        const bool is_empty = !order.tactic && !order.primary && !order.secondary &&
                              !order.attack && !order.dumps_cargo;
        if (is_empty) return "tactic, primary, secondary, attack or cargo";
        if (order.attack && *order.attack == Attack::one_side &&
            (order.attacked == view_.side ||
             order.attacked.index() >= view_.position.sides.size())) {
            return "another side, like S2";
        }
        const bool is_late = order.attack || order.dumps_cargo;
        if (is_late && !is_before_first(view_.position)) {
            return "tactic, primary or secondary: the others are ordered before round 1";
        }
        return std::nullopt;
    }
    std::optional<std::string> operator()(const StepTo& order) const {
        if (!moves(order.token)) return steps();
        const BoardSquare from = view_.position.tokens[static_cast<std::size_t>(order.token)].at;
        if (is_on(order.to) && distance(from, order.to) <= 1) return std::nullopt;
        return fmt::format("a square of the board beside {}", square_text(from));
    }
    std::optional<std::string> operator()(const StepByTactic& order) const {
        if (moves(order.token)) return std::nullopt;
        return steps();
    }
    std::optional<std::string> operator()(const ByTactics& /*order*/) const { return std::nullopt; }
    std::optional<std::string> operator()(const GoOn& /*order*/) const {
        if (view_.position.stage == Stage::orders) return std::nullopt;
        return steps();
    }

  private:
    [[nodiscard]] bool moves(std::int32_t token) const {
        return view_.position.stage == Stage::movement && token == view_.position.mover;
    }
    [[nodiscard]] std::string steps() const {
        if (view_.position.stage == Stage::orders) return std::string(orders_expected);
        const std::string token = token_name(view_.position.mover);
        return fmt::format("\"step {} to\" a square, \"auto {}\" or \"auto\"", token, token);
    }

    const View& view_;
};

template <class E>
void put(const std::optional<E>& given, Given bit, E& value, TokenOrders& orders) {
    if (!given) return;
    value = *given;
    orders.given = static_cast<std::uint8_t>(orders.given | bit);
}

template <Worded E>
void add_words(std::string& text, std::string_view key, const std::optional<E>& value) {
    if (value) text += fmt::format(" {} {}", key, word_of(*value));
}

/// A class without a word in the skin is named in the board's own words.
void add_target(std::string& text, std::string_view key, const std::optional<TargetClass>& value,
                const Naval& naval) {
    if (!value) return;
    const std::string_view word = skin_word(naval, word_of(*value));
    text += fmt::format(" {} {}", key, word.empty() ? word_of(*value) : word);
}

}  // namespace

std::vector<Order> options_of(const View& view, const Naval& naval) {
    std::vector<Order> options;
    if (!is_asked(view)) return options;
    if (view.position.stage == Stage::orders) {
        list_orders(options, view, naval);
    } else {
        list_steps(options, view);
    }
    return options;
}

std::optional<std::string> why_not(const View& view, const Order& order) {
    return std::visit(OrderCheck(view), order.what);
}

void give(const GiveOrders& given, TokenOrders& orders) {
    if (given.tactic) orders.is_challenged = false;
    put(given.tactic, Given::tactic, orders.tactic, orders);
    put(given.primary, Given::primary, orders.primary, orders);
    put(given.secondary, Given::secondary, orders.secondary, orders);
    put(given.attack, Given::attack, orders.attack, orders);
    put(given.dumps_cargo, Given::cargo, orders.dumps_cargo, orders);
    if (given.attack) orders.attacked = given.attacked;
}

std::optional<GiveOrders> next_order(std::int32_t token, const TokenOrders& now,
                                     const TokenOrders& wanted) {
    GiveOrders order{token};
    if (now.tactic != wanted.tactic && (now.given & Given::tactic) == 0) {
        order.tactic = wanted.tactic;
    } else if (now.primary != wanted.primary && (now.given & Given::primary) == 0) {
        order.primary = wanted.primary;
    } else if (now.secondary != wanted.secondary && (now.given & Given::secondary) == 0) {
        order.secondary = wanted.secondary;
    } else {
        return std::nullopt;
    }
    return order;
}

std::string order_text(const Order& order, const Naval& naval) {
    return std::visit(Overloaded{
                          [&naval](const GiveOrders& given) {
                              std::string text = "doctrine " + token_name(given.token);
                              add_words(text, "tactic", given.tactic);
                              add_target(text, "primary", given.primary, naval);
                              add_target(text, "secondary", given.secondary, naval);
                              add_words(text, "attack", given.attack);
                              if (given.attack == Attack::one_side) {
                                  text += fmt::format(" S{}", given.attacked.number + 1);
                              }
                              if (given.dumps_cargo)
                                  text += *given.dumps_cargo ? " cargo dump" : " cargo keep";
                              return text;
                          },
                          [](const StepTo& step) {
                              return fmt::format("step {} to {}", token_name(step.token),
                                                 square_text(step.to));
                          },
                          [](const StepByTactic& step) { return "auto " + token_name(step.token); },
                          [](const ByTactics&) { return std::string("auto"); },
                          [](const GoOn&) { return std::string("go on"); },
                      },
                      order.what);
}

}  // namespace flagplot::tactical::battle_board
