#include "present/json/show_json.h"

#include "present/json/json_parts.h"

namespace flagplot {

namespace {

Json formation_json(const Book& book, const SideView& view, RoutePlanner& planner,
                    OwnNumber number) {
    const OwnFormation& own = view.formation(number);
    const auto speed = speed_now(book, view, number);
    FormationAccount account{own.id,
                             own.name,
                             book.own_side().id,
                             entry_of(book, view, number),
                             own.presence,
                             own.square,
                             speed ? speed->points : MovePoints{},
                             own.carried,
                             own.route,
                             expected_arrivals(planner, book, view, number),
                             Freedom::none,
                             {},
                             own.effects,
                             {},
                             own.prizes};
    for (const OwnShip ship : own.ships) {
        account.ships.emplace_back(&book.ship(ship), view.ships.at(ship.index()));
    }
    account_for_freedom(account, book, view, number);
    return formation_json(book.calendar, account);
}

Json battles_json(const SideView& view) {
    Json battles = Json::array();
    for (const KnownBattle& battle : view.battles) {
        std::vector<std::string> own;
        for (const OwnNumber number : battle.own) own.push_back(view.formation(number).id);
        battles.push_back(battle_json(static_cast<std::uint32_t>(battles.size() + 1), battle.square,
                                      battle.turn, own, battle.is_over));
    }
    return battles;
}

/// What the side has besides its ships.
void add_means(Json& json, const Book& book, const SideView& view) {
    json["blocks"] = Json::array();
    for (const KnownBlock& block : view.blocks) json["blocks"].push_back(block_json(book, block));
    json["weather"] = Json::array();
    for (const WeatherTold& told : view.weather) {
        json["weather"].push_back(weather_json(told.turn, told.zones));
    }
    json["air"] = Json::array();
    for (std::uint32_t i = 0; i < book.assets.size(); ++i) {
        json["air"].push_back(asset_json(book, view, {i}));
    }
    json["hand"] = Json::array();
    for (const HandCard& card : view.hand) json["hand"].push_back(card_json(card));
}

/// What its dice are checked by after the war, and the side's own word in the last ones.
Json dice_json(const SideView& view) {
    Json dice;
    dice["fingerprint"] = view.dice_commitment ? Json(hex(*view.dice_commitment)) : Json();
    dice["public_seed"] = view.public_seed ? Json(view.public_seed->number) : Json();
    dice["word"] = view.word ? Json(view.word->text) : Json();
    dice["record"] = view.record ? Json(hex(*view.record)) : Json();
    return dice;
}

}  // namespace

std::string show_json(const Book& book, const SideView& view) {
    Json json = head_json(book, view.turn, light_in(book, view, view.turn));
    json["view_of"] = book.own_side().id;
    json["dice"] = dice_json(view);
    json["formations"] = Json::array();
    const MovementSwitches movement = book.switches.movement();
    RoutePlanner planner(book.chart, movement);
    for (std::uint32_t i = 1; i <= view.formations.size(); ++i) {
        json["formations"].push_back(formation_json(book, view, planner, {i}));
    }
    json["contacts"] = Json::array();
    for (std::uint32_t i = 1; i <= view.contacts.size(); ++i) {
        json["contacts"].push_back(contact_json(book, view, {i}));
    }
    json["battles"] = battles_json(view);
    add_means(json, book, view);
    return json_text(json);
}

}  // namespace flagplot
