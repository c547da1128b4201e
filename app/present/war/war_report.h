#pragma once

#include <optional>
#include <string>
#include <vector>

#include "campaign/advance.h"
#include "campaign/definition.h"
#include "present/side/newspaper.h"

/// \file
/// What really happened, for everybody: made by the umpire when the war is over, from the line of
/// play, turn by turn.

namespace flagplot {

/// Everything that happened in a turn.
struct WarTurn {
    TurnNumber turn;
    std::vector<Fact> facts;
    std::vector<Told> reports;
    CampaignState after;
};

/// Something that the umpire took back.
struct TakenBackNote {
    TurnNumber turn;           ///< in which it was given
    std::int32_t command = 0;  ///< its number
    std::string what;          ///< the first line of its text
    std::int32_t with_it = 0;  ///< how many later commands were taken back with it
    std::string why;
};

/// A battle that the program fought: its log is told beside the history, and its chart if there is
/// one.
struct BattleTold {
    BattleId battle;
    bool has_chart = false;
};

/// Why a computer admiral ordered something.
struct OrderReason {
    TurnNumber turn;
    SideId side;
    std::string text;  ///< without a full stop
};

/// The plan that a computer admiral carried out.
struct PlanTold {
    SideId side;
    std::string title;
    std::string text;
};

/// A campaign that was played. Holds references, which must outlive it.
struct War {
    const Definition& definition;    ///< with the rules in force at its end
    const std::vector<Book>& books;  ///< by seat, by the same rules
    std::vector<WarTurn> turns;      ///< in order
    std::string early = {};          ///< why it is told before it is over; empty: it is over
    std::vector<TakenBackNote> taken_back = {};  ///< in order
    Digest commitment = {};                      ///< the fingerprint of the dice
    std::optional<std::uint64_t> public_seed = {};
    std::optional<Digest> record_key = {};  ///< `record_key_of`; none: the war is not over
    std::vector<BattleTold> battles = {};   ///< in their order
    std::vector<PlanTold> plans = {};       ///< by side
    std::vector<OrderReason> reasons = {};  ///< by turn, then in the order of the record
};

/// A part of what is told when the war is over, in lines, for a screen.
struct WarPart {
    std::string title;               ///< "Passed unseen"
    std::vector<std::string> lines;  ///< "Royal Navy: 14 points, in history 20"
};

/// A day of the war: turns `first` to `last` of `War::turns`.
struct WarDay {
    std::string date;  ///< "8 Nov 1941"
    std::size_t first = 0;
    std::size_t last = 0;
};

/// The days of the war, in order. A turn belongs to the day on which it begins.
[[nodiscard]] std::vector<WarDay> days_of(const War& war);

/// What a seat was told, turn by turn: everything that its newspaper is made from.
[[nodiscard]] std::vector<TurnNews> news_of(const War& war, SeatId seat);

/// The name of a day's plot, by which the history shows it: "day-2.png" for the second.
[[nodiscard]] std::string day_plot_name(std::size_t day);

/// The names of a battle's chart and log: "battle-2.png", "battle-2.txt".
[[nodiscard]] std::string battle_chart_name(BattleId battle);
[[nodiscard]] std::string battle_log_name(BattleId battle);

/// The history, in Markdown: how it ended, every day with its plot, the battles, the dice.
[[nodiscard]] std::string war_history_markdown(const War& war);

}  // namespace flagplot
