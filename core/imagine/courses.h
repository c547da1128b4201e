#pragma once

#include <optional>
#include <vector>

#include "admiral/plan.h"
#include "imagine/lookout.h"
#include "imagine/lots.h"
#include "imagine/sea_distances.h"
#include "imagine/suspects.h"

/// \file
/// Where an enemy formation may have steamed since it was last seen, or since it entered.

namespace flagplot {

/// How far it has come by now.
struct Course {
    Square square;
    DiagonalRun run;
    MovePoints carried;
    std::optional<Square> came_from;  ///< the square before, if it has moved
    std::optional<Square> bound;      ///< where it steams on to
    bool has_arrived = false;         ///< at its destination
    bool has_left = false;            ///< the game, there
};

class Courses {
  public:
    /// Holds references.
    Courses(const Rules& rules, const SideView& view,
            const std::vector<admiral::ExpectedForce>& expected, const Lookout& lookout,
            SeaDistances& sea);

    /// A course from there. \pre it is water
    [[nodiscard]] Course draw(const Suspect& suspect, const std::optional<Anchor>& seen,
                              Lots& lots) const;

  private:
    struct Start {
        Square square;
        TurnNumber turn;                    ///< in which it begins to steam
        Pulse at;                           ///< of that turn
        std::optional<Square> next_marker;  ///< known to its enemy
        bool is_entry = false;              ///< it has not been seen
    };
    struct Plan {
        std::optional<Square> goal;  ///< none: it stays
        std::int32_t waits = 0;      ///< turns before it leaves
        bool is_slow = false;        ///< half its speed
    };
    [[nodiscard]] const admiral::ExpectedForce* expected_of(const Suspect& suspect) const;
    [[nodiscard]] Start start_of(const Suspect& suspect, const std::optional<Anchor>& seen,
                                 Lots& lots) const;
    [[nodiscard]] Start unseen_start(const Suspect& suspect, Lots& lots) const;
    [[nodiscard]] Plan plan_of(const Suspect& suspect, const Start& start, Lots& lots) const;
    [[nodiscard]] std::optional<Square> goal_of(const Suspect& suspect, Square from,
                                                Lots& lots) const;
    [[nodiscard]] std::optional<Square> any_sea(Square from, Lots& lots) const;
    [[nodiscard]] Course steamed(const Suspect& suspect, const Start& start, const Plan& plan,
                                 Thousandths& unseen, Lots& lots) const;
    void steam(Course& course, MovePoints points, MovePoints allowance, Lots& lots) const;
    [[nodiscard]] Direction next_step(Square from, const SeaDistances::Table& to_goal,
                                      Lots& lots) const;
    [[nodiscard]] bool is_sheltered_in(const Course& course, SideId side) const;

    const Rules& rules_;
    const SideView& view_;
    const std::vector<admiral::ExpectedForce>& expected_;
    const Lookout& lookout_;
    SeaDistances& sea_;
};

}  // namespace flagplot
