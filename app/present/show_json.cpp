#include "present/show_json.h"

#include "present/json_parts.h"

namespace flagplot {

namespace {

Json formation_json(const Book& book, const SideView& view, RoutePlanner& planner,
                    OwnNumber number) {
    const OwnFormation& own = view.formation(number);
    const auto speed = speed_now(book, view, number);
    FormationAccount account{book.formation(number),
                             book.own_side().id,
                             own.presence,
                             own.square,
                             speed ? speed->points : MovePoints{},
                             own.carried,
                             own.route,
                             expected_arrivals(planner, book, view, number),
                             Freedom::none,
                             {},
                             own.ships};
    account_for_freedom(account, book, view, number);
    return formation_json(book.calendar, account);
}

Json battles_json(const Book& book, const SideView& view) {
    Json battles = Json::array();
    for (const KnownBattle& battle : view.battles) {
        std::vector<std::string> own;
        for (const OwnNumber number : battle.own) own.push_back(book.formation(number).id);
        battles.push_back(battle_json(static_cast<std::uint32_t>(battles.size() + 1), battle.square,
                                      battle.turn, own, battle.is_over));
    }
    return battles;
}

}  // namespace

std::string show_json(const Book& book, const SideView& view) {
    Json json = head_json(book, view.turn);
    json["view_of"] = book.own_side().id;
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
    json["battles"] = battles_json(book, view);
    return json_text(json);
}

}  // namespace flagplot
