#include "present/desk/side/briefing_page.h"

#include <fmt/format.h>

#include <algorithm>

namespace flagplot::desk {

namespace {

std::string heading_of(const Book& book, const SideView& view) {
    if (book.calendar.is_over(view.turn)) return "After the last turn";
    return fmt::format("Turn {} of {}", view.turn.count, book.calendar.last_turn().count);
}

/// To the turn before, the next and the newest.
void add_ways(Form& form, const std::vector<TurnDot>& turns) {
    const auto shown =
        std::find_if(turns.begin(), turns.end(), [](const TurnDot& dot) { return dot.is_shown; });
    const bool is_first = shown == turns.begin();
    const bool is_last = shown == turns.end() || std::next(shown) == turns.end();
    form.buttons = {{"Earlier", StepTurn{-1}, is_first ? "There is no earlier briefing." : ""},
                    {"Later", StepTurn{1}, is_last ? "This is the newest briefing." : ""},
                    {"Newest", LookAtTurn{}, is_last ? "This is the newest briefing." : ""}};
}

}  // namespace

Forms briefing_page(const Book& book, const SideView& view, const std::vector<TurnDot>& turns) {
    Form form;
    form.title = heading_of(book, view);
    form.said = {"The briefing lies in the place of the chart as it is printed."};
    if (view.is_resolving) {
        form.said.emplace_back("The turn is being resolved: it says what is known so far.");
    }
    if (!turns.empty()) add_ways(form, turns);
    return {std::move(form)};
}

}  // namespace flagplot::desk
