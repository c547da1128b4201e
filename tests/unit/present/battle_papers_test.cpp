#include <catch2/catch.hpp>

#include <algorithm>
#include <string>
#include <vector>

#include "present/battle/battle_cards.h"
#include "present/battle/battle_form.h"
#include "present/battle/battle_setup.h"
#include "support/small_book.h"
#include "view/battle_sheet.h"

using namespace flagplot;
using namespace flagplot::test;

namespace {

tactical::Unit unit_named(const std::string& name, StructurePoints size, StructurePoints left) {
    tactical::Unit unit;
    unit.name = name;
    unit.class_name = "Arethusa";
    unit.type = "light cruiser";
    unit.size = size;
    unit.points_left = left;
    unit.hull = {left.count * 100 / size.count};
    unit.ammunition = {35};
    return unit;
}

const std::string long_name =
    "Nostra Signora della Buona Ventura e dei Santi Navigatori di Levante";

tactical::Party party(const std::string& id, int ships) {
    tactical::Party party{id, "The fleet of " + id, {"In the battle: 1 unit."}, {}};
    for (int i = 0; i < ships; ++i) {
        if (i % 6 == 0) {
            party.formations.push_back({id + "-F" + std::to_string(i),
                                        "Division " + std::to_string(i),
                                        "accept",
                                        clockwise[static_cast<std::size_t>(i / 6) % 3],
                                        "to B2",
                                        {}});
        }
        const std::string name = id + "-Ship" + std::to_string(i);
        party.formations.back().units.push_back(
            unit_named(i == 7 ? long_name + id : name, {4}, {i % 4 + 1}));
    }
    party.formations.front().units.front().notes = {
        "rudder jammed hard to starboard since the second torpedo, and no way to reach it",
        "on fire"};
    return party;
}

tactical::BattleRequest big_battle(int ships) {
    tactical::BattleRequest request;
    request.campaign = "small";
    request.title = "Small";
    request.battle = 2;
    request.scene = scene_in(small_book().chart, {2, 1});
    request.scene.date_hour = "9 Nov 1941 00:30";
    request.scene.light = "night";
    request.scene.weather = "fog";
    request.parties = {party("blue", ships), party("red", ships)};
    request.spottings = {{"blue", "blue-F0", "red-F0", "by radar in turn 3"}};
    return request;
}

BattleTable big_table(int ships = 30) { return battle_table(small_book(), big_battle(ships)); }

std::vector<Words> words_on(const Picture& page) {
    std::vector<Words> found;
    for (const Primitive& primitive : page.primitives) {
        if (const auto* words = std::get_if<Words>(&primitive.drawn)) found.push_back(*words);
    }
    return found;
}

std::size_t times_said(const std::vector<Picture>& pages, const std::string& text) {
    std::size_t times = 0;
    for (const Picture& page : pages) {
        for (const Words& words : words_on(page)) times += words.text == text ? 1U : 0U;
    }
    return times;
}

std::size_t times_drawn(const std::vector<Picture>& pages, const std::string& subject) {
    std::size_t times = 0;
    for (const Picture& page : pages) {
        for (const Primitive& each : page.primitives) times += each.subject == subject ? 1U : 0U;
    }
    return times;
}

/// Everything of these pages, line by line, as it would be read.
std::string all_words(const std::vector<Picture>& pages) {
    std::string text;
    for (const Picture& page : pages) {
        for (const Words& words : words_on(page)) text += words.text.str() + "\n";
    }
    return text;
}

void check_layout(const std::vector<Picture>& pages) {
    constexpr double touching = 1.2;
    for (const Picture& page : pages) {
        const auto words = words_on(page);
        const Box paper{0, 0, page.width, page.height};
        for (std::size_t i = 0; i < words.size(); ++i) {
            INFO(words[i].text.str());
            CHECK(paper.grown(-20).contains(box_of(words[i])));
            for (std::size_t k = 0; k < i; ++k) {
                if (!box_of(words[i]).grown(-touching).overlaps(box_of(words[k]).grown(-touching)))
                    continue;
                FAIL_CHECK("\"" << words[i].text.str() << "\" lies on \"" << words[k].text.str()
                                << "\"");
            }
        }
    }
}

}  // namespace

