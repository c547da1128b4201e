#include "present/desk/state/keys.h"

#include <algorithm>

namespace flagplot::desk {

const std::vector<KeyRow>& key_table() {
    static const std::vector<KeyRow> rows{
        {"help", "F1", "these keys", ToggleHelp{}},
        {"commands", "Ctrl+P", "find or do anything", OpenCommands{}},
        {"theme", "Ctrl+T", "dark, light or red panels", NextTheme{}},
        {"back", "Escape", "close what is open, one thing at a time", StepBack{}},
        {"fit", "F", "the whole of what is of interest", Fit{}},
        {"nearer", "=", "nearer", Zoom{{}, 1.25}},
        {"farther", "-", "farther", Zoom{{}, 0.8}},
        {"zoom1", "1", "zoom 1 of 5, the farthest", ZoomTo{1}},
        {"zoom2", "2", "zoom 2 of 5: names", ZoomTo{2}},
        {"zoom3", "3", "zoom 3 of 5: ports, strengths and arrivals", ZoomTo{3}},
        {"zoom4", "4", "zoom 4 of 5: names of squares", ZoomTo{4}},
        {"zoom5", "5", "zoom 5 of 5, the nearest", ZoomTo{5}},
        {"cursor_west", "Left", "a square west; Return takes what is there", MoveCursor{-1, 0}},
        {"cursor_east", "Right", "a square east", MoveCursor{1, 0}},
        {"cursor_north", "Up", "a square north", MoveCursor{0, -1}},
        {"cursor_south", "Down", "a square south", MoveCursor{0, 1}},
        {"west", "Shift+Left", "move the chart", Pan{{80, 0}}},
        {"east", "Shift+Right", "move the chart", Pan{{-80, 0}}},
        {"north", "Shift+Up", "move the chart", Pan{{0, 80}}},
        {"south", "Shift+Down", "move the chart", Pan{{0, -80}}},
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
        {"preview", "F3", "the briefing as printed; of all sides (umpire)",
         OpenForms{FormPage::release}},
        {"battles", "F4", "battles that wait (umpire)", OpenForms{FormPage::battles}},
        {"cards", "F6", "the hand, or hands and decks (umpire)", OpenForms{FormPage::cards}},
        {"messages", "F7", "messages between the sides (umpire)", OpenForms{FormPage::messages}},
        {"record", "F8", "check, take back, amend, export, report", OpenForms{FormPage::record}},
        {"earlier", "PageUp", "a turn back", StepTurn{-1}},
        {"later", "PageDown", "a turn on", StepTurn{1}},
        {"now", "End", "the turn that is open", LookAtTurn{}},
        {"battle", "B", "fight the battle the turn waits for", ShowBattle{}},
        {"give", "Return", "in a battle: give the order that is marked, if one is",
         GiveBattleOrder{}},
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
        {"hatch", "X", "hatch on land", ToggleOverlay{Overlay::hatch}},
        {"history", "Y", "where history was", ToggleOverlay{Overlay::history}},
        {"card", "E", "the contact card; 1 to 5 take its options", FoldCard{}},
        {"go_on", "Ctrl+G", "send the orders, and go on until something happens (alone)", GoOn{}},
        {"overlays", "V", "the list of what lies over the chart", FoldOverlays{}},
        {"keep1", "Ctrl+Shift+1", "keep what is selected as group 1", KeepGroup{1}},
        {"call1", "Ctrl+1", "select group 1", CallGroup{1}},
        {"keep2", "Ctrl+Shift+2", "keep what is selected as group 2", KeepGroup{2}},
        {"call2", "Ctrl+2", "select group 2", CallGroup{2}},
        {"keep3", "Ctrl+Shift+3", "keep what is selected as group 3", KeepGroup{3}},
        {"call3", "Ctrl+3", "select group 3", CallGroup{3}},
        {"keep4", "Ctrl+Shift+4", "keep what is selected as group 4", KeepGroup{4}},
        {"call4", "Ctrl+4", "select group 4", CallGroup{4}},
        {"keep5", "Ctrl+Shift+5", "keep what is selected as group 5", KeepGroup{5}},
        {"call5", "Ctrl+5", "select group 5", CallGroup{5}},
        {"events", "Alt+1", "log: events", ShowTab{LogTab::events}},
        {"orders", "Alt+2", "log: orders", ShowTab{LogTab::orders}},
        {"sightings", "Alt+3", "log: contacts", ShowTab{LogTab::contacts}},
        {"rulings", "Alt+4", "log: rulings", ShowTab{LogTab::rulings}},
        {"dice", "Alt+5", "log: dice", ShowTab{LogTab::dice}},
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

std::string with_keys(std::string_view text, const ChosenKeys& chosen) {
    std::string said;
    while (!text.empty()) {
        const std::size_t open = std::min(text.find('{'), text.size());
        const std::size_t close = text.find('}', open);
        said += text.substr(0, open);
        if (close == std::string_view::npos) return said.append(text.substr(open));
        const std::string_view name = text.substr(open + 1, close - open - 1);
        const auto& rows = key_table();
        const auto row = std::find_if(rows.begin(), rows.end(),
                                      [&](const KeyRow& each) { return each.name == name; });
        said += row == rows.end() ? text.substr(open, close + 1 - open) : key_of(chosen, *row);
        text.remove_prefix(close + 1);
    }
    return said;
}

std::vector<OverlayLine> overlay_lines(const ChosenKeys& chosen, const Overlays& overlays) {
    std::vector<OverlayLine> lines;
    for (const OverlayRow& row : overlay_table) {
        OverlayLine line{row.overlay,
                         std::string(row.label),
                         std::string(row.meaning),
                         {},
                         overlays.test(place_of(row.overlay))};
        for (const KeyRow& key : key_table()) {
            const auto* toggle = asks_for<ToggleOverlay>(key.intent);
            if (toggle != nullptr && toggle->overlay == row.overlay) line.key = key_of(chosen, key);
        }
        lines.push_back(std::move(line));
    }
    return lines;
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
