#pragma once

#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "chart/chart.h"
#include "rules/weather.h"
#include "tactical/module.h"
#include "view/book.h"
#include "view/side_view.h"

/// \file
/// One side's sheet for a battle (contract 4.4), made only from its book and its picture: its own
/// ships in full, the enemy as the side was told. Also the parts that the umpire's contract shares
/// with it.

namespace flagplot {

/// The square of a battle and the water round it. Date, light and weather are filled in later.
[[nodiscard]] tactical::Scene scene_in(const Chart& chart, Square square);

/// The weather over a square: "fog", "poor weather and a storm", "clear weather".
[[nodiscard]] std::string weather_over(const std::vector<WeatherZone>& zones, Square square);

/// Puts that weather into a scene, with its sea state and visibility (table in
/// docs/battle-papers.md#what-goes-in).
void put_weather(tactical::Scene& scene, const std::vector<WeatherZone>& zones);

/// A ship as she enters the battle.
[[nodiscard]] tactical::Unit unit_of(const BookShip& ship, const ShipState& left);

/// A formation as it enters a battle, in truth or as its side knows it. Holds references.
struct GoingIn {
    const std::string& id;
    const std::string& name;
    Stance stance{};
    std::optional<Square> came_from;
    Square square;
    const std::optional<PlotRoute>& route;
    std::vector<std::pair<const BookShip*, const ShipState*>> ships;  ///< including lost ships
};

/// The formation in the words of the contract, without lost ships.
[[nodiscard]] tactical::Formation formation_of(const GoingIn& formation);

/// What a side knows of the enemy in and round the square of its battle, one sentence each.
/// \pre it has a battle of this number
[[nodiscard]] std::vector<std::string> known_of_enemy(const Book& book, const SideView& view,
                                                      OwnBattleNumber number);

/// \pre it has a battle of this number
[[nodiscard]] tactical::SideSheet side_sheet(const Book& book, const SideView& view,
                                             OwnBattleNumber number);

}  // namespace flagplot
