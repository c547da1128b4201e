#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "view/book.h"
#include "view/side_view.h"

/// \file
/// A side's newspaper of the campaign, with one edition for each day. It is written only from what
/// the side was told that day, so it may be handed out during the war. Every sentence names the
/// reports it was made from.

namespace flagplot {

/// What a side was told in a turn.
struct TurnNews {
    TurnNumber turn;
    std::vector<Report> reports;  ///< in the order in which they came
    SideView after;               ///< its picture after them
};

/// The n-th report of a turn, from 1: "5.12".
struct ReportPlace {
    TurnNumber turn;
    std::int32_t number = 0;

    friend auto operator<=>(const ReportPlace&, const ReportPlace&) = default;
};

/// One sentence of an edition.
struct Dispatch {
    std::string hour;  ///< "18:30"; empty: the report had none
    std::string sentence;
    std::vector<ReportPlace> from;  ///< at least one

    friend bool operator==(const Dispatch&, const Dispatch&) = default;
};

/// The paper of one day.
struct Edition {
    std::string date;                 ///< "8 Nov 1941"
    std::vector<std::int32_t> turns;  ///< that began on it
    Dispatch headline;
    std::vector<Dispatch> dispatches;  ///< what happened, in the order of the reports
    std::vector<Dispatch> claims;      ///< enemy ships captured, and damage its captains claim
    std::vector<Dispatch> losses;      ///< own ships admitted lost or damaged
    std::vector<Dispatch> movements;   ///< one for each formation that steamed
    std::vector<Dispatch> weather;

    friend bool operator==(const Edition&, const Edition&) = default;
};

/// The editions in order; a day on which nothing was told has none. `turns` in order, without
/// repeats, from the first of the campaign.
[[nodiscard]] std::vector<Edition> editions_of(const Book& book,
                                               const std::vector<TurnNews>& turns);

/// The day on which a turn begins: "8 Nov 1941".
[[nodiscard]] std::string day_of(const Calendar& calendar, TurnNumber turn);

/// "5.12, 5.14".
[[nodiscard]] std::string places_text(const std::vector<ReportPlace>& places);

/// All editions in Markdown, followed by the reports they were made from.
[[nodiscard]] std::string newspaper_markdown(const Book& book, const std::vector<TurnNews>& turns);

/// The name of the files of a side's newspaper, without extension: "newspaper-uk".
[[nodiscard]] std::string newspaper_name(const Book& book);

}  // namespace flagplot
