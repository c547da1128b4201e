#include <catch2/catch.hpp>
#include <set>
#include <sstream>
#include <string>

#include "desk/intent_counts.h"
#include "unit/screens/drawn_pages.h"

using namespace flagplot;
using namespace flagplot::screens;

namespace {

/// A page as it is drawn.
template <class Page>
auto front_of(const NoWindow& window, const Page& page) {
    return [&] { return drawn(window, page); };
}

constexpr std::initializer_list<float> columns_of_editor{
    20.F,  40.F,  110.F,  180.F,  320.F,  400.F,  480.F,  600.F,
    680.F, 720.F, 1010.F, 1020.F, 1050.F, 1080.F, 1120.F, 1140.F};

/// What clicks all over the window ask of an editor, by the names of the intents.
template <class EditorIntent, class Page>
std::set<std::string> asked_by_clicks(const Page& state,
                                      std::initializer_list<float> columns = columns_of_editor,
                                      float first = 60) {
    NoWindow window;
    desk::IntentCounts counts;
    for (float y = first; y < 780; y += 11) {
        for (const float x : columns) {
            for (const auto& intent : window.click(x, y, front_of(window, state))) {
                if (const auto* edit = desk::asks_for<EditorIntent>(intent)) counts.note(*edit);
            }
        }
    }
    std::set<std::string> names;
    std::istringstream lines(counts.text());
    for (std::string name, count; lines >> name >> count;) names.insert(name);
    return names;
}

/// Those of the names that are not among these.
std::set<std::string> missing_in(const std::set<std::string>& asked,
                                 std::initializer_list<const char*> names) {
    std::set<std::string> missing;
    for (const char* name : names) {
        if (asked.count(name) == 0) missing.insert(name);
    }
    return missing;
}

desk::ForceDesk with_forces() {
    desk::ForceDesk state;
    state.file.is_open = true;
    state.chart = desk::blank_chart(6, 6);
    desk::ForceSurroundings round{{{"uk", "Royal Navy"}, {"axis", "Axis"}}, {}, {}};
    round.classes.push_back({"L", "Royal Navy"});
    state.editor =
        desk::forces_editor(outline_of("[[formation]]\nid = \"K\"\nname = \"Force K\"\n"
                                       "side = \"uk\"\nat = \"F6\"\n"
                                       "ships = [{ name = \"Lance\", class = \"L\" }, "
                                       "{ name = \"Lively\", class = \"L\" }]\n"
                                       "[[asset]]\nid = \"LUQA\"\nname = \"Luqa\"\n"
                                       "side = \"uk\"\nbase = \"B2\"\nquality = 3\nrange = 2\n"),
                            std::move(round));
    state.editor = desk::forces_after(state.editor, desk::PickFormation{0, 1});
    state.file.problems = {{"wrong", {1}, true}};
    const Box room{290, 70, 990, 780};
    return desk::force_desk_after(std::move(state), desk::FitForces{room});
}

desk::CardDesk with_cards() {
    desk::CardDesk state;
    state.file.is_open = true;
    state.editor = desk::cards_editor(
        outline_of("[[card]]\nname = \"Mines\"\nkind = \"blow\"\non = \"random own at sea\"\n"
                   "effects = [\"damage 1 biggest\", \"free\"]\nseen = \"A mine.\"\n"),
        {});
    state.editor = desk::cards_after(state.editor, desk::PickCard{0});
    state.file.problems = {{"wrong", {1}, true}};
    return state;
}

}  // namespace

TEST_CASE("the pages of forces and cards can be drawn with nothing in them", "[screens]") {
    NoWindow window;
    for (const bool is_open : {false, true}) {
        desk::ForceDesk forces;
        desk::CardDesk cards;
        forces.file.is_open = cards.file.is_open = is_open;
        CHECK(window.frame(front_of(window, forces)).empty());
        CHECK(window.frame(front_of(window, cards)).empty());
    }
}

TEST_CASE("forces are picked, moved, placed and removed by the mouse", "[screens]") {
    const auto asked = asked_by_clicks<desk::ForceIntent>(with_forces());
    CHECK(missing_in(asked, {"PickFormation", "AddFormation", "PlaceFormation", "MoveFormation",
                             "RemoveFormation", "AddShip", "MoveShip", "RemoveShip", "PickPlace",
                             "PickAsset", "AddAsset"}) == std::set<std::string>{});
}

TEST_CASE("aircraft are picked, moved, placed and removed by the mouse", "[screens]") {
    desk::ForceDesk state = with_forces();
    state.editor = desk::forces_after(state.editor, desk::AssetIntent(desk::PickAsset{0}));
    const auto asked = asked_by_clicks<desk::ForceIntent>(state);
    CHECK(missing_in(asked, {"PickFormation", "PickAsset", "AddAsset", "PlaceAsset", "MoveAsset",
                             "RemoveAsset"}) == std::set<std::string>{});
    CHECK(asked.count("PlaceFormation") == 0);
}

