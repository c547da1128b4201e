#include <catch2/catch.hpp>
#include <functional>
#include <set>
#include <string>

#include "screens/front.h"

using namespace flagplot;
using namespace flagplot::screens;

namespace {

/// The start screen without a window: letters in memory, and a mouse.
struct NoFrontWindow {
    NoFrontWindow() {
        ImGui::CreateContext();
        ImGuiIO& io = ImGui::GetIO();
        io.IniFilename = nullptr;
        io.DisplaySize = {1280, 800};
        theme = make_theme({}, 1);
        unsigned char* pixels = nullptr;
        int width = 0, height = 0;
        io.Fonts->GetTexDataAsRGBA32(&pixels, &width, &height);
    }
    ~NoFrontWindow() { ImGui::DestroyContext(); }
    NoFrontWindow(const NoFrontWindow&) = delete;
    NoFrontWindow& operator=(const NoFrontWindow&) = delete;

    FrontIntents frame(const desk::FrontState& state) {
        ImGui::GetIO().DeltaTime = 0.02F;
        ImGui::NewFrame();
        FrontIntents intents = draw_front(theme, {0, 0, 1280, 800}, state, "");
        ImGui::Render();
        return intents;
    }
    /// All that comes of moving to a place and clicking there.
    FrontIntents click(float x, float y, const desk::FrontState& state) {
        ImGuiIO& io = ImGui::GetIO();
        io.MousePos = {x, y};
        FrontIntents all;
        for (const bool is_down : {false, false, true, false, false}) {
            io.MouseDown[0] = is_down;
            for (const desk::FrontIntent& intent : frame(state)) all.push_back(intent);
        }
        return all;
    }

    Theme theme;
};

/// What clicks all over the window ask of an editor, by its kind's place in the variant.
template <class EditorIntent>
std::set<std::size_t> kinds_clicked(const desk::FrontState& state) {
    NoFrontWindow window;
    std::set<std::size_t> kinds;
    for (float y = 60; y < 780; y += 11) {
        for (const float x : {20.F, 40.F, 110.F, 180.F, 320.F, 400.F, 480.F, 600.F, 680.F, 720.F,
                              1010.F, 1020.F, 1050.F, 1080.F, 1120.F, 1140.F}) {
            for (const desk::FrontIntent& intent : window.click(x, y, state)) {
                if (const auto* edit = std::get_if<EditorIntent>(&intent)) {
                    kinds.insert(edit->index());
                }
            }
        }
    }
    return kinds;
}

template <class Kind, class Variant, std::size_t at = 0>
constexpr std::size_t index_of() {
    if constexpr (std::is_same_v<std::variant_alternative_t<at, Variant>, Kind>) {
        return at;
    } else {
        return index_of<Kind, Variant, at + 1>();
    }
}

desk::FrontState with_forces() {
    desk::FrontState state;
    state.page = desk::FrontPage::forces;
    state.forces.is_open = true;
    state.forces.chart = desk::blank_chart(6, 6);
    desk::ForceSurroundings round{{{"uk", "Royal Navy"}, {"axis", "Axis"}}, {}, {}};
    round.classes.push_back({"L", "Royal Navy"});
    state.forces.editor =
        desk::forces_editor(outline_of("[[formation]]\nid = \"K\"\nname = \"Force K\"\n"
                                       "side = \"uk\"\nat = \"F6\"\n"
                                       "ships = [{ name = \"Lance\", class = \"L\" }, "
                                       "{ name = \"Lively\", class = \"L\" }]\n"),
                            std::move(round));
    state.forces.editor = desk::forces_after(state.forces.editor, desk::PickFormation{0, 1});
    state.forces.problems = {{"wrong", {1}, true}};
    const Box room{290, 70, 990, 780};
    return desk::front_after(std::move(state), desk::FitForces{room});
}

desk::FrontState with_cards() {
    desk::FrontState state;
    state.page = desk::FrontPage::cards;
    state.cards.is_open = true;
    state.cards.editor = desk::cards_editor(
        outline_of("[[card]]\nname = \"Mines\"\nkind = \"blow\"\non = \"random own at sea\"\n"
                   "effects = [\"damage 1 biggest\", \"free\"]\nseen = \"A mine.\"\n"),
        {});
    state.cards.editor = desk::cards_after(state.cards.editor, desk::PickCard{0});
    state.cards.problems = {{"wrong", {1}, true}};
    return state;
}

}  // namespace

TEST_CASE("the pages of forces and cards can be drawn with nothing in them", "[screens]") {
    NoFrontWindow window;
    for (const desk::FrontPage page : {desk::FrontPage::forces, desk::FrontPage::cards}) {
        for (const bool is_open : {false, true}) {
            desk::FrontState state;
            state.page = page;
            state.forces.is_open = state.cards.is_open = is_open;
            CHECK(window.frame(state).empty());
        }
    }
}

TEST_CASE("forces are picked, moved, placed and removed by the mouse", "[screens]") {
    const auto kinds = kinds_clicked<desk::ForceIntent>(with_forces());
    using desk::ForceIntent;
    CHECK(kinds.count(index_of<desk::PickFormation, ForceIntent>()) == 1);
    CHECK(kinds.count(index_of<desk::AddFormation, ForceIntent>()) == 1);
    CHECK(kinds.count(index_of<desk::PlaceFormation, ForceIntent>()) == 1);
    CHECK(kinds.count(index_of<desk::MoveFormation, ForceIntent>()) == 1);
    CHECK(kinds.count(index_of<desk::RemoveFormation, ForceIntent>()) == 1);
    CHECK(kinds.count(index_of<desk::AddShip, ForceIntent>()) == 1);
    CHECK(kinds.count(index_of<desk::MoveShip, ForceIntent>()) == 1);
    CHECK(kinds.count(index_of<desk::RemoveShip, ForceIntent>()) == 1);
    CHECK(kinds.count(index_of<desk::PickForcePlace, ForceIntent>()) == 1);
}

TEST_CASE("cards are picked, copied, removed and given effects by the mouse", "[screens]") {
    const auto kinds = kinds_clicked<desk::CardIntent>(with_cards());
    using desk::CardIntent;
    CHECK(kinds.count(index_of<desk::PickCard, CardIntent>()) == 1);
    CHECK(kinds.count(index_of<desk::NewCard, CardIntent>()) == 1);
    CHECK(kinds.count(index_of<desk::CopyCard, CardIntent>()) == 1);
    CHECK(kinds.count(index_of<desk::SwitchCondition, CardIntent>()) == 1);
    CHECK(kinds.count(index_of<desk::AddEffect, CardIntent>()) == 1);
    CHECK(kinds.count(index_of<desk::PickCardPlace, CardIntent>()) == 1);
}
