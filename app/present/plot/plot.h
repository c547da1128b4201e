#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "base/id.h"
#include "chart/chart.h"
#include "rules/route.h"
#include "rules/speed.h"
#include "rules/weather.h"
#include "view/book.h"
#include "view/order.h"
#include "view/outlook.h"
#include "view/side_view.h"

/// \file
/// The operational plot: a chart with markers, ready to be drawn. Only values; who may see what was
/// decided before it was made.

namespace flagplot {

/// A future step of a formation.
struct PlannedStep {
    Square to;
    Direction direction{};

    friend bool operator==(const PlannedStep&, const PlannedStep&) = default;
};

struct PlotFormation {
    std::string id;    ///< "UK-K"
    std::string name;  ///< "Force K, Capt. Agnew"
    SideId side;
    OwnNumber number;  ///< within its side
    Square square;
    std::vector<Square> track;                   ///< squares it was in, oldest first
    std::optional<PlotRoute> route;              ///< checkpoints and destination still ahead
    std::vector<PlannedStep> ahead;              ///< the steps along them
    std::size_t steps_now = 0;                   ///< how many of them belong to the coming turn
    std::vector<ExpectedArrival> arrivals = {};  ///< at each marker, as far as can be predicted
    ShipType biggest = {};
    ShipCount units = {};
    KnotThirtieths cruise = {};
    MovePoints points = {};  ///< of the coming turn, as far as its side can know

    friend bool operator==(const PlotFormation&, const PlotFormation&) = default;
};

struct PlotContact {
    ContactId number;
    SideId seen_by;  ///< the side that uses this number for it
    Square square;
    std::int32_t age_hours = 0;
    bool is_current = false;
    std::string known;   ///< "2 units, the biggest a light cruiser", or that nothing is known
    std::string source;  ///< of its place: "by radar", "from the air", "by report", "in battle"
    std::optional<Declaration> declared = {};
    std::string name = {};  ///< given by its side
    Grade place = {};
    Grade composition = Grade::unknown;
    /// "from the air", with the hour if it differs from the place's.
    std::string composition_source = {};

    friend bool operator==(const PlotContact&, const PlotContact&) = default;
};

/// Nine squares: searched from the air in the last turn, or known to have contained an enemy.
struct PlotBlock {
    Square centre;
    bool is_search = false;
    std::string text;  ///< "searched by KALAFRANA of Royal Navy in turn 1"

    friend bool operator==(const PlotBlock&, const PlotBlock&) = default;
};

/// Squares in which the formations of a side can sight an enemy.
struct PlotReach {
    SideId side;
    std::vector<Square> by_eye;    ///< sorted
    std::vector<Square> by_radar;  ///< sorted

    friend bool operator==(const PlotReach&, const PlotReach&) = default;
};

struct PlotBattle {
    std::uint32_t number = 0;
    Square square;
    bool is_over = false;
    std::vector<std::string> formations;  ///< ids

    friend bool operator==(const PlotBattle&, const PlotBattle&) = default;
};

/// A formation of history, as it was at the time of the plot.
struct PlotGhost {
    std::string id;  ///< "UK-K"
    SideId side;
    Square square;
    std::vector<Square> track;  ///< the squares it was in by then, oldest first

    friend bool operator==(const PlotGhost&, const PlotGhost&) = default;
};

struct Plot {
    std::string title;
    std::string time;  ///< date, hour, turn, light
    Chart chart;
    std::vector<PublicSide> sides;          ///< by `SideId`
    std::vector<PlotFormation> formations;  ///< those on the chart
    std::vector<PlotContact> contacts;
    std::vector<PlotBattle> battles;
    std::vector<PlotBlock> blocks;
    std::vector<WeatherZone> weather;  ///< of the turn
    std::vector<PlotReach> reach = {};
    Light light = {};
    std::optional<SideId> whose = {};    ///< none: the umpire's
    std::vector<PlotGhost> ghosts = {};  ///< where history was, if that is to be seen

    friend bool operator==(const Plot&, const Plot&) = default;
};

/// The plot of one side: own formations, and only its contacts of the enemy.
[[nodiscard]] Plot plot_of(const Book& book, const SideView& view);

/// The steps from here along every marker of a route; they end where there is no way by sea.
[[nodiscard]] std::vector<PlannedStep> way_ahead(RoutePlanner& planner, DiagonalRule rule,
                                                 Square from, DiagonalRun run,
                                                 const PlotRoute& route);

/// "A", "AB": a column's name above the chart.
[[nodiscard]] std::string column_name(std::int32_t column);

/// "8 Nov 1941 18:00, turn 5 of 8, night"; after the last turn, that it is over.
[[nodiscard]] std::string plot_time(const Calendar& calendar, TurnNumber turn, Light light);

/// "8 Nov 1941 18:00, turn 5 of 8, night; fog everywhere": with the weather that covers the chart.
[[nodiscard]] std::string plot_time(const Calendar& calendar, TurnNumber turn, Light light,
                                    const std::vector<WeatherZone>& weather);

/// The nine squares a side searched in its last turn, and those it learned of.
[[nodiscard]] std::vector<PlotBlock> plot_blocks(const Book& book, const SideView& view);

/// The squares in which a side's formations can sight an enemy from where they are.
[[nodiscard]] PlotReach plot_reach(const Book& book, const SideView& view);

/// Adds strength, speed and arrivals of an own formation to its marker.
void add_outlook(PlotFormation& marker, RoutePlanner& planner, const Book& book,
                 const SideView& view);

/// A side's contact as the plot shows it.
[[nodiscard]] PlotContact plot_contact(const Book& book, const SideView& view, ContactId number);

/// How far place and composition can be trusted, and how each is known: "place certain (by radar),
/// composition may be wrong (from the air, 8 Nov 1941 06:00)".
[[nodiscard]] std::string grade_text(const PlotContact& contact);

}  // namespace flagplot
