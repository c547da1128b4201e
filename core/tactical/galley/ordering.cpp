#include "tactical/galley/ordering.h"

#include <utility>

#include "tactical/galley/allowed.h"
#include "tactical/galley/phrase.h"

namespace flagplot::tactical::galley {

std::string order_text(const Order& order) {
    return std::visit([](const auto& what) { return phrase(what); }, order);
}

Result<Order> read_order_text(const Tables& tables, const View& view, std::string_view line) {
    auto order = kit::OrderReading(line).order<Order>(verbs);
    if (!order) return order;
    if (auto expected = why_not(tables, view, *order)) {
        return failure(ErrorCode::no_such_order, {order_text(*order), *std::move(expected)});
    }
    return order;
}

}  // namespace flagplot::tactical::galley
