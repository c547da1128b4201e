#include "campaign/definition.h"

#include <algorithm>

#include "base/ensure.h"

namespace flagplot {

bool Definition::are_hostile(SideId a, SideId b) const {
    const auto& enemies = side(a).hostile_to;
    return std::binary_search(enemies.begin(), enemies.end(), b);
}

FormationId Definition::formation_of(SideId side_, OwnNumber number) const {
    const auto found = std::find_if(
        formations.begin(), formations.end(),
        [&](const FormationRow& row) { return row.side == side_ && row.number == number; });
    FLAGPLOT_ENSURE(found != formations.end());
    return {static_cast<std::uint32_t>(found - formations.begin())};
}

Book book_of(const Definition& definition, SeatId seat) {
    const SideRow& side = definition.side(side_of(seat));
    Book book;
    book.campaign = definition.id;
    book.title = definition.title;
    book.side = side_of(seat);
    for (const SideRow& row : definition.sides) book.sides.push_back({row.id, row.name});
    book.calendar = definition.calendar;
    book.switches = definition.switches;
    book.chart = definition.chart;
    book.own_ports = side.ports;
    book.briefing = side.briefing;
    for (const FormationRow& row : definition.formations) {
        if (row.side != book.side) continue;
        BookFormation& own = book.formations.emplace_back();
        own = {row.id, row.name, row.enters, row.enters_at, {}};
        for (const ShipId ship : row.ships) own.ships.push_back(definition.ship(ship).ship);
    }
    return book;
}

}  // namespace flagplot
