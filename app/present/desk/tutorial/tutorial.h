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
/// The tutorial: a solo game of convoy Beta as the Royal Navy, with a card that shows one step
/// after another. The steps are a table. A step is done when its deed can be seen in the state of
/// the desk or the campaign, in any order; it is left out once the campaign has passed it.

namespace flagplot::desk {

/// The campaign of the tutorial. With its dice the enemy appears where the steps say.
struct TutorialGame {
    std::string_view campaign = "convoy-beta";
    std::string_view side = "uk";
    std::uint64_t seed = 2;
};
inline constexpr TutorialGame tutorial_game{};

/// The part of the desk that a step points at.
enum class DeskPart : std::uint8_t {
    chart,
    square,
    overlays,
    next_button,  ///< in the line with the state of the turn
    forces,
    inspector,  ///< during a battle, its orders
    log,
    turns  ///< the line of turns beside the log
};

/// What the steps check.
struct TutorialScene {
    const DeskState& state;
    const SideView* view = nullptr;  ///< of the player; none: the truth is shown
    SideId side = {};
    SeenTurn turn = {};
    bool is_now = true;          ///< no earlier turn is shown
    bool is_over = false;        ///< the campaign is over, so nothing is hidden
    bool is_on_board = false;    ///< the board of a battle is shown instead of the chart
    bool is_fought_out = false;  ///< the battle on it is over
};

struct TutorialStep {
    std::string_view title;
    std::string_view text;  ///< what to do, and why; "{fit}" is the key of that row
    DeskPart part{};
    std::int32_t last_turn = 0;  ///< after it, and after the campaign, the step is left out
    bool (*is_done)(const TutorialScene&) = nullptr;
    bool (*is_due)(const TutorialScene&) = nullptr;  ///< the step is left out while this is false
    std::string_view square = {};                    ///< that it points at
};

/// In the order in which they are usually done.
[[nodiscard]] std::span<const TutorialStep> tutorial_steps();

/// The player's progress.
struct Tutorial {
    std::set<std::size_t> passed = {};  ///< steps that were done or skipped
    bool is_left = false;

    friend bool operator==(const Tutorial&, const Tutorial&) = default;
};

/// The step to do next; none if all are done.
[[nodiscard]] std::optional<std::size_t> step_now(const Tutorial& tutorial,
                                                  const TutorialScene& scene);

/// With every step passed whose deed is done.
[[nodiscard]] Tutorial watched(Tutorial tutorial, const TutorialScene& scene);

/// Without the step to do next.
[[nodiscard]] Tutorial skipped(Tutorial tutorial, const TutorialScene& scene);

/// What the player reads.
struct TutorialCard {
    std::string_view title;
    std::string text;
    std::size_t number = 0;  ///< of the step, from 1; 0: it is none, and cannot be skipped
    std::size_t count = 0;   ///< of all steps
    std::optional<DeskPart> part = {};
    std::optional<Square> square = {};  ///< if that is the part
};

/// None: the tutorial was left. Its texts name the keys that are chosen.
[[nodiscard]] std::optional<TutorialCard> tutorial_card(const Tutorial& tutorial,
                                                        const TutorialScene& scene,
                                                        const ChosenKeys& chosen = {});

}  // namespace flagplot::desk
