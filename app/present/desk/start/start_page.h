#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "chart/chart.h"
#include "present/desk/start/recent_save.h"
#include "view/admiral_level.h"

/// \file
/// The start page: campaigns to begin, saves and files to open.

namespace flagplot::desk {

/// A side that a player can lead.
struct LedSide {
    std::string id;
    std::string name;
    std::int64_t ships = 0;
    Ink colour = no_ink;
};

/// What is said about a campaign before it is begun.
struct CampaignOffer {
    std::string name;   ///< "convoy-beta", the folder's
    std::string title;  ///< "Convoy Beta, 7-9 November 1941"
    std::string dates;  ///< dates and chart
    std::string about;  ///< the comment at the head of its file
    std::int32_t turns = 0;
    std::vector<LedSide> sides = {};
    Chart chart = {};
    std::vector<std::string> problems = {};  ///< why it cannot be begun
};

/// A form for a new game.
struct GameForm {
    std::string save;
    std::optional<std::size_t> led = {};  ///< index of the player's side; none: umpired
    /// Leads the other sides of a solo game; none: they do as in history.
    std::optional<AdmiralLevel> against = {};
    bool has_public_dice = false;
    std::string seed = "1";

    friend bool operator==(const GameForm&, const GameForm&) = default;
};

struct StartState {
    std::vector<CampaignOffer> campaigns = {};
    std::size_t chosen = 0;
    GameForm form = {};
    std::vector<RecentSave> recent = {};  ///< the newest first
    std::string other_file = {};          ///< a file of any kind, being typed

    [[nodiscard]] const CampaignOffer* campaign() const;
};

struct ChooseCampaign {
    std::size_t number = 0;
};
struct FillGame {
    GameForm form;
};
struct NameOtherFile {
    std::string path;
};

// Requests.
struct BeginGame {};
/// Begins or continues the game of the tutorial.
struct BeginTutorial {};
struct OpenSave {
    std::string path;
};
/// Opens a file of any kind: on the desk, or on the page for editing or checking it.
struct OpenOther {};
/// Replaces a damaged save with the copy beside it.
struct RestoreSave {
    std::string path;
};
/// Makes a save for this version from an older one.
struct UpgradeSave {
    std::string path;
    bool takes_differences = false;  ///< even if sides are told something else than before
};

using StartIntent = std::variant<ChooseCampaign, FillGame, NameOtherFile, BeginGame, BeginTutorial,
                                 OpenSave, OpenOther, RestoreSave, UpgradeSave>;

/// The page after an intent; requests change nothing here.
[[nodiscard]] StartState start_after(StartState state, const StartIntent& intent);

/// Why the game cannot be begun with this form; empty: it can.
[[nodiscard]] std::string why_not_begun(const StartState& state);

}  // namespace flagplot::desk
