#include "present/desk/side/card_rows.h"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

#include "base/fields.h"

namespace flagplot::desk {

namespace {

constexpr std::size_t keys = 5;

/// Is something open that lies over the card, or was opened after it?
bool has_more_open(const DeskState& state) {
    return state.asks_to_leave != Leaving::no || state.shows_commands || state.shows_help ||
           !state.message.empty() || state.plots_route || state.page;
}

/// What pressing an option asks for.
struct Pressing {
    const CardBeside& desk;

    Intent operator()(const GiveLine& give) const {
        const auto found = std::find(desk.lines.begin(), desk.lines.end(), give.line);
        if (found == desk.lines.end()) return WriteOrder{give.line};
        return StrikeOrder{static_cast<std::size_t>(found - desk.lines.begin())};
    }
    Intent operator()(const PlotItsRoute& plot) const {
        return PlotRouteOf{{desk.side, plot.number}};
    }
    Intent operator()(const AnswerFreed& answer) const {
        return AnswerCaptain{answer.formation, answer.order};
    }
    Intent operator()(const AnotherOrder& /*another*/) const { return OpenForms{FormPage::rule}; }
    Intent operator()(const TakeOption& option) const { return ChooseWay{option.is_second}; }
    Intent operator()(const FightBattle& /*fight*/) const { return ShowBattle{}; }
    Intent operator()(const TakeResultOfHistory& /*take*/) const { return TakeHistory{}; }
    Intent operator()(const LetGoOn& /*deed*/) const { return GoOn{}; }
};

CardRows::Option row_of(const CardOption& option, const CardBeside& desk) {
    CardRows::Option row;
    row.button = {option.what, std::visit(Pressing{desk}, option.deed), option.why_not};
    row.button.is_lit = asks_for<StrikeOrder>(row.button.intent) != nullptr;
    for (const CardChance& each : option.chances) {
        row.numbers.push_back({each.about, each.chance, each.made_of});
    }
    return row;
}

std::string group_of(const CardOption& option) {
    if (option.who.empty()) return "Cards in hand";  // nothing else follows formations
    return option.name.empty() ? option.who : fmt::format("{} ({})", option.name, option.who);
}

/// Time goes on by one button; where an umpire resolves turns, the orders are sent.
Button main_button(const CardBeside& desk) {
    if (!desk.plays_alone) {
        return {"Send orders", SendOrders{}, desk.is_unsent ? "" : "Nothing has been changed."};
    }
    return {desk.is_unsent ? "Send orders and go on" : "Let it go on", GoOn{}, {}};
}

}  // namespace

CardRows card_rows(const ContactCard& card, const CardBeside& desk) {
    CardRows rows;
    std::string who, missing;
    rows.title = card.title;
    rows.when = card.when;
    rows.colour = desk.colour;
    rows.where = card.where;
    for (const CardEvent& each : card.events) rows.events.push_back({each.hour, each.text});
    for (const CardContact& each : card.contacts) {
        rows.enemies.push_back({{each.title, Select{ContactPick{desk.side, each.contact}}, {}},
                                each.changed,
                                each.known});
    }
    for (const CardOption& each : card.options) {
        if (std::holds_alternative<LetGoOn>(each.deed)) {
            rows.go_on = main_button(desk);
            continue;
        }
        CardRows::Option row = row_of(each, desk);
        if (std::exchange(missing, each.why_not) != each.why_not) row.hint = each.why_not;
        if (std::exchange(who, each.who) != each.who) row.group = group_of(each);
        const std::size_t place = rows.options.size() + 1;
        if (place <= keys) row.key = std::to_string(place);
        rows.options.push_back(std::move(row));
    }
    return rows;
}

std::optional<Intent> option_by_digit(const CardRows& card, std::int32_t digit) {
    const auto place = static_cast<std::size_t>(digit);
    if (digit < 1 || place > std::min(keys, card.options.size())) return std::nullopt;
    const Button& button = card.options[place - 1].button;
    return button.why_not.empty() ? std::optional(button.intent) : std::nullopt;
}

Intent card_meaning(const CardRows& card, const DeskState& state, Intent intent) {
    if (const auto* zoom = asks_for<ZoomTo>(intent)) {
        return option_by_digit(card, zoom->level).value_or(intent);
    }
    const bool folds = asks_for<StepBack>(intent) != nullptr && !has_more_open(state);
    return folds ? FoldCard{} : std::move(intent);
}

}  // namespace flagplot::desk
