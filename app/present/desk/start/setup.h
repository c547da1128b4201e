#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "files/campaign_text.h"
#include "present/basemap/basemap.h"
#include "present/desk/editors/chart_desk.h"
#include "present/desk/editors/chart_offer.h"
#include "present/desk/editors/force_ships.h"

/// \file
/// A campaign set up from nothing, step by step: its sea, its sides, when it is, its forces. It is
/// a value, and knows no file.

namespace flagplot::desk {

enum class SetupStep : std::uint8_t { sea, sides, time, forces, write };

struct SetupStepRow {
    SetupStep step{};
    std::string_view name;
    std::string_view asks;  ///< what is to be decided there
};
inline constexpr std::array<SetupStepRow, 5> setup_steps{{
    {SetupStep::sea, "Sea", "Which sea is it about?"},
    {SetupStep::sides, "Sides", "Who is at war?"},
    {SetupStep::time, "Time", "When does it begin, and how long does it last?"},
    {SetupStep::forces, "Forces", "Which ships are there, and where do they begin?"},
    {SetupStep::write, "Write it", "What is it called, and where does it go?"},
}};

struct SetupShip {
    std::string name;
    std::string class_name;
    std::string knots = {};  ///< empty: those of her class
    std::string tons = {};   ///< of an auxiliary; empty: her class has a size

    friend bool operator==(const SetupShip&, const SetupShip&) = default;
};

struct SetupFleet {
    std::string name;
    std::size_t side = 0;
    std::string enters = "1";  ///< the turn
    std::optional<Square> at = {};
    std::vector<SetupShip> ships = {};

    friend bool operator==(const SetupFleet&, const SetupFleet&) = default;
};

/// All that is written, as it is being filled in.
struct SetupForm {
    std::string title = "New campaign";
    std::string id = "new-campaign";  ///< follows the title until it is typed itself
    std::string chart = {};           ///< the name of one that is there; empty: one is made
    MakingForm making = {};           ///< its day is not asked for
    std::vector<std::string> sides{"Royal Navy", "Regia Marina"};
    std::string start = "1941-05-18 06:00";
    std::string turns = "12";             ///< that are played
    std::optional<Light> light = {};      ///< of all turns; none: by the clock
    std::optional<Weather> weather = {};  ///< of all turns, everywhere; none: there is no weather
    bool is_umpired = true;
    bool has_cards = false;
    std::vector<SetupFleet> fleets = {};

    friend bool operator==(const SetupForm&, const SetupForm&) = default;
};

/// Ships that are to be added, as they are being filled in.
struct SetupAdding {
    std::string filter = {};    ///< of the classes
    std::string name = {};      ///< empty: the class's
    std::string count = "1";    ///< more than one are numbered
    std::string knots = "10";   ///< where the class has no speed
    std::string tons = "5000";  ///< of auxiliaries

    friend bool operator==(const SetupAdding&, const SetupAdding&) = default;
};

struct Setup {
    SetupStep step{};
    SetupForm form = {};
    SetupAdding adding = {};
    std::optional<std::size_t> fleet = {};  ///< picked
    std::vector<ChartOffer> charts = {};
    std::vector<ClassLine> classes = {};
    Chart chart = {};                           ///< the sea; no columns: none is chosen yet
    std::shared_ptr<const Basemap> coast = {};  ///< that really lies under it
    std::optional<MakingForm> made_of = {};     ///< what a chart that was made was made of
    std::optional<Point> middle = {};           ///< on the map of the world, of one to be made
    Camera camera = {};
    bool is_fitted = false;
    Camera world = {};
    bool is_world_fitted = false;
    std::string message = {};                ///< why something was refused
    std::vector<std::string> problems = {};  ///< that lint would find
    std::string written = {};                ///< the campaign's folder, once it is there

    [[nodiscard]] const SetupFleet* picked() const {
        return fleet && *fleet < form.fleets.size() ? &form.fleets[*fleet] : nullptr;
    }
};

struct GoToSetup {
    SetupStep step{};
};
/// So many steps on, or back below 0; as far as there are any.
struct StepSetup {
    std::int32_t steps = 1;
};
struct FillSetup {
    SetupForm form;
};
struct FillAdding {
    SetupAdding adding;
};
struct PickFleet {
    std::size_t fleet = 0;
};
struct AddFleet {
    std::size_t side = 0;
};
struct RemoveFleet {
    std::size_t fleet = 0;
};
/// The one that is picked begins there.
struct PlaceFleet {
    Square square;
};
/// As many of this class as the form says, to the fleet that is picked.
struct AddShips {
    std::size_t ship_class = 0;
};
struct DropShip {
    std::size_t ship = 0;
};
struct LookAtSea {
    Camera camera;
};
/// All of the sea in the room for it.
struct FitSea {
    Box room;
};
struct LookAtWorld {
    Camera camera;
};
struct FitWorld {
    Box room;
};

// Requests.
/// A chart of the real coast, as the form says.
struct MakeSea {};
struct WriteCampaign {};
/// The main thing of a step: the chart is made, the campaign is written; else the next step.
struct FinishStep {};
/// A game of what was written, or its forces in the editor.
struct PlayWritten {};
struct EditWritten {};

using SetupIntent =
    std::variant<GoToSetup, StepSetup, FillSetup, FillAdding, PickFleet, AddFleet, RemoveFleet,
                 PlaceFleet, AddShips, DropShip, LookAtSea, FitSea, LookAtWorld, FitWorld, MakeSea,
                 WriteCampaign, FinishStep, PlayWritten, EditWritten>;

/// The page after an intent; requests change nothing here.
[[nodiscard]] Setup setup_after(Setup setup, const SetupIntent& intent);

/// With this sea: what began on no sea of it begins nowhere.
[[nodiscard]] Setup with_sea(Setup setup, Chart chart, std::optional<MakingForm> made_of);

/// Why a step is not done yet; empty: it is.
[[nodiscard]] std::string why_not_done(const Setup& setup, SetupStep step);
/// Why one cannot go to a step yet: the first reason of those before it.
[[nodiscard]] std::string why_not_there(const Setup& setup, SetupStep step);

/// "new-campaign": a name as a file or an id can have it.
[[nodiscard]] std::string slug_of(std::string_view name);
/// "rn" of the Royal Navy, "kriegsmarine": one for each side, no two alike.
[[nodiscard]] std::vector<std::string> side_ids(const SetupForm& form);
/// "RN-1", "RM-2": one for each fleet, no two alike.
[[nodiscard]] std::vector<std::string> fleet_ids(const SetupForm& form);

/// The chart to be made: of the day on which the campaign begins.
[[nodiscard]] MakingForm making_of(const SetupForm& form);

/// What is written. \pre no step has a reason not to be done
[[nodiscard]] CampaignPlan plan_of(const SetupForm& form);

}  // namespace flagplot::desk
