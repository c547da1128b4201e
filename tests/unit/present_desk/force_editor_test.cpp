#include "present/desk/editors/force_editor.h"

#include <catch2/catch.hpp>
#include <filesystem>
#include <fstream>
#include <sstream>

#include "files/campaign_file.h"
#include "files/chart_file.h"

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
    round.places = read_chart(sources.charts.front())->places;
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

/// What `lint` says of these forces.
std::vector<EditProblem> problems_of(const ForceEditor& editor) {
    std::vector<FoundProblem> found;
    if (const auto read = read_with(editor); !read) {
        for (const Error& error : read.error()) {
            found.push_back({error.where.file, error.where.line, sentence_of(error)});
        }
    }
    return problems_in(editor.edits.now, "campaigns/convoy-beta/forces.toml", found);
}

constexpr std::size_t convoy_line = 0, force_k_line = 2;
constexpr std::size_t luqa_line = 0, upholder_line = 2;

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
    for (int i = 0; i < 7; ++i) editor = edited(std::move(editor), {UndoStep{}});
    CHECK(text_of(editor.edits.now) == text_of(before.edits.now));
    for (int i = 0; i < 7; ++i) editor = edited(std::move(editor), {RedoStep{}});
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
    CHECK(editor.formations[3].ships[0].name() == "L ship");
    CHECK(editor.formations[3].ships[1].name() == "L ship 2");
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

TEST_CASE("a ship says of itself what its class does not", "[force-editor]") {
    const auto lance = [](const ForceEditor& editor) {
        return editor.formations[force_k_line].ships[2];
    };
    const ForceEditor before = editor_of_beta();
    REQUIRE(lance(before).name() == "Lance");
    const ForceEditor editor =
        edited(before, {WriteShip{force_k_line, 2, ShipKey::radar, "false"},
                        WriteShip{force_k_line, 2, ShipKey::radar_confidence, "H"},
                        WriteShip{force_k_line, 2, ShipKey::speed_confidence, "M"},
                        WriteShip{force_k_line, 2, ShipKey::fighters, "true"},
                        WriteShip{force_k_line, 2, ShipKey::size, "7"}});
    CHECK(lance(before).facts == "DD, 36 knots, 1 point, radar");
    CHECK(lance(editor).facts == "DD, 36 knots, 7 points, fighters");
    const auto after = read_with(editor);
    REQUIRE(after);
    const ShipRow& row = after->ship(after->formations[force_k_line].ships[2]);
    CHECK_FALSE(row.ship.has_radar);
    CHECK(row.ship.has_fighters);
    CHECK(row.ship.size == StructurePoints{7});
    CHECK(row.radar_confidence == Confidence::high);
    CHECK(row.speed_confidence == Confidence::medium);
    const ForceEditor taken_back =
        edited(editor, {WriteShip{force_k_line, 2, ShipKey::radar, ""},
                        WriteShip{force_k_line, 2, ShipKey::radar_confidence, ""},
                        WriteShip{force_k_line, 2, ShipKey::speed_confidence, ""},
                        WriteShip{force_k_line, 2, ShipKey::fighters, ""},
                        WriteShip{force_k_line, 2, ShipKey::size, ""}});
    CHECK(text_of(taken_back.edits.now) == text_of(before.edits.now));
}

TEST_CASE("the form of a ship shows what her class gives", "[force-editor]") {
    const ForceEditor editor = editor_of_beta();
    const auto field = [&](std::size_t formation, std::size_t ship, ShipKey key) {
        return ship_fields(editor.formations[formation].ships[ship],
                           editor.round.classes)[static_cast<std::size_t>(key)];
    };
    CHECK(field(force_k_line, 0, ShipKey::speed).otherwise == "32 knots");
    CHECK(field(force_k_line, 0, ShipKey::speed_confidence).otherwise == "M");
    CHECK(field(force_k_line, 0, ShipKey::radar).otherwise == "true");
    CHECK(field(force_k_line, 0, ShipKey::fighters).otherwise == "false");
    CHECK(field(force_k_line, 0, ShipKey::size).otherwise == "2");
    CHECK(field(force_k_line, 0, ShipKey::radar).choices ==
          std::vector<std::string>{"", "true", "false"});
    CHECK(field(convoy_line, 0, ShipKey::size).otherwise == "2");  // by her tonnage
    CHECK(field(convoy_line, 0, ShipKey::speed).otherwise.empty());
}

