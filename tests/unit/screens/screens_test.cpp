#include "screens/screens.h"

#include <catch2/catch.hpp>
#include <set>

#include "unit/screens/no_window.h"

using namespace flagplot;
using namespace flagplot::screens;

namespace {

constexpr Box place{0, 0, 300, 700};

}  // namespace

TEST_CASE("at least half of a window is left for the chart both ways", "[screens]") {
    for (const double width : {320.0, 800.0, 1280.0, 3840.0}) {
        const Places places = places_on({}, width, width / 2, 1.5);
        CHECK(places.chart.width() >= width / 2 - 1e-9);
        CHECK(places.chart.height() >= width / 4 - 1e-9);
    }
}

TEST_CASE("a row of the order of battle picks its formation", "[screens]") {
    NoWindow window;
    const desk::FormationPick pick{{0}, {1}};
    const std::vector<desk::ForceRow> rows{{1, pick, "Force K", "1 CL", "MP 2", {}, {}, false}};
    const desk::DeskState state;
    bool is_picked = false;
    for (float y = 60; y < 160 && !is_picked; y += 10) {
        for (const desk::Intent& intent : window.click(
                 60, y, [&] { return draw_forces(window.theme, place, rows, {}, state); })) {
            const auto* select = desk::asks_for<desk::Select>(intent);
            is_picked |= select != nullptr && select->what == desk::Selection(pick);
        }
    }
    CHECK(is_picked);
}

TEST_CASE("of a long order of battle the last row is picked as the first", "[screens]") {
    NoWindow window;
    constexpr std::uint32_t rows_count = 5000;
    std::vector<desk::ForceRow> rows;
    for (std::uint32_t i = 0; i < rows_count; ++i) {
        rows.push_back({1, desk::FormationPick{{0}, {i}}, "Force", "1 CL", "MP 2", {}, {}, false});
    }
    const desk::DeskState state;
    const auto draw = [&] { return draw_forces(window.theme, place, rows, {}, state); };
    const auto first_picked = [&](float from, float step) {
        std::optional<desk::Selection> found;
        for (float y = from; y > 50 && y < 600 && !found; y += step) {
            for (const desk::Intent& intent : window.click(60, y, draw)) {
                if (const auto* select = desk::asks_for<desk::Select>(intent)) found = select->what;
            }
        }
        return found;
    };
    CHECK(first_picked(60, 8) == desk::Selection(desk::FormationPick{{0}, {0}}));
    constexpr float far = -1e6F;
    ImGui::GetIO().MouseWheel = far;
    (void)window.frame(draw);
    ImGui::GetIO().MouseWheel = 0;
    const auto last = first_picked(590, -8);
    REQUIRE(last);
    CHECK(std::get<desk::FormationPick>(*last).number.number == rows_count - 1);
}

TEST_CASE("a text that finds no room ends in an ellipsis, and no letter is cut", "[screens]") {
    NoWindow window;
    const ImFont& font = *window.theme.normal;
    const std::string text = "C1  2 units, the biggest a light cr\u00fciser";
    const auto width_of = [&](const std::string& what) {
        return font.CalcTextSizeA(font.FontSize, 1e6F, 0, what.c_str()).x;
    };
    CHECK(shortened(font, text, width_of(text)) == text);
    for (float wide = 0; wide < width_of(text); wide += 5) {
        const std::string cut = shortened(font, text, wide);
        REQUIRE(cut.ends_with("\u2026"));
        CHECK(text.starts_with(cut.substr(0, cut.size() - 3)));
        CHECK((width_of(cut) <= wide || cut.size() == 3));
        CHECK(cut.find("\xC3\u2026") == std::string::npos);  // half of a letter
    }
}

TEST_CASE("the steps of a turn stand in the log where they are wanted, its lines wrapped",
          "[screens]") {
    NoWindow window;
    const Box log_place{0, 600, 600, 800};
    desk::LogTabs log;
    log[0] = {{"Turn 2", {{"12:00", "Phase of the turn: battles.", {}, {}, true}}}};
    desk::DeskState state;
    const auto draw = [&] { return draw_log(window.theme, log_place, log, {}, state, {}); };
    const auto can_be_toggled = [&] {
        bool is_toggled = false;
        for (float x = 200; x < 600; x += 10) {
            for (float y = 604; y < 632; y += 4) {
                for (const desk::Intent& intent : window.click(x, y, draw)) {
                    is_toggled |= desk::asks_for<desk::ToggleSteps>(intent) != nullptr;
                }
            }
        }
        return is_toggled;
    };
    CHECK(can_be_toggled());
    log[0][0].rows[0].is_step = false;  // nothing is left out: no switch is needed
    CHECK_FALSE(can_be_toggled());
}

TEST_CASE("a button that cannot be pressed gives no intent", "[screens]") {
    NoWindow window;
    for (const bool is_off : {false, true}) {
        desk::TopBar bar;
        bar.whose = "Umpire";
        bar.actions = {{"Resolve", desk::ResolveTurn{}, is_off ? "not now" : ""}};
        std::size_t pressed = 0;
        for (float x = 800; x < 1280; x += 20) {
            for (const desk::Intent& intent : window.click(x, 22, [&] {
                     return draw_top_bar(window.theme, {0, 0, 1280, 46}, bar, "");
                 })) {
                pressed += desk::asks_for<desk::ResolveTurn>(intent) != nullptr ? 1 : 0;
            }
        }
        CHECK((pressed == 0) == is_off);
    }
}

