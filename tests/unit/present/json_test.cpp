#include <catch2/catch.hpp>
#include <fstream>
#include <iterator>
#include <nlohmann/json.hpp>

#include "present/json/show_json.h"
#include "present/truth/truth_json.h"
#include "support/small_campaign.h"

using namespace flagplot;
using namespace flagplot::test;
using Json = nlohmann::ordered_json;

namespace {

std::vector<std::string> keys_of(const Json& object) {
    std::vector<std::string> keys;
    for (const auto& [key, value] : object.items()) keys.push_back(key);
    return keys;
}

Json side_json(const SideView& view) { return Json::parse(show_json(small_book(), view)); }

Json truth_json(const CampaignState& state) {
    return Json::parse(show_truth_json(small_campaign(), state));
}

/// With something of everything.
Json full_json() {
    SideView view = view_with_hand();
    view.blocks = {{at("D4"), {2}}};
    view.weather = {{{2}, {{Weather::poor, {}, {}}, {Weather::fog, at("D4"), {1}}}}};
    view.formations[0].effects = {{PointsBy{{-1}}, Ends::with_turn, {3}}};
    return Json::parse(show_json(flying_book(), view));
}

const std::vector<std::string> formation_keys{
    "id",    "name",     "side",    "square", "presence", "enters", "movement_points", "carried",
    "route", "arrivals", "freedom", "reason", "effects",  "ships",  "prizes"};

}  // namespace

TEST_CASE("a side's JSON has the documented keys", "[json]") {
    const Json json = side_json(view_with_contact());
    CHECK(keys_of(json) == std::vector<std::string>{"campaign", "title", "sides", "turn", "time",
                                                    "light", "is_over", "view_of", "dice",
                                                    "formations", "contacts", "battles", "blocks",
                                                    "weather", "air", "hand"});
    for (const Json& formation : json["formations"]) CHECK(keys_of(formation) == formation_keys);
    CHECK(keys_of(json["contacts"][0]) ==
          std::vector<std::string>{"id", "name", "square", "last_seen", "age_hours", "is_current",
                                   "mode", "reported", "biggest", "units", "place", "composition",
                                   "next_marker", "same_as", "is_struck"});
    CHECK(keys_of(json["formations"][0]["ships"][0]) ==
          std::vector<std::string>{"name", "class", "type", "kind", "has_radar", "maximum_knots",
                                   "knots_left", "sp", "sp_left", "is_sunk", "is_captured",
                                   "effects"});
}

TEST_CASE("a formation has its prizes by name, class and type", "[json]") {
    SideView view = small_view();
    view.formations[0].prizes = {{{"Maria"}, {"cargo"}, ShipType::AUX}};
    const Json json = side_json(view);
    CHECK(json["formations"][0]["prizes"] ==
          Json::parse(R"([{"name": "Maria", "class": "cargo", "type": "AUX"}])"));
    CHECK(json["formations"][1]["prizes"].empty());
}

TEST_CASE("every key of the JSON is documented", "[json]") {
    std::ifstream file(FLAGPLOT_SOURCE_DIR "/docs/show-json.md");
    const std::string page{std::istreambuf_iterator<char>(file), {}};
    CampaignState state = small_state();
    state.battles = {{at("E3"), {2}, {3}, {true_force_k, true_convoy}, {}, {}, {}}};
    const auto check = [&](const Json& object) {
        for (const std::string& key : keys_of(object)) {
            INFO(key);
            CHECK(page.find("`" + key + "`") != std::string::npos);
        }
    };
    const Json truth = truth_json(state);
    const Json full = full_json();
    for (const Json& object :
         {side_json(view_with_contact()), truth, truth["formations"][0], truth["contacts"][0],
          truth["battles"][0], truth["formations"][0]["ships"][0], truth["formations"][0]["route"],
          truth["formations"][0]["arrivals"][0], truth["formations"][0]["enters"], full["air"][0],
          full["hand"][0], full["blocks"][0], full["weather"][0], full["weather"][0]["zones"][0],
          full["dice"], Json{{"of_side", ""}}}) {
        check(object);
    }
}

TEST_CASE("a side's JSON says where the campaign stands", "[json]") {
    Json json = side_json(view_with_contact());
    CHECK(json["campaign"] == "small");
    CHECK(json["sides"] == Json::parse(R"([{"id": "uk", "name": "Royal Navy"},
                                           {"id": "it", "name": "Regia Marina"}])"));
    CHECK(json["turn"] == 2);
    CHECK(json["time"] == "1941-11-08 12:00");
    CHECK(json["light"] == "day");
    CHECK(json["is_over"] == false);
    CHECK(json["view_of"] == "uk");
    SideView view = small_view();
    view.turn = {5};
    CHECK(side_json(view)["is_over"] == true);
    CHECK(side_json(view)["formations"][0]["freedom"] == "none");
    CHECK(side_json(view)["formations"][0]["reason"] == "the campaign is over");
}

