#include "present/desk/front.h"

#include <catch2/catch.hpp>

using namespace flagplot;
using namespace flagplot::desk;

namespace {

FrontState with_campaign() {
    FrontState state;
    state.campaigns.push_back({"beta", "Convoy Beta", {}, {}});
    return front_after(std::move(state), ChooseCampaign{0});
}

}  // namespace

TEST_CASE("a campaign that is chosen proposes the name of its save", "[front]") {
    CHECK(with_campaign().form.save == "beta.save");
    CHECK(why_not_begun(with_campaign()).empty());
}

TEST_CASE("a game cannot be begun with a wrong seed, no file or faulty files", "[front]") {
    FrontState state = with_campaign();
    state.form.has_public_dice = true;
    state.form.seed = "seven";
    CHECK(why_not_begun(state) == "The seed is a whole number.");
    state.form = {};
    CHECK(why_not_begun(state) == "Name the file of the save.");
    state.campaigns[0].problems = {"campaign.toml:3:1: ..."};
    CHECK(why_not_begun(state) == "Its files have problems; check them first.");
}

TEST_CASE("the line of a problem stands among its neighbours", "[front]") {
    std::string text;
    for (int i = 1; i <= 20; ++i) text += "line " + std::to_string(i) + "\n";
    const auto lines = lines_round(text, 10);
    REQUIRE(lines.size() == 13);
    CHECK(lines.front().text == "line 4");
    CHECK(lines[6].is_marked);
    CHECK(lines[6].number == 10);
    CHECK(lines_round(text, 1).size() == 7);
}

TEST_CASE("a file is opened on the page it is edited on, and checked where there is none",
          "[front]") {
    const auto opened = [](std::optional<FileKind> kind, const char* path) {
        FrontState state;
        for (const FrontIntent& step : steps_to_open(kind, path)) {
            state = front_after(std::move(state), step);
        }
        return state;
    };
    const FrontState chart = opened(FileKind::chart, "maps/med60.toml");
    CHECK(chart.page == FrontPage::chart);
    CHECK(chart.chart.file == "maps/med60.toml");
    const FrontState deck = opened(FileKind::deck, "mine.toml");
    CHECK(deck.page == FrontPage::cards);
    CHECK(deck.cards.file.name == "mine.toml");
    for (const std::optional<FileKind> kind :
         {std::optional(FileKind::classes), std::optional(FileKind::result),
          std::optional<FileKind>()}) {
        const FrontState checked = opened(kind, "some.toml");
        CHECK(checked.page == FrontPage::check);
        CHECK(checked.check.path == "some.toml");
    }
}

TEST_CASE("of a campaign the folder is opened, whichever of its files was named", "[front]") {
    const auto folder_of = [](FileKind kind, const char* path) {
        for (const FrontIntent& step : steps_to_open(kind, path)) {
            if (const auto* named = std::get_if<NameEdited>(&step)) return named->name;
        }
        return std::string();
    };
    CHECK(folder_of(FileKind::forces, "war/beta/forces.toml") == "war/beta");
    CHECK(folder_of(FileKind::history, "war/beta/history.toml") == "war/beta");
    CHECK(folder_of(FileKind::campaign, "war/beta") == "war/beta");
    CHECK(folder_of(FileKind::campaign, "beta/campaign.toml") ==
          "./beta");  // no name of a campaign
    CHECK(folder_of(FileKind::campaign, "beta") == "./beta");
    CHECK(folder_of(FileKind::forces, "forces.toml") == "./");
}

TEST_CASE("what is said to one file that is edited is not said to the other", "[front]") {
    for (const EditedKind kind : edited_kinds) {
        const EditedKind other = kind == EditedKind::forces ? EditedKind::deck : EditedKind::forces;
        FrontState state = front_after({}, NameEdited{kind, "beta"});
        state = front_after(std::move(state), NameTarget{kind, "mine"});
        CHECK(state.file(kind).name == "beta");
        CHECK(state.file(kind).target == "mine");
        CHECK(state.file(other).name.empty());
        CHECK(state.file(other).target.empty());
        CHECK(std::string(edited_words(kind).closed) != edited_words(other).closed);
    }
}

TEST_CASE("what is asked about files that are edited goes with the message", "[front]") {
    FrontState state;
    for (const EditedKind kind : edited_kinds) {
        state.file(kind).asks_to_open = state.file(kind).asks_to_replace = true;
    }
    state = front_after(std::move(state), CloseMessage{});
    for (const EditedKind kind : edited_kinds) {
        CHECK_FALSE(state.file(kind).asks_to_open);
        CHECK_FALSE(state.file(kind).asks_to_replace);
    }
}

TEST_CASE("nothing is edited or taken back where no file is open", "[front]") {
    FrontState state;
    state.forces.editor.round.sides = {{"uk", "Royal Navy"}};
    const auto add_all = [](FrontState before) {
        before = front_after(std::move(before), ForceIntent(AssetIntent(AddAsset{0})));
        return front_after(std::move(before), CardIntent(NewCard{}));
    };
    state = add_all(std::move(state));
    CHECK(state.forces.editor.assets.empty());
    CHECK(state.cards.editor.cards.empty());
    state.forces.file.is_open = state.cards.file.is_open = true;
    state = add_all(std::move(state));
    CHECK(state.forces.editor.assets.size() == 1);
    CHECK(state.cards.editor.cards.size() == 1);
    state = front_after(std::move(state), step_in(EditedKind::forces, UndoStep{}));
    CHECK(state.forces.editor.assets.empty());
    CHECK(state.cards.editor.cards.size() == 1);
    state = front_after(std::move(state), step_in(EditedKind::deck, UndoStep{}));
    CHECK(state.cards.editor.cards.empty());
    CHECK(state.edits(EditedKind::deck).later.size() == 1);
}
