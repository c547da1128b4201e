#include "screens/whole_text.h"

#include <catch2/catch.hpp>
#include <set>
#include <string>

#include "screens/battle.h"
#include "unit/screens/drawn_pages.h"

using namespace flagplot;
using namespace flagplot::screens;

namespace {

constexpr Box side_panel{0, 0, 300, 700};
constexpr Box whole_window{0, 0, 1280, 800};

/// Names that ImGui would cut off, or take for another one.
const std::string name = "Force A##B ###x";

std::string& clipboard() {
    static std::string text;
    return text;
}

/// What the first panel of a frame shows, as ImGui keeps it.
template <class Draw>
std::string shown_by(NoWindow& window, Draw&& draw) {
    clipboard().clear();
    ImGui::GetIO().SetClipboardTextFn = [](void*, const char* text) { clipboard() = text; };
    (void)window.frame([&] {
        ImGui::LogToClipboard();
        return draw();
    });
    return clipboard();
}

bool holds(const std::string& words, const std::string& text) {
    return words.find(text) != std::string::npos;
}

/// Where a text stands, the intents of a click there; the panel is searched from its top.
template <class Draw>
std::set<std::string> lines_written(NoWindow& window, Draw&& draw) {
    std::set<std::string> lines;
    for (float y = 20; y < 680; y += 9) {
        for (const desk::Intent& intent : window.click(60, y, draw)) {
            const auto* written = desk::asks_for<desk::WriteOrder>(intent);
            if (written != nullptr) lines.insert(written->line);
        }
    }
    return lines;
}

}  // namespace

TEST_CASE("a name with ## in it is shown whole on every panel of a campaign", "[screens]") {
    NoWindow window;
    desk::DeskState state;

    desk::TopBar bar;
    bar.whose = name;
    bar.actions = {{"Fight " + name, desk::ResolveTurn{}, {}}};
    const auto on_bar =
        shown_by(window, [&] { return draw_top_bar(window.theme, {0, 0, 1280, 46}, bar, ""); });
    CHECK(holds(on_bar, name));
    CHECK(holds(on_bar, "Fight " + name));

    desk::Inspector inspector;
    inspector.title = "Title " + name;
    inspector.buttons = {{"Merge with " + name, desk::WriteOrder{"merge"}, {}}};
    desk::Pending pending;
    pending.lines = {{"Line " + name, {}}};
    pending.word = {{"order.word", "Word for the dice", "Word " + name}, {"Add", desk::Undo{}, {}}};
    const auto on_side = shown_by(
        window, [&] { return draw_inspector(window.theme, side_panel, inspector, &pending); });
    for (const char* before : {"Title ", "Merge with ", "Line ", "Word "}) {
        CHECK(holds(on_side, before + name));
    }

    desk::Form form;
    form.title = "Form " + name;
    form.fields = {{"order." + name,
                    "Formation",
                    "Chosen " + name,
                    desk::FormField::Kind::choice,
                    {"Chosen " + name}}};
    form.buttons = {{"Do it to " + name, desk::Undo{}, {}}};
    state.page = desk::FormPage::conditions;
    const auto on_forms = shown_by(window, [&] {
        return draw_forms(window.theme, whole_window, {form}, *state.page, desk::Viewer::side);
    });
    for (const char* before : {"Form ", "Chosen ", "Do it to "}) {
        CHECK(holds(on_forms, before + name));
    }
}

