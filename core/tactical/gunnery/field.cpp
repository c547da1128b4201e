#include "tactical/gunnery/field.h"

#include <algorithm>
#include <utility>

namespace flagplot::tactical::gunnery {

DieKey key_of(DieUse use, std::int32_t turn, std::size_t subject, std::size_t object,
              std::uint32_t index) {
    return {Purpose::battle,
            static_cast<std::uint8_t>(use),
            static_cast<std::uint16_t>(turn),
            static_cast<std::uint32_t>(subject),
            static_cast<std::uint32_t>(object),
            index};
}

Field::Field(const Tables& the_tables, Battle& the_battle, const Dice& the_dice, Log* the_log)
    : tables(the_tables),
      battle(the_battle),
      dice(the_dice),
      log(the_log),
      light(light_in(the_battle.conditions, the_battle.conditions.turn, the_tables)) {
    std::size_t ships = 0;
    for (const Side& side : battle.sides) ships += side.ships.size();
    for (std::uint32_t number = 0; number < battle.sides.size(); ++number) {
        Side& side = battle.sides[number];
        // Actors point to designs: there is room for what a side can learn of every ship.
        side.designs.reserve(side.designs.size() + 2 * ships);
        first_of.push_back(actors.size());
        for (std::size_t i = 0; i < side.ships.size(); ++i) {
            Actor actor;
            actor.ref = {{number}, static_cast<std::int32_t>(i)};
            actor.ship = &side.ships[i];
            actor.design = &side.designs[static_cast<std::size_t>(actor.ship->design)];
            actor.middle = actor.ship->at;
            actor.heading_before = actor.ship->heading;
            actor.knots_before = actor.ship->knots;
            actor.most_knots = knots_left(*actor.ship, *actor.design);
            actors.push_back(actor);
        }
    }
    take_divisions();
}

void Field::take_divisions() {
    for (std::size_t number = 0; number < battle.sides.size(); ++number) {
        const std::vector<Division>& divisions = battle.sides[number].divisions;
        for (std::size_t each = 0; each < divisions.size(); ++each) {
            for (const std::int32_t ship : divisions[each].ships) {
                actors[first_of[number] + static_cast<std::size_t>(ship)].division =
                    static_cast<std::int32_t>(each);
            }
        }
    }
}

std::int32_t Field::die(DieUse use, std::size_t subject, std::size_t object, std::uint32_t index,
                        std::int32_t faces) const {
    return roll(dice, key_of(use, turn(), subject, object, index), faces);
}

void Field::take_contacts() {
    contact_places.assign(battle.sides.size() * actors.size(), -1);
    for (std::size_t side = 0; side < battle.sides.size(); ++side) {
        const std::vector<ShipRef>& contacts = battle.truths[side].contacts;
        for (std::size_t i = 0; i < contacts.size(); ++i) {
            contact_places[side * actors.size() + place_of(contacts[i])] =
                static_cast<std::int32_t>(i);
        }
    }
}

std::vector<SideIndex> Field::watchers(std::size_t actor) const {
    std::vector<SideIndex> sides;
    for (std::uint32_t number = 0; number < battle.sides.size(); ++number) {
        const Contact* held = contact({number}, actor);
        const bool sees = held != nullptr && held->now >= Knowing::seen;
        if (sees || actors[actor].ref.side.number == number) sides.push_back({number});
    }
    return sides;
}

LogLine& Field::tell_watchers(std::size_t actor, std::string text, std::string rule) {
    LogLine& line = log->note(std::move(text), std::move(rule));
    line.readers.sides = watchers(actor);
    return line;
}

Tally& Field::tally_of(const Actor& firer, const Actor& target, std::int32_t weapon) {
    const auto found =
        std::find_if(battle.tally.begin(), battle.tally.end(), [&](const Tally& each) {
            return each.firer == firer.ref && each.target == target.ref && each.weapon == weapon;
        });
    if (found != battle.tally.end()) return *found;
    return battle.tally.emplace_back(Tally{firer.ref, target.ref, weapon, 0, 0, 0});
}

}  // namespace flagplot::tactical::gunnery
