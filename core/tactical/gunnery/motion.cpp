#include "tactical/gunnery/motion.h"

#include <algorithm>

#include "tactical/gunnery/helm.h"
#include "tactical/gunnery/measures.h"
#include "tactical/gunnery/standing.h"

namespace flagplot::tactical::gunnery {

namespace {

constexpr std::int32_t steps_of_three_minutes = 6;

/// Courses and divisions of one side, before anybody moves.
class Bridge {
  public:
    Bridge(Field& field, std::uint32_t number)
        : field_(field),
          number_(number),
          side_(field.battle.sides[number]),
          conditions_(field.battle.conditions) {
        --conditions_.turn;
    }

    void order_courses() {
        scatter_all();
        // What drops out meanwhile goes on as it was told.
        for (std::size_t i = 0, many = side_.divisions.size(); i < many; ++i) {
            if (guide_of(side_, side_.divisions[i]) < 0) continue;
            take_course(side_.divisions[i]);
            drop_out(i);
        }
        for (Division& division : side_.divisions) take_speed(division);
    }

  private:
    [[nodiscard]] const Design& design_of(std::int32_t ship) const {
        return side_
            .designs[static_cast<std::size_t>(side_.ships[static_cast<std::size_t>(ship)].design)];
    }
    [[nodiscard]] std::int32_t most_knots(std::int32_t ship) const {
        return knots_left(side_.ships[static_cast<std::size_t>(ship)], design_of(ship));
    }

    /// GU-20: who was surprised goes on as he was for a while.
    [[nodiscard]] bool is_stunned(const Division& division) const {
        const auto there = ships_there(side_, division);
        return std::all_of(there.begin(), there.end(), [&](std::int32_t ship) {
            return side_.ships[static_cast<std::size_t>(ship)].silent_until > field_.turn();
        });
    }

    void take_course(Division& division) {
        if (!side_.is_aware || is_stunned(division)) return;
        const Course course =
            course_of(division, side_, {number_}, conditions_, field_.is_by_day(), field_.tables);
        division.heading = course.heading;
        wanted_of(division) = course.speed;
    }

    /// The new division of a ship that leaves hers, with the same orders.
    Division& split(std::size_t from, std::int32_t ship, char letter) {
        Division own = side_.divisions[from];
        own.name = free_name(side_, own.name, letter);
        own.ships = {ship};
        own.track.clear();
        std::erase(side_.divisions[from].ships, ship);
        field_.battle.truths[number_].undetected.push_back(0);
        wanted_.resize(std::max(wanted_.size(), side_.divisions.size()), -1);
        wanted_.push_back(from < wanted_.size() ? wanted_[from] : -1);
        side_.divisions.push_back(std::move(own));
        return side_.divisions.back();
    }

    /// GU-52: every ship for herself, fanned out away from the nearest enemy.
    void scatter_all() {
        for (std::size_t i = 0, many = side_.divisions.size(); i < many; ++i) {
            if (side_.divisions[i].motion.verb != Verb::scatter) continue;
            const std::int32_t guide = guide_of(side_, side_.divisions[i]);
            if (guide < 0 || !side_.is_aware || is_stunned(side_.divisions[i])) continue;
            scatter(i, away_from_enemy(side_.divisions[i], guide));
        }
    }

    [[nodiscard]] std::int32_t away_from_enemy(const Division& division, std::int32_t guide) const {
        const kit::Point at = side_.ships[static_cast<std::size_t>(guide)].at;
        const std::int32_t nearest = nearest_enemy(side_, {number_}, conditions_, at);
        if (nearest < 0) return division.heading;
        return kit::bearing(
            reckoned(side_.contacts[static_cast<std::size_t>(nearest)], conditions_).at, at);
    }

    void scatter(std::size_t division, std::int32_t away) {
        constexpr std::int32_t fan = 30, circle = 360;
        const auto ships = ships_there(side_, side_.divisions[division]);
        const auto many = static_cast<std::int32_t>(ships.size());
        for (std::int32_t i = 0; i < many; ++i) {
            const bool fits = many * fan <= circle;
            const std::int32_t off =
                fits ? fan * i - fan * (many - 1) / 2 : i * circle / std::max(1, many);
            Division& own = i == 0 ? side_.divisions[division]
                                   : split(division, ships[static_cast<std::size_t>(i)], 'a');
            own.is_scattered = true;
            own.motion = {Verb::steer, kit::in_circle(away + off), 0, {}};
            own.heading = own.motion.number;
            own.speed = full_speed;
        }
    }

    /// GU-5: who is much too slow, or does not answer her helm.
    void drop_out(std::size_t division) {
        const auto there = ships_there(side_, side_.divisions[division]);
        if (there.size() < 2) return;
        std::int32_t best = 0;
        for (const std::int32_t ship : there) best = std::max(best, most_knots(ship));
        const std::int32_t wanted = std::min(wanted_of(side_.divisions[division]), best);
        std::size_t left = there.size();
        for (const std::int32_t ship : there) {
            const bool is_slow = most_knots(ship) * 4 < wanted * 3;
            const bool is_jammed = side_.ships[static_cast<std::size_t>(ship)].rudder_jammed;
            if ((!is_slow && !is_jammed) || left == 1) continue;
            split(division, ship, 'x');
            --left;
        }
    }