TEST_CASE("a name with ## in it is shown whole on every panel of a battle", "[screens]") {
    NoWindow window;
    const desk::DeskState state;
    desk::BattleShown battle;
    battle.module = "module " + name;
    battle.modules = {battle.module, "another"};
    battle.sides = {{"Side " + name, {}}};
    battle.to_act = tactical::SideIndex{0};
    desk::BattlePanel panel;
    panel.tokens = {{{"token###x", "Token " + name, {}, {}}}};
    panel.orders = {{"Order " + name, "Effect " + name, "Group " + name}};
    panel.forms = {{"Form " + name, "a line"}};
    const auto on_sides = shown_by(
        window, [&] { return draw_battle_sides(window.theme, side_panel, battle, panel, state); });
    CHECK(holds(on_sides, "Side " + name));
    CHECK(holds(on_sides, "Token " + name));
    const auto on_orders = shown_by(window, [&] {
        return draw_battle_orders(window.theme, side_panel, battle, panel, state, false);
    });
    CHECK(holds(on_orders, "module " + name));
    for (const char* before : {"Order ", "Effect ", "Group "}) {
        CHECK(holds(on_orders, before + name));
    }
    CHECK(holds(on_orders, "Form " + name));
    panel.wanted = "slot " + name;
    panel.offers.shown = {{"Word " + name, "a line"}};
    const auto on_slots = shown_by(window, [&] {
        return draw_battle_orders(window.theme, side_panel, battle, panel, state, false);
    });
    CHECK(holds(on_slots, "slot " + name));
    CHECK(holds(on_slots, "Word " + name));
}

TEST_CASE("a name with ## in it is shown whole on every page of the start screen", "[screens]") {
    NoWindow window;
    const auto words_on = [&](const auto& page) {
        return shown_by(window, [&] { return drawn(window, page); });
    };
    desk::StartState start;
    start.campaigns.resize(1);
    start.campaigns[0].title = "Campaign " + name;
    start.campaigns[0].sides = {{"uk", "Side " + name}};
    start.chosen = 0;
    start.recent = {{"Save " + name}, {"Older " + name}};
    for (const char* before : {"Campaign ", "Alone, leading Side ", "Save ", "Older "}) {
        CHECK(holds(words_on(start), before + name));
    }

    desk::CheckPage check;
    check.problems = {{"File " + name, 1, 1, "wrong", {}}};
    CHECK(holds(words_on(check), "File " + name));

    desk::ForceDesk forces;
    forces.file.is_open = true;
    forces.chart = desk::blank_chart(6, 6);
    desk::ForceSurroundings round{{{"uk", "Side " + name}}, {}, {}};
    round.classes.push_back({"Class " + name, {}});
    forces.editor = desk::forces_editor(
        outline_of("[[formation]]\nid = \"K##1\"\nside = \"uk\"\nat = \"F6\"\nships = [{ name = "
                   "\"Ship " +
                   name + "\", class = \"L\" }]\n[[asset]]\nid = \"Luqa##2\"\nside = \"uk\"\n"),
        std::move(round));
    forces.editor = desk::forces_after(forces.editor, desk::PickFormation{0, 0});
    const std::string on_forces = words_on(forces);
    for (const std::string& text : {"Side " + name, "Class " + name, "Ship " + name,
                                    std::string("K##1"), std::string("Luqa##2")}) {
        CHECK(holds(on_forces, text));
    }

    desk::CardDesk cards;
    cards.file.is_open = true;
    cards.editor = desk::cards_editor(
        outline_of("[[card]]\nname = \"Card " + name +
                   "\"\nkind = \"blow\"\non = \"side\"\neffects = [\"arrive K##1 at A1\"]\n"),
        {"K##1"}, {"Side " + name});
    cards.editor = desk::cards_after(cards.editor, desk::PickCard{0});
    const std::string on_cards = words_on(cards);
    for (const std::string& text : {"1  Card " + name, "Side " + name, std::string("K##1")}) {
        CHECK(holds(on_cards, text));
    }
}

TEST_CASE("of two buttons with the same words behind ### each does its own", "[screens]") {
    NoWindow window;
    desk::Inspector inspector;
    inspector.buttons = {{"Merge with A###x", desk::WriteOrder{"A"}, {}},
                         {"Merge with B, a formation by itself###x", desk::WriteOrder{"B"}, {}}};
    CHECK(lines_written(window, [&] {
              return draw_inspector(window.theme, side_panel, inspector, nullptr);
          }) == std::set<std::string>{"A", "B"});
}