TEST_CASE("own formations are told in full", "[json]") {
    SideView view = view_with_contact();
    view.formations[0].carried = {1};
    view.ships = {{{50}, {75}, {}}, {{0}, {50}, {}}, {}};
    const Json own = side_json(view)["formations"][0];
    CHECK(own["id"] == "UK-K");
    CHECK(own["side"] == "uk");
    CHECK(own["square"] == "C3");
    CHECK(own["presence"] == "on_chart");
    CHECK(own["movement_points"] == 2);
    CHECK(own["carried"] == 1);
    CHECK(own["route"] == Json::parse(R"({"checkpoints": ["E4"], "destination": "G5"})"));
    CHECK(own["arrivals"] ==
          Json::parse(R"([{"square": "E4", "is_destination": false, "time": "1941-11-08 18:00"},
                          {"square": "G5", "is_destination": true, "time": "1941-11-09 00:00"}])"));
    CHECK(own["freedom"] == "checkpoints");
    CHECK(own["reason"].get<std::string>().starts_with("free: contact C1 is current"));
    CHECK(own["ships"][0] ==
          Json::parse(R"({"name": "Aurora", "class": "Class", "type": "CL", "kind": "battle",
                          "has_radar": true, "maximum_knots": 32.0, "knots_left": 24.0, "sp": 2,
                          "sp_left": 1, "is_sunk": false, "is_captured": false, "effects": []})"));
    CHECK(own["ships"][1]["is_sunk"] == true);
    CHECK(own["ships"][1]["knots_left"] == 0.0);
}

TEST_CASE("a formation that is due has no square yet", "[json]") {
    const Json due = side_json(small_view())["formations"][1];
    CHECK(due["square"].is_null());
    CHECK(due["presence"] == "due");
    CHECK(due["enters"] ==
          Json::parse(R"({"turn": 3, "time": "1941-11-08 18:00", "square": "A5"})"));
    CHECK(due["route"].is_null());
    CHECK(due["arrivals"].empty());
    CHECK(due["reason"] == "not on the chart yet");
}

TEST_CASE("an arrival beyond the end of the campaign has no time", "[json]") {
    SideView view = small_view();
    view.turn = {4};
    CHECK(side_json(view)["formations"][0]["arrivals"][1]["time"].is_null());
}

TEST_CASE("a contact says what was declared, or nothing", "[json]") {
    SideView view = view_with_contact();
    CHECK(side_json(view)["contacts"][0] ==
          Json::parse(R"({"id": "C1", "name": null, "square": "E3",
                          "last_seen": "1941-11-08 09:00", "age_hours": 3,
                          "is_current": true, "mode": "radar", "reported": false,
                          "biggest": null, "units": null,
                          "place": {"source": "radar", "grade": "certain",
                                    "time": "1941-11-08 09:00"},
                          "composition": null, "next_marker": null, "same_as": null,
                          "is_struck": false})"));
    sight_again(view.contacts[0], SightSource::radar, Declaration{ShipType::CA, {6}});
    CHECK(side_json(view)["contacts"][0]["biggest"] == "CA");
    CHECK(side_json(view)["contacts"][0]["units"] == 6);
    CHECK(side_json(view)["contacts"][0]["composition"] ==
          Json::parse(R"({"biggest": "CA", "units": 6, "source": "radar", "grade": "certain",
                          "time": "1941-11-08 09:00"})"));
}

TEST_CASE("a contact that was only reported says so, and where it is bound", "[json]") {
    SideView view = view_with_contact();
    sight_again(view.contacts[0], SightSource::report, Declaration{ShipType::CA, {6}});
    view.contacts[0].next_marker = at("D4");
    const Json contact = side_json(view)["contacts"][0];
    CHECK(contact["mode"] == "air");
    CHECK(contact["reported"] == true);
    CHECK(contact["next_marker"] == "D4");
}

