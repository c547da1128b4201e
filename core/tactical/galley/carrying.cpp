#include "tactical/galley/carrying.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>

#include "tactical/galley/anastrophe.h"
#include "tactical/galley/attempts.h"
#include "tactical/galley/board.h"
#include "tactical/galley/boarding.h"
#include "tactical/galley/deployment.h"
#include "tactical/galley/fittings.h"
#include "tactical/galley/grappling.h"
#include "tactical/galley/moving.h"
#include "tactical/galley/raking.h"
#include "tactical/galley/ramming.h"
#include "tactical/galley/reach.h"
#include "tactical/galley/turn.h"

namespace flagplot::tactical::galley {

namespace {

/// "ahead 3, port, ahead".
std::string told_of(const std::vector<Step>& steps) {
    std::vector<std::string> parts;
    for (auto step = steps.begin(); step != steps.end();) {
        const auto next = std::find_if(step, steps.end(), [&](Step each) { return each != *step; });
        const auto times = next - step;
        parts.push_back(times == 1 ? std::string(word_of(*step))
                                   : fmt::format("{} {}", word_of(*step), times));
        step = next;
    }
    return fmt::format("{}", fmt::join(parts, ", "));
}

/// Carries out each kind of order.
class Carrier {
  public:
    explicit Carrier(Ground& ground) : ground_(ground), battle_(ground.battle) {}

    void operator()(const Deploy& order) {
        deploy(battle_, order);
        end_deployment_of(ground_, order.group);
    }
    void operator()(const Begin& order) { begin_with(ground_, order.side); }
    void operator()(const SetSpeed& order) {
        for (const Tag tag : order.at_maximum) battle_.ship(tag).speed = Speed::maximum;
        ground_.say(
            [&] {
                std::string told = fmt::format("Q{} at Cruise", order.group);
                for (const Tag tag : order.at_maximum) told += ", " + called(battle_, tag);
                return order.at_maximum.empty() ? told : told + " at Maximum";
            },
            "WG-1");
        end_speed_of(ground_, order.group);
    }
    void operator()(const Activate& order) { activate(ground_, order); }

    void operator()(const Move& order) {
        ground_.say(
            [&] {
                return fmt::format("{} goes {}", called(battle_, order.ship), told_of(order.steps));
            },
            "WG-2");
        for (const Step step : order.steps) take_step(ground_, order.ship, step);
    }
    void operator()(const Steer& order) {
        const kit::Hex hex = kit::hex_at(order.to, layout);
        const kit::Hexside facing = kit::hexside_of(order.heading, layout);
        for (const Reach& reach : reachable(ground_.tables, battle_, order.ship)) {
            if (reach.at.bow != hex || reach.at.facing != facing) continue;
            return (*this)(Move{order.ship, reach.steps});
        }
    }

    void operator()(const PassThrough& order) {
        go_through(ground_, order.ship, order.target);
        battle_.ship(order.ship).raked.push_back(order.target);
        Attempt attempt = attempt_of(AttemptKind::rake, order.ship, order.target);
        attempt.is_through = true;
        begin(attempt);
    }
    void operator()(const Rake& order) {
        battle_.ship(order.ship).raked.push_back(order.target);
        begin(attempt_of(AttemptKind::rake, order.ship, order.target));
    }
    void operator()(const Ram& order) {
        begin_ram(ground_, order.ship);
        begin(attempt_of(AttemptKind::ram, order.ship, order.target));
    }
    void operator()(const RamWithFirepot& order) {
        begin_ram(ground_, order.ship);
        Attempt attempt = attempt_of(AttemptKind::ram, order.ship, order.target);
        attempt.has_firepot = true;
        begin(attempt);
    }
    void operator()(const Anastrophe& order) {
        Attempt attempt = attempt_of(AttemptKind::rake, order.ship, order.target);
        attempt.is_anastrophe = true;
        attempt.hand = order.hand;
        const auto plan =
            plan_of(battle_.ship(order.ship).at, battle_.ship(order.target).at, order.hand);
        attempt.is_through = plan && plan->is_through;
        begin_anastrophe(ground_, order.ship, order.target, order.hand);
        battle_.ship(order.ship).raked.push_back(order.target);
        begin(attempt);
    }

    void operator()(const Fire& order) { fire(order.ship, order.aims, false); }
    void operator()(const Flame& order) { fire(order.ship, order.aims, true); }
    void operator()(const Grapple& order) {
        begin_motion(ground_, order.ship);
        battle_.progress.motion.is_ended = true;
        battle_.ship(order.ship).grappled_at.push_back(order.target);
        begin(attempt_of(AttemptKind::grapple, order.ship, order.target));
    }
    void operator()(const Cut& order) { cut_free(ground_, order.ship); }
    void operator()(const Jettison& order) { jettison(ground_, order.ship); }
    void operator()(const SetSails& order) { set_sails(ground_, order.ship, order.is_up); }
    void operator()(const Board& order) { board(ground_, order); }
    void operator()(const Answer& order) { carry_out_answer(ground_, order); }

    void operator()(const Done& /*order*/) {
        switch (battle_.progress.phase) {
            case Phase::deployment:
                return end_deployment_of(ground_, waiting());
            case Phase::who_first:
                return begin_with(ground_, *battle_.progress.asked);
            case Phase::speed:
                return (*this)(SetSpeed{waiting(), {}});
            case Phase::squadrons:
            case Phase::individuals:
                return activate(ground_, {waiting(), 0});
            case Phase::movement:
                return end_movement(ground_);
            case Phase::boarding:
                return end_activation(ground_);
            case Phase::answer:
                return carry_out_answer(ground_, {});
            case Phase::over:
                return;
        }
    }

  private:
    static Attempt attempt_of(AttemptKind kind, Tag ship, Tag target) {
        Attempt attempt;
        attempt.kind = kind;
        attempt.ship = ship;
        attempt.target = target;
        return attempt;
    }
    void begin(const Attempt& attempt) {
        battle_.progress.attempts.push_back(attempt);
        carry_out_attempts(ground_);
    }
    void fire(Tag ship, const std::vector<Aim>& aims, bool is_flame) {
        battle_.ship(ship).has_fired = true;
        for (const Aim& aim : aims) {
            Attempt attempt = attempt_of(AttemptKind::missiles, ship, aim.target);
            attempt.strength = aim.strength;
            attempt.is_flame = is_flame;
            battle_.progress.attempts.push_back(attempt);
        }
        carry_out_attempts(ground_);
    }
    /// The first group that the side asked could name.
    [[nodiscard]] GroupNumber waiting() const {
        const kit::ActivationQueue& queue = battle_.progress.queue;
        return queue.sides[queue.next].units.front();
    }

    Ground& ground_;
    Battle& battle_;
};

}  // namespace

void carry_out(Ground& ground, const Order& order) {
    ground.battle.traces.clear();
    std::visit(Carrier(ground), order);
    check_end(ground);
}

}  // namespace flagplot::tactical::galley