TEST_CASE("the form of a formation says where it may be left empty", "[force-editor]") {
    const ForceEditor editor = edited(editor_of_beta(), {PickFormation{force_k_line}});
    const auto fields = formation_fields(editor);
    REQUIRE(fields.size() == 5);
    for (const auto& field : fields) {
        const ForceEditor emptied = edited(editor, {WriteFormation{force_k_line, field.key, ""}});
        CHECK(emptied.message.empty() == !field.otherwise.empty());
    }
    CHECK(fields[2].choices == std::vector<std::string>{"uk", "axis"});
}

TEST_CASE("a problem leads to the ship that it is about", "[force-editor]") {
    ForceEditor editor =
        edited(editor_of_beta(), {WriteShip{force_k_line, 1, ShipKey::class_name, "Zarra"}});
    const auto problems = problems_of(editor);
    REQUIRE(problems.size() == 1);
    CHECK(problems[0].is_here);
    CHECK(problems[0].text.find("Zarra") != std::string::npos);
    editor = edited(std::move(editor), {PickPlace{problems[0].place}});
    CHECK(editor.formation == force_k_line);
    CHECK(editor.ship == 1);
    CHECK(editor.formations[force_k_line].ships[1].facts == "no such class");
}

TEST_CASE("aircraft and watchers say where they are and what they can", "[force-editor]") {
    const ForceEditor editor = editor_of_beta();
    REQUIRE(editor.assets.size() == 6);
    CHECK(editor.assets[luqa_line].facts == "from Malta, range 8, quality 3, 2 sorties");
    CHECK(editor.assets[luqa_line].square == read_square("C7"));
    CHECK(editor.assets[luqa_line].reach == 8);
    CHECK(editor.assets[upholder_line].facts == "watches E6, quality 1");
    CHECK(editor.assets[upholder_line].square == read_square("E6"));
    const ForceEditor aboard =
        edited(editor, {WriteAsset{luqa_line, AssetKey::base, ""},
                        WriteAsset{luqa_line, AssetKey::ship, "Aurora"},
                        WriteAsset{upholder_line, AssetKey::base, "Maltta"}});
    CHECK(aboard.assets[luqa_line].facts == "aboard Aurora, range 8, quality 3, 2 sorties");
    CHECK(aboard.assets[luqa_line].square == editor.formations[force_k_line].square);
    CHECK(aboard.assets[upholder_line].facts ==
          "from Maltta, no such place, no range, watches E6, quality 1");
}

TEST_CASE("new aircraft and watchers are written as a person would, the rest as it was",
          "[force-editor]") {
    const ForceEditor before = editor_of_beta();
    const ForceEditor editor =
        edited(before, {AddAsset{1}, WriteAsset{6, AssetKey::name, "Seaplanes \"S\""},
                        WriteAsset{6, AssetKey::sorties, "2"}, AddAsset{1, true}});
    CHECK((editor.asset == 7U));
    CHECK(text_of(editor.edits.now) == text_of(before.edits.now) + R"(
[[asset]]
id = "AXIS-AIR"
name = "Seaplanes \"S\""
side = "axis"
base = "C5"
quality = 2
range = 4
sorties = 2

[[asset]]
id = "AXIS-WATCH"
name = "New watcher"
side = "axis"
quality = 1
watches = "B2"
)");
    CHECK(problems_of(editor).empty());
}

