#pragma once

#include <optional>
#include <vector>

#include "tactical/squadron/ground.h"

/// \file
/// The course of a battle: what comes next, until a side has to be asked (US-4, US-20, US-B14).

namespace flagplot::tactical::squadron {

class Course {
  public:
    explicit Course(Ground& ground) : ground_(ground), battle_(ground.battle) {}

    /// Carries out everything that follows automatically, and asks the next side.
    void go_on();

    /// Asks the enemies that may answer; whose cards could work is known to all (US-B34).
    void announce(Reaction reaction);

  private:
    // each says whether somebody is asked
    bool go_one_step();
    bool take_reaction();
    bool take_critical();
    bool take_phase();
    bool muster();
    bool deployment();
    bool turn_cards();
    bool initiative();
    bool activations();
    bool end_phase();

    bool take_activation();
    bool choose_element();
    bool break_off();
    bool melee_round();
    bool drifts();
    bool movement();
    bool contacts();
    bool fire();
    bool boarding();
    bool finish();

    bool ask(SideIndex side, Asking asking);
    [[nodiscard]] SideIndex active_side() const;
    void begin_turn();
    void begin_activations();
    void end_turn();
    void end_battle(EndedBy how);
    [[nodiscard]] bool is_decided() const;
    [[nodiscard]] EndedBy how_decided() const;
    bool fight_melee();
    [[nodiscard]] std::vector<Pair> new_melees() const;
    void announce_ram(std::uint32_t contact);
    void log_turn();

    Ground& ground_;
    Battle& battle_;
};

}  // namespace flagplot::tactical::squadron
