#include "tactical/missile_age/spotting.h"

#include <fmt/format.h>

#include <algorithm>

#include "tactical/missile_age/damage.h"
#include "tactical/missile_age/identity.h"
#include "tactical/missile_age/scores.h"
#include "tactical/missile_age/shots.h"
#include "tactical/missile_age/sight.h"
#include "tactical/missile_age/table_units.h"

namespace flagplot::tactical::missile_age {

namespace {

bool is_others(const Unit& target, const Unit& unit) {
    return target.is_on_table() && !target.is_civilian && target.side != unit.side;
}

void tell_attempt(Ground& ground, const Unit& unit, const Unit& target, const Score& score,
                  std::int32_t needed, std::string_view how, std::string_view rule) {
    ground.tell_one(
        unit.side,
        [&] {
            return fmt::format("{} {} {}: {}", called(unit, unit.side), how,
                               called(target, unit.side),
                               score.total() >= needed ? "found" : "nothing");
        },
        rule, parts_of(ground, score, needed),
        score.total() >= needed ? LogEvent::contact : LogEvent::other);
}

void mark(Ground& ground, Unit& unit, SideIndex by) {
    Sighting& seen = unit.known_by[by.index()];
    seen = std::max(seen, Sighting::contact);
    ground.tell(
        [&](SideIndex side) -> std::optional<std::string> {
            if (side != by && side != unit.side) return std::nullopt;
            return fmt::format("{} is a radar contact", called(unit, side));
        },
        "MN-10", LogEvent::contact);
}

void reveal(Ground& ground, Unit& unit, SideIndex by) {
    unit.known_by[by.index()] = Sighting::model;
    ground.tell(
        [&](SideIndex side) -> std::optional<std::string> {
            if (side != by && side != unit.side) return std::nullopt;
            return fmt::format("{} is identified: {}", called(unit, side),
                               template_of(ground.tables, unit).name);
        },
        "MN-16", LogEvent::contact);
}

void remove_marker(Ground& ground, Unit& unit) {
    ground.say([&] { return fmt::format("T{} was nothing", unit.tag); }, "MN-10",
               LogEvent::contact);
    deactivate(ground.battle, unit);
    unit.where = Whereabouts::removed;
}

// --- whose marker may be what --------------------------------------------------------------------

/// Another unit of the owner that could be here instead.
bool could_be_here(const Battle& battle, const Unit& other, const Unit& here, const Found& found) {
    return other.side == here.side && other.is_aircraft() == here.is_aircraft() &&
           other.seen_by(found.by) != Sighting::model &&
           (other.tag == here.tag || is_veiled(battle, other, found.by));
}

/// May the owner say that here was nothing: it is so, or one of his markers that is nothing can
/// take the place of what is here?
bool may_be_nothing(const Tables& tables, const Battle& battle, const Unit& here,
                    const Found& found) {
    if (here.is_dummy) return true;
    return tables.switches.contact_binding == ContactBinding::owner_choice &&
           is_veiled(battle, here, found.by) &&
           std::any_of(battle.units.begin(), battle.units.end(), [&](const Unit& other) {
               return other.is_dummy && could_be_here(battle, other, here, found);
           });
}

void add_reveals(std::vector<Answer>& answers, const Tables& tables, const Battle& battle,
                 const Unit& here, const Found& found) {
    if (!here.is_dummy) answers.push_back({AnswerKind::reveal});
    const bool is_free = tables.switches.contact_binding == ContactBinding::owner_choice &&
                         is_veiled(battle, here, found.by);
    if (!is_free) return;
    for (const Unit& other : battle.units) {
        const bool is_choice =
            !other.is_dummy && other.tag != here.tag && could_be_here(battle, other, here, found);
        if (is_choice) answers.push_back({AnswerKind::reveal, other.tag});
    }
}

/// Puts what the owner says in the place of what was found.
Unit& put_here(Ground& ground, const Found& found, const Answer& given) {
    Battle& battle = ground.battle;
    Unit& here = *unit_with(battle, found.tag);
    if (given.kind == AnswerKind::mark) return here;
    if (given.kind == AnswerKind::reveal) {
        if (given.unit == 0) return here;
        exchange(here, *unit_with(battle, given.unit));
        return here;
    }
    if (here.is_dummy) return here;
    const auto nothing =
        std::find_if(battle.units.begin(), battle.units.end(), [&](const Unit& other) {
            return other.is_dummy && could_be_here(battle, other, here, found);
        });
    exchange(here, *nothing);
    return here;
}

}  // namespace

// --- attempts ------------------------------------------------------------------------------------

bool has_search_left(const Tables& tables, const Unit& unit) {
    return is_fighting(unit) && is_radiating(tables, unit) &&
           unit.searches < tables.switches.spot_attempts;
}

bool has_look_left(const Tables& tables, const Unit& unit) {
    return is_fighting(unit) && unit.looks < tables.switches.spot_attempts;
}

bool can_detect(const Tables& tables, const Battle& battle, const Unit& unit, const Unit& target) {
    return has_search_left(tables, unit) && is_others(target, unit) &&
           target.seen_by(unit.side) == Sighting::marker &&
           distance_between(unit, target) <= radar_reach(tables, unit, target.is_aircraft()) &&
           has_clear_line(tables, battle, unit, target);
}

bool can_identify(const Tables& tables, const Battle& battle, const Unit& unit,
                  const Unit& target) {
    return has_look_left(tables, unit) && is_others(target, unit) &&
           target.seen_by(unit.side) != Sighting::model &&
           distance_between(unit, target) <= eye_reach(tables, battle, unit, target) &&
           has_clear_line(tables, battle, unit, target);
}

void detect(Ground& ground, Unit& unit, const Unit& target) {
    ++unit.searches;
    const Shot attempt = radar_attempt(ground.tables, ground.battle, unit, target);
    const Score score = ground.roll_with(DieUse::radar, unit.tag, d10_faces, attempt.modifiers);
    tell_attempt(ground, unit, target, score, attempt.needed, "searches for", "MN-10");
    ground.trace(unit.place, target.place, TraceKind::searched, {false, {unit.side}});
    if (score.total() < attempt.needed) return;
    ground.battle.progress.found = Found{target.tag, unit.side, FoundBy::radar, 0};
}

void identify(Ground& ground, Unit& unit, const Unit& target) {
    ++unit.looks;
    const Shot attempt = eye_attempt(ground.tables, ground.battle, unit);
    const Score score = ground.roll_with(DieUse::eye, unit.tag, d10_faces, attempt.modifiers);
    tell_attempt(ground, unit, target, score, attempt.needed, "looks at", "MN-15");
    ground.trace(unit.place, target.place, TraceKind::searched, {false, {unit.side}});
    if (score.total() < attempt.needed) return;
    ground.battle.progress.found = Found{target.tag, unit.side, FoundBy::eye, 0};
}

void listen(Ground& ground) {
    constexpr std::int32_t hundred = 100;
    const SensorTable& table = ground.tables.sensors;
    Battle& battle = ground.battle;
    std::erase_if(battle.traces, [](const Trace& trace) { return trace.kind == TraceKind::esm; });
    for (const Unit& unit : battle.units) {
        if (!is_fighting(unit) || !has_working(ground.tables, unit, System::esm)) continue;
        for (Unit& other : battle.units) {
            const bool is_heard = other.has_emitted && other.is_on_table() &&
                                  battle.is_hostile(unit.side, other.side) &&
                                  other.seen_by(unit.side) == Sighting::marker;
            const std::int32_t reach =
                radar_reach(ground.tables, other, false) * table.esm_reach_percent / hundred;
            if (!is_heard || distance_between(unit, other) > reach) continue;
            const std::int32_t score =
                ground.roll(DieUse::esm, unit.tag, d10_faces) + unit.crew_quality;
            if (score < table.esm_needed) continue;
            other.known_by[unit.side.index()] = Sighting::contact;
            ground.trace(unit.place, other.place, TraceKind::esm, {false, {unit.side}});
            ground.tell_one(
                unit.side,
                [&] {
                    return fmt::format("{} hears the radar of {}", called(unit, unit.side),
                                       called(other, unit.side));
                },
                "A-MN-18", {}, LogEvent::contact);
        }
    }
    for (Unit& unit : battle.units) {
        unit.has_emitted = is_fighting(unit) && is_radiating(ground.tables, unit);
    }
}

// --- answers -------------------------------------------------------------------------------------

std::vector<Answer> answers_to(const Tables& tables, const Battle& battle, const Found& found) {
    const Unit* here = unit_with(battle, found.tag);
    if (here == nullptr) return {};
    const bool may_go = may_be_nothing(tables, battle, *here, found);
    const bool is_contact = here->seen_by(found.by) == Sighting::contact;
    std::vector<Answer> answers;
    switch (found.how) {
        case FoundBy::radar:
            answers.push_back({AnswerKind::mark});
            if (may_go) answers.push_back({AnswerKind::remove});
            break;
        case FoundBy::eye:
            add_reveals(answers, tables, battle, *here, found);
            if (may_go) {
                answers.push_back({is_contact ? AnswerKind::place : AnswerKind::remove});
            }
            break;
        case FoundBy::missile:
            answers.push_back({AnswerKind::remove});
            answers.push_back({AnswerKind::place});
            break;
    }
    return answers;
}

Tag answer(Ground& ground, const Answer& given) {
    Progress& progress = ground.battle.progress;
    const Found found = *progress.found;
    progress.found.reset();
    Unit& unit = put_here(ground, found, given);
    switch (given.kind) {
        case AnswerKind::mark:
            mark(ground, unit, found.by);
            return 0;
        case AnswerKind::remove:
            remove_marker(ground, unit);
            return 0;
        case AnswerKind::reveal:
            reveal(ground, unit, found.by);
            return 0;
        case AnswerKind::place:
            return place_civilian(ground, unit);
    }
    return 0;
}

// --- civilians -----------------------------------------------------------------------------------

void make_civilian(const Tables& tables, Unit& unit, std::int32_t kind) {
    const Template& made = tables.templates[static_cast<std::size_t>(kind)];
    unit.kind = kind;
    unit.name = made.name;
    unit.size = made.size;
    unit.first_rating = unit.rating = made.rating;
    unit.first_mvr = unit.mvr = made.mvr;
    unit.crew_quality = made.crew_quality;
    unit.damage_modifier =
        made.damage_modifier.value_or(tables.damage.target[static_cast<std::size_t>(made.size)]);
}

Tag place_civilian(Ground& ground, Unit& marker) {
    Battle& battle = ground.battle;
    Unit placed;
    placed.tag = battle.progress.next_tag++;
    placed.side = nobody;
    placed.craft = marker.is_aircraft() ? Craft::propeller : Craft::ship;
    placed.is_civilian = true;
    placed.name = marker.is_aircraft() ? "airliner" : "merchant";
    placed.size = Size::large;
    placed.place = placed.was = marker.place;
    placed.heading = marker.heading;
    placed.altitude = marker.altitude;
    placed.known_by.assign(battle.sides.size(), Sighting::model);
    ground.say([&] { return fmt::format("T{} is a civilian, T{}", marker.tag, placed.tag); },
               "MN-17", LogEvent::contact);
    deactivate(battle, marker);
    marker.where = Whereabouts::removed;
    if (!placed.is_aircraft()) battle.progress.civilian = placed.tag;
    const Tag tag = placed.tag;
    battle.units.push_back(std::move(placed));
    return tag;
}

// --- contacts that are lost ----------------------------------------------------------------------

namespace {

/// Does this unit hold the contact: by eye, or by a radar that is on, with a clear line?
bool holds(const Ground& ground, const Unit& unit, const Unit& contact) {
    const Battle& battle = ground.battle;
    const std::int32_t distance = distance_between(unit, contact);
    const bool is_seen = distance <= eye_reach(ground.tables, battle, unit, contact);
    const bool is_in_radar = is_radiating(ground.tables, unit) &&
                             distance <= radar_reach(ground.tables, unit, contact.is_aircraft());
    return (is_seen || is_in_radar) && has_clear_line(ground.tables, battle, unit, contact);
}

}  // namespace

void lose_contacts(Ground& ground) {
    for (Unit& contact : ground.battle.units) {
        for (std::uint32_t number = 0; number < ground.battle.sides.size(); ++number) {
            const SideIndex side{number};
            const bool is_contact = contact.is_on_table() && contact.side != side &&
                                    contact.seen_by(side) == Sighting::contact;
            if (!is_contact) continue;
            const bool is_held = std::any_of(
                ground.battle.units.begin(), ground.battle.units.end(), [&](const Unit& unit) {
                    return unit.side == side && is_fighting(unit) && holds(ground, unit, contact);
                });
            if (is_held) continue;
            contact.known_by[number] = Sighting::marker;
            ground.tell_one(
                side, [&] { return fmt::format("the radar contact T{} is lost", contact.tag); },
                "A-MN-49");
        }
    }
}

}  // namespace flagplot::tactical::missile_age
