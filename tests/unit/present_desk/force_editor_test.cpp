#include "present/desk/force_editor.h"

#include <catch2/catch.hpp>
#include <filesystem>
#include <fstream>
#include <sstream>

#include "files/campaign_file.h"

using namespace flagplot;
using namespace flagplot::desk;

namespace {

SourceFile file_of(const std::string& name) {
    std::ostringstream text;
    text << std::ifstream(std::string(FLAGPLOT_SOURCE_DIR) + "/" + name).rdbuf();
    return {name, text.str()};
}

CampaignSources beta() {
    const std::string folder = "campaigns/convoy-beta/";
    CampaignSources sources{file_of(folder + "campaign.toml"),
                            file_of(folder + "forces.toml"),
                            file_of(folder + "history.toml"),
                            {},
                            {},
                            {},
                            {}};
    const FilesNeeded needed = files_needed(sources.campaign);
    for (const auto& name : needed.charts) sources.charts.push_back(file_of(name));
    for (const auto& name : needed.classes) sources.classes.push_back(file_of(name));
    for (const auto& name : needed.briefings) sources.briefings.push_back(file_of(folder + name));
    sources.decks = {file_of("assets/decks/" + needed.deck)};
    return sources;
}

ForceEditor editor_of_beta() {
    const CampaignSources sources = beta();
    ForceSurroundings round;
    round.sides = {{"uk", "Royal Navy"}, {"axis", "Axis"}};
    round.classes = class_lines(outline_of(sources.classes.front().text));
    round.speed = {MpRounding::half_up, SlowestBasis::cruise, MovePoints{1}};
    return forces_editor(outline_of(sources.forces.text), std::move(round));
}

ForceEditor edited(ForceEditor editor, std::initializer_list<ForceIntent> intents) {
    for (const ForceIntent& intent : intents) editor = forces_after(std::move(editor), intent);
    return editor;
}

/// What the campaign says with these forces.
tl::expected<Definition, Diagnostics> read_with(const ForceEditor& editor) {
    CampaignSources sources = beta();
    sources.forces.text = text_of(editor.edits.now);
    return read_campaign(sources);
}

constexpr std::size_t convoy_line = 0, force_k_line = 2;

}  // namespace

TEST_CASE("forces that nobody changed are written as they were", "[force-editor]") {
    for (const char* campaign : {"convoy-beta", "bismarck", "matapan"}) {
        const SourceFile file = file_of("campaigns/" + std::string(campaign) + "/forces.toml");
        const ForceEditor editor = forces_editor(outline_of(file.text), {});
        CHECK(text_of(editor.edits.now) == file.text);
        CHECK(editor.formations.size() > 2);
    }
}

TEST_CASE("a formation says its slowest ship and its points", "[force-editor]") {
    const ForceEditor editor = editor_of_beta();
    REQUIRE(editor.formations.size() == 3);
    CHECK(editor.formations[convoy_line].facts ==
          "MP 1 by Duisburg (Ger.), 9 knots; 13 ships, 19 points");
    CHECK(editor.formations[force_k_line].facts == "MP 2 by Aurora, 32 knots; 4 ships, 6 points");
}

TEST_CASE("classes are found by name, type and nation", "[force-editor]") {
    const auto classes = editor_of_beta().round.classes;
    CHECK(classes_found(classes, "").size() == classes.size());
    const auto cruisers = classes_found(classes, "regia heavy");
    REQUIRE_FALSE(cruisers.empty());
    CHECK(classes[cruisers.front()].name == "Trento");
    CHECK(classes[cruisers.front()].group == "Regia Marina");
    CHECK(classes_found(classes, "trento bb").empty());
}

TEST_CASE("edited forces are read as they were meant, and nothing else is", "[force-editor]") {
    const ForceEditor editor =
        edited(editor_of_beta(), {AddFormation{0}, PlaceFormation{*read_square("B2")},
                                  WriteFormation{3, FormationKey::id, "UK-B"},
                                  WriteFormation{3, FormationKey::name, "Force \"B\""},
                                  WriteFormation{3, FormationKey::enters, "2"},
                                  AddShip{3, "Arethusa"}, WriteShip{3, 0, ShipKey::name, "Galatea"},
                                  WriteShip{3, 0, ShipKey::speed, "30.5"}});
    const auto before = read_campaign(beta());
    const auto after = read_with(editor);
    REQUIRE(before);
    REQUIRE(after);
    REQUIRE(after->formations.size() == 4);
    const FormationRow& row = after->formations[3];
    CHECK(row.id == "UK-B");
    CHECK(row.name == "Force \"B\"");
    CHECK(row.enters == TurnNumber{2});
    CHECK(row.enters_at == *read_square("B2"));
    REQUIRE(row.ships.size() == 1);
    CHECK(after->ship(row.ships[0]).ship.name == "Galatea");
    CHECK(after->ship(row.ships[0]).ship.maximum == KnotTenths{305});
    Definition rest = *after;
    rest.formations.pop_back();
    rest.ships.pop_back();
    rest.victory = before->victory;  // pays for all ships of a side: the new one is among them
    CHECK(rest == *before);
}

