#include "imagine/lookout.h"

#include <algorithm>

#include "rules/sighting.h"

namespace flagplot {

namespace {

/// A sortie finds a formation in one of its nine squares about this often.
constexpr Thousandths missed_from_air{500};

}  // namespace

Lookout::Lookout(const Rules& rules, SeatId seat, const SideView& view)
    : rules_(rules), book_(rules.books.at(seat.index())), view_(view) {
    for (std::uint32_t number = 1; number <= view.formations.size(); ++number) add({number});
    add_flights();
}

/// Every square that the formation was in, in the turn in which it was there.
void Lookout::add(OwnNumber number) {
    const OwnFormation& own = view_.formation(number);
    const auto units = units_of(book_, view_, number);
    if (units.empty() || own.track.empty()) return;
    Watch watch{{}, strength_of(units, rules_.definition.switches.sp_basis), own.radar_on};
    const bool is_gone = own.presence != Presence::on_chart;
    const TurnNumber last = is_gone ? own.track.back().turn : view_.turn - TurnNumber{1};
    std::size_t next = 0;
    for (TurnNumber turn = own.track.front().turn; turn <= last; turn += TurnNumber{1}) {
        if (next > 0) watches_[turn].push_back(watch);  // where the turn began
        for (; next < own.track.size() && own.track[next].turn <= turn; ++next) {
            watch.square = own.track[next].square;
            watches_[turn].push_back(watch);
        }
    }
}

void Lookout::add_flights() {
    const TurnNumber last = view_.turn - TurnNumber{1};
    for (const Report& report : view_.released) {
        const auto* flight = std::get_if<AirReport>(&report);
        if (flight != nullptr && flight->found.empty()) searched_[last].push_back(flight->centre);
    }
}

std::int32_t Lookout::needed(const Watch& watch, Square square, Light light,
                             const Strength& target) const {
    const Switches& switches = rules_.definition.switches;
    const auto reach = reach_at(sighting_distance(watch.square, square, switches.metric));
    if (!reach || !is_line_clear(book_.chart, watch.square, square, switches.line_of_sight)) {
        return 0;
    }
    const auto attempt = sighting_attempt({watch.strength, watch.radar_on}, target, *reach, light,
                                          switches.sighting());
    return attempt ? std::min(attempt->needed, sighting_die) : 0;
}

Thousandths Lookout::unseen(Square square, TurnNumber turn, const Strength& target) const {
    std::int32_t unseen = 1000;
    const auto watches = watches_.find(turn);
    if (watches != watches_.end()) {
        const Light light = book_.calendar.light_of(turn);
        for (const Watch& watch : watches->second) {
            if (chebyshev(watch.square, square) > Squares{2}) continue;
            unseen = unseen * (sighting_die - needed(watch, square, light, target)) / sighting_die;
        }
    }
    const auto searched = searched_.find(turn);
    if (searched != searched_.end()) {
        for (const Square centre : searched->second) {
            if (chebyshev(centre, square) > Squares{1}) continue;
            unseen = unseen * missed_from_air.count / 1000;
        }
    }
    return {unseen};
}

}  // namespace flagplot
