#pragma once

#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "chart/square.h"
#include "view/book.h"
#include "view/pending_decision.h"
#include "view/run_stops.h"
#include "view/side_view.h"

/// \file
/// The card that a player reads when something has happened: what and where, what is known of the
/// enemy and how sure it is, what has changed, and what may be done now, with its chances. It is
/// made from the side's book and view alone.

namespace flagplot {

/// A number of the rules, and the parts that it is made of.
struct CardChance {
    std::string about;         ///< "sights it beside it"
    std::string chance;        ///< "5 in 12 by radar", "9 Nov 1941 00:00"
    std::string made_of = {};  ///< "biggest searching unit 2, biggest target unit 3"

    friend bool operator==(const CardChance&, const CardChance&) = default;
};

// What an option does.
/// Gives a line of a sheet: "UK-K route to E6".
struct GiveLine {
    std::string line;
    friend bool operator==(const GiveLine&, const GiveLine&) = default;
};
/// A freed captain gets this order, as in a sheet; empty: the captain steams on.
struct AnswerFreed {
    std::string formation;  ///< its id
    std::string order;
    friend bool operator==(const AnswerFreed&, const AnswerFreed&) = default;
};
/// The same, but with an order that the player writes.
struct AnotherOrder {
    std::string formation;  ///< its id
    friend bool operator==(const AnotherOrder&, const AnotherOrder&) = default;
};
/// The route of a formation is plotted.
struct PlotItsRoute {
    OwnNumber number;
    std::string formation;  ///< its id
    friend bool operator==(const PlotItsRoute&, const PlotItsRoute&) = default;
};
struct TakeOption {
    bool is_second = false;  ///< of the two that a card leaves
    friend bool operator==(const TakeOption&, const TakeOption&) = default;
};
struct FightBattle {
    OwnBattleNumber battle;
    friend bool operator==(const FightBattle&, const FightBattle&) = default;
};
struct TakeResultOfHistory {
    OwnBattleNumber battle;
    friend bool operator==(const TakeResultOfHistory&, const TakeResultOfHistory&) = default;
};
/// Nothing is changed, and time goes on.
struct LetGoOn {
    friend bool operator==(const LetGoOn&, const LetGoOn&) = default;
};
using CardDeed = std::variant<GiveLine, PlotItsRoute, AnswerFreed, AnotherOrder, TakeOption,
                              FightBattle, TakeResultOfHistory, LetGoOn>;

struct CardOption {
    std::string what;  ///< "steam for contact C1 in E6"
    CardDeed deed;
    std::vector<CardChance> chances = {};
    std::string why_not = {};  ///< what is still missing; empty: it may be taken
    std::string who = {};      ///< does it: the id of a formation or an air asset; empty: the side
    std::string name = {};     ///< of the formation
};

/// "UK-K: steam for contact C1 in E6"
[[nodiscard]] std::string label_of(const CardOption& option);

/// Something that happened.
struct CardEvent {
    RunStop kind{};
    std::string hour;  ///< "21:00"; empty: not told
    std::string text;
};

/// What is known of an enemy.
struct CardContact {
    ContactId contact;
    Square square;
    std::string title;               ///< "C1 in E6 (Malta)"
    std::vector<std::string> known;  ///< one sentence each, with how sure it is
    std::string changed;             ///< since the turn before
};

struct ContactCard {
    std::string title;  ///< "An enemy was sighted"
    std::string when;   ///< "8 Nov 1941 18:00, turn 5 of 8, night"
    std::optional<Square> where;
    std::vector<CardEvent> events;
    std::vector<CardContact> contacts;
    std::vector<CardOption> options;  ///< the last one lets time go on, if it can
    bool is_decision = false;         ///< time cannot go on before one of them is taken
};

/// What a card is made for.
struct CardWanted {
    std::optional<PendingDecision> pending = {};  ///< what the turn waits for
    RunStops stops = RunStops().set();            ///< the kinds that time stops for
    std::optional<Square> pointed = {};           ///< for searches and cards that need a square
    bool plays_alone = true;                      ///< battles may end as in history
};

/// The card for what the turn waits for, and for what the side was told of its last turn. None if
/// nothing of these kinds happened.
[[nodiscard]] std::optional<ContactCard> contact_card(const Book& book, const SideView& view,
                                                      const CardWanted& wanted);

/// The card on a terminal, with the commands and order lines of its options.
[[nodiscard]] std::string contact_card_text(const ContactCard& card);

}  // namespace flagplot