TEST_CASE("aircraft, cards, blocks and the forecast are told", "[json]") {
    const Json json = full_json();
    CHECK(json["air"][0] ==
          Json::parse(R"({"id": "KALAFRANA", "name": "Sunderlands of Kalafrana", "square": "B2",
                          "ship": null, "quality": 3, "range": 4, "sorties": 2,
                          "watches": null})"));
    CHECK(json["air"][1]["square"] == "C3");
    CHECK(json["air"][1]["ship"] == "Aurora");
    CHECK(json["air"][2]["watches"] == "G4");
    CHECK(json["hand"][0] ==
          Json::parse(R"({"name": "All boilers", "text": "One point more this turn.",
                          "needs": "formation"})"));
    CHECK(json["blocks"] == Json::parse(R"([{"turn": 2, "first": "C3", "last": "E5"}])"));
    CHECK(json["weather"] == Json::parse(R"([{"turn": 2, "zones": [
              {"kind": "poor", "centre": null, "radius": null},
              {"kind": "fog", "centre": "D4", "radius": 1}]}])"));
    CHECK(json["formations"][0]["effects"] ==
          Json::parse(R"(["1 movement point less, to the end of turn 3"])"));
}

TEST_CASE("a formation formed in play entered where and when it was formed", "[json]") {
    SideView view = small_view();
    OwnFormation& part = view.formations.emplace_back(view.formations[0]);
    part.id = "UK-K/2";
    part.name = "UK-K/2, detached from Force K, Capt. Agnew";
    part.ships = {lively};
    part.track = {{{2}, at("C3")}};
    const Json json = side_json(view)["formations"][2];
    CHECK(json["id"] == "UK-K/2");
    CHECK(json["enters"] ==
          Json::parse(R"({"turn": 2, "time": "1941-11-08 12:00", "square": "C3"})"));
    CHECK(json["ships"].size() == 1);
    CHECK(json["ships"][0]["name"] == "Lively");
}

TEST_CASE("a side's battles are numbered as it counts them", "[json]") {
    SideView view = small_view();
    view.battles = {{at("C3"), {1}, {1}, {force_k}, true}};
    CHECK(side_json(view)["battles"] ==
          Json::parse(R"([{"id": "B1", "square": "C3", "turn": 1, "formations": ["UK-K"],
                           "is_over": true}])"));
}

TEST_CASE("nothing of the enemy's order of battle is in a side's JSON", "[json]") {
    const std::string text = show_json(small_book(), view_with_contact());
    for (const BookFormation& formation : enemy_book().formations) {
        CHECK(text.find(formation.id) == std::string::npos);
        CHECK(text.find(formation.name) == std::string::npos);
    }
    for (const BookShip& of_enemy : enemy_book().ships) {
        CHECK(text.find(of_enemy.name) == std::string::npos);
    }
}

TEST_CASE("text that is not UTF-8 does not stop the JSON", "[json]") {
    SideView view = small_view();
    view.formations[0].name = "Force \xff";
    CHECK(Json::parse(show_json(small_book(), view))["formations"][0]["name"] == "Force \uFFFD");
}

TEST_CASE("the umpire's JSON has all sides' formations and whose each contact is", "[json]") {
    CampaignState state = small_state();
    state.battles = {{at("E3"), {2}, {3}, {true_force_k, true_convoy}, {}, {}, {}}};
    const Json json = truth_json(state);
    CHECK_FALSE(json.contains("view_of"));
    REQUIRE(json["formations"].size() == 4);
    for (const Json& formation : json["formations"]) CHECK(keys_of(formation) == formation_keys);
    CHECK(json["formations"][0] == side_json(view_with_contact())["formations"][0]);
    CHECK(json["formations"][2]["id"] == "IT-B");
    CHECK(json["formations"][2]["side"] == "it");
    CHECK(json["formations"][2]["square"] == "E3");
    CHECK(json["formations"][2]["movement_points"] == 1);
    CHECK(json["formations"][3]["freedom"] == "everything");
    REQUIRE(json["contacts"].size() == 1);
    CHECK(json["contacts"][0]["id"] == "C1");
    CHECK(json["contacts"][0]["seen_by_side"] == "uk");
    CHECK(json["battles"] ==
          Json::parse(R"([{"id": "B1", "square": "E3", "turn": 2, "formations": ["UK-K", "IT-B"],
                           "is_over": false}])"));
}

TEST_CASE("while a turn is being resolved no arrival is foretold", "[json]") {
    CampaignState state = small_state();
    CHECK(truth_json(state)["formations"][0]["arrivals"].size() == 2);
    state.progress.phase = Phase::battles;
    CHECK(truth_json(state)["formations"][0]["arrivals"].empty());
}

TEST_CASE("a lost formation has no square, no speed and no freedom", "[json]") {
    CampaignState state = small_state();
    state.formations[0].presence = Presence::gone;
    state.ships[0] = {{0}, {0}, {}};
    state.ships[1] = {{0}, {0}, {}};
    const Json lost = truth_json(state)["formations"][0];
    CHECK(lost["square"].is_null());
    CHECK(lost["movement_points"] == 0);
    CHECK(lost["reason"] == "gone from the chart");
    CHECK(lost["arrivals"].empty());
}
