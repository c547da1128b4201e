#include "operations/other_sheet.h"

#include <algorithm>
#include <iterator>

namespace flagplot {

namespace {

/// Does the new line take the place of the old one?
bool replaces(const Order& line, const Order& old) {
    if (const auto* formation = std::get_if<FormationOrder>(&line)) {
        const auto* before = std::get_if<FormationOrder>(&old);
        return before != nullptr && before->formation == formation->formation;
    }
    if (const auto* search = std::get_if<SearchFrom>(&line)) {
        const auto* before = std::get_if<SearchFrom>(&old);
        return before != nullptr && before->asset == search->asset;
    }
    return std::holds_alternative<UseInitiative>(line) &&
           std::holds_alternative<UseInitiative>(old);
}

Result<Sheet> with_lines(const Sheet& given, Roster roster, const std::vector<std::string>& lines) {
    std::vector<Order> added;
    for (const std::string& line : lines) {
        auto order = read_order(roster, line);
        if (!order) return Failure(order.error());
        enlist(roster, *order);
        added.push_back(*std::move(order));
    }
    Sheet sheet{given.turn, {}};
    std::copy_if(given.orders.begin(), given.orders.end(), std::back_inserter(sheet.orders),
                 [&](const Order& old) {
                     return std::none_of(added.begin(), added.end(),
                                         [&](const Order& line) { return replaces(line, old); });
                 });
    sheet.orders.insert(sheet.orders.end(), added.begin(), added.end());
    return sheet;
}

}  // namespace

SubmitOrders orders_given(const RecordedTurn& turn, SeatId seat) {
    SubmitOrders last{seat, {turn.war.turn, {}}, {}};
    for (const CommandGiven& each : turn.commands) {
        const auto* given = std::get_if<SubmitOrders>(&each.command);
        if (given != nullptr && given->seat == seat) last = *given;
    }
    return last;
}

Result<OtherOrders> other_orders(const OtherSheet& other, const SubmitOrders& given,
                                 const Roster& roster) {
    OtherOrders orders;
    orders.seat = given.seat;
    orders.turn = given.sheet.turn;
    orders.text = other.text.value_or(std::string{});
    orders.name = other.name;
    for (const Order& order : given.sheet.orders) {
        if (const auto* word = std::get_if<SendWord>(&order)) orders.word = *word;
    }
    if (other.text) return orders;
    const auto sheet = with_lines(given.sheet, roster, other.lines);
    if (!sheet) return Failure(sheet.error());
    orders.text = text_of(roster, *sheet);
    orders.overruled = given.overruled;
    return orders;
}

std::vector<std::string> lines_of(const Roster& roster, const Sheet& sheet) {
    Roster known = roster;
    std::vector<std::string> lines;
    for (const Order& order : sheet.orders) {
        lines.push_back(text_of(known, order));
        enlist(known, order);
    }
    return lines;
}

std::vector<std::string> lines_only_in(const std::vector<std::string>& some,
                                       const std::vector<std::string>& others) {
    std::vector<std::string> only;
    std::copy_if(some.begin(), some.end(), std::back_inserter(only), [&](const std::string& line) {
        return std::find(others.begin(), others.end(), line) == others.end();
    });
    return only;
}

}  // namespace flagplot