TEST_CASE("every panel can be drawn with nothing in it", "[screens]") {
    NoWindow window;
    const desk::DeskState state;
    const desk::Pending pending;
    const Intents intents = window.frame([&] {
        Intents all = draw_forces(window.theme, place, {}, {}, state);
        for (const auto& more :
             {draw_inspector(window.theme, place, {}, &pending),
              draw_log(window.theme, place, {}, {}, state, desk::Intent(desk::RunOn{})),
              draw_message(window.theme, place, state),
              draw_help(window.theme, place, desk::key_lines({}), {})}) {
            all.insert(all.end(), more.begin(), more.end());
        }
        return all;
    });
    CHECK(intents.empty());
}

TEST_CASE("the one brass button does what the line says comes next", "[screens]") {
    NoWindow window;
    const desk::StatusLine line{"Turn 5: all orders are in.", "resolve",
                                desk::Button{"Resolve turn", desk::ResolveTurn{}, {}}};
    bool is_asked = false;
    for (float x = 1000; x < 1280 && !is_asked; x += 20) {
        for (const desk::Intent& intent : window.click(x, 64, [&] {
                 return draw_status_line(window.theme, {0, 45, 1280, 83}, line, {});
             })) {
            is_asked |= desk::asks_for<desk::ResolveTurn>(intent) != nullptr;
        }
    }
    CHECK(is_asked);
}

TEST_CASE("the rail opens the page that is pressed", "[screens]") {
    NoWindow window;
    const auto lines = desk::rail_lines({}, {{desk::FormPage::battles, 1}});
    std::vector<desk::FormPage> opened;
    for (float y = 100; y < 500; y += 50) {
        for (const desk::Intent& intent : window.click(1240, y, [&] {
                 return draw_rail(window.theme, {1200, 83, 1280, 640}, lines, std::nullopt);
             })) {
            const auto* open = desk::asks_for<desk::OpenForms>(intent);
            if (open != nullptr) opened.push_back(open->page);
        }
    }
    CHECK(opened == std::vector{desk::FormPage::release, desk::FormPage::battles,
                                desk::FormPage::cards, desk::FormPage::rule,
                                desk::FormPage::messages, desk::FormPage::record});
}

TEST_CASE("an overlay is taken off by a press in the list on the chart", "[screens]") {
    NoWindow window;
    const auto lines = desk::overlay_lines({}, desk::usual_overlays);
    const Box chart{230, 83, 910, 640};
    std::set<desk::Overlay> toggled;
    for (float y = 110; y < 400; y += 6) {
        for (const desk::Intent& intent : window.click(780, y, [&] {
                 return draw_overlay_list(window.theme, chart, lines, "V", true);
             })) {
            const auto* toggle = desk::asks_for<desk::ToggleOverlay>(intent);
            if (toggle != nullptr) toggled.insert(toggle->overlay);
        }
    }
    CHECK(toggled.size() == desk::overlay_table.size());
}

TEST_CASE("a command that is pressed closes the list and is asked for", "[screens]") {
    NoWindow window;
    const auto lines = desk::commands_like({}, "resolve");
    REQUIRE(lines.size() == 1);
    bool is_asked = false;
    for (float y = 80; y < 200 && !is_asked; y += 8) {
        const auto intents = window.click(640, y, [&] {
            return draw_command_list(window.theme, {0, 0, 1280, 800}, lines, "resolve");
        });
        if (intents.size() != 2) continue;
        is_asked = desk::asks_for<desk::OpenCommands>(intents[0]) != nullptr &&
                   desk::asks_for<desk::ResolveTurn>(intents[1]) != nullptr;
    }
    CHECK(is_asked);
}

TEST_CASE("a key that is pressed on the page of keys waits for another", "[screens]") {
    NoWindow window;
    std::set<std::string> rebound;
    for (float y = 60; y < 640; y += 8) {
        for (const desk::Intent& intent : window.click(70, y, [&] {
                 return draw_help(window.theme, {0, 0, 800, 700}, desk::key_lines({}), {});
             })) {
            const auto* rebind = desk::asks_for<desk::RebindKey>(intent);
            if (rebind != nullptr) rebound.insert(rebind->row);
        }
    }
    CHECK(rebound.size() > 5);
    CHECK(rebound.contains("help"));
}

TEST_CASE("a triangle folds the ships of a formation, and one of them is ticked by a press",
          "[screens]") {
    NoWindow window;
    const desk::FormationPick pick{{0}, {1}};
    desk::ForceRow formation{1, pick, "Force K", "1 CL", "C7", {}, {}, false, desk::Fold::open};
    desk::ForceRow ship{2, pick, "Aurora", "CL, radar", "32 kn", {}, {}, false};
    ship.ship = OwnShip{3};
    const desk::DeskState state;
    bool is_folded = false, is_ticked = false;
    for (float y = 60; y < 260; y += 8) {
        for (const float x : {20.F, 120.F}) {
            for (const desk::Intent& intent : window.click(x, y, [&] {
                     return draw_forces(window.theme, place, {formation, ship}, {}, state);
                 })) {
                is_folded |= desk::asks_for<desk::FoldForce>(intent) != nullptr;
                const auto* tick = desk::asks_for<desk::TickShip>(intent);
                is_ticked |= tick != nullptr && tick->ship == OwnShip{3};
            }
        }
    }
    CHECK(is_folded);
    CHECK(is_ticked);
}
