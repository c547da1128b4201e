#include "view/contact_numbers.h"

#include <algorithm>
#include <cstdlib>

#include "rules/air.h"

namespace flagplot {

namespace {

/// Squares a turn of the fastest possible formation, cruising at forty knots: could a contact have
/// come here (A-ST-01)?
std::int32_t fastest_pace(const Switches& switches) {
    constexpr KnotThirtieths cruise{40 * 30};
    return std::max(points_at(cruise, switches.speed()).count, 1);
}

bool is_doubtful(Grade grade) {
    return grade == Grade::may_be_wrong || grade == Grade::may_be_false;
}

/// May a declaration from this source be wrong (AR-7)?
bool may_err(const Switches& switches, SightSource source) {
    return switches.air_misreport && mode_of(source) == SightMode::air;
}

/// Could this contact have come to the place of the sighting since it was last seen?
bool could_be_there(const SideView& view, const Switches& switches, const Contact& contact,
                    const Sighting& sighting) {
    const std::int32_t turns = view.turn.count - contact.turn.count;
    const std::int32_t half_hours =
        turns * half_hours_per_turn + sighting.at.count - contact.at.count;
    const std::int32_t fastest = fastest_pace(switches);
    // With alternating activations, it may have made a whole move since, whatever the hour.
    const std::int32_t reach =
        switches.turn_mode == TurnMode::alternating
            ? fastest * (turns + 1)
            : (half_hours * fastest + half_hours_per_turn - 1) / half_hours_per_turn;
    return chebyshev(contact.square, sighting.square).count <= reach;
}

/// A radar echo shows only a place: is it where a doubtful contact was put, or beside it?
bool is_near_enough(const Switches& switches, const Contact& contact, const Sighting& sighting) {
    constexpr Squares beside{1};
    return sighting.declared || !is_doubtful(place_grade(switches, contact)) ||
           chebyshev(contact.square, sighting.square) <= beside;
}

/// Could AR-7 have turned `truth` into `told`?
bool may_be_made_of(const Declaration& told, const Declaration& truth) {
    const bool is_number_off =
        told.biggest == truth.biggest &&
        std::abs(told.units.count - truth.units.count) <= most_units_misreported;
    const bool is_type_off =
        told.units == truth.units && told.biggest == one_class_up(truth.biggest);
    return is_number_off || is_type_off;
}

bool is_contradicted(const Switches& switches, const Contact& contact, const Sighting& sighting) {
    const std::optional<Sighted> known = composition_of(switches, contact);
    if (!known || !sighting.declared || known->declared == sighting.declared) {
        return false;
    }
    const bool may_know_wrong =
        may_err(switches, known->source) && may_be_made_of(*known->declared, *sighting.declared);
    const bool may_see_wrong =
        may_err(switches, sighting.source) && may_be_made_of(*sighting.declared, *known->declared);
    return !may_know_wrong && !may_see_wrong;
}

bool has_seen(const SideView& view, const Observer& observer, const Contact& contact) {
    for (auto each = contact.sightings.rbegin(); each != contact.sightings.rend(); ++each) {
        if (each->turn != view.turn) return false;
        if (each->by == observer.formation && each->reach == observer.reach) return true;
    }
    return false;
}

bool has_tried_already(const SideView& view, const Contact& contact, const Sighting& sighting) {
    return sighting.by && has_seen(view, {*sighting.by, sighting.reach}, contact);
}

bool could_be(const SideView& view, const Switches& switches, const Contact& contact,
              const Sighting& sighting) {
    return contact.stands() && could_be_there(view, switches, contact, sighting) &&
           is_near_enough(switches, contact, sighting) &&
           !is_contradicted(switches, contact, sighting) &&
           !has_tried_already(view, contact, sighting);
}

/// Does its composition differ from what was declared, as far as both are known?
bool is_inexact(const Switches& switches, const Contact& contact, const Sighting& sighting) {
    const std::optional<Sighted> known = composition_of(switches, contact);
    return known && sighting.declared && known->declared != sighting.declared;
}

}  // namespace

ContactId contact_of(const SideView& view, const Switches& switches, const Sighting& sighting,
                     std::span<const ContactId> taken) {
    struct Candidate {
        bool is_inexact = false;
        Squares distance;
        TurnNumber age;
        std::uint32_t number = 0;

        auto operator<=>(const Candidate&) const = default;
    };
    std::optional<Candidate> best;
    for (std::uint32_t number = 1; number <= view.contacts.size(); ++number) {
        const Contact& contact = view.contact({number});
        const bool is_taken =
            std::find(taken.begin(), taken.end(), ContactId{number}) != taken.end();
        if (is_taken || !could_be(view, switches, contact, sighting)) continue;
        const Candidate candidate{is_inexact(switches, contact, sighting),
                                  chebyshev(contact.square, sighting.square),
                                  view.turn - contact.turn, number};
        if (!best || candidate < *best) best = candidate;
    }
    if (best) return {best->number};
    auto highest = static_cast<std::uint32_t>(view.contacts.size());
    for (const ContactId id : taken) highest = std::max(highest, id.number);
    return {highest + 1};
}

std::vector<ContactId> seen_already(const SideView& view, const Observer& observer) {
    std::vector<ContactId> seen;
    for (std::uint32_t number = 1; number <= view.contacts.size(); ++number) {
        if (has_seen(view, observer, view.contact({number}))) seen.push_back({number});
    }
    return seen;
}

Seen seen(const SideView& view, const Switches& switches, const Sighting& sighting,
          std::span<const ContactId> taken) {
    return {contact_of(view, switches, sighting, taken),
            sighting.by.value(),
            mode_of(sighting.source),
            sighting.reach,
            sighting.square,
            sighting.declared,
            sighting.at};
}

}  // namespace flagplot
