#include "campaign/definition.h"

#include <algorithm>

#include "base/ensure.h"
#include "view/phrases.h"

namespace flagplot {

bool Definition::are_hostile(SideId a, SideId b) const {
    const auto& enemies = side(a).hostile_to;
    return std::binary_search(enemies.begin(), enemies.end(), b);
}

const HistoricParting* Definition::parting_of(HistoricId id_) const {
    const std::size_t own = formations.size();
    return id_.index() < own ? nullptr : &partings.at(id_.index() - own);
}

const HistoricTrack* Definition::track_of(HistoricId id_) const {
    const auto found = std::find_if(tracks.begin(), tracks.end(), [&](const HistoricTrack& each) {
        return each.formation == id_;
    });
    return found == tracks.end() ? nullptr : &*found;
}

std::vector<ShipId> ships_of(const Definition& definition, SideId side) {
    std::vector<ShipId> ships;
    for (const FormationRow& row : definition.formations) {
        if (row.side == side) ships.insert(ships.end(), row.ships.begin(), row.ships.end());
    }
    return ships;
}

std::int32_t worth(const Definition& definition, const VictoryRow& row, ShipId ship) {
    return row.is_by_size ? row.points * definition.ship(ship).ship.size.count : row.points;
}

std::vector<AssetId> assets_of(const Definition& definition, SideId side) {
    std::vector<AssetId> assets;
    for (std::uint32_t i = 0; i < definition.assets.size(); ++i) {
        if (definition.assets[i].side == side) assets.push_back({i});
    }
    return assets;
}

namespace {

BookAsset as_in_book(const AssetRow& row, const std::vector<ShipId>& ships) {
    BookAsset asset{row.id, row.name, {}, row.quality, row.range, row.sorties, row.watches};
    if (const auto* square = std::get_if<Square>(&row.base)) {
        asset.base = *square;
    } else {
        const auto ship = std::find(ships.begin(), ships.end(), std::get<ShipId>(row.base));
        FLAGPLOT_ENSURE(ship != ships.end());
        asset.base = OwnShip{static_cast<std::uint32_t>(ship - ships.begin())};
    }
    return asset;
}

}  // namespace

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
    const std::vector<ShipId> ships = ships_of(definition, book.side);
    book.ships.reserve(ships.size());
    for (const FormationRow& row : definition.formations) {
        if (row.side != book.side) continue;
        BookFormation& own = book.formations.emplace_back();
        own = {row.id, row.name, row.enters, row.enters_at, {}, row.at_destination};
        own.ships.reserve(row.ships.size());
        for (const ShipId ship : row.ships) {
            own.ships.push_back({static_cast<std::uint32_t>(book.ships.size())});
            book.ships.push_back(definition.ship(ship).ship);
        }
    }
    for (const AssetId asset : assets_of(definition, book.side)) {
        book.assets.push_back(as_in_book(definition.assets[asset.index()], ships));
    }
    return book;
}

std::string names_of(const Definition& definition, const std::vector<SideId>& sides) {
    std::vector<std::string> names;
    for (const SideId side : sides) names.push_back(definition.side(side).name);
    return enumeration(names);
}

}  // namespace flagplot