TEST_CASE("edited aircraft are read as they were meant, and nothing else is", "[force-editor]") {
    const ForceEditor editor = edited(
        editor_of_beta(), {WriteAsset{luqa_line, AssetKey::quality, "2"},
                           WriteAsset{luqa_line, AssetKey::sorties, ""}, PickAsset{luqa_line},
                           PlaceAsset{*read_square("D7")}, PickAsset{upholder_line},
                           PlaceAsset{*read_square("E7")}, RemoveAsset{1}});
    std::string wanted = file_of("campaigns/convoy-beta/forces.toml").text;
    const auto change = [&](const std::string& from, const std::string& to) {
        const auto at = wanted.find(from, wanted.find("[[asset]]"));
        REQUIRE(at != std::string::npos);
        wanted.replace(at, from.size(), to);
    };
    change("base = \"Malta\"\nquality = 3\nrange = 8\nsorties = 2\n",
           "base = \"D7\"\nquality = 2\nrange = 8\n");
    const auto second = wanted.find("[[asset]]", wanted.find("[[asset]]") + 1);
    wanted.erase(second, wanted.find("[[asset]]", second + 1) - second);
    change("watches = \"E6\"", "watches = \"E7\"");
    CHECK(text_of(editor.edits.now) == wanted);
    const auto before = read_campaign(beta());
    const auto after = read_with(editor);
    REQUIRE(before);
    REQUIRE(after);
    REQUIRE(after->assets.size() == 5);
    CHECK(after->assets[0].quality == 2);
    CHECK(after->assets[0].sorties == 1);
    Definition rest = *after;
    rest.assets = before->assets;
    CHECK(rest == *before);
}

TEST_CASE("a base is called by the name of what lies there", "[force-editor]") {
    const ForceEditor editor =
        edited(editor_of_beta(), {WriteAsset{luqa_line, AssetKey::base, "A1"}, PickAsset{luqa_line},
                                  PlaceAsset{*read_square("C7")}});
    CHECK(editor.assets[luqa_line].value(AssetKey::base) == "Malta");
    const ForceEditor aboard =
        edited(editor_of_beta(), {WriteAsset{luqa_line, AssetKey::base, ""},
                                  WriteAsset{luqa_line, AssetKey::ship, "Aurora"},
                                  PickAsset{luqa_line}, PlaceAsset{*read_square("C7")}});
    CHECK(aboard.message == "It flies from a ship.");
    CHECK(aboard.assets[luqa_line].value(AssetKey::watches).empty());
}

TEST_CASE("the form of aircraft offers what its lines can hold", "[force-editor]") {
    const ForceEditor editor = edited(editor_of_beta(), {PickAsset{luqa_line}});
    const auto fields = asset_fields(editor);
    REQUIRE(fields.size() == asset_key_count);
    const auto offers = [&](AssetKey key, const std::string& word) {
        const auto& choices = fields.at(static_cast<std::size_t>(key)).choices;
        return std::find(choices.begin(), choices.end(), word) != choices.end();
    };
    CHECK(fields[0].value == "LUQA");
    CHECK(offers(AssetKey::side, "axis"));
    CHECK_FALSE(offers(AssetKey::side, ""));
    CHECK(offers(AssetKey::base, "Malta"));
    CHECK(offers(AssetKey::base, ""));
    CHECK(offers(AssetKey::ship, "Aurora"));
    CHECK_FALSE(offers(AssetKey::ship, "Trento"));  // of the other side
    CHECK(offers(AssetKey::quality, "3"));
}

TEST_CASE("aircraft keep to the order of their side, and have ids of their own", "[force-editor]") {
    ForceEditor editor =
        edited(editor_of_beta(), {AddAsset{1}, AddAsset{1}, AddAsset{0}, MoveAsset{3, true}});
    CHECK((editor.asset == 2U));
    const auto id = [&](std::size_t line) { return editor.assets.at(line).value(AssetKey::id); };
    CHECK(id(2) == "UK-AIR");
    CHECK(id(3) == "UPHOLDER");
    CHECK(id(4) == "AUGUSTA");
    CHECK(id(7) == "AXIS-AIR");
    CHECK(id(8) == "AXIS-AIR-2");
    editor = edited(std::move(editor), {MoveAsset{4, true}});
    CHECK(id(4) == "AUGUSTA");  // the first of its side
    for (int i = 0; i < 4; ++i) editor = edited(std::move(editor), {UndoStep{}});
    CHECK(text_of(editor.edits.now) == beta().forces.text);
}

