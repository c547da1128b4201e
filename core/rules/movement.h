#pragma once

#include <array>
#include <cstdint>
#include <optional>

#include "base/quantity.h"
#include "chart/square.h"

/// \file
/// What a step costs, what is carried over, and when a step is due (ST-18 to ST-23, A-ST-35).
/// Rules page: docs/rules/campaign.md#movement

namespace flagplot {

/// Price of the third and later diagonals of a run: 1-2-1-2, 1-2-2-2 or 1-2-3-4 (A-ST-05).
enum class DiagonalRule : std::uint8_t { alternating, after_first, escalating };
template <>
inline constexpr std::array<std::string_view, 3> words_of<DiagonalRule>{
    "alternating", "after_first", "escalating"};

/// Which points may be carried into the next turn (A-ST-07, A-ST-51).
enum class ResidualRule : std::uint8_t { diagonal_only, any, none };
template <>
inline constexpr std::array<std::string_view, 3> words_of<ResidualRule>{"diagonal_only", "any",
                                                                        "none"};

struct MovementSwitches {
    DiagonalRule diagonal{};
    bool run_persists = true;  ///< a run of diagonals continues into the next turn (A-ST-06)
    ResidualRule residual{};
};

/// How many diagonals in a row a formation has just made, as far as it matters for the next price:
/// `alternating` 0 or 1, `after_first` 0 or 1, `escalating` 0, 1, 2, ...
using DiagonalRun = Quantity<struct DiagonalRunTag>;

/// The price of the next step, and the run after it.
struct StepPrice {
    MovePoints cost;
    DiagonalRun run_after;

    friend bool operator==(const StepPrice&, const StepPrice&) = default;
};

/// Price of a step after a run of diagonals (ST-18 to ST-20, ST-22).
[[nodiscard]] StepPrice step_price(DiagonalRun run, Direction direction, DiagonalRule rule);

/// Price of the step for a formation with this whole allowance: as above, but if not even a full
/// turn and the points that may be carried can ever pay for the diagonal, it begins a new run,
/// since the formation could otherwise never move again (A-ST-07).
[[nodiscard]] StepPrice payable_price(DiagonalRun run, Direction direction, MovePoints allowance,
                                      const MovementSwitches& switches);

/// The point kept for the next turn if `next` is the next step and `left` points remain: 1 or 0
/// (ST-23, A-ST-51). Without a next step nothing is kept.
[[nodiscard]] MovePoints carried_over(MovePoints left, std::optional<Direction> next,
                                      DiagonalRun run, const MovementSwitches& switches);

/// The part of a carried point that may be used in a turn with this many points of its own, if
/// `next` is now the next step. A point kept for a diagonal is lost if another step comes first
/// (ST-23), and any carried point is lost if there are no others, since a formation dead in the
/// water cannot move (A-ST-04).
[[nodiscard]] MovePoints usable_carry(MovePoints carried, MovePoints points,
                                      std::optional<Direction> next,
                                      const MovementSwitches& switches);

/// Points earned after this pulse of a turn moved in half hours (A-ST-35): allowance * pulse / 12,
/// rounded down.
[[nodiscard]] MovePoints earned_after(Pulse pulse, MovePoints allowance);

/// The half hour in which this many points of an allowance have been spent: the turn's start plus
/// six hours times spent
/// allowance, rounded up to a half hour (A-ST-36). \pre `allowance` is 1 or more
[[nodiscard]] Pulse pulse_of(MovePoints spent, MovePoints allowance);

}  // namespace flagplot
