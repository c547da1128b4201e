#include "tactical/gunnery/damage_control.h"

#include <fmt/format.h>

#include <algorithm>

#include "tactical/gunnery/hits.h"

namespace flagplot::tactical::gunnery {

namespace {

/// The dice of one ship's damage control.
class Party {
  public:
    Party(Field& field, std::size_t place)
        : field_(field),
          place_(place),
          ship_(*field.actors[place].ship),
          design_(*field.actors[place].design) {}

    void work() {
        fight_fires();
        ship_.flood -= std::min(ship_.flood, ship_.hull_new / hundred);
        if (ship_.rudder_jammed && die(6) >= 5) {
            ship_.rudder_jammed = false;
            tell("answers her helm again");
        }
        if (ship_.control_out && die(10) == 10) {
            ship_.control_out = false;
            tell("has her fire control again");
        }
        mend_machinery();
    }

  private:
    [[nodiscard]] std::int32_t die(std::int32_t faces) {
        return field_.die(DieUse::control, place_, 0, rolled_++, faces);
    }

    void fight_fires() {
        const std::int32_t share = design_.is_merchant ? 2 : 1;
        const std::int32_t out_at = design_.is_merchant ? 6 : 5;
        for (std::int32_t fire = ship_.fires; fire > 0; --fire) {
            ship_.hull -= std::max(1, ship_.hull_new * share / hundred);
            if (die(6) >= out_at) --ship_.fires;
        }
    }

    /// Ten per cent, up to half of what was lost.
    void mend_machinery() {
        constexpr std::int32_t gain = 10, needed = 9;
        if (ship_.engines_lost == 0 || die(10) < needed) return;
        const std::int32_t gained = std::min(gain, ship_.engines_lost / 2 - ship_.engines_gained);
        if (gained <= 0) return;
        ship_.engines += gained;
        ship_.engines_gained += gained;
        tell("can steam faster again");
    }

    void tell(std::string_view what) {
        if (field_.log == nullptr) return;
        field_.log->tell(field_.actors[place_].ref.side, fmt::format("{} {}", ship_.name, what),
                         "GU-54");
    }

    Field& field_;
    std::size_t place_;
    Ship& ship_;
    const Design& design_;
    std::uint32_t rolled_ = 0;
};

bool can_finish(const Field& field, const Actor& actor) {
    const bool is_light = actor.design->handling == Handling::destroyer ||
                          actor.design->handling == Handling::cruiser;
    return actor.ship->is_there() && actor.ship->tubes > 0 && is_light &&
           !actor.design->is_merchant &&
           field.division_of(actor).torpedoes.verb != Verb::keep_torpedoes;
}

/// The nearest enemy who could finish a wreck, while no friend is near; null: nobody.
Actor* finisher_of(Field& field, const Actor& wreck) {
    constexpr std::int32_t reach = 4'000, guarded = 8'000;
    Actor* nearest = nullptr;
    std::int32_t least = reach + 1;
    for (Actor& actor : field.actors) {
        const std::int32_t range = kit::distance(actor.middle, wreck.middle);
        if (actor.ref.side == wreck.ref.side && actor.ship->is_there() && range <= guarded) {
            return nullptr;
        }
        if (!field.is_hostile(actor, wreck) || !can_finish(field, actor) || range >= least)
            continue;
        least = range;
        nearest = &actor;
    }
    return nearest;
}

void try_to_finish(Field& field, std::size_t place) {
    constexpr std::int32_t turns = 3;
    const Actor& wreck = field.actors[place];
    Truth& truth = field.battle.truths[wreck.ref.side.index()];
    std::int32_t& near = truth.finishing[static_cast<std::size_t>(wreck.ref.ship)];
    Actor* finisher = finisher_of(field, wreck);
    near = finisher == nullptr ? 0 : near + 1;
    if (near < turns) return;
    --finisher->ship->tubes;
    truth.hit_by[static_cast<std::size_t>(wreck.ref.ship)] = finisher->ref.side;
    sink(field, place, Fate::finished);
}

void drift(Field& field, std::size_t place) {
    const Actor& wreck = field.actors[place];
    const std::int32_t rolled = field.die(DieUse::sinking, place, 0, 0, hundred);
    if (rolled <= sinking_chance(*wreck.ship, *wreck.design)) {
        sink(field, place, Fate::foundered);
    } else if (field.tables.switches.finish) {
        try_to_finish(field, place);
    }
}

/// GU-53: who has stopped by a wreck saves of her crew.
void save_crews(Field& field) {
    constexpr std::int32_t near = 500, saved = 10;
    for (const Actor& saver : field.actors) {
        const bool has_stopped = saver.ship->is_there() && saver.ship->knots == 0 &&
                                 field.division_of(saver).motion.verb == Verb::stop;
        if (!has_stopped) continue;
        for (Actor& wreck : field.actors) {
            const bool is_near = wreck.ship->is_wreck() && wreck.ship->is_in_sight() &&
                                 kit::distance(saver.middle, wreck.middle) <= near;
            if (is_near) wreck.ship->saved = std::min(hundred, wreck.ship->saved + saved);
        }
    }
}

/// The only side with a ship that can steam and has not left.
std::optional<SideIndex> holder_of(const Field& field) {
    std::optional<SideIndex> holder;
    for (const Actor& actor : field.actors) {
        if (!actor.ship->is_there() || speed_percent(*actor.ship) == 0) continue;
        if (holder && *holder != actor.ref.side) return std::nullopt;
        holder = actor.ref.side;
    }
    return holder;
}

}  // namespace

std::int32_t sinking_chance(const Ship& ship, const Design& design) {
    constexpr std::int32_t most_over = 60, heavy = 25'000, middle = 8'000, merchant = 10;
    const std::int32_t over = std::min(most_over, hundred * -ship.hull / ship.hull_new);
    const std::int32_t more = design.is_merchant ? merchant : 0;
    if (design.tons >= heavy) return over / 15 + more;
    if (design.tons >= middle) return 1 + over / 8 + more;
    return 4 + over / 3 + more;
}

void end_turn_of_ships(Field& field) {
    for (std::size_t place = 0; place < field.actors.size(); ++place) {
        Ship& ship = *field.actors[place].ship;
        if (!ship.is_in_sight()) continue;
        if (!ship.is_wreck()) Party(field, place).work();
        if (ship.flood >= ship.hull_new) {
            sink(field, place, Fate::flooded);
        } else if (ship.is_wreck()) {
            drift(field, place);
        }
    }
    save_crews(field);
}

void settle_wrecks(Field& field) {
    constexpr std::int32_t drifts_on = 5;
    const std::optional<SideIndex> holder = holder_of(field);
    const bool has_torpedoes =
        std::any_of(field.actors.begin(), field.actors.end(), [&](const Actor& actor) {
            return holder && actor.ref.side == *holder && can_finish(field, actor);
        });
    for (std::size_t place = 0; place < field.actors.size(); ++place) {
        const Actor& wreck = field.actors[place];
        if (!wreck.ship->is_in_sight() || !wreck.ship->is_wreck()) continue;
        if (holder && field.battle.conditions.is_hostile(*holder, wreck.ref.side)) {
            field.battle.truths[wreck.ref.side.index()]
                .hit_by[static_cast<std::size_t>(wreck.ref.ship)] = *holder;
            sink(field, place, has_torpedoes ? Fate::finished : Fate::afterwards);
        } else if (field.die(DieUse::after, place, 0, 0, 10) < drifts_on) {
            sink(field, place, Fate::afterwards);
        }
    }
}

}  // namespace flagplot::tactical::gunnery
