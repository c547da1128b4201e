#include "present/json/json_parts.h"

#include <fmt/format.h>

#include "base/plain_text.h"
#include "view/permissions.h"
#include "view/phrases.h"

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

Json square_json(const std::optional<Square>& square) {
    return square ? Json(name_of(*square)) : Json(nullptr);
}

Json effects_json(const std::vector<ActiveEffect>& effects) {
    Json list = Json::array();
    for (const ActiveEffect& effect : effects) list.push_back(effect_text(effect));
    return list;
}

Json slowed_json(const std::vector<ActiveEffect>& effects) {
    Json list = Json::array();
    for (const ActiveEffect& effect : effects) list.push_back(slowed_text(effect));
    return list;
}

Json ship_json(const BookShip& ship, const ShipState& left) {
    return {{"name", ship.name},
            {"class", ship.class_name},
            {"type", word_of(ship.type)},
            {"kind", word_of(ship.kind)},
            {"has_radar", ship.has_radar},
            {"maximum_knots", knots(ship.maximum)},
            {"knots_left", left.is_lost() ? 0.0 : knots(speed_left(ship.maximum, left.speed))},
            {"sp", ship.size.count},
            {"sp_left", points_left(ship.size, left.hull).count},
            {"is_sunk", left.is_sunk()},
            {"is_captured", left.is_lost() && !left.is_sunk()},
            {"effects", slowed_json(left.effects)}};
}

Json prizes_json(const std::vector<Prize>& prizes) {
    Json list = Json::array();
    for (const Prize& prize : prizes) {
        list.push_back({{"name", prize.name.text},
                        {"class", prize.class_name.text},
                        {"type", word_of(prize.type)}});
    }
    return list;
}

}  // namespace

Json head_json(const Book& book, TurnNumber turn, Light light) {
    Json sides = Json::array();
    for (const PublicSide& side : book.sides) {
        sides.push_back({{"id", side.id}, {"name", side.name}});
    }
    return {{"campaign", book.campaign},
            {"title", book.title},
            {"sides", std::move(sides)},
            {"turn", turn.count},
            {"time", moment_text(book.calendar.begin_of(turn))},
            {"light", word_of(light)},
            {"is_over", book.calendar.is_over(turn)}};
}

Json formation_json(const Calendar& calendar, const FormationAccount& account) {
    Json ships = Json::array();
    for (const auto& [ship, left] : account.ships) ships.push_back(ship_json(*ship, left));
    Json json{{"id", account.id},
              {"name", account.name},
              {"side", account.side},
              {"square", nullptr},
              {"presence", word_of(account.presence)},
              {"enters",
               {{"turn", account.entered.turn.count},
                {"time", moment_text(calendar.begin_of(account.entered.turn))},
                {"square", name_of(account.entered.square)}}},
              {"movement_points", account.points.count},
              {"carried", account.carried.count},
              {"route", route_json(account.route)},
              {"arrivals", arrivals_json(account.arrivals)},
              {"freedom", word_of(account.freedom)},
              {"reason", account.reason},
              {"effects", effects_json(account.effects)},
              {"ships", std::move(ships)},
              {"prizes", prizes_json(account.prizes)}};
    if (account.presence == Presence::on_chart) json["square"] = name_of(account.square);
    return json;
}

namespace {

Json place_json(const Book& book, const Contact& contact) {
    return {{"source", word_of(contact.source)},
            {"grade", word_of(place_grade(book.switches, contact))},
            {"time", moment_text(last_seen(book.calendar, contact))}};
}

Json composition_json(const Book& book, const Contact& contact) {
    const std::optional<Sighted> known = composition_of(book.switches, contact);
    if (!known) return nullptr;
    return {{"biggest", word_of(known->declared->biggest)},
            {"units", known->declared->units.count},
            {"source", word_of(known->source)},
            {"grade", word_of(composition_grade(book.switches, contact))},
            {"time", moment_text(book.calendar.begin_of(known->turn) + known->at)}};
}

}  // namespace

Json contact_json(const Book& book, const SideView& view, ContactId number) {
    const Contact& contact = view.contact(number);
    Json composition = composition_json(book, contact);
    const bool is_known = !composition.is_null();
    const auto same_as =
        contact.same_as ? Json(fmt::format("C{}", contact.same_as->number)) : Json(nullptr);
    return {{"id", fmt::format("C{}", number.number)},
            {"name", contact.name.empty() ? Json(nullptr) : Json(contact.name)},
            {"square", name_of(contact.square)},
            {"last_seen", moment_text(last_seen(book.calendar, contact))},
            {"age_hours", age_hours(book.calendar, contact, view.turn)},
            {"is_current", is_current(book, view, contact)},
            {"mode", word_of(mode_of(contact.source))},
            {"reported", contact.source == SightSource::report},
            {"biggest", is_known ? composition["biggest"] : Json(nullptr)},
            {"units", is_known ? composition["units"] : Json(nullptr)},
            {"place", place_json(book, contact)},
            {"composition", std::move(composition)},
            {"next_marker", square_json(contact.next_marker)},
            {"same_as", same_as},
            {"is_struck", contact.is_struck}};
}

Json battle_json(std::uint32_t number, Square square, TurnNumber turn,
                 const std::vector<std::string>& formations, bool is_over) {
    return {{"id", fmt::format("B{}", number)},
            {"square", name_of(square)},
            {"turn", turn.count},
            {"formations", formations},
            {"is_over", is_over}};
}

TrackPoint entry_of(const Book& book, const SideView& view, OwnNumber number) {
    if (number.number > book.formations.size()) return view.formation(number).track.front();
    const BookFormation& known = book.formations[number.number - 1];
    return {known.enters, known.enters_at};
}

Json weather_json(TurnNumber turn, const std::vector<WeatherZone>& zones) {
    Json list = Json::array();
    for (const WeatherZone& zone : zones) {
        list.push_back({{"kind", word_of(zone.weather)},
                        {"centre", square_json(zone.centre)},
                        {"radius", zone.centre ? Json(zone.radius.count) : Json(nullptr)}});
    }
    return {{"turn", turn.count}, {"zones", std::move(list)}};
}

Json block_json(const Book& book, const KnownBlock& block) {
    const Block corners = block_round(book.chart, block.centre);
    return {{"turn", block.turn.count},
            {"first", name_of(corners.first)},
            {"last", name_of(corners.last)}};
}

Json asset_json(const Book& book, const SideView& view, OwnAsset asset) {
    const BookAsset& known = book.assets.at(asset.index());
    const auto* ship = std::get_if<OwnShip>(&known.base);
    return {{"id", known.id},
            {"name", known.name},
            {"square", square_json(base_of(book, view, asset))},
            {"ship", ship == nullptr ? Json(nullptr) : Json(book.ship(*ship).name)},
            {"quality", known.quality},
            {"range", known.range.count},
            {"sorties", known.sorties},
            {"watches", square_json(known.watches)}};
}

Json card_json(const HandCard& card) {
    return {{"name", card.name.text}, {"text", card.text.text}, {"needs", word_of(card.needs)}};
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
    return unseen_escaped(json.dump(2, ' ', false, Json::error_handler_t::replace)) + "\n";
}

}  // namespace flagplot
