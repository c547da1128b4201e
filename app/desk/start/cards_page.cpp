#include "desk/start/cards_page.h"

#include <utility>

#include "desk/start/card_requests.h"

namespace flagplot::desk {

const std::vector<TabKey>& CardsPage::keys() const {
    static const std::vector<TabKey> rows{
        {"Ctrl+Z", step_in(EditedKind::deck, UndoStep{})},
        {"Ctrl+Shift+Z", step_in(EditedKind::deck, RedoStep{})},
        {"Ctrl+S", EditedIntent(SaveEdited{EditedKind::deck, false})},
    };
    return rows;
}

void CardsPage::draw_body(screens::FrontIntents& intents) {
    screens::draw_card_desk(desktop_.window.theme(), desk_, intents);
}

void CardsPage::run(const FrontIntent& intent) {
    if (run_edited(intent)) return;
    if (const auto* change = std::get_if<CardIntent>(&intent)) {
        desk_ = card_desk_after(std::move(desk_), *change);
    }
}

Result<EditedDocument> CardsPage::lay_open(const std::string& name) {
    const auto deck = open_deck(name);
    if (!deck) return Failure(deck.error());
    desk_.editor = cards_editor(outline_of(deck->source.text), deck->formations, deck->sides);
    return edited(*deck);
}

}  // namespace flagplot::desk
