#include "present/desk/state/keys.h"

namespace flagplot::desk {

const std::vector<KeyRow>& key_table() {
    static const std::vector<KeyRow> rows{
        {"help", "F1", "these keys", ToggleHelp{}},
        {"back", "Escape", "close what is open, one thing at a time", StepBack{}},
        {"fit", "F", "the whole of what is of interest", Fit{}},
        {"nearer", "=", "nearer", Zoom{{}, 1.25}},
        {"farther", "-", "farther", Zoom{{}, 0.8}},
        {"west", "Left", "move the chart", Pan{{80, 0}}},
        {"east", "Right", "move the chart", Pan{{-80, 0}}},
        {"north", "Up", "move the chart", Pan{{0, 80}}},
        {"south", "Down", "move the chart", Pan{{0, -80}}},
        {"next", "N", "the next formation", SelectNext{1}},
        {"previous", "P", "the formation before", SelectNext{-1}},
        {"all", "Ctrl+A", "all formations", SelectAll{}},
        {"route", "R", "plot the route of the selected formation", ToggleRouteTool{}},
        {"undo", "Ctrl+Z", "take back what is not sent yet", Undo{}},
        {"redo", "Ctrl+Shift+Z", "do again what was taken back", Redo{}},
        {"send", "Ctrl+Return", "send the orders", SendOrders{}},
        {"when", "Ctrl+W", "order by condition (side)", OpenForms{FormPage::conditions}},
        {"hotseat", "Ctrl+H", "hot seat: a curtain between the sides", ToggleHotSeat{}},
        {"lift", "Ctrl+U", "lift the curtain", LiftCurtain{}},
        {"resolve", "Ctrl+R", "resolve the turn (umpire)", ResolveTurn{}},
        {"release", "Ctrl+L", "show the sides what happened (umpire)", ReleaseTurn{}},
        {"run", "Ctrl+Shift+R", "run on until a decision (umpire)", RunOn{}},
        {"film", "Space", "play or stop the film of the turns", PlayFilm{}},
        {"rule", "F2", "decide what waits; rule by hand (umpire)", OpenForms{FormPage::rule}},
        {"preview", "F3", "what the sides will be told (umpire)", OpenForms{FormPage::release}},
        {"battles", "F4", "battles that wait (umpire)", OpenForms{FormPage::battles}},
        {"cards", "F6", "the hand, or hands and decks (umpire)", OpenForms{FormPage::cards}},
        {"messages", "F7", "messages between the sides (umpire)", OpenForms{FormPage::messages}},
        {"record", "F8", "check, take back, amend, export, report", OpenForms{FormPage::record}},
        {"earlier", "PageUp", "a turn back", StepTurn{-1}},
        {"later", "PageDown", "a turn on", StepTurn{1}},
        {"now", "End", "the turn that is open", LookAtTurn{}},
        {"battle", "B", "fight the battle the turn waits for", ShowBattle{}},
        {"give", "Return", "in a battle: give the order that is marked", GiveBattleOrder{}},
        {"captain", "H", "in a battle: its captain gives this order", CaptainOrders{}},
        {"take_back", "Back", "in a battle: take the last order back", TakeBackBattleOrder{}},
        {"larger", "Ctrl+=", "larger letters", GrowText{1}},
        {"smaller", "Ctrl+-", "smaller letters", GrowText{-1}},
        {"again", "F5", "read the save again", ReadAgain{}},
        {"start", "Ctrl+O", "back to the start screen", CloseCampaign{}},
        {"quit", "Ctrl+Q", "leave the desk", Quit{}},
        {"squares", "G", "squares", ToggleOverlay{Overlay::squares}},
        {"names", "Q", "names of the squares", ToggleOverlay{Overlay::names}},
        {"reach", "S", "what can be sighted by eye", ToggleOverlay{Overlay::reach}},
        {"radar", "D", "what can be sighted by radar", ToggleOverlay{Overlay::radar}},
        {"searches", "A", "searches from the air", ToggleOverlay{Overlay::searches}},
        {"tracks", "T", "ways sailed", ToggleOverlay{Overlay::tracks}},
        {"plans", "O", "ways planned", ToggleOverlay{Overlay::plans}},
        {"contacts", "C", "contacts", ToggleOverlay{Overlay::contacts}},
        {"weather", "W", "weather", ToggleOverlay{Overlay::weather}},
        {"light", "L", "night", ToggleOverlay{Overlay::light}},
        {"events", "Ctrl+1", "log: events", ShowTab{LogTab::events}},
        {"orders", "Ctrl+2", "log: orders", ShowTab{LogTab::orders}},
        {"sightings", "Ctrl+3", "log: contacts", ShowTab{LogTab::contacts}},
        {"rulings", "Ctrl+4", "log: rulings", ShowTab{LogTab::rulings}},
        {"dice", "Ctrl+5", "log: dice", ShowTab{LogTab::dice}},
    };
    return rows;
}

std::string_view key_of(const ChosenKeys& chosen, const KeyRow& row) {
    const auto found = chosen.find(row.name);
    return found == chosen.end() ? row.usual : std::string_view(found->second);
}

std::optional<Intent> intent_of(const ChosenKeys& chosen, std::string_view key) {
    for (const KeyRow& row : key_table()) {
        if (key_of(chosen, row) == key) return row.intent;
    }
    return std::nullopt;
}

std::vector<KeyLine> key_lines(const ChosenKeys& chosen) {
    std::vector<KeyLine> lines;
    for (const KeyRow& row : key_table()) {
        KeyLine line{std::string(key_of(chosen, row)), std::string(row.meaning),
                     std::string(row.name)};
        for (const KeyLine& earlier : lines) line.is_doubled |= earlier.key == line.key;
        lines.push_back(std::move(line));
    }
    return lines;
}

}  // namespace flagplot::desk
