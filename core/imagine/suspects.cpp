#include "imagine/suspects.h"

#include <algorithm>
#include <tuple>

#include "base/calendar.h"

namespace flagplot {

namespace {

constexpr SeaDistances::Halves beside = 3;  // a step that was begun before, or a place told wrongly

MovePoints points_of(const Rules& rules, const std::vector<Unit>& units) {
    return formation_speed(units, rules.definition.switches.speed()).points;
}

std::vector<Unit> undamaged(const Definition& definition, const FormationRow& row) {
    std::vector<Unit> units;
    for (const ShipId id : row.ships) {
        const BookShip& ship = definition.ship(id).ship;
        units.push_back({ship.type, ship.kind, ship.maximum, ship.size, ship.has_radar});
    }
    return units;
}

}  // namespace

Pulse since_start(TurnNumber turn, Pulse at) {
    return {(turn.count - 1) * half_hours_per_turn + at.count};
}

std::vector<Suspect> suspects_of(const Rules& rules, SeatId seat, TurnNumber now) {
    std::vector<Suspect> suspects;
    const Definition& definition = rules.definition;
    for (std::uint32_t i = 0; i < definition.formations.size(); ++i) {
        const FormationRow& row = definition.formations[i];
        if (row.side == side_of(seat) || row.enters > now || row.ships.empty()) continue;
        const std::vector<Unit> units = undamaged(definition, row);
        suspects.push_back({{i},
                            row.side,
                            row.enters,
                            row.enters_at,
                            points_of(rules, units),
                            strength_of(units, definition.switches.sp_basis)});
    }
    return suspects;
}

Matching::Matching(const Rules& rules, const SideView& view, const std::vector<Suspect>& suspects,
                   SeaDistances& sea)
    : suspects_(suspects), sea_(sea) {
    const Switches& switches = rules.definition.switches;
    for (std::uint32_t i = 0; i < view.contacts.size(); ++i) {
        const Contact& contact = view.contacts[i];
        if (!contact.stands() || !rules.definition.chart.is_navigable(contact.square)) continue;
        const auto composition = composition_of(switches, contact);
        cases_.push_back({{contact.square, since_start(contact.turn, contact.at), {i + 1}},
                          composition ? composition->declared : std::nullopt,
                          composition_grade(switches, contact) == Grade::certain ||
                              composition_grade(switches, contact) == Grade::assumed,
                          place_grade(switches, contact) == Grade::certain});
    }
    std::sort(cases_.begin(), cases_.end(), [](const Case& a, const Case& b) {
        const auto rank = [](const Case& each) {
            return std::tuple(!each.is_certain, !each.is_place_certain,
                              -each.anchor.since_start.count, each.anchor.contact);
        };
        return rank(a) < rank(b);
    });
}

bool Matching::fits(const Case& contact, const Suspect& suspect) const {
    if (!contact.declared || !contact.is_certain) return true;
    return contact.declared->biggest == suspect.strength.biggest &&
           contact.declared->units == suspect.strength.units;
}

bool Matching::in_time(Square from, Pulse then, Square to, Pulse now, MovePoints points) const {
    const std::int64_t halves =
        std::int64_t{2} * points.count * (now - then).count / half_hours_per_turn;
    return sea_.between(from, to) <= halves + beside;
}

bool Matching::can_be(const Case& contact, const Suspect& suspect,
                      const std::vector<Anchor>& anchors) const {
    const Anchor& seen = contact.anchor;
    const Pulse entered = since_start(suspect.enters, {0});
    if (seen.since_start < entered) return false;
    if (!in_time(suspect.enters_at, entered, seen.square, seen.since_start, suspect.points)) {
        return false;
    }
    return std::all_of(anchors.begin(), anchors.end(), [&](const Anchor& other) {
        const bool is_later = other.since_start < seen.since_start;
        const Anchor& first = is_later ? other : seen;
        const Anchor& second = is_later ? seen : other;
        return in_time(first.square, first.since_start, second.square, second.since_start,
                       suspect.points);
    });
}

std::optional<std::size_t> Matching::suspect_for(const Case& contact,
                                                 const std::vector<std::vector<Anchor>>& anchors,
                                                 Lots& lots) const {
    constexpr std::int32_t new_one = 4;  // two contacts are rarely one enemy
    constexpr std::int32_t once_more = 1;
    std::vector<std::int32_t> weights(suspects_.size());
    bool is_any = false;
    // First those that have its composition, then, as ships may have left, anybody.
    for (const bool must_fit : {true, false}) {
        for (std::size_t i = 0; i < suspects_.size(); ++i) {
            if (must_fit && !fits(contact, suspects_[i])) continue;
            if (!can_be(contact, suspects_[i], anchors[i])) continue;
            weights[i] = anchors[i].empty() ? new_one : once_more;
            is_any = true;
        }
        if (is_any) return lots.by_weight(weights);
    }
    return std::nullopt;
}

std::vector<std::vector<Anchor>> Matching::draw(Lots& lots) const {
    std::vector<std::vector<Anchor>> anchors(suspects_.size());
    for (const Case& contact : cases_) {
        const auto suspect = suspect_for(contact, anchors, lots);
        if (suspect) anchors[*suspect].push_back(contact.anchor);
    }
    for (auto& each : anchors) {
        std::sort(each.begin(), each.end(), [](const Anchor& a, const Anchor& b) {
            return std::pair(a.since_start, a.contact) < std::pair(b.since_start, b.contact);
        });
    }
    return anchors;
}

}  // namespace flagplot
