#include "present/truth/truth_json.h"

#include "campaign/engagement.h"
#include "present/json/json_parts.h"

namespace flagplot {

namespace {

/// The truth, and what is needed for every formation.
struct Umpire {
    const Definition& definition;
    const CampaignState& state;
    std::vector<Book> books;  ///< by seat
    MovementSwitches movement;
    RoutePlanner planner;

    Umpire(const Definition& campaign, const CampaignState& now)
        : definition(campaign),
          state(now),
          movement(campaign.switches.movement()),
          planner(campaign.chart, movement) {
        for (std::uint32_t seat = 0; seat < now.views.size(); ++seat) {
            books.push_back(book_of(campaign, {seat}));
        }
    }
    [[nodiscard]] bool is_between_turns() const { return state.progress.phase == Phase::orders; }
};

/// As its owner expects them, who knows everything about their own formations.
std::vector<ExpectedArrival> arrivals_of(Umpire& umpire, const FormationRow& row,
                                         const FormationState& formation) {
    if (formation.presence != Presence::on_chart || !umpire.is_between_turns()) return {};
    const SeatId seat = seat_of(row.side);
    return expected_arrivals(umpire.planner, umpire.books.at(seat.index()), umpire.state.view(seat),
                             row.number);
}

Json formation_json(Umpire& umpire, FormationId id) {
    const FormationRow& row = row_of(umpire.definition, umpire.state, id);
    const FormationState& formation = umpire.state.formation(id);
    const SeatId seat = seat_of(row.side);
    const Book& book = umpire.books.at(seat.index());
    const auto units = units_of(umpire.definition, umpire.state, id);
    const MovePoints points =
        units.empty() ? MovePoints{}
                      : formation_speed(units, umpire.definition.switches.speed()).points;
    FormationAccount account{row.id,
                             row.name,
                             book.own_side().id,
                             {row.enters, row.enters_at},
                             formation.presence,
                             formation.square,
                             points,
                             formation.carried,
                             formation.route,
                             arrivals_of(umpire, row, formation),
                             Freedom::none,
                             {},
                             formation.effects,
                             {},
                             prizes_with(umpire.definition, umpire.state, id)};
    for (const ShipId ship : formation.ships) {
        account.ships.emplace_back(&umpire.definition.ship(ship).ship,
                                   umpire.state.ships.at(ship.index()));
    }
    account_for_freedom(account, book, umpire.state.view(seat), row.number);
    return formation_json(book.calendar, account);
}

Json contacts_json(const Umpire& umpire) {
    Json contacts = Json::array();
    for (std::size_t seat = 0; seat < umpire.books.size(); ++seat) {
        const SideView& view = umpire.state.views[seat];
        for (std::uint32_t i = 1; i <= view.contacts.size(); ++i) {
            Json contact = contact_json(umpire.books[seat], view, {i});
            contact["seen_by_side"] = umpire.books[seat].own_side().id;
            contacts.push_back(std::move(contact));
        }
    }
    return contacts;
}

Json battles_json(const Umpire& umpire) {
    Json battles = Json::array();
    for (const Battle& battle : umpire.state.battles) {
        std::vector<std::string> formations;
        for (const FormationId id : battle.formations) {
            formations.push_back(row_of(umpire.definition, umpire.state, id).id);
        }
        battles.push_back(battle_json(static_cast<std::uint32_t>(battles.size() + 1), battle.square,
                                      battle.turn, formations, battle.is_over(umpire.state.turn)));
    }
    return battles;
}

void add_means(Json& json, const Umpire& umpire) {
    for (const char* list : {"blocks", "air", "hand"}) json[list] = Json::array();
    for (std::size_t seat = 0; seat < umpire.books.size(); ++seat) {
        const Book& book = umpire.books[seat];
        const SideView& view = umpire.state.views[seat];
        const auto add = [&](const char* list, Json entry) {
            entry["of_side"] = book.own_side().id;
            json[list].push_back(std::move(entry));
        };
        for (const KnownBlock& block : view.blocks) add("blocks", block_json(book, block));
        for (std::uint32_t i = 0; i < book.assets.size(); ++i) {
            add("air", asset_json(book, view, {i}));
        }
        for (const HandCard& card : view.hand) add("hand", card_json(card));
    }
    json["weather"] = Json::array(
        {weather_json(umpire.state.turn, weather_now(umpire.definition, umpire.state))});
}

}  // namespace

std::string show_truth_json(const Definition& definition, const CampaignState& state) {
    Umpire umpire(definition, state);
    Json json =
        head_json(umpire.books.front(), state.turn, light_of(umpire.definition, state, state.turn));
    json["formations"] = Json::array();
    for (std::uint32_t i = 0; i < state.formations.size(); ++i) {
        json["formations"].push_back(formation_json(umpire, {i}));
    }
    json["contacts"] = contacts_json(umpire);
    json["battles"] = battles_json(umpire);
    add_means(json, umpire);
    return json_text(json);
}

}  // namespace flagplot
