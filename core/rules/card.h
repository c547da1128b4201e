#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "base/fields.h"
#include "base/id.h"
#include "base/quantity.h"
#include "chart/square.h"
#include "rules/effect.h"
#include "rules/light.h"
#include "rules/weather.h"

/// \file
/// Event cards: a deck combines verbs from a closed list (3.4, 5.4, A-ST-20, A-ST-41). A deck is
/// only data; nothing in the program knows a card by name.
/// Rules page: docs/rules/campaign.md#event-cards

namespace flagplot {

/// How cards come (A-ST-20): on a roll, every morning, from the campaign's script, from a paper
/// deck on the umpire's table, or not at all.
enum class EventDraw : std::uint8_t { roll, daily, scripted, physical, none };
template <>
inline constexpr std::array<std::string_view, 5> words_of<EventDraw>{"roll", "daily", "scripted",
                                                                     "physical", "none"};

/// Kept and played by an order, or taking effect at once and never shown as a card (A-ST-41).
enum class CardKind : std::uint8_t { hand, blow };
template <>
inline constexpr std::array<std::string_view, 2> words_of<CardKind>{"hand", "blow"};

/// Whom a card affects.
enum class CardTarget : std::uint8_t {
    owner_picks,   ///< the formation its owner names
    own_at_sea,    ///< by lot among the drawing side's formations at sea
    enemy_at_sea,  ///< by lot among the enemy's
    enemy_active,  ///< by lot among the enemy's that fought, used radar or attacked last turn
    radius,        ///< all formations within `radius` of a square drawn by lot
    side           ///< the side that has it
};
template <>
inline constexpr std::array<std::string_view, 6> words_of<CardTarget>{
    "owner picks", "random own at sea", "random enemy at sea", "random enemy active", "radius",
    "side"};

/// When a card can affect a formation. All of its conditions must hold.
enum class CardIf : std::uint8_t {
    day,
    night,
    coastal,
    spotted,
    in_enemy_air_range,
    has_auxiliaries
};
template <>
inline constexpr std::array<std::string_view, 6> words_of<CardIf>{
    "day", "night", "coastal", "spotted", "in enemy air range", "has auxiliaries"};

/// What is added to the number that a card's test needs.
enum class TestBy : std::uint8_t {
    auxiliaries,  ///< once, if there are any in the formation
    destroyers,   ///< for each group of destroyers in the formation
    air_quality   ///< multiplied by the quality of the best enemy air asset in range
};
template <>
inline constexpr std::array<std::string_view, 3> words_of<TestBy>{"auxiliaries", "destroyers",
                                                                  "air quality"};

struct TestModifier {
    TestBy by{};
    Chance change;
    std::int32_t per = 1;  ///< for `destroyers`: size of the group

    friend bool operator==(const TestModifier&, const TestModifier&) = default;
};
FLAGPLOT_FIELDS(TestModifier, by, change, per)

/// Rolls 1d12; success on `needed` or less.
struct CardTest {
    std::int32_t needed = 0;
    std::vector<TestModifier> modifiers;

