#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <vector>

#include "base/fields.h"
#include "tactical/gunnery/switches.h"

/// \file
/// The numbers of gunnery as files hold them: `assets/gunnery/*.toml`. What stands here is the
/// standard, which is a whole game without files. Ranges are in hundreds of yards, chances of a hit
/// in ten thousandths, everything else as it says. Page: docs/rules/gunnery.md#tables

namespace flagplot::tactical::gunnery {

/// How a ship steers and changes her speed (GU-T10).
enum class Handling : std::uint8_t { battleship, cruiser, destroyer, merchant };

/// A row of GU-T1: the chance of a shot at this effective range; between two rows it is linear.
struct ChanceRow {
    std::int32_t range = 0;
    std::int32_t chance = 0;

    friend bool operator==(const ChanceRow&, const ChanceRow&) = default;
};

/// A row of GU-T2.
struct GunClass {
    std::string name;
    std::int32_t calibre = 0;  ///< hundredths of an inch: which guns of a ship are secondary
    std::int32_t scale = 100;  ///< of range, per cent
    std::int32_t rate = 0;     ///< shots of a gun in three minutes
    std::int32_t damage = 0;
    std::array<std::int32_t, 5> penetration{};  ///< of belts, mm, by range band (GU-42)
    std::int32_t reach = 0;                     ///< thousands of yards
    std::int32_t rounds = 0;                    ///< a gun's, with full magazines (GU-63)

    friend bool operator==(const GunClass&, const GunClass&) = default;
};

/// A row of GU-T3; its place is the grade.
struct ControlGrade {
    std::int32_t scale = 100;  ///< of range, per cent
    std::int32_t from = 0;     ///< year from which ships without data have it

    friend bool operator==(const ControlGrade&, const ControlGrade&) = default;
};

/// A row of GU-T4 and GU-35 (7): what weather leaves, per cent.
struct WeatherRow {
    std::string name;
    std::int32_t day = 100;  ///< of the visibility
    std::int32_t night = 100;
    std::int32_t sea = 100;  ///< of the hits

    friend bool operator==(const WeatherRow&, const WeatherRow&) = default;
};

/// Per cent for ships of so many tons and more.
struct SizeRow {
    std::int32_t tons = 0;
    std::int32_t percent = 0;

    friend bool operator==(const SizeRow&, const SizeRow&) = default;
};

/// A grade of radar (GU-T5, GU-18); its place is the grade.
struct RadarGrade {
    std::int32_t range = 0;
    std::int32_t chance = 0;  ///< of detecting, per cent

    friend bool operator==(const RadarGrade&, const RadarGrade&) = default;
};

/// GU-T4 in clear weather.
struct Visibilities {
    std::int32_t day = 300;
    std::int32_t twilight = 120;
    std::int32_t bright = 100;  ///< by night, as the moon is
    std::int32_t half = 70;
    std::int32_t dark = 40;

    friend bool operator==(const Visibilities&, const Visibilities&) = default;
};

/// What changes the visibility of a target (GU-15), per cent, and what lights reach (GU-16).
struct SightTable {
    std::int32_t against_glow = 130;
    std::int32_t from_glow = 75;
    std::int32_t unaware = 60;
    std::int32_t flashes = 250;
    std::int32_t burning = 300;
    std::int32_t smoke = 30;
    std::array<std::int32_t, 4> lookouts{70, 85, 100, 130};  ///< by grade of night
    std::int32_t searchlight = 60;
    std::int32_t lamp_shows = 200;  ///< how far a ship is seen that has her searchlight on
    std::int32_t star_shell_least = 40;
    std::int32_t star_shell = 120;
    std::int32_t star_shell_costs = 10;  ///< of the shots of one ship, per cent
    std::int32_t kept = 95;              ///< chance of keeping a radar contact, per cent
    std::int32_t coast = 20;             ///< taken from the radar's chance off a coast

    friend bool operator==(const SightTable&, const SightTable&) = default;
};

/// GU-T7, per cent of the hits.
struct AimTable {
    std::int32_t day = 100;
    std::int32_t far_by_day = 70;  ///< beyond 80 % of the visibility
    std::int32_t smoke = 25;
    std::int32_t funnel_smoke = 75;
    std::int32_t against_glow = 80;
    std::int32_t from_glow = 50;
    std::int32_t lit = 70;
    std::int32_t lit_trained = 80;  ///< by a ship of the highest grade of night
    std::int32_t seen_by_night = 45;
    std::int32_t radar_2 = 35;
    std::int32_t radar_3 = 75;
    std::int32_t flashes = 8;
    std::int32_t radar_helps = 10;                             ///< added where there is sight too
    std::array<std::int32_t, 4> night_plain{50, 65, 90, 100};  ///< by grade of night (GU-35)
    std::array<std::int32_t, 4> night_unseen{30, 40, 80, 100};

