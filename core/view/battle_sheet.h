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
/// One side's paper of a battle, made of its book and its picture and nothing else (contract 4.4):
/// its own ships in full, of the enemy what it was told. And the parts of it that the umpire's
/// contract has in common with it.

namespace flagplot {

/// The square of a battle and the water round it; date, light and weather are still to be filled
/// in.
[[nodiscard]] tactical::Scene scene_in(const Chart& chart, Square square);

/// The weather over a square: "fog", "poor weather and a storm", "clear weather".
[[nodiscard]] std::string weather_over(const std::vector<WeatherZone>& zones, Square square);

/// The same into a scene, with the sea and the visibility that go with it: the table is in
/// docs/battle-papers.md#what-goes-in.
void put_weather(tactical::Scene& scene, const std::vector<WeatherZone>& zones);

/// A ship as she goes in.
[[nodiscard]] tactical::Unit unit_of(const BookShip& ship, const ShipState& left);

/// What there is to say of a formation that goes into a battle, in truth or as its side knows it.
/// Holds references.
struct GoingIn {
    const std::string& id;
    const std::string& name;
    Stance stance{};
    std::optional<Square> came_from;
    Square square;
    const std::optional<PlotRoute>& route;
    std::vector<std::pair<const BookShip*, const ShipState*>> ships;  ///< the lost ones too
};

/// The same in the words of the contract, without the lost ships.
[[nodiscard]] tactical::Formation formation_of(const GoingIn& formation);

/// What a side knows of the enemy in and round the square of its battle, a sentence each.
/// \pre it has a battle of this number
[[nodiscard]] std::vector<std::string> known_of_enemy(const Book& book, const SideView& view,
                                                      OwnBattleNumber number);

/// \pre it has a battle of this number
[[nodiscard]] tactical::SideSheet side_sheet(const Book& book, const SideView& view,
                                             OwnBattleNumber number);

}  // namespace flagplot
