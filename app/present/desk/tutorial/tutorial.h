#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <set>
#include <span>
#include <string>
#include <string_view>

#include "chart/square.h"
#include "present/desk/state/desk_state.h"
#include "present/desk/state/keys.h"
#include "present/desk/state/standing.h"

/// \file
/// The tutorial: a solo game of convoy Beta as the Royal Navy, with a card that says one step after
/// another. The steps are a table. A step is done when its deed shows in the state of the desk or
/// of the campaign, in any order, and it is left out once the campaign has gone past it.

namespace flagplot::desk {

/// The campaign of the tutorial; its dice make the enemy appear where the steps say.
struct TutorialGame {
    std::string_view campaign = "convoy-beta";
    std::string_view side = "uk";
    std::uint64_t seed = 2;
};
inline constexpr TutorialGame tutorial_game{};

/// What a step points at.
enum class DeskPart : std::uint8_t {
    chart,
    square,
    overlays,
    next_button,  ///< of the line that says where the turn stands
    forces,
    inspector,  ///< during a battle its orders
    log,
    turns  ///< the line of turns beside the log
};

/// What the steps look at.
struct TutorialScene {
    const DeskState& state;
    const SideView* view = nullptr;  ///< of the player; none: the truth is shown
    SideId side = {};
    SeenTurn turn = {};
    bool is_now = true;          ///< no earlier turn is looked at
    bool is_over = false;        ///< the campaign is, so nothing is hidden
    bool is_on_board = false;    ///< a battle's board is in the place of the chart
    bool is_fought_out = false;  ///< the battle on it is over
};

struct TutorialStep {
    std::string_view title;
    std::string_view text;  ///< what to do, and why; "{fit}" is the key of that row
    DeskPart part{};
    std::int32_t last_turn = 0;  ///< later, and after the campaign, it is left out
    bool (*is_done)(const TutorialScene&) = nullptr;
    bool (*is_due)(const TutorialScene&) = nullptr;  ///< left out while this does not hold
    std::string_view square = {};                    ///< the one it points at
};

/// In the order in which they are usually done.
[[nodiscard]] std::span<const TutorialStep> tutorial_steps();

/// How far the player has got.
struct Tutorial {
    std::set<std::size_t> passed = {};  ///< steps that were done or skipped
    bool is_left = false;

    friend bool operator==(const Tutorial&, const Tutorial&) = default;
};

/// The step to do; none: all are done.
[[nodiscard]] std::optional<std::size_t> step_now(const Tutorial& tutorial,
                                                  const TutorialScene& scene);

/// With every step passed whose deed shows.
[[nodiscard]] Tutorial watched(Tutorial tutorial, const TutorialScene& scene);

/// Without the step to do.
[[nodiscard]] Tutorial skipped(Tutorial tutorial, const TutorialScene& scene);

/// What the player reads.
struct TutorialCard {
    std::string_view title;
    std::string text;
    std::size_t number = 0;  ///< of the step, from 1; 0: it is none, and cannot be skipped
    std::size_t count = 0;   ///< of all steps
    std::optional<DeskPart> part = {};
    std::optional<Square> square = {};  ///< if the part is one
};

/// None: the tutorial was left. Its texts name the keys that are chosen.
[[nodiscard]] std::optional<TutorialCard> tutorial_card(const Tutorial& tutorial,
                                                        const TutorialScene& scene,
                                                        const ChosenKeys& chosen = {});

}  // namespace flagplot::desk