TEST_CASE("each ship has one card and one line of the form, thirty a side", "[battle papers]") {
    const auto cards = battle_cards(big_table(), a4_paper);
    const auto form = battle_form(big_table(), a4_paper);
    for (const TableParty& side : big_table().parties) {
        for (const tactical::Formation& formation : side.party.formations) {
            for (const tactical::Unit& unit : formation.units) {
                if (unit.name.size() > 30) continue;
                INFO(unit.name);
                CHECK(times_said(cards, unit.name) == 1);
                CHECK(times_said(form, unit.name) == 1);
            }
        }
    }
    CHECK(times_drawn(cards, long_name + "red, Structure") == 4);
}

TEST_CASE("a card has a box for each structure point, and the lost ones are crossed",
          "[battle papers]") {
    const auto cards = battle_cards(big_table(), a4_paper);
    CHECK(times_drawn(cards, "blue-Ship4, Structure") == 4);
    CHECK(times_drawn(cards, "blue-Ship4, Structure lost") == 2 * 3);
    CHECK(times_drawn(cards, "blue-Ship3, Structure lost") == 0);
    CHECK(times_drawn(cards, "blue-Ship4, Ammunition") == 10);
    CHECK(times_drawn(cards, "blue-Ship4, Ammunition lost") == 2 * 6);
}

TEST_CASE("no words of the papers lie on others or leave the page", "[battle papers]") {
    for (const PaperSize size : {a4_paper, letter_paper}) {
        check_layout(battle_setup(big_table(), size));
        check_layout(battle_cards(big_table(), size));
        check_layout(battle_form(big_table(), size));
    }
}

TEST_CASE("every page says which it is and of how many", "[battle papers]") {
    const auto form = battle_form(big_table(), letter_paper);
    REQUIRE(form.size() > 2);
    CHECK(times_said(form, "page 1 of " + std::to_string(form.size())) == 1);
    CHECK(form.front().width == letter_paper.height);
}

TEST_CASE("the set-up says by which edge each formation comes in, and who has sighted whom",
          "[battle papers]") {
    const std::string text = all_words(battle_setup(big_table(), a4_paper));
    for (const char* part :
         {"Division 0 [blue-F0], The fleet of blue", "Comes in by the S edge, bearing 180",
          "blue: blue-F0 has sighted red-F0 by radar in turn 3.", "by night, in fog"}) {
        INFO(part);
        CHECK(text.find(part) != std::string::npos);
    }
}

TEST_CASE("the set-up says at contact how formations meet, and in which order their ships are",
          "[battle papers]") {
    tactical::BattleRequest request = big_battle(7);
    request.scene.visibility = 1;
    request.parties[0].formations[0].units[0].data = {{"paper", "guns", "6 of 6 inch"}};
    request.parties[1].formations[0].course = Direction::west;
    const std::string text = all_words(battle_setup(battle_table(small_book(), request), a4_paper));
    for (const char* part : {"At contact", "visibility 1 of 9, sea state not known, wind not known",
                             "Division 0 [blue-F0] has Division 0 [red-F0] on bearing 045",
                             "Ships: 6, in order: blue-Ship0 (guns 6 of 6 inch), blue-Ship1"}) {
        INFO(part);
        CHECK(text.find(part) != std::string::npos);
    }
}

TEST_CASE("a side's papers have nothing of the umpire's", "[battle papers]") {
    const tactical::BattleRequest request = big_battle(7);
    const BattleTable table = battle_table(
        small_book(), tactical::SideSheet{"Small", 1, request.scene, request.parties[0]});
    const std::string text = all_words(battle_setup(table, a4_paper)) +
                             all_words(battle_cards(table, a4_paper)) +
                             all_words(battle_form(table, a4_paper));
    CHECK(text.find("blue-Ship1") != std::string::npos);
    CHECK(text.find("red-") == std::string::npos);
    CHECK(text.find(fingerprint_of(request)) == std::string::npos);
    CHECK(text.find("has sighted") == std::string::npos);
    CHECK(text.find("At contact") == std::string::npos);
}
