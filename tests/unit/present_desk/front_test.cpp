#include "present/desk/start/front_intent.h"
#include "present/desk/start/opening.h"

#include <catch2/catch.hpp>

using namespace flagplot;
using namespace flagplot::desk;

namespace {

StartState with_campaign() {
    StartState state;
    state.campaigns.push_back({"beta", "Convoy Beta", {}, {}});
    return start_after(std::move(state), ChooseCampaign{0});
}

}  // namespace

TEST_CASE("a campaign that is chosen proposes the name of its save", "[front]") {
    CHECK(with_campaign().form.save == "beta.save");
    CHECK(why_not_begun(with_campaign()).empty());
}

TEST_CASE("a game cannot be begun with a wrong seed, no file or faulty files", "[front]") {
    StartState state = with_campaign();
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
    CHECK(opening_of(FileKind::chart, "maps/med60.toml") ==
          Opening{PageName::chart, "maps/med60.toml"});
    CHECK(opening_of(FileKind::deck, "mine.toml") == Opening{PageName::cards, "mine.toml"});
    for (const std::optional<FileKind> kind :
         {std::optional(FileKind::classes), std::optional(FileKind::result),
          std::optional<FileKind>()}) {
        CHECK(opening_of(kind, "some.toml") == Opening{PageName::check, "some.toml"});
    }
}

TEST_CASE("of a campaign the folder is opened, whichever of its files was named", "[front]") {
    const auto folder_of = [](FileKind kind, const char* path) {
        const Opening opening = opening_of(kind, path);
        CHECK(opening.page == PageName::forces);
        return opening.path;
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
        EditedFile file = edited_after({}, kind, NameEdited{kind, "beta"});
        file = edited_after(std::move(file), kind, NameTarget{kind, "mine"});
        CHECK(file.name == "beta");
        CHECK(file.target == "mine");
        EditedFile apart = edited_after({}, other, NameEdited{kind, "beta"});
        apart = edited_after(std::move(apart), other, NameTarget{kind, "mine"});
        CHECK(apart.name.empty());
        CHECK(apart.target.empty());
        CHECK(std::string(edited_words(kind).closed) != edited_words(other).closed);
    }
}

TEST_CASE("what is asked about files that are edited goes with the message", "[front]") {
    EditedFile file;
    file.asks_to_open = file.asks_to_replace = true;
    file = without_questions(std::move(file));
    CHECK_FALSE(file.asks_to_open);
    CHECK_FALSE(file.asks_to_replace);
    ChartDesk chart;
    chart.asks_to_replace = chart.asks_to_open = chart.asks_to_make = true;
    chart = without_questions(std::move(chart));
    CHECK_FALSE(chart.asks_to_replace);
    CHECK_FALSE(chart.asks_to_open);
    CHECK_FALSE(chart.asks_to_make);
}

TEST_CASE("nothing is edited or taken back where no file is open", "[front]") {
    ForceDesk forces;
    CardDesk cards;
    forces.editor.round.sides = {{"uk", "Royal Navy"}};
    const auto add_to_both = [&] {
        forces = force_desk_after(std::move(forces), ForceIntent(AssetIntent(AddAsset{0})));
        cards = card_desk_after(std::move(cards), NewCard{});
    };
    add_to_both();
    CHECK(forces.editor.assets.empty());
    CHECK(cards.editor.cards.empty());
    forces.file.is_open = cards.file.is_open = true;
    add_to_both();
    CHECK(forces.editor.assets.size() == 1);
    CHECK(cards.editor.cards.size() == 1);
    forces = force_desk_after(std::move(forces), ForceIntent(UndoStep{}));
    CHECK(forces.editor.assets.empty());
    cards = card_desk_after(std::move(cards), UndoStep{});
    CHECK(cards.editor.cards.empty());
    CHECK(cards.editor.edits.later.size() == 1);
}

TEST_CASE("a step back is asked of the editor whose page it is", "[front]") {
    CHECK(asks_for<ForceIntent>(step_in(EditedKind::forces, UndoStep{})) != nullptr);
    CHECK(asks_for<CardIntent>(step_in(EditedKind::deck, UndoStep{})) != nullptr);
}
