#include "operations/other_sheet.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <iterator>

#include "base/lines.h"

namespace flagplot {

namespace {

/// A line, and the order that it is; none: it cannot be read with these names.
struct Line {
    std::string text;
    std::optional<Order> order;
};

/// Reads lines one after another: one may name a formation that an earlier one forms.
std::vector<Line> read_lines(Roster roster, const std::vector<std::string>& texts) {
    std::vector<Line> lines;
    for (const std::string& text : texts) {
        auto order = read_order(roster, text);
        if (!order) {
            lines.push_back({text, std::nullopt});
            continue;
        }
        lines.push_back({text_of(roster, *order), *order});
        enlist(roster, *order);
    }
    return lines;
}

/// Does the new order take the place of the old one?
bool replaces(const Order& order, const Order& old) {
    if (const auto* formation = std::get_if<FormationOrder>(&order)) {
        const auto* before = std::get_if<FormationOrder>(&old);
        return before != nullptr && before->formation == formation->formation;
    }
    if (const auto* search = std::get_if<SearchFrom>(&order)) {
        const auto* before = std::get_if<SearchFrom>(&old);
        return before != nullptr && before->asset == search->asset;
    }
    return std::holds_alternative<UseInitiative>(order) &&
           std::holds_alternative<UseInitiative>(old);
}

bool is_replaced(const Line& old, const std::vector<Order>& orders) {
    return old.order && std::any_of(orders.begin(), orders.end(), [&](const Order& order) {
               return replaces(order, *old.order);
           });
}

/// The lines of the sheet given, with others instead of those that they replace.
Result<std::vector<std::string>> with_lines(const GivenSheet& given, const Roster& roster,
                                            const std::vector<std::string>& others) {
    std::vector<Order> orders;
    Roster names = roster;
    for (const std::string& other : others) {
        auto order = read_order(names, other);
        if (!order) return Failure(order.error());
        enlist(names, *order);
        orders.push_back(*std::move(order));
    }
    std::vector<std::string> lines;
    for (const Line& line : read_lines(roster, given.lines)) {
        if (!is_replaced(line, orders)) lines.push_back(line.text);
    }
    lines.insert(lines.end(), others.begin(), others.end());
    return lines;
}

/// What is between "ORDERS uk turn 5" and "END" in the text of a command.
std::vector<std::string> lines_of_sheet(std::string_view command) {
    const auto lines = split_lines(command);
    const auto is_head = [](std::string_view line) { return line.starts_with("ORDERS "); };
    auto first = std::find_if(lines.begin(), lines.end(), is_head);
    if (first != lines.end()) ++first;
    return {first, std::find(first, lines.end(), "END")};
}

/// A word for the dice is not an order.
bool has_line(const std::vector<Line>& lines, const Line& line) {
    if (line.order && std::holds_alternative<SendWord>(*line.order)) return true;
    return std::any_of(lines.begin(), lines.end(),
                       [&](const Line& each) { return each.text == line.text; });
}

std::vector<std::string> only_in(const std::vector<Line>& some, const std::vector<Line>& others) {
    std::vector<std::string> only;
    for (const Line& line : some) {
        if (!has_line(others, line)) only.push_back(line.text);
    }
    return only;
}

}  // namespace

GivenSheet sheet_given(const RecordedTurn& turn, SeatId seat) {
    GivenSheet sheet;
    for (const CommandGiven& each : turn.commands) {
        const auto* given = std::get_if<SubmitOrders>(&each.command);
        if (given == nullptr || given->seat != seat) continue;
        sheet = {{}, std::nullopt, given->overruled};
        sheet.lines = lines_of_sheet(each.text);
        for (const Order& order : given->sheet.orders) {
            if (const auto* word = std::get_if<SendWord>(&order)) sheet.word = *word;
        }
    }
    return sheet;
}

Result<ComparedOrders> other_orders(const OtherSheet& other, const GivenSheet& given,
                                    const Roster& roster, SeatId seat, TurnNumber turn) {
    ComparedOrders compared;
    compared.orders.seat = seat;
    compared.orders.turn = turn;
    compared.orders.name = other.name;
    compared.orders.word = given.word;
    std::vector<std::string> lines;
    if (other.text) {
        const auto sheet = read_sheet(roster, *other.text, other.name);
        if (!sheet) return Failure(sheet.error());
        for (const SheetLine& line : sheet->lines) lines.push_back(line.text);
        compared.orders.text = *other.text;
    } else {
        auto merged = with_lines(given, roster, other.lines);
        if (!merged) return Failure(merged.error());
        lines = *std::move(merged);
        compared.orders.text = fmt::format("ORDERS {} turn {}\n{}{}END\n", roster.side, turn.count,
                                           fmt::join(lines, "\n"), lines.empty() ? "" : "\n");
        compared.orders.overruled = given.overruled;
    }
    const auto before = read_lines(roster, given.lines);
    const auto after = read_lines(roster, lines);
    compared.dropped = only_in(before, after);
    compared.added = only_in(after, before);
    return compared;
}

}  // namespace flagplot
