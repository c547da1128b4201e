#include "present/json_parts.h"

#include <fmt/format.h>

#include "view/permissions.h"

namespace flagplot {

namespace {

double knots(KnotTenths speed) { return speed.count / 10.0; }

Json names_json(const std::vector<Square>& squares) {
    Json names = Json::array();
    for (const Square square : squares) names.push_back(name_of(square));
    return names;
}

Json route_json(const std::optional<PlotRoute>& route) {
    if (!route) return nullptr;
    return {{"checkpoints", names_json(route->checkpoints)},
            {"destination", name_of(route->destination)}};
}

Json arrivals_json(const std::vector<ExpectedArrival>& arrivals) {
    Json list = Json::array();
    for (const ExpectedArrival& arrival : arrivals) {
        Json entry{{"square", name_of(arrival.marker)},
                   {"is_destination", arrival.is_destination},
                   {"time", nullptr}};
        if (arrival.when) entry["time"] = moment_text(*arrival.when);
        list.push_back(std::move(entry));
    }
    return list;
}

Json ship_json(const BookShip& ship, const OwnShipState& left) {
    return {{"name", ship.name},
            {"class", ship.class_name},
            {"type", word_of(ship.type)},
            {"kind", word_of(ship.kind)},
            {"has_radar", ship.has_radar},
            {"maximum_knots", knots(ship.maximum)},
            {"knots_left", left.is_sunk() ? 0.0 : knots(speed_left(ship.maximum, left.speed))},
            {"sp", ship.size.count},
            {"sp_left", points_left(ship.size, left.hull).count},
            {"is_sunk", left.is_sunk()}};
}

}  // namespace

Json head_json(const Book& book, TurnNumber turn) {
    Json sides = Json::array();
    for (const PublicSide& side : book.sides) {
        sides.push_back({{"id", side.id}, {"name", side.name}});
    }
    return {{"campaign", book.campaign},
            {"title", book.title},
            {"sides", std::move(sides)},
            {"turn", turn.count},
            {"time", moment_text(book.calendar.begin_of(turn))},
            {"light", word_of(book.calendar.light_of(turn))},
            {"is_over", book.calendar.is_over(turn)}};
}

Json formation_json(const Calendar& calendar, const FormationAccount& account) {
    const BookFormation& known = account.known;
    Json ships = Json::array();
    for (std::size_t i = 0; i < known.ships.size(); ++i) {
        ships.push_back(ship_json(known.ships[i], account.ships.at(i)));
    }
    Json json{{"id", known.id},
              {"name", known.name},
              {"side", account.side},
              {"square", nullptr},
              {"presence", word_of(account.presence)},
              {"enters",
               {{"turn", known.enters.count},
                {"time", moment_text(calendar.begin_of(known.enters))},
                {"square", name_of(known.enters_at)}}},
              {"movement_points", account.points.count},
              {"carried", account.carried.count},
              {"route", route_json(account.route)},
              {"arrivals", arrivals_json(account.arrivals)},
              {"freedom", word_of(account.freedom)},
              {"reason", account.reason},
              {"ships", std::move(ships)}};
    if (account.presence == Presence::on_chart) json["square"] = name_of(account.square);
    return json;
}

Json contact_json(const Book& book, const SideView& view, ContactId number) {
    const Contact& contact = view.contact(number);
    Json json{{"id", fmt::format("C{}", number.number)},
              {"square", name_of(contact.square)},
              {"last_seen", moment_text(last_seen(book.calendar, contact))},
              {"age_hours", age_hours(book.calendar, contact, view.turn)},
              {"is_current", is_current(book, view, contact)},
              {"mode", word_of(contact.mode)},
              {"biggest", nullptr},
              {"units", nullptr}};
    if (contact.declared) {
        json["biggest"] = word_of(contact.declared->biggest);
        json["units"] = contact.declared->units.count;
    }
    return json;
}

Json battle_json(std::uint32_t number, Square square, TurnNumber turn,
                 const std::vector<std::string>& formations, bool is_over) {
    return {{"id", fmt::format("B{}", number)},
            {"square", name_of(square)},
            {"turn", turn.count},
            {"formations", formations},
            {"is_over", is_over}};
}

void account_for_freedom(FormationAccount& account, const Book& book, const SideView& view,
                         OwnNumber number) {
    if (account.presence == Presence::due) {
        account.reason = "not on the chart yet";
    } else if (account.presence == Presence::gone) {
        account.reason = "gone from the chart";
    } else if (book.calendar.is_over(view.turn)) {
        account.reason = "the campaign is over";
    } else {
        account.freedom = permission(book, view, number).freedom;
        account.reason = permission_text(book, view, number);
    }
}

std::string json_text(const Json& json) {
    return json.dump(2, ' ', false, Json::error_handler_t::replace) + "\n";
}

}  // namespace flagplot