TEST_CASE("a formation or an aircraft is picked, never both", "[force-editor]") {
    ForceEditor editor = edited(editor_of_beta(), {PickFormation{0, 1}, PickAsset{1}});
    CHECK_FALSE(editor.formation);
    CHECK_FALSE(editor.ship);
    CHECK(editor.asset == 1);
    for (const ForceIntent& intent :
         {ForceIntent(PickFormation{0}), ForceIntent(AddFormation{0}), ForceIntent(AddShip{0, "L"}),
          ForceIntent(MoveFormation{0, false})}) {
        CHECK_FALSE(edited(editor, {intent}).asset);
    }
}

TEST_CASE("typing into aircraft is no part of typing into a formation", "[force-editor]") {
    const ForceEditor editor = edited(editor_of_beta(), {WriteFormation{0, FormationKey::name, "A"},
                                                         WriteAsset{0, AssetKey::name, "A"},
                                                         WriteAsset{0, AssetKey::name, "Ab"}});
    CHECK(editor.edits.earlier.size() == 2);
    CHECK_FALSE(edited(editor_of_beta(), {WriteAsset{0, AssetKey::quality, ""}}).message.empty());
}

TEST_CASE("whatever is wrong with aircraft leads to them", "[force-editor]") {
    struct Wrong {
        AssetKey key;
        const char* text;
        std::size_t asset;
    };
    for (const Wrong& wrong : {Wrong{AssetKey::id, "KALAFRANA", luqa_line + 1},
                               {AssetKey::side, "usa", luqa_line},
                               {AssetKey::base, "Maltta", luqa_line},
                               {AssetKey::base, "Z99", luqa_line},
                               {AssetKey::base, "", luqa_line},
                               {AssetKey::ship, "Aurora", luqa_line},
                               {AssetKey::quality, "good", luqa_line},
                               {AssetKey::quality, "10", luqa_line},
                               {AssetKey::range, "", luqa_line},
                               {AssetKey::sorties, "0", luqa_line},
                               {AssetKey::watches, "Z99", luqa_line}}) {
        ForceEditor editor = edited(
            editor_of_beta(), {WriteAsset{luqa_line, wrong.key, wrong.text}, PickFormation{0}});
        const auto problems = problems_of(editor);
        INFO(static_cast<int>(wrong.key) << " \"" << wrong.text << '"');
        REQUIRE_FALSE(problems.empty());
        CHECK(problems[0].is_here);
        editor = edited(std::move(editor), {PickPlace{problems[0].place}});
        CHECK(editor.asset == wrong.asset);
        CHECK_FALSE(editor.formation);
    }
}

TEST_CASE("intents about what is not there change no forces", "[force-editor]") {
    const ForceEditor before = editor_of_beta();
    for (const ForceIntent& intent :
         {ForceIntent(PickFormation{99, 3}), ForceIntent(AddFormation{99}),
          ForceIntent(RemoveFormation{99}), ForceIntent(MoveFormation{99, true}),
          ForceIntent(WriteFormation{99, FormationKey::at, "A1"}), ForceIntent(RemoveShip{0, 99}),
          ForceIntent(MoveShip{0, 0, true}), ForceIntent(WriteShip{99, 0, ShipKey::name, "A"}),
          ForceIntent(PickAsset{99}), ForceIntent(AddAsset{99}), ForceIntent(RemoveAsset{99}),
          ForceIntent(MoveAsset{99, true}), ForceIntent(MoveAsset{0, true}),
          ForceIntent(WriteAsset{99, AssetKey::id, "A"}),
          ForceIntent(PlaceAsset{*read_square("A1")}), ForceIntent(PickPlace{{999, 3, 3}}),
          ForceIntent(UndoStep{}), ForceIntent(RedoStep{})}) {
        const ForceEditor after = edited(before, {intent});
        CHECK(after.edits.now == before.edits.now);
        CHECK_FALSE(after.formation);
        CHECK_FALSE(after.asset);
    }
}