    friend bool operator==(const AimTable&, const AimTable&) = default;
};

/// A class of torpedoes (GU-T8).
struct TorpedoClass {
    std::string name;
    std::int32_t run = 0;    ///< yards in a turn of three minutes
    std::int32_t reach = 0;  ///< hundreds of yards
    std::int32_t hull = 0;
    std::int32_t flood = 0;
    bool leaves_track = true;    ///< GU-47
    bool is_long_lance = false;  ///< GU-43, GU-45, GU-49

    friend bool operator==(const TorpedoClass&, const TorpedoClass&) = default;
};

/// Chance of each torpedo that was launched from at most this range; the last row is for beyond.
struct TorpedoChance {
    std::int32_t to = 0;
    std::int32_t chance = 0;

    friend bool operator==(const TorpedoChance&, const TorpedoChance&) = default;
};

/// A row of GU-T9: magazines of ships of a type that were completed in these years.
struct MagazineRow {
    std::string type;
    std::int32_t from = 0;
    std::int32_t to = 0;
    std::int32_t thousandths = 9;

    friend bool operator==(const MagazineRow&, const MagazineRow&) = default;
};

/// A row of GU-T10; its place is the `Handling`.
struct HandlingRow {
    std::int32_t degrees = 0;  ///< turned in half a minute
    std::int32_t up = 0;       ///< knots gained in a turn
    std::int32_t down = 0;

    friend bool operator==(const HandlingRow&, const HandlingRow&) = default;
};

/// A row of GU-74: what a ship of this type is when her class has no data. Guns and torpedoes are
/// the texts that data of classes hold (class_data.h).
struct TypeRow {
    std::string type;       ///< as a campaign names it: "battleship"
    std::int32_t from = 0;  ///< years of completion
    std::int32_t to = 9999;
    std::int32_t usual = 0;  ///< structure points for which `tons` are meant
    std::int32_t tons = 0;
    std::string guns;
    std::string armour = "0 0 0";
    std::string torpedoes = "0";
    Handling handling = Handling::cruiser;
    bool merchant = false;

    friend bool operator==(const TypeRow&, const TypeRow&) = default;
};

struct Tables {
    Switches switches;

    std::vector<ChanceRow> chances{{0, 4500},  {20, 3300}, {40, 2100}, {60, 1400}, {80, 1050},
                                   {100, 820}, {120, 680}, {140, 570}, {160, 480}, {180, 400},
                                   {200, 325}, {220, 255}, {240, 198}, {260, 150}, {280, 112},
                                   {300, 82},  {340, 44},  {400, 15},  {480, 5},   {600, 0}};

    std::vector<GunClass> guns{{"18.1", 1810, 100, 3, 95, {690, 600, 510, 430, 360}, 45, 100},
                               {"16", 1600, 100, 4, 78, {560, 480, 405, 340, 285}, 38, 100},
                               {"15", 1500, 100, 4, 68, {500, 420, 350, 290, 240}, 33, 100},
                               {"15h", 1500, 100, 4, 68, {640, 540, 460, 385, 310}, 38, 100},
                               {"14", 1400, 100, 4, 58, {450, 375, 310, 255, 210}, 36, 100},
                               {"13.5", 1350, 102, 4, 52, {400, 320, 255, 205, 170}, 24, 100},
                               {"12", 1200, 105, 4, 42, {340, 270, 210, 165, 135}, 22, 100},
                               {"12o", 1200, 110, 2, 40, {280, 200, 145, 110, 90}, 15, 100},
                               {"11", 1100, 108, 5, 36, {330, 260, 205, 165, 130}, 34, 100},
                               {"10", 1000, 115, 4, 30, {260, 200, 150, 115, 90}, 20, 150},
                               {"9.2", 920, 120, 5, 24, {210, 150, 110, 80, 60}, 17, 150},
                               {"8", 800, 135, 6, 18, {200, 150, 115, 85, 65}, 30, 150},
                               {"8.2", 820, 130, 6, 17, {180, 130, 95, 70, 50}, 16, 150},
                               {"6", 600, 155, 11, 9, {110, 75, 50, 35, 25}, 23, 200},
                               {"5.9", 590, 155, 11, 9, {105, 70, 48, 34, 25}, 22, 200},
                               {"6o", 600, 165, 9, 8, {80, 50, 35, 25, 20}, 13, 200},
                               {"5.5", 550, 160, 11, 8, {90, 60, 42, 30, 20}, 19, 250},
                               {"5.25", 525, 170, 14, 7, {85, 55, 40, 28, 20}, 22, 250},
                               {"5", 500, 175, 18, 6, {65, 45, 30, 20, 15}, 17, 250},
                               {"5.1", 510, 175, 14, 6, {60, 40, 28, 20, 15}, 17, 250},
                               {"4.7", 470, 175, 14, 6, {60, 40, 28, 20, 15}, 17, 250},
                               {"4.1", 410, 185, 18, 4, {45, 30, 20, 15, 10}, 16, 250},
                               {"4", 400, 185, 18, 4, {45, 30, 20, 15, 10}, 16, 250},
                               {"3", 300, 210, 27, 2, {25, 18, 12, 8, 5}, 10, 250}};