    void take_speed(Division& division) {
        const auto there = ships_there(side_, division);
        if (there.empty()) return;
        std::int32_t slowest = full_speed;
        for (const std::int32_t ship : there) slowest = std::min(slowest, most_knots(ship));
        const HandlingRow& row =
            field_.tables.handling[static_cast<std::size_t>(design_of(there.front()).handling)];
        const std::int32_t threes = field_.battle.conditions.minutes / 3;
        const std::int32_t wanted = std::min(wanted_of(division), slowest);
        division.knots = std::min(slowest, std::clamp(wanted, division.knots - row.down * threes,
                                                      division.knots + row.up * threes));
    }

    /// The speed that a division wants this turn; as ordered, until its course says otherwise.
    std::int32_t& wanted_of(const Division& division) {
        const auto place = static_cast<std::size_t>(&division - side_.divisions.data());
        if (place >= wanted_.size()) wanted_.resize(place + 1, -1);
        if (wanted_[place] < 0) {
            const bool keeps_on = !side_.is_aware || is_stunned(division);
            wanted_[place] = keeps_on ? division.knots : division.speed;
        }
        return wanted_[place];
    }

    Field& field_;
    std::uint32_t number_;
    Side& side_;
    Conditions conditions_;             // as they were when orders were given
    std::vector<std::int32_t> wanted_;  // by division; -1: not asked yet
};

/// One step of half a minute for one division.
class Step {
  public:
    Step(Field& field, const Division& division, std::size_t first)
        : field_(field), division_(division), first_(first) {}

    void run() {
        const Actor* ahead = nullptr;
        kit::Point place_ahead;
        for (const std::int32_t number : division_.ships) {
            Actor& actor = field_.actors[first_ + static_cast<std::size_t>(number)];
            if (!actor.ship->is_there()) continue;
            const kit::Point before = actor.ship->at;
            if (actor.ship->rudder_jammed) {
                turn(actor, kit::in_circle(actor.ship->heading + degrees_of(actor)));
                run_ahead(actor);
            } else if (ahead == nullptr || division_.is_together) {
                turn(actor, kit::turned_towards(actor.ship->heading, division_.heading,
                                                degrees_of(actor)));
                run_ahead(actor);
            } else {
                follow(actor, place_ahead);
            }
            ahead = &actor;
            place_ahead = before;
        }
    }

  private:
    [[nodiscard]] std::int32_t degrees_of(const Actor& actor) const {
        return field_.tables.handling[static_cast<std::size_t>(actor.design->handling)].degrees;
    }

    static void turn(Actor& actor, std::int32_t heading) {
        actor.turned += kit::angle_between(actor.ship->heading, heading);
        actor.ship->heading = heading;
    }

    /// Yards of this step; sixths of a yard are carried over.
    static std::int32_t run_of(Actor& actor, std::int32_t knots) {
        constexpr std::int32_t yards_of_knot = 100;
        const std::int32_t sixths = actor.ship->remainder + knots * yards_of_knot;
        actor.ship->remainder = sixths % steps_of_three_minutes;
        return sixths / steps_of_three_minutes;
    }

    void run_ahead(Actor& actor) const {
        const std::int32_t knots = std::min(division_.knots, actor.most_knots);
        actor.ship->at = kit::ahead(actor.ship->at, actor.ship->heading, run_of(actor, knots));
    }

    /// For the place where the next ahead was a step before, and never past it.
    void follow(Actor& actor, kit::Point to) const {
        constexpr std::int32_t closing_up = 2, too_near_to_tell = 40;
        const std::int32_t knots = std::min(division_.knots + closing_up, actor.most_knots);
        const std::int32_t run = run_of(actor, knots);
        const std::int32_t way = kit::distance(actor.ship->at, to);
        if (way == 0) return;
        const std::int32_t heading = kit::bearing(actor.ship->at, to);
        if (way > too_near_to_tell) {
            turn(actor, heading);
        } else {
            actor.ship->heading = heading;
        }
        if (run >= way) {
            actor.ship->at = to;
            return;
        }
        const auto part = [&](std::int32_t whole) {
            return static_cast<std::int32_t>(std::int64_t{whole} * run / way);
        };
        actor.ship->at.x += part(to.x - actor.ship->at.x);
        actor.ship->at.y += part(to.y - actor.ship->at.y);
    }

    Field& field_;
    const Division& division_;
    std::size_t first_;
};

void run_a_step(Field& field) {
    for (std::size_t number = 0; number < field.battle.sides.size(); ++number) {
        const Side& side = field.battle.sides[number];
        for (const Division& division : side.divisions) {
            Step(field, division, field.first_of[number]).run();
        }
    }
}

}  // namespace

void move_all(Field& field) {
    for (std::uint32_t number = 0; number < field.battle.sides.size(); ++number) {
        Bridge(field, number).order_courses();
    }
    field.take_divisions();
    const std::int32_t steps = field.battle.conditions.minutes * steps_of_minute;
    for (std::int32_t step = 0; step < steps; ++step) {
        run_a_step(field);
        if (step + 1 != steps / 2) continue;
        for (Actor& actor : field.actors) actor.middle = actor.ship->at;
    }
    for (Actor& actor : field.actors) {
        const bool weaves =
            field.division_of(actor).is_weaving || field.battle.air_turn == field.turn();
        actor.is_weaving = weaves && !actor.design->is_merchant;
        actor.ship->knots = std::min(field.division_of(actor).knots, actor.most_knots);
    }
}

}  // namespace flagplot::tactical::gunnery
