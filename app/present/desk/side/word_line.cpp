#include <algorithm>

#include "present/desk/side/side_panels.h"

namespace flagplot::desk {

namespace {

bool has_word(const std::vector<Order>& orders) {
    return std::any_of(orders.begin(), orders.end(),
                       [](const Order& order) { return std::holds_alternative<SendWord>(order); });
}

}  // namespace

std::optional<OfferedLine> word_line(const Book& book, const SideView& view,
                                     const std::vector<Order>& orders, const Filled& filled,
                                     const std::string& proposed) {
    if (has_word(orders) || book.calendar.is_over(view.turn)) return std::nullopt;
    const std::string name = std::string(order_fields) + "word";
    OfferedLine line{{name, "Word for the dice", filled_in(filled, name, proposed)}, {}};
    line.field.hint = "any text that nobody can guess";
    const std::string order = "WORD " + line.field.value;
    line.add = {"Add", WriteOrder{order}, {}};
    if (const auto all = with_line(book, view, orders, order); !all) {
        line.add.why_not = describe(all.error());
    }
    return line;
}

}  // namespace flagplot::desk