    std::vector<ControlGrade> control{{250, 0},    {180, 1900}, {115, 1910},
                                      {108, 1917}, {100, 1935}, {90, 1943}};

    Visibilities visibility;
    std::vector<WeatherRow> weather{{"clear", 100, 100, 100},
                                    {"poor", 60, 75, 90},
                                    {"heavy", 45, 45, 70},
                                    {"storm", 30, 30, 50},
                                    {"fog", 8, 8, 100}};

    std::vector<SizeRow> size_of_hits{{25'000, 100}, {10'000, 85}, {5'000, 72},
                                      {2'500, 58},   {1'000, 48},  {0, 32}};
    std::vector<SizeRow> size_of_sight{{10'000, 130}, {2'500, 100}, {1'000, 70}, {0, 50}};
    std::array<RadarGrade, 4> radar{{{0, 0}, {120, 50}, {200, 85}, {280, 97}}};
    SightTable sight;

    std::array<std::int32_t, 6> salvo_die{25, 50, 90, 110, 140, 185};  ///< GU-36
    AimTable aim;

    std::vector<TorpedoClass> torpedoes{{"18", 3000, 60, 70, 110, true, false},
                                        {"21", 4000, 110, 110, 200, true, false},
                                        {"24", 4800, 220, 160, 290, false, true}};
    std::vector<TorpedoChance> torpedo_chances{{20, 3200}, {40, 1900}, {60, 1150}, {80, 700},
                                               {100, 420}, {120, 250}, {9999, 150}};
    std::int32_t dud = 10;  ///< per cent, where the class says nothing (GU-46)

    std::int32_t magazine = 9;  ///< thousandths, where no row fits (GU-43)
    std::vector<MagazineRow> magazines{{"battleship", 1906, 1921, 18},
                                       {"battlecruiser", 1906, 1921, 18},
                                       {"heavy cruiser", 0, 1904, 50}};

    std::array<HandlingRow, 4> handling{{{18, 3, 5}, {25, 5, 7}, {40, 8, 10}, {12, 1, 2}}};

    /// GU-74. Of the rows of a type and year the one for her size holds, else the first, with tons
    /// in proportion. A type of no row is an auxiliary.
    std::vector<TypeRow> types{
        {"battleship", 0, 1905, 4, 13'000, "4x12o/2 100 50; 12x6o/1 50 25", "230 60 250", "4x18",
         Handling::battleship, false},
        {"battleship", 1906, 1911, 4, 25'000, "10x12/2 100 40; 12x6/1 50 25", "290 60 280", "0",
         Handling::battleship, false},
        {"battleship", 1912, 1921, 4, 25'000, "8x13.5/2 100 50; 12x6/1 50 25", "290 60 280", "0",
         Handling::battleship, false},
        {"battleship", 1922, 9999, 4, 35'000, "8x15/2 100 50; 12x6/2 50 50", "330 110 350", "0",
         Handling::battleship, false},
        {"battlecruiser", 0, 1905, 4, 11'000, "4x8.2/2 100 50; 10x6o/1 50 25", "150 50 150", "0",
         Handling::battleship, false},
        {"battlecruiser", 1906, 1921, 4, 19'000, "8x12/2 85 50", "180 50 180", "0",
         Handling::battleship, false},
        {"battlecruiser", 1922, 9999, 4, 31'000, "8x15/2 100 50", "230 90 230", "0",
         Handling::battleship, false},
        {"heavy cruiser", 0, 1905, 3, 10'000, "2x9.2/1 100 50; 12x6o/1 50 25", "150 40 125", "0",
         Handling::cruiser, false},
        {"heavy cruiser", 1906, 1921, 3, 13'000, "4x9.2/2 100 50; 10x6o/1 50 25", "150 40 150", "0",
         Handling::cruiser, false},
        {"heavy cruiser", 1922, 9999, 3, 10'000, "8x8/2 100 50; 8x4/2 50 50", "70 40 50", "8x21",
         Handling::cruiser, false},
        {"panzerschiff", 0, 1905, 3, 10'000, "2x9.2/1 100 50; 12x6o/1 50 25", "150 40 125", "0",
         Handling::cruiser, false},
        {"panzerschiff", 1906, 1921, 3, 13'000, "4x9.2/2 100 50; 10x6o/1 50 25", "150 40 150", "0",
         Handling::cruiser, false},
        {"panzerschiff", 1922, 9999, 3, 12'000, "6x11/3 100 50; 8x5.9/1 50 25", "80 40 140", "8x21",
         Handling::cruiser, false},
        {"light cruiser", 0, 1905, 2, 4'000, "8x6o/1 60 40", "0 40 0", "0", Handling::cruiser,
         false},
        {"light cruiser", 1906, 1921, 2, 4'500, "6x6/1 80 40", "50 20 0", "4x21", Handling::cruiser,
         false},
        {"light cruiser", 1922, 9999, 2, 7'500, "8x6/2 100 50; 8x4/2 50 50", "76 35 25", "6x21",
         Handling::cruiser, false},
        {"destroyer", 0, 1905, 1, 350, "2x3/1 100 50", "0 0 0", "2x18", Handling::destroyer, false},
        {"destroyer", 1906, 1921, 1, 900, "3x4/1 100 50", "0 0 0", "4x21", Handling::destroyer,
         false},
        {"destroyer", 1922, 9999, 1, 1'600, "4x4.7/1 100 50", "0 0 0", "8x21", Handling::destroyer,
         false},
        {"fleet carrier", 0, 9999, 4, 20'000, "12x4.7/2 50 50", "60 40 0", "0",
         Handling::battleship, false},
        {"light carrier", 0, 9999, 4, 20'000, "12x4.7/2 50 50", "60 40 0", "0",
         Handling::battleship, false},
        {"escort carrier", 0, 9999, 4, 20'000, "12x4.7/2 50 50", "60 40 0", "0",
         Handling::battleship, false},
        {"sloop or escort", 0, 1921, 1, 600, "2x4/1 100 50", "0 0 0", "0", Handling::destroyer,
         false},
        {"sloop or escort", 1922, 9999, 1, 1'000, "2x4/1 100 50", "0 0 0", "0", Handling::destroyer,
         false},
        {"submarine", 0, 1921, 1, 300, "1x3/1 100 50", "0 0 0", "0", Handling::destroyer, false},
        {"submarine", 1922, 9999, 1, 400, "1x4/1 100 50", "0 0 0", "4x21", Handling::destroyer,
         false},
        {"minesweeper or motor boat", 0, 1921, 1, 300, "1x3/1 100 50", "0 0 0", "0",
         Handling::destroyer, false},
        {"minesweeper or motor boat", 1922, 9999, 1, 400, "1x4/1 100 50", "0 0 0", "4x21",
         Handling::destroyer, false},
        {"auxiliary", 0, 9999, 2, 9'000, "", "0 0 0", "0", Handling::merchant, true},
        {"auxiliary", 0, 9999, 1, 4'500, "", "0 0 0", "0", Handling::merchant, true},
        {"auxiliary", 0, 9999, 3, 24'000, "", "0 0 0", "0", Handling::merchant, true}};

    friend bool operator==(const Tables&, const Tables&) = default;
};

}  // namespace flagplot::tactical::gunnery

namespace flagplot {

template <>
inline constexpr std::array<std::string_view, 4> words_of<tactical::gunnery::Handling>{
    "battleship", "cruiser", "destroyer", "merchant"};

}  // namespace flagplot
