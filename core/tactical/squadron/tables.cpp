#include "tactical/squadron/tables.h"

#include <string_view>

#include "tactical/squadron/class_data.h"

namespace flagplot::tactical::squadron {

namespace {

/// A class as its card has it: dice and ram score as texts.
struct Card {
    const char* name;
    std::int32_t movement;
    const char* turning;
    std::int32_t radius, length, breadth;
    std::int32_t hull, damage_rating, critical_rating, crew;
    const char* ram;
    const char* broadside;
    const char* fore;
    const char* aft;
    const char* turret;
    std::int32_t points, least, most;
    const char* traits;  ///< e: engines, s: small target, c: capital
};

constexpr Card cards_of_ships[]{
    // galleons and magic
    {"frigate", 900, "S", 200, 150, 75, 2, 2, 4, 2, "3", "3/2/1/-", "2/1/-/-", "-", "-", 20, 3, 6,
     "s"},
    {"cruiser", 700, "M", 350, 250, 100, 5, 4, 7, 5, "6", "6/5/3/-", "4/3/-/-", "2/-/-/-", "-", 60,
     1, 3, ""},
    {"heavy cruiser", 600, "M", 350, 300, 110, 6, 4, 8, 6, "5 red", "7/6/4/2", "5/4/2/-", "3/2/-/-",
     "3/3/2/-", 85, 1, 2, "c"},
    {"battleship", 500, "L", 500, 350, 125, 8, 5, 9, 8, "6 red", "10/8/6/4", "6/4/3/2", "4/3/-/-",
     "4/4/3/2", 130, 1, 1, "c"},
    {"transport", 500, "L", 500, 250, 125, 4, 3, 5, 2, "4", "1/-/-/-", "-", "-", "-", 25, 1, 4, ""},
    // iron and steam
    {"gunboat", 700, "S", 200, 150, 75, 2, 3, 5, 2, "4 red", "2/1/-/-", "3/2/1/-", "-", "-", 22, 3,
     5, "es"},
    {"steam ram", 600, "M", 350, 250, 100, 5, 4, 8, 6, "8 red", "4/3/2/-", "4/3/2/-", "-", "-", 65,
     1, 3, "e"},
    {"steam cruiser", 600, "M", 350, 275, 100, 5, 4, 7, 5, "5", "5/4/3/-", "3/2/-/-", "2/-/-/-",
     "3/3/2/-", 70, 1, 3, "e"},
    {"ironclad", 400, "L", 500, 350, 125, 8, 6, 10, 8, "8 red", "8/7/5/3", "6/5/4/3", "3/2/-/-",
     "5/5/4/3", 145, 1, 1, "ec"},
    {"barge", 500, "L", 500, 250, 125, 4, 3, 6, 2, "3", "1/-/-/-", "-", "-", "-", 25, 1, 4, "e"},
    // about 1700
    {"first rate", 500, "L", 500, 350, 125, 9, 5, 9, 9, "4", "11/8/4/1", "2/1/-/-", "3/2/-/-", "-",
     135, 1, 2, "c"},
    {"third rate", 600, "L", 500, 300, 110, 7, 4, 8, 7, "4", "8/6/3/-", "2/1/-/-", "2/1/-/-", "-",
     90, 1, 3, "c"},
    {"galleon", 500, "L", 500, 325, 125, 7, 5, 8, 7, "4", "7/5/2/-", "2/1/-/-", "3/2/-/-", "-", 85,
     1, 3, "c"},
    {"fourth rate", 700, "M", 350, 275, 100, 5, 4, 7, 5, "4", "6/5/2/-", "2/1/-/-", "2/1/-/-", "-",
     62, 1, 3, ""},
    {"fifth rate", 800, "M", 350, 225, 90, 3, 3, 6, 4, "3", "4/3/1/-", "2/1/-/-", "1/-/-/-", "-",
     38, 1, 4, ""},
    {"sloop", 900, "S", 200, 150, 75, 2, 2, 4, 2, "2", "2/1/-/-", "1/-/-/-", "-", "-", 20, 1, 6,
     "s"},
    {"fireship", 700, "S", 200, 175, 75, 2, 2, 4, 1, "7 red", "1/-/-/-", "-", "-", "-", 25, 1, 3,
     "s"},
    {"merchantman", 500, "L", 500, 225, 100, 3, 3, 5, 2, "3", "1/-/-/-", "-", "-", "-", 25, 1, 6,
     ""},
};

ShipClass class_of(const Card& card) {
    const std::string_view traits = card.traits;
    const auto has = [&](char trait) { return traits.find(trait) != traits.npos; };
    const auto dice = [](const char* text) { return dice_in(text).value(); };
    const RamScore ram = ram_in(card.ram).value();
    return {card.name,
            card.movement,
            card.turning,
            card.length,
            card.breadth,
            card.hull,
            card.damage_rating,
            card.critical_rating,
            card.crew,
            ram.score,
            ram.is_red,
            {dice(card.broadside), dice(card.broadside), dice(card.fore), dice(card.aft),
             dice(card.turret)},
            card.points,
            card.least,
            card.most,
            !has('e'),
            has('s'),
            has('c'),
            card.radius};
}

}  // namespace

std::vector<ShipClass> standard_ships() {
    std::vector<ShipClass> ships;
    for (const Card& card : cards_of_ships) ships.push_back(class_of(card));
    return ships;
}

std::vector<TurningTemplate> standard_templates() { return {{"S", 200}, {"M", 350}, {"L", 500}}; }

std::vector<ClassName> standard_names() {
    return {
        {"battleship", "battleship"},
        {"battlecruiser", "battleship"},
        {"fleet carrier", "battleship"},
        {"heavy cruiser", "heavy cruiser"},
        {"light carrier", "heavy cruiser"},
        {"escort carrier", "heavy cruiser"},
        {"panzerschiff", "heavy cruiser"},
        {"light cruiser", "cruiser"},
        {"destroyer", "frigate"},
        {"sloop or escort", "frigate"},
        {"submarine", "frigate"},
        {"minesweeper or motor boat", "frigate"},
        {"auxiliary", "transport"},
        {"ship of the line", "third rate"},
        {"second rate", "first rate"},
        {"frigate of 40 guns", "fifth rate"},
        {"sixth rate", "sloop"},
        {"hulk", "fifth rate"},
        {"privateer", "sloop"},
        {"East Indiaman", "galleon"},
    };
}

std::vector<ClassByTons> standard_tons() { return {{0, "merchantman"}, {1'000, "transport"}}; }

std::vector<CardKind> standard_cards() {
    using enum CardTiming;
    return {{"Shift of wind", turn, CardOp::shift_wind, 1, 3},
            {"Fog", turn, CardOp::fog, 2, 2},
            {"Weather gauge", turn, CardOp::reroll_initiative, 0, 2},
            {"Swell", turn, CardOp::swell, 1, 1},
            {"Fair breeze", activation, CardOp::ignore_wind, 0, 4},
            {"All sail", activation, CardOp::more_movement, 200, 3},
            {"Signals", activation, CardOp::command_radius, 800, 3},
            {"Jury rig", activation, CardOp::repair_now, 3, 2},
            {"Double shot", action, CardOp::more_attack_dice, 2, 4},
            {"Steady aim", action, CardOp::reroll_misses, 0, 3},
            {"Boarders away", action, CardOp::more_melee_dice, 2, 2},
            {"Hard over", action, CardOp::free_turn, 45, 1},
            {"Smoke", reaction, CardOp::halve_attack, 0, 3},
            {"Evasion", reaction, CardOp::dodge_ram, 3, 3},
            {"Good fortune", reaction, CardOp::reroll_critical, 0, 2},
            {"Counterspell", reaction, CardOp::cancel_card, 4, 2}};
}

}  // namespace flagplot::tactical::squadron