TEST_CASE("what was done to forces is taken back to the letter", "[force-editor]") {
    const ForceEditor before = editor_of_beta();
    ForceEditor editor =
        edited(before, {RemoveFormation{1}, WriteShip{0, 1, ShipKey::grt, ""}, RemoveShip{0, 0},
                        MoveShip{0, 0, false}, AddFormation{1}, MoveFormation{1, true},
                        WriteFormation{0, FormationKey::name, "C"},
                        WriteFormation{0, FormationKey::name, "Co"}});
    CHECK(editor.edits.earlier.size() == 7);  // a name is typed in one step
    const std::string after = text_of(editor.edits.now);
    for (int i = 0; i < 7; ++i) editor = edited(std::move(editor), {UndoForces{}});
    CHECK(text_of(editor.edits.now) == text_of(before.edits.now));
    for (int i = 0; i < 7; ++i) editor = edited(std::move(editor), {RedoForces{}});
    CHECK(text_of(editor.edits.now) == after);
}

TEST_CASE("formations keep to the order of their side", "[force-editor]") {
    const ForceEditor editor = edited(editor_of_beta(), {MoveFormation{0, false}});
    CHECK(editor.formations[0].id == "AX-3");
    CHECK(editor.formations[1].id == "AX-BETA");
    CHECK(editor.formation == 1);
    const ForceEditor same = edited(editor_of_beta(), {MoveFormation{force_k_line, true}});
    CHECK_FALSE(same.edits.is_changed);  // the only one of its side
}

TEST_CASE("new formations and ships have names of their own", "[force-editor]") {
    const ForceEditor editor = edited(
        editor_of_beta(), {AddFormation{0}, AddFormation{0}, AddShip{3, "L"}, AddShip{3, "L"}});
    CHECK(editor.formations[3].id == "UK-NEW");
    CHECK(editor.formations[4].id == "UK-NEW-2");
    REQUIRE(editor.formations[3].ships.size() == 2);
    CHECK(editor.formations[3].ships[0].name == "L ship");
    CHECK(editor.formations[3].ships[1].name == "L ship 2");
}

TEST_CASE("what must stand is not left empty", "[force-editor]") {
    for (const ForceIntent& intent :
         {ForceIntent(WriteFormation{0, FormationKey::id, ""}),
          ForceIntent(WriteShip{0, 0, ShipKey::name, ""}), ForceIntent(AddShip{99, "L"})}) {
        const ForceEditor editor = edited(editor_of_beta(), {intent});
        CHECK_FALSE(editor.message.empty());
        CHECK_FALSE(editor.edits.is_changed);
    }
}

TEST_CASE("a problem leads to the ship that it is about", "[force-editor]") {
    ForceEditor editor =
        edited(editor_of_beta(), {WriteShip{force_k_line, 1, ShipKey::class_name, "Zarra"}});
    const auto read = read_with(editor);
    REQUIRE_FALSE(read);
    std::vector<FoundProblem> found;
    for (const Error& error : read.error()) {
        found.push_back({error.where.file, error.where.line, sentence_of(error)});
    }
    const auto problems = problems_in(editor.edits.now, "campaigns/convoy-beta/forces.toml", found);
    REQUIRE(problems.size() == 1);
    CHECK(problems[0].is_here);
    CHECK(problems[0].text.find("Zarra") != std::string::npos);
    editor = edited(std::move(editor), {PickForcePlace{problems[0].place}});
    CHECK(editor.formation == force_k_line);
    CHECK(editor.ship == 1);
    CHECK(editor.formations[force_k_line].ships[1].facts == "no such class");
}

TEST_CASE("intents about what is not there change no forces", "[force-editor]") {
    const ForceEditor before = editor_of_beta();
    for (const ForceIntent& intent :
         {ForceIntent(PickFormation{99, 3}), ForceIntent(AddFormation{99}),
          ForceIntent(RemoveFormation{99}), ForceIntent(MoveFormation{99, true}),
          ForceIntent(WriteFormation{99, FormationKey::at, "A1"}), ForceIntent(RemoveShip{0, 99}),
          ForceIntent(MoveShip{0, 0, true}), ForceIntent(WriteShip{99, 0, ShipKey::name, "A"}),
          ForceIntent(PickForcePlace{{999, 3, 3}}), ForceIntent(UndoForces{}),
          ForceIntent(RedoForces{})}) {
        const ForceEditor after = edited(before, {intent});
        CHECK(after.edits.now == before.edits.now);
        CHECK_FALSE(after.formation);
    }
}
