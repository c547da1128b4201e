#include "tactical/galley/attempts.h"

#include <algorithm>

#include "tactical/galley/anastrophe.h"
#include "tactical/galley/avoidance.h"
#include "tactical/galley/fatigue.h"
#include "tactical/galley/grappling.h"
#include "tactical/galley/missiles.h"
#include "tactical/galley/raking.h"
#include "tactical/galley/ramming.h"
#include "tactical/galley/seamanship.h"

namespace flagplot::tactical::galley {

namespace {

Weapon weapon_of(Reply reply) { return reply == Reply::flames ? Weapon::flames : Weapon::missiles; }

/// Can the target of an attempt fire back like this (WG-13)?
Refusal why_not_reply(const Tables& tables, const Battle& battle, const Attempt& attempt,
                      Reply reply) {
    if (reply == Reply::none) return {};
    const Ship& ship = battle.ship(attempt.target);
    const Refusal own = first_failed({
        {!ship.has_reacted, "one reaction for each enemy activation (WG-13)"},
        {missile_strength(tables, ship) > 0, "a ship with missiles to fire back (WG-16)"},
        {reply != Reply::flames || ship.has_flames, "a ship with flame missiles (WG-80)"},
    });
    if (!own.empty()) return own;
    return reaction_point(tables, battle, attempt.target, attempt.ship, weapon_of(reply))
               ? Refusal{}
               : "a path for missiles to the ship that attacks (WG-11)";
}

/// One attempt from its answer to its end.
class Carrying {
  public:
    Carrying(Ground& ground, const Attempt& attempt) : ground_(ground), attempt_(attempt) {}

    void carry_out(const Answer& answer) {
        const Losses own = reply(answer.reply);
        const bool is_early = ground_.tables.switches.reaction_timing == ReactionTiming::before &&
                              attempt_.kind != AttemptKind::missiles;
        if (is_early) lose(attempt_.ship, own, attempt_.target);
        const bool is_avoided =
            answer.is_avoiding && avoids(ground_, attempt_.target, attempt_.ship);
        resolve(is_avoided);
        if (!is_early) lose(attempt_.ship, own, attempt_.target);
        go_on();
    }

  private:
    [[nodiscard]] Losses reply(Reply how) {
        if (how == Reply::none) return {};
        Ship& ship = ground_.battle.ship(attempt_.target);
        const Weapon weapon = weapon_of(how);
        const auto point =
            reaction_point(ground_.tables, ground_.battle, attempt_.target, attempt_.ship, weapon);
        ship.has_reacted = true;
        return volley(ground_, attempt_.target, attempt_.ship, hexes_apart(ship.at, *point),
                      missile_strength(ground_.tables, ship), weapon);
    }

    void lose(Tag ship, const Losses& losses, Tag by) {
        suffer(ground_, ship, losses, ground_.battle.ship(by).side);
    }

    void resolve(bool is_avoided) {
        switch (attempt_.kind) {
            case AttemptKind::missiles:
                return fire();
            case AttemptKind::grapple:
                if (!is_avoided) grapple(ground_, attempt_.ship, attempt_.target);
                return;
            case AttemptKind::ram:
                return resolve_ram(is_avoided);
            case AttemptKind::rake:
                worked_ = !is_avoided &&
                          rake(ground_, attempt_.ship, attempt_.target, attempt_.is_through);
                return;
        }
    }

    void fire() {
        const Weapon weapon = attempt_.is_flame ? Weapon::flames : Weapon::missiles;
        const std::int32_t range = hexes_apart(ground_.battle.ship(attempt_.ship).at,
                                               ground_.battle.ship(attempt_.target).at);
        lose(attempt_.target,
             volley(ground_, attempt_.ship, attempt_.target, range, attempt_.strength, weapon),
             attempt_.ship);
    }

    void resolve_ram(bool is_avoided) {
        end_ram(ground_, attempt_.ship);
        if (is_avoided) return;
        worked_ = ram(ground_, attempt_.ship, attempt_.target, attempt_.is_after_failed_rake);
        const bool is_dropped = worked_ || !ground_.tables.switches.firepot_needs_hit;
        if (attempt_.has_firepot && is_dropped) {
            drop_firepot(ground_, attempt_.ship, attempt_.target);
        }
    }

    /// An anastrophe goes on from its rake to its ram, and from that to fatigue.
    void go_on() {
        if (!attempt_.is_anastrophe) return;
        if (attempt_.kind == AttemptKind::ram) return end_anastrophe(worked_);
        turn_about(ground_, attempt_.ship, attempt_.target, attempt_.hand);
        // A raker that crippled herself may not ram (WG-B4).
        if (ground_.battle.ship(attempt_.ship).is_crippled) return end_anastrophe(false);
        Attempt ram = attempt_;
        ram.kind = AttemptKind::ram;
        ram.is_through = false;
        ram.is_after_failed_rake = !worked_;
        ground_.battle.ship(ram.ship).has_tried_to_ram = true;
        auto& waiting = ground_.battle.progress.attempts;
        waiting.insert(waiting.begin(), ram);
    }

    void end_anastrophe(bool was_rammed) {
        const bool is_always =
            ground_.tables.switches.anastrophe_fatigue == AnastropheFatigue::always;
        if (is_always || was_rammed) tire_by_anastrophe(ground_, attempt_.ship);
    }

    Ground& ground_;
    Attempt attempt_;
    bool worked_ = false;
};

/// Takes the first that waits, and carries it out.
void carry_out_first(Ground& ground, const Answer& answer) {
    auto& waiting = ground.battle.progress.attempts;
    const Attempt attempt = waiting.front();
    waiting.erase(waiting.begin());
    const bool is_both_there = ground.battle.ship(attempt.ship).is_there() &&
                               ground.battle.ship(attempt.target).is_there();
    if (is_both_there) Carrying(ground, attempt).carry_out(answer);
}

}  // namespace

bool may_answer(const Tables& tables, const Battle& battle, const Attempt& attempt) {
    return why_not_avoid(battle, attempt.target, attempt.kind).empty() ||
           why_not_reply(tables, battle, attempt, Reply::missiles).empty() ||
           why_not_reply(tables, battle, attempt, Reply::flames).empty();
}

Refusal why_not_answer(const Tables& tables, const Battle& battle, const Answer& answer) {
    const Progress& progress = battle.progress;
    if (progress.phase != Phase::answer || progress.attempts.empty()) {
        return "an order for this moment";
    }
    const Attempt& attempt = progress.attempts.front();
    const Refusal avoiding =
        answer.is_avoiding ? why_not_avoid(battle, attempt.target, attempt.kind) : Refusal{};
    return avoiding.empty() ? why_not_reply(tables, battle, attempt, answer.reply) : avoiding;
}

void carry_out_attempts(Ground& ground) {
    Progress& progress = ground.battle.progress;
    while (!progress.attempts.empty()) {
        const Attempt& attempt = progress.attempts.front();
        if (may_answer(ground.tables, ground.battle, attempt)) {
            progress.phase = Phase::answer;
            progress.asked = ground.battle.ship(attempt.target).side;
            return;
        }
        carry_out_first(ground, {});
    }
    progress.phase = Phase::movement;
    progress.asked = ground.battle.group(progress.active).side;
}

void carry_out_answer(Ground& ground, const Answer& answer) {
    carry_out_first(ground, answer);
    carry_out_attempts(ground);
}

}  // namespace flagplot::tactical::galley
