#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/calendar.h"
#include "base/quantity.h"
#include "chart/square.h"
#include "rules/light.h"
#include "rules/weather.h"

/// \file
/// The texts of a campaign that is set up from nothing: what `read_campaign` reads, written for
/// people who go on with them by hand.

namespace flagplot {

/// What stands in for a class's own figures where it has none.
struct PlannedShip {
    std::string name;
    std::string class_name;
    std::optional<KnotTenths> speed = {};
    std::optional<std::int32_t> gross_tons = {};

    friend bool operator==(const PlannedShip&, const PlannedShip&) = default;
};

struct PlannedFormation {
    std::string id;
    std::string name;
    std::size_t side = 0;
    TurnNumber enters{1};
    Square at;
    std::vector<PlannedShip> ships;

    friend bool operator==(const PlannedFormation&, const PlannedFormation&) = default;
};

struct PlannedSide {
    std::string id;
    std::string name;

    friend bool operator==(const PlannedSide&, const PlannedSide&) = default;
};

/// A campaign to be written down.
struct CampaignPlan {
    std::string id;
    std::string title;
    std::string chart;  ///< its name: maps/NAME.toml
    Moment start;
    std::int32_t turn_starts = 2;
    bool is_umpired = true;               ///< the profile: umpired, or standard
    std::optional<Light> light = {};      ///< of every turn; none: by the clock
    std::optional<Weather> weather = {};  ///< everywhere and always; none: there is no weather
    bool has_cards = false;               ///< drawn by the dice
    std::vector<PlannedSide> sides;
    std::vector<PlannedFormation> formations;

    friend bool operator==(const CampaignPlan&, const CampaignPlan&) = default;
};

/// The classes that come with the program: assets/ship-classes.toml.
inline constexpr std::string_view shipped_classes = "ship-classes";

[[nodiscard]] std::string campaign_text(const CampaignPlan& plan);
[[nodiscard]] std::string forces_text(const CampaignPlan& plan);

}  // namespace flagplot