    friend bool operator==(const CardTest&, const CardTest&) = default;
};
FLAGPLOT_FIELDS(CardTest, needed, modifiers)

/// Which unit is hit.
enum class Pick : std::uint8_t { biggest, random, first };
template <>
inline constexpr std::array<std::string_view, 3> words_of<Pick>{"biggest", "random", "first"};

/// "damage n biggest|random|first": structure points lost (A-ST-46).
struct Damage {
    StructurePoints points;
    Pick which{};
    friend bool operator==(const Damage&, const Damage&) = default;
};
FLAGPLOT_FIELDS(Damage, points, which)

/// "destination nearest port|SQUARE"
struct SendTo {
    std::optional<Square> square;  ///< none: the nearest port of its own
    friend bool operator==(const SendTo&, const SendTo&) = default;
};
FLAGPLOT_FIELDS(SendTo, square)

/// "contact false": the side is told of a force that does not exist (A-ST-42, 5.2).
struct FalseContact {
    friend bool operator==(const FalseContact&, const FalseContact&) = default;
};

/// What is learned about an enemy formation.
enum class Reveals : std::uint8_t { square, marker, block };
template <>
inline constexpr std::array<std::string_view, 3> words_of<Reveals>{"square", "marker", "block"};

/// "reveal square|marker|block"; the marker includes the square.
struct Reveal {
    Reveals what{};
    friend bool operator==(const Reveal&, const Reveal&) = default;
};
FLAGPLOT_FIELDS(Reveal, what)

/// "search free +n": an air search of any square, of quality 2 (A-ST-47).
struct FreeSearch {
    Chance bonus;
    friend bool operator==(const FreeSearch&, const FreeSearch&) = default;
};
FLAGPLOT_FIELDS(FreeSearch, bonus)

inline constexpr std::int32_t free_search_quality = 2;

/// "weather KIND", over the card's radius round its formation or square.
struct MakeWeather {
    Weather weather{};
    friend bool operator==(const MakeWeather&, const MakeWeather&) = default;
};
FLAGPLOT_FIELDS(MakeWeather, weather)

/// "arrive F at SQUARE": a formation of the campaign that has not entered yet enters now, in this
/// square.
struct Arrive {
    std::string formation;  ///< its id
    Square square;
    friend bool operator==(const Arrive&, const Arrive&) = default;
};
FLAGPLOT_FIELDS(Arrive, formation, square)

/// "free": only the freedom to change course.
struct SetFree {
    friend bool operator==(const SetFree&, const SetFree&) = default;
};

/// "tell TEXT", to the side that has the card.
struct TellText {
    std::string text;
    friend bool operator==(const TellText&, const TellText&) = default;
};
FLAGPLOT_FIELDS(TellText, text)

/// "ask umpire": the turn stops until the umpire has ruled.
struct AskUmpire {
    std::string question;
    friend bool operator==(const AskUmpire&, const AskUmpire&) = default;
};
FLAGPLOT_FIELDS(AskUmpire, question)

using PlainEffect =
    std::variant<SpeedTimes, PointsBy, PointsAtMost, SightBy, NoSight, Damage, SendTo, FalseContact,
                 Reveal, FreeSearch, MakeWeather, Arrive, SetFree, TellText, AskUmpire>;

/// One verb, and how long its effect lasts, if it does.
struct CardEffect {
    PlainEffect what;
    Ends ends{};
    TurnNumber turns{1};  ///< for `with_turn`: how many turns, including this one

    friend bool operator==(const CardEffect&, const CardEffect&) = default;
};
FLAGPLOT_FIELDS(CardEffect, what, ends, turns)

/// "choose A or B": the owner of the formation decides.
struct Choice {
    CardEffect a;
    CardEffect b;
    friend bool operator==(const Choice&, const Choice&) = default;
};
FLAGPLOT_FIELDS(Choice, a, b)

/// "ask QUESTION, yes A, no B": the turn stops, and the umpire's answer decides what happens.
struct UmpireBranch {
    std::string question;
    std::vector<CardEffect> yes;
    std::vector<CardEffect> no;
    friend bool operator==(const UmpireBranch&, const UmpireBranch&) = default;
};
FLAGPLOT_FIELDS(UmpireBranch, question, yes, no)

/// One step of what a card does.
using CardStep = std::variant<CardEffect, Choice, UmpireBranch>;

struct Card {
    std::string name;  ///< "Submarine attack"
    std::int32_t copies = 1;
    CardKind kind{};
    CardTarget on{};
    Squares radius;
    std::optional<Square> at = {};   ///< for `radius`: instead of a square drawn by lot
    std::vector<SideId> sides = {};  ///< with this card in their deck, sorted; none: all sides
    std::vector<CardIf> only_if;
    /// If a condition fails: another card is drawn; otherwise the card has no effect.
    bool is_redrawn = false;
    std::optional<CardTest> test;
    std::vector<CardStep> effects;
    std::string seen;  ///< how it is seen from the bridge
    std::string text;  ///< what its owner reads on it

    friend bool operator==(const Card&, const Card&) = default;
};
FLAGPLOT_FIELDS(Card, name, copies, kind, on, radius, at, sides, only_if, is_redrawn, test, effects,
                seen, text)

/// The decks of a campaign: first the one that all sides draw from, then those of single sides.
/// Every side shuffles and draws for itself.
struct Deck {
    std::string id;  ///< of the deck that all sides draw from
    std::vector<Card> cards;

    friend bool operator==(const Deck&, const Deck&) = default;
};
FLAGPLOT_FIELDS(Deck, id, cards)

/// Is it in the deck of this side?
[[nodiscard]] bool is_in_deck_of(const Card& card, SideId side);

/// What a card's test and conditions need to know about a formation and its surroundings.
struct CardSituation {
    Light light{};
    bool is_coastal = false;
    bool is_spotted = false;                        ///< at present, by an enemy
    std::optional<std::int32_t> enemy_air_quality;  ///< of the best enemy air asset in range
    std::int32_t auxiliaries = 0;
    std::int32_t destroyers = 0;
};

[[nodiscard]] bool can_strike(const Card& card, const CardSituation& situation);

/// The number a test needs, and how it is made up. \pre the card has a test
[[nodiscard]] Attempt card_attempt(const CardTest& test, const CardSituation& situation);

}  // namespace flagplot
