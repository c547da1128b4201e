#pragma once

#include <map>
#include <optional>
#include <span>
#include <string>

#include "admiral/admiral.h"
#include "admiral/forecast.h"
#include "admiral/plan_orders.h"
#include "rules/route.h"

/// \file
/// Where a formation goes in the coming turn, and with which stance. An admiral sends a formation
/// no further than it comes in one turn, so that it is free to order anew in the next. Page:
/// docs/admiral.md#where-to-go

namespace flagplot::admiral {

/// What a formation is to do in the coming turn.
struct Course {
    Square square;  ///< where it ends
    Stance stance{};
    bool is_running = false;  ///< hurt, and on its way to port
    std::string reason;
};

/// What the formations of a side may do, weighed in the light of what is known. Holds references.
class Steering {
  public:
    Steering(const Admiral& admiral, const Weights& weights, const Book& book, const SideView& view,
             Bearings& bearings, std::span<const Forecast> enemies,
             std::map<OwnNumber, PlannedCourse> courses);

    /// \pre the formation is on the chart and something of it is afloat
    [[nodiscard]] Course best(OwnNumber formation);

    /// Can a formation be steered turn by turn? Not if the campaign takes it out of the game at a
    /// destination, if a battle holds it, or if it keeps with another as planned.
    [[nodiscard]] bool is_steered(OwnNumber formation) const;

  private:
    /// What a fight is worth, in tenths of a point: below nothing it is to be avoided.
    struct Stake {
        std::int64_t by_day = 0, by_night = 0;
    };
    /// A formation, and what speaks for and against its meeting each enemy.
    struct Standing {
        OwnNumber number;
        std::int32_t strength = 0;
        std::int32_t steps = 0;
        bool has_radar = false;
        bool is_hurt = false;
        std::int64_t loss = 0;  ///< if all of it is sunk: tenths of a point
        std::optional<Square> goal;
        std::vector<Stake> stakes;  ///< of meeting each enemy
    };
    /// What speaks for a square, in millionths of a tenth of a point.
    struct Score {
        std::int64_t all = 0;
        std::int64_t best_hunt = 0, worst_danger = 0, progress = 0;
        const Forecast* hunted = nullptr;
        const Forecast* feared = nullptr;
    };

    [[nodiscard]] Stake stake_of(const Standing& own, const Forecast& enemy) const;
    [[nodiscard]] std::int64_t at_stake(const Stake& stake, std::size_t turn) const;
    [[nodiscard]] bool waits_for_better(const Stake& stake) const;
    [[nodiscard]] bool leaves_plan(OwnNumber number) const;
    [[nodiscard]] Standing standing_of(OwnNumber number);
    [[nodiscard]] std::int32_t strength_near(OwnNumber number) const;
    [[nodiscard]] std::optional<Square> haven_of(const OwnFormation& own);
    [[nodiscard]] std::optional<Square> goal_of(const Standing& own);
    [[nodiscard]] std::optional<Square> marker_of(OwnNumber number, const PlannedCourse& course);

    [[nodiscard]] std::vector<Square> squares_in_reach(const Standing& own);
    [[nodiscard]] Score score_of(const Standing& own, Square square);
    [[nodiscard]] Stance stance_of(const Standing& own, Square square) const;
    [[nodiscard]] std::string reason_for(const Standing& own, Square square,
                                         const Score& score) const;

    const Admiral& admiral_;
    const Weights& weights_;
    const Book& book_;
    const SideView& view_;
    const Doctrine doctrine_;
    Bearings& bearings_;
    std::span<const Forecast> enemies_;
    RoutePlanner planner_;
    std::map<OwnNumber, PlannedCourse> courses_;
    std::map<std::uint32_t, Standing> standings_;  ///< by own number
};

}  // namespace flagplot::admiral
