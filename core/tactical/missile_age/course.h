#pragma once

#include <cstdint>
#include <optional>

#include "tactical/kit/activation.h"
#include "tactical/missile_age/ground.h"

/// \file
/// How a battle goes from one activation to the next, through sub-phases and turns, until somebody
/// is asked (MN-01, MN-02, B-MN-11).

namespace flagplot::tactical::missile_age {

/// Carries the battle on. \pre the ground outlives it
class Course {
  public:
    explicit Course(Ground& ground) : ground_(ground), progress_(ground.battle.progress) {}

    /// The next turn, or the end.
    void begin_turn();
    /// Into a phase; its beginner may have to be said first.
    void enter(Phase phase);
    /// A phase whose beginner is known.
    void start();
    /// To the next who is asked.
    void go_on();
    /// The thing is activated; its side goes on with it if it can do more.
    void activate(Tag tag, bool is_over);
    /// The side that is asked activates nothing.
    void pass();

  private:
    void ask(Asking asking, SideIndex side);
    void end(EndedBy ended_by);
    [[nodiscard]] SideIndex owner_of(Tag tag) const;
    [[nodiscard]] SideIndex active_side() const;
    [[nodiscard]] bool acts(SideIndex side, Tag tag) const;
    [[nodiscard]] bool has_units(SideIndex side) const;
    [[nodiscard]] std::int32_t sides_there() const;
    /// The beginner first, then the others in the order of the initiative.
    [[nodiscard]] kit::ActivationQueue queue_of_phase() const;
    /// Whose turn it is, when what can do nothing any more is left out.
    [[nodiscard]] std::optional<SideIndex> next_side();
    void finish();
    [[nodiscard]] bool waits(Tag tag) const;
    void move_waiting_vessels();
    /// Guided torpedoes that nobody steered run straight on.
    void run_unguided();
    void move_broken();
    void fly_waiting();
    void fly_civilians();

    Ground& ground_;
    Progress& progress_;
};

}  // namespace flagplot::tactical::missile_age
