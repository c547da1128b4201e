#include "view/contact.h"

#include <algorithm>

namespace flagplot {

namespace {

/// How far a single sighting may be trusted.
Grade grade_of(const Switches& switches, SightSource source) {
    switch (source) {
        case SightSource::eye:
        case SightSource::radar:
        case SightSource::battle:
            return Grade::certain;
        case SightSource::air:
            return switches.air_misreport ? Grade::may_be_wrong : Grade::certain;
        case SightSource::report:
            return Grade::may_be_false;
    }
    return Grade::unknown;
}

/// Sets the place of the contact to that of its last sighting.
void place(Contact& contact) {
    const Sighted& last = contact.sightings.back();
    contact.square = last.square;
    contact.turn = last.turn;
    contact.at = last.at;
    contact.source = last.source;
}

bool is_earlier(const Sighted& a, const Sighted& b) {
    return std::pair(a.turn, a.at) < std::pair(b.turn, b.at);
}

}  // namespace

SightSource source_of(SightMode mode) {
    switch (mode) {
        case SightMode::eye:
            return SightSource::eye;
        case SightMode::radar:
            return SightSource::radar;
        case SightMode::air:
            return SightSource::air;
    }
    return SightSource::eye;
}

SightMode mode_of(SightSource source) {
    switch (source) {
        case SightSource::eye:
        case SightSource::battle:
            return SightMode::eye;
        case SightSource::radar:
            return SightMode::radar;
        case SightSource::air:
        case SightSource::report:
            return SightMode::air;
    }
    return SightMode::eye;
}

void note(Contact& contact, const Sighted& sighted) {
    if (contact.turn != sighted.turn) contact.next_marker.reset();
    contact.sightings.push_back(sighted);
    place(contact);
}

void take_in(Contact& contact, const Contact& other) {
    const TurnNumber turn = contact.turn;
    contact.sightings.insert(contact.sightings.end(), other.sightings.begin(),
                             other.sightings.end());
    std::stable_sort(contact.sightings.begin(), contact.sightings.end(), is_earlier);
    if (contact.sightings.empty()) return;
    place(contact);
    if (contact.turn != turn) contact.next_marker.reset();
    if (contact.turn == other.turn && other.next_marker) contact.next_marker = other.next_marker;
}

void take_out(Contact& contact, const std::vector<Sighted>& sightings) {
    for (const Sighted& each : sightings) {
        const auto found = std::find(contact.sightings.begin(), contact.sightings.end(), each);
        if (found != contact.sightings.end()) contact.sightings.erase(found);
    }
    const TurnNumber turn = contact.turn;
    if (!contact.sightings.empty()) place(contact);
    if (contact.turn != turn) contact.next_marker.reset();
}

std::optional<TurnNumber> last_sighted_by(const Contact& contact, OwnNumber formation) {
    const auto found = std::find_if(contact.sightings.rbegin(), contact.sightings.rend(),
                                    [&](const Sighted& each) { return each.by == formation; });
    if (found == contact.sightings.rend()) return std::nullopt;
    return found->turn;
}

Grade place_grade(const Switches& switches, const Contact& contact) {
    return grade_of(switches, contact.source);
}

std::optional<Sighted> composition_of(const Switches& switches, const Contact& contact) {
    std::optional<Sighted> best;
    for (auto each = contact.sightings.rbegin(); each != contact.sightings.rend(); ++each) {
        if (!each->declared) continue;
        const Grade grade = grade_of(switches, each->source);
        if (!best || grade < grade_of(switches, best->source)) best = *each;
        if (grade == Grade::certain) break;
    }
    return best;
}

Grade composition_grade(const Switches& switches, const Contact& contact) {
    const std::optional<Sighted> known = composition_of(switches, contact);
    if (!known) return Grade::unknown;
    const Grade grade = grade_of(switches, known->source);
    const bool is_of_this_place =
        known->turn == contact.turn && known->at == contact.at && known->square == contact.square;
    return grade == Grade::certain && !is_of_this_place ? Grade::assumed : grade;
}

}  // namespace flagplot