TEST_CASE("a line of aircraft is chosen from a list where it has one", "[screens]") {
    desk::ForceDesk state = with_forces();
    state.editor = desk::forces_after(state.editor, desk::AssetIntent(desk::PickAsset{0}));
    NoWindow window;
    std::set<desk::AssetKey> chosen;
    for (float y = 90; y < 400; y += 8) {
        for (const float below : {30.F, 50.F}) {  // where the choices of an open list lie
            (void)window.click(1200, 790, front_of(window, state));
            (void)window.click(1255, y, front_of(window, state));
            for (const auto& intent : window.click(1255, y + below, front_of(window, state))) {
                const auto* edit = desk::asks_for<desk::ForceIntent>(intent);
                const auto* asset = edit ? std::get_if<desk::AssetIntent>(edit) : nullptr;
                const auto* write = asset ? std::get_if<desk::WriteAsset>(asset) : nullptr;
                if (write != nullptr) chosen.insert(write->key);
            }
        }
    }
    CHECK(chosen.count(desk::AssetKey::side) == 1);
    CHECK(chosen.count(desk::AssetKey::ship) == 1);
    CHECK(chosen.count(desk::AssetKey::quality) == 1);
    CHECK(chosen.count(desk::AssetKey::name) == 0);  // has no list
}

TEST_CASE("cards are picked, copied, removed and given effects by the mouse", "[screens]") {
    const auto asked = asked_by_clicks<desk::CardIntent>(with_cards());
    CHECK(missing_in(asked, {"PickCard", "NewCard", "CopyCard", "SwitchCondition", "AddEffect",
                             "MoveEffect", "PickPlace"}) == std::set<std::string>{});
}

TEST_CASE("a card's sides and a question to the umpire are filled in by the mouse", "[screens]") {
    desk::CardDesk state = with_cards();
    state.editor.sides = {"uk", "axis"};
    state.editor = desk::cards_after(state.editor, desk::SwitchChoice{0, 0});
    CHECK(missing_in(asked_by_clicks<desk::CardIntent>(state), {"SwitchSide", "SwitchChoice"}) ==
          std::set<std::string>{});
    state.editor = desk::cards_after(state.editor, desk::SwitchChoice{0, 0});
    REQUIRE(state.editor.cards[0].effects[0].question);
    CHECK(missing_in(asked_by_clicks<desk::CardIntent>(state), {"ChangeAnswer", "SwitchChoice"}) ==
          std::set<std::string>{});
}

TEST_CASE("an effect that ends in a text keeps its buttons", "[screens]") {
    desk::CardDesk state = with_cards();
    state.editor = desk::cards_after(state.editor, desk::WriteEffect{0, 1, 0, "tell A mine."});
    state.editor = desk::cards_after(state.editor, desk::RemoveEffect{0, 0});
    CHECK(missing_in(asked_by_clicks<desk::CardIntent>(state), {"SwitchChoice", "RemoveEffect"}) ==
          std::set<std::string>{});
}

TEST_CASE("a problem of another file leads to the page of checks", "[screens]") {
    desk::CardDesk state = with_cards();
    state.file.problems = {{"campaign.toml:3: wrong", {}, false}};
    state.file.checked = "beta";
    NoWindow window;
    bool is_checked = false;
    for (float y = 100; y < 780; y += 8) {
        for (const auto& intent : window.click(110, y, front_of(window, state))) {
            const auto* named = desk::asks_for<desk::CheckPath>(intent);
            is_checked |= named != nullptr && named->path == "beta";
        }
    }
    CHECK(is_checked);
}

TEST_CASE("a campaign is chosen by its card, and saves are opened by the mouse", "[screens]") {
    desk::StartState state;
    for (const char* name : {"Bismarck", "Beta", "Matapan"}) {
        state.campaigns.push_back({name, name, {}, {}});
        state.campaigns.back().chart = desk::blank_chart(6, 6);
    }
    state.recent = {{"last.save"}, {"earlier.save"}};
    NoWindow window;
    std::set<std::size_t> chosen;
    std::set<std::string> opened;
    for (float y = 50; y < 400; y += 10) {
        for (const float x : {200.F, 850.F}) {
            for (const auto& intent : window.click(x, y, front_of(window, state))) {
                const auto* choose = desk::asks_for<desk::ChooseCampaign>(intent);
                if (choose != nullptr) chosen.insert(choose->number);
                const auto* open = desk::asks_for<desk::OpenSave>(intent);
                if (open != nullptr) opened.insert(open->path);
            }
        }
    }
    CHECK(chosen == std::set<std::size_t>{1});
    CHECK(opened == std::set<std::string>{"last.save", "earlier.save"});
}

