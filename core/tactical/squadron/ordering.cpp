#include "tactical/squadron/ordering.h"

#include <utility>

#include "tactical/squadron/allowed.h"
#include "tactical/squadron/phrase.h"

namespace flagplot::tactical::squadron {

namespace {

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
    auto order = kit::OrderReading(line).order<Order>(verbs);
    if (!order) return order;
    if (auto expected = why_not(tables, view, *order)) {
        const std::string text = order_text(*order);
        return failure(ErrorCode::no_such_order, {text, *std::move(expected)}, {},
                       nearest_option(tables, view, text));
    }
    return order;
}

}  // namespace flagplot::tactical::squadron
