#pragma once

#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <vector>

#include "view/book.h"
#include "view/outlook.h"
#include "view/side_view.h"

/// \file
/// The pieces of docs/show-json.md that a side's view and the truth have in common.

namespace flagplot {

using Json = nlohmann::ordered_json;

/// A formation, for somebody who may know all of it.
struct FormationAccount {
    std::string id;
    std::string name;
    std::string side;    ///< id
    TrackPoint entered;  ///< when and where it is first on the chart
    Presence presence{};
    Square square;
    MovePoints points;  ///< at its present speed
    MovePoints carried;
    std::optional<PlotRoute> route;
    std::vector<ExpectedArrival> arrivals;
    Freedom freedom{};
    std::string reason;
    std::vector<ActiveEffect> effects;
    std::vector<std::pair<const BookShip*, ShipState>> ships;
    std::vector<Prize> prizes;
};

/// `campaign`, `title`, `sides`, `turn`, `time`, `light`, `is_over`.
[[nodiscard]] Json head_json(const Book& book, TurnNumber turn, Light light);

[[nodiscard]] Json formation_json(const Calendar& calendar, const FormationAccount& account);

/// One side's contact.
[[nodiscard]] Json contact_json(const Book& book, const SideView& view, ContactId number);

[[nodiscard]] Json battle_json(std::uint32_t number, Square square, TurnNumber turn,
                               const std::vector<std::string>& formations, bool is_over);

/// When and where an own formation is first on the chart.
[[nodiscard]] TrackPoint entry_of(const Book& book, const SideView& view, OwnNumber number);

/// The weather of a turn.
[[nodiscard]] Json weather_json(TurnNumber turn, const std::vector<WeatherZone>& zones);

/// Nine squares in which a side knows that there was an enemy.
[[nodiscard]] Json block_json(const Book& book, const KnownBlock& block);

/// One asset of a side.
[[nodiscard]] Json asset_json(const Book& book, const SideView& view, OwnAsset asset);

[[nodiscard]] Json card_json(const HandCard& card);

/// Adds the freedom of an own formation and the reason in words; none off the chart and after the
/// last turn.
void account_for_freedom(FormationAccount& account, const Book& book, const SideView& view,
                         OwnNumber number);

/// As indented text, with a line end.
[[nodiscard]] std::string json_text(const Json& json);

}  // namespace flagplot