namespace {

desk::Setup with_setup(desk::SetupStep step) {
    desk::Setup setup;
    setup.charts.push_back({"maps/bay.toml", "bay", desk::blank_chart(6, 6)});
    setup.charts.back().chart.title = "The bay";
    setup.classes.push_back({"Trento", "Regia Marina", {}, true});
    desk::SetupForm form = setup.form;
    form.chart = "bay";
    setup = desk::setup_after(std::move(setup), desk::FillSetup{form});
    setup = desk::setup_after(std::move(setup), desk::AddFleet{0});
    setup = desk::setup_after(std::move(setup), desk::AddShips{0});
    setup = desk::setup_after(std::move(setup), desk::PlaceFleet{{3, 3}});
    setup.step = step;
    return desk::setup_after(std::move(setup), desk::FitSea{{250, 120, 900, 740}});
}

}  // namespace

TEST_CASE("every step of setting a campaign up can be drawn with nothing in it", "[screens]") {
    NoWindow window;
    for (const desk::SetupStepRow& row : desk::setup_steps) {
        desk::Setup setup;
        setup.step = row.step;
        for (const auto& intent : window.frame(front_of(window, setup))) {
            const bool is_fit = desk::asks_for<desk::FitWorld>(intent) != nullptr;
            CHECK(is_fit);
        }
    }
}

TEST_CASE("forces of a new campaign are added, placed and dropped by the mouse", "[screens]") {
    const auto asked = asked_by_clicks<desk::SetupIntent>(
        with_setup(desk::SetupStep::forces),
        {20.F, 60.F, 320.F, 600.F, 1000.F, 1030.F, 1160.F, 1168.F, 1176.F, 1184.F, 1192.F, 1200.F},
        40);
    CHECK(missing_in(asked, {"PickFleet", "AddFleet", "PlaceFleet", "AddShips", "DropShip",
                             "RemoveFleet", "GoToSetup"}) == std::set<std::string>{});
}

TEST_CASE("the sea of a new campaign is a chart that is pressed, or a place on the world",
          "[screens]") {
    NoWindow window;
    desk::Setup of_charts = with_setup(desk::SetupStep::sea);
    of_charts.charts.push_back({"maps/gulf.toml", "gulf", desk::blank_chart(6, 6)});
    desk::Setup of_world;
    of_world = desk::setup_after(std::move(of_world), desk::FitWorld{{8, 150, 790, 540}});
    const auto filled = [&](const desk::Setup& setup, float x, float y) {
        std::vector<desk::SetupForm> forms;
        for (const auto& intent : window.click(x, y, front_of(window, setup))) {
            const auto* asked = desk::asks_for<desk::SetupIntent>(intent);
            const auto* fill = asked ? std::get_if<desk::FillSetup>(asked) : nullptr;
            if (fill != nullptr) forms.push_back(fill->form);
        }
        return forms;
    };
    std::set<std::string> charts;
    for (float y = 110; y < 300; y += 20) {
        for (const auto& form : filled(of_charts, 320, y)) charts.insert(form.chart);
    }
    CHECK(charts.count("gulf") == 1);
    const auto pointed = filled(of_world, 400, 300);
    REQUIRE(pointed.size() == 1);
    CHECK(pointed[0].making.middle.find(',') != std::string::npos);
}

TEST_CASE("files are marked by a click, opened by the button, and sifted", "[screens]") {
    const desk::FileBrowser browser = desk::with_folder(
        {}, "/war/ann",
        {{"drill", desk::FoundKind::campaign}, {"beta.save", desk::FoundKind::save}});
    const auto asked = asked_by_clicks<desk::BrowseIntent>(
        browser, {20.F, 60.F, 440.F, 530.F, 560.F, 620.F, 660.F, 720.F, 800.F, 820.F, 850.F, 880.F},
        30);
    CHECK(missing_in(asked, {"MarkFile", "OpenFound", "SieveFiles", "EnterFolder"}) ==
          std::set<std::string>{});
}

TEST_CASE("a chart is opened by its picture while none is open", "[screens]") {
    desk::ChartDesk state;
    state.charts.push_back({"maps/bay.toml", "bay", desk::blank_chart(6, 6)});
    NoWindow window;
    std::vector<std::string> named;
    bool is_opened = false;
    for (const auto& intent : window.click(380, 150, front_of(window, state))) {
        const auto* name = desk::asks_for<desk::NameChartFile>(intent);
        if (name != nullptr) named.push_back(name->path);
        is_opened |= desk::asks_for<desk::OpenChart>(intent) != nullptr;
    }
    CHECK(named == std::vector<std::string>{"maps/bay.toml"});
    CHECK(is_opened);
}
