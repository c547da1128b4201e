#include "tactical/battle_board/order_meaning.h"

#include <fmt/format.h>

#include <array>
#include <vector>

#include "tactical/battle_board/phrases.h"
#include "tactical/battle_board/skin.h"

namespace flagplot::tactical::battle_board {

namespace {

/// Whom a class of targets holds; in the words of the skin where it has others than the board.
std::string whom(TargetClass target, const Naval& naval) {
    constexpr std::array<std::string_view, words_of<TargetClass>.size()> phrases{
        "nobody",        "anybody", "bases",     "armed ships", "bombers and freighters",
        "unarmed ships", "tankers", "freighters"};
    const std::string_view word = word_of(target);
    const std::string_view skin = skin_word(naval, word);
    const bool is_renamed = !skin.empty() && skin != word;
    return std::string(is_renamed ? skin : phrases.at(static_cast<std::size_t>(target)));
}

std::string whom(const GiveOrders& order, const Position& position) {
    constexpr std::array<std::string_view, words_of<Attack>.size()> phrases{
        "nobody", "enemies", "neutrals and enemies", "everybody", ""};
    if (*order.attack != Attack::one_side) {
        return std::string(phrases.at(static_cast<std::size_t>(*order.attack)));
    }
    return position.sides.at(order.attacked.index()) + " alone";
}

class Meaning {
  public:
    Meaning(const View& view, const Naval& naval) : view_(view), naval_(naval) {}

    std::string operator()(const GiveOrders& order) const {
        std::vector<std::string> sentences;
        if (order.tactic)
            sentences.push_back(fmt::format("It tries to {}.", phrase_of(*order.tactic)));
        if (order.primary) {
            sentences.push_back(fmt::format("It fires at {} first.", whom(*order.primary, naval_)));
        }
        if (order.secondary) {
            sentences.push_back(
                fmt::format("Otherwise it fires at {}.", whom(*order.secondary, naval_)));
        }
        if (order.attack) {
            sentences.push_back(
                fmt::format("It starts a fight with {}.", whom(order, view_.position)));
        }
        if (order.dumps_cargo) {
            sentences.emplace_back(*order.dumps_cargo ? "It throws its cargo overboard."
                                                      : "It keeps its cargo.");
        }
        return fmt::format("{}", fmt::join(sentences, " "));
    }
    std::string operator()(const StepTo& /*order*/) const { return {}; }
    std::string operator()(const StepByTactic& order) const {
        const auto& orders = view_.orders[static_cast<std::size_t>(order.token)];
        if (!orders) return {};
        return fmt::format("It chooses this step itself: it tries to {}.",
                           phrase_of(orders->tactic));
    }
    std::string operator()(const ByTactics& /*order*/) const {
        return "From here on all move by their tactics, until orders are asked for again.";
    }
    std::string operator()(const GoOn& /*order*/) const {
        return "No more orders; you will be asked for every step.";
    }

  private:
    const View& view_;
    const Naval& naval_;
};

}  // namespace

std::string meaning_of(const View& view, const Order& order, const Naval& naval) {
    return std::visit(Meaning(view, naval), order.what);
}

}  // namespace flagplot::tactical::battle_board
