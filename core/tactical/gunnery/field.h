#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "base/dice.h"
#include "tactical/gunnery/battle.h"
#include "tactical/gunnery/light.h"
#include "tactical/gunnery/ship_state.h"
#include "tactical/gunnery/tables.h"
#include "tactical/terms.h"

/// \file
/// One turn while it is played: the battle, the dice and the log, and what is reckoned of each ship
/// once for all phases of the turn.

namespace flagplot::tactical::gunnery {

/// Which roll a die is (`DieKey::line`).
enum class DieUse : std::uint8_t {
    radar,
    salvo,
    hits,
    strike,  ///< where a shell strikes, and what it does there
    torpedo_run,
    torpedo_strike,
    control,  ///< damage control
    sinking,
    after,  ///< what becomes of wrecks (GU-58)
    heart,  ///< morale by dice (GU-60)
    air,
    hidden  ///< what a side cannot know, drawn for odds and tests
};

/// A ship during a turn; its place is the same for all of a turn, over all sides.
struct Actor {
    ShipRef ref;
    Ship* ship = nullptr;
    const Design* design = nullptr;
    std::int32_t division = 0;  ///< of her side
    kit::Point middle;          ///< where she is after half the turn (GU-6)
    std::int32_t turned = 0;    ///< degrees in this turn
    std::int32_t heading_before = 0;
    std::int32_t knots_before = 0;
    std::int32_t most_knots = 0;  ///< when the turn begins
    bool is_weaving = false;
    bool is_smoking = false;    ///< her division smokes, or did last turn
    bool is_lit = false;        ///< by a searchlight or star shell (GU-16)
    bool shows_lamp = false;    ///< has her searchlight on
    bool lights_stars = false;  ///< fires star shell with a part of her shots
    bool fires = false;         ///< her guns, in this turn
    bool fires_main = false;
    bool is_fired_at = false;
    bool is_hit = false;
    bool is_torpedoed = false;
    SideIndex fired_at_by;
    std::uint32_t strikes_rolled = 0;  ///< dice of what struck her, so far
};

/// How one ship sees another in this turn.
struct Sighting {
    std::int32_t range = 0;    ///< yards
    std::int32_t plain = 0;    ///< visibility of her, yards
    std::int32_t flashes = 0;  ///< how far her flashes are seen, yards; 0: there are none
    bool is_smoked = false;    ///< smoke lies between

    [[nodiscard]] bool is_plain() const { return range <= plain; }
    [[nodiscard]] bool is_known() const { return range * 2 <= plain; }
    [[nodiscard]] bool is_flash() const { return !is_plain() && range <= flashes; }
};

/// The turn. Ships must neither be added nor removed while it lasts.
struct Field {
    const Tables& tables;
    Battle& battle;
    const Dice& dice;
    Log* log = nullptr;
    Light light;
    std::vector<Actor> actors;
    std::vector<std::size_t> first_of;  ///< by side: the place of its first ship among the actors
    /// The place of actor b among the contacts of side a at a * actors + b; -1: it is none.
    std::vector<std::int32_t> contact_places;
    std::vector<Sighting> sightings;  ///< of observer a and target b at a * actors + b

    /// \pre the battle is not over; it counts the new turn already
    Field(const Tables& the_tables, Battle& the_battle, const Dice& the_dice, Log* the_log);

    [[nodiscard]] std::int32_t turn() const { return battle.conditions.turn; }
    [[nodiscard]] bool is_by_day() const { return light.lit == Lit::day; }
    [[nodiscard]] Side& side_of(const Actor& actor) const {
        return battle.sides[actor.ref.side.index()];
    }
    [[nodiscard]] Division& division_of(const Actor& actor) const {
        return side_of(actor).divisions[static_cast<std::size_t>(actor.division)];
    }
    [[nodiscard]] bool is_hostile(const Actor& one, const Actor& other) const {
        return battle.conditions.is_hostile(one.ref.side, other.ref.side);
    }
    [[nodiscard]] std::size_t place_of(ShipRef ref) const {
        return first_of[ref.side.index()] + static_cast<std::size_t>(ref.ship);
    }
    [[nodiscard]] Actor& actor_of(ShipRef ref) { return actors[place_of(ref)]; }
    [[nodiscard]] const Sighting& sighting(std::size_t observer, std::size_t target) const {
        return sightings[observer * actors.size() + target];
    }
    /// The place of this actor.
    [[nodiscard]] std::size_t place_of(const Actor& actor) const {
        return static_cast<std::size_t>(&actor - actors.data());
    }

    /// 1 to `faces`. Subject and object are places of actors.
    [[nodiscard]] std::int32_t die(DieUse use, std::size_t subject, std::size_t object,
                                   std::uint32_t index, std::int32_t faces) const;

    /// Notes which division each ship belongs to, after divisions have changed.
    void take_divisions();

    /// Finds `contact_places`, after sides have new contacts.
    void take_contacts();

    /// The place of an actor among a side's contacts; -1: it is none.
    [[nodiscard]] std::int32_t contact_place(SideIndex side, std::size_t actor) const {
        return contact_places[side.index() * actors.size() + actor];
    }
    /// What a side has of an actor; null: nothing.
    [[nodiscard]] Contact* contact(SideIndex side, std::size_t actor) const {
        const std::int32_t place = contact_place(side, actor);
        if (place < 0) return nullptr;
        return &battle.sides[side.index()].contacts[static_cast<std::size_t>(place)];
    }

    /// Who may read what happens to a ship: her side, and those that see her.
    [[nodiscard]] std::vector<SideIndex> watchers(std::size_t actor) const;

    /// Tells them, if there is a log. \pre there is a log
    LogLine& tell_watchers(std::size_t actor, std::string text, std::string rule);

    /// The line of this weapon of this ship at that target; made if there is none.
    Tally& tally_of(const Actor& firer, const Actor& target, std::int32_t weapon);
};

/// Which of these dice is asked for: also where there is no field.
[[nodiscard]] DieKey key_of(DieUse use, std::int32_t turn, std::size_t subject, std::size_t object,
                            std::uint32_t index);

}  // namespace flagplot::tactical::gunnery
