#include "present/truth_json.h"

#include "present/json_parts.h"

namespace flagplot {

namespace {

/// The truth and what goes with it for every formation.
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

std::vector<ExpectedArrival> arrivals_of(Umpire& umpire, const FormationState& formation,
                                         MovePoints points) {
    const bool is_expected =
        formation.presence == Presence::on_chart && formation.route && umpire.is_between_turns();
    if (!is_expected) return {};
    return expected_arrivals(
        umpire.planner, umpire.definition.switches, umpire.definition.calendar, umpire.state.turn,
        {formation.square, formation.run, formation.carried}, points, *formation.route);
}

Json formation_json(Umpire& umpire, FormationId id) {
    const FormationRow& row = umpire.definition.formation(id);
    const FormationState& formation = umpire.state.formation(id);
    const SeatId seat = seat_of(row.side);
    const Book& book = umpire.books.at(seat.index());
    const auto units = units_of(umpire.definition, umpire.state, id);
    const MovePoints points =
        units.empty() ? MovePoints{}
                      : formation_speed(units, umpire.definition.switches.speed()).points;
    FormationAccount account{book.formation(row.number),
                             book.own_side().id,
                             formation.presence,
                             formation.square,
                             points,
                             formation.carried,
                             formation.route,
                             arrivals_of(umpire, formation, points),
                             Freedom::none,
                             {},
                             {}};
    for (const ShipId ship : row.ships) {
        const ShipState& left = umpire.state.ships.at(ship.index());
        account.ships.push_back({left.hull, left.speed});
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
            formations.push_back(umpire.definition.formation(id).id);
        }
        battles.push_back(battle_json(static_cast<std::uint32_t>(battles.size() + 1), battle.square,
                                      battle.turn, formations, battle.outcome.has_value()));
    }
    return battles;
}

}  // namespace

std::string show_truth_json(const Definition& definition, const CampaignState& state) {
    Umpire umpire(definition, state);
    Json json = head_json(umpire.books.front(), state.turn);
    json["formations"] = Json::array();
    for (std::uint32_t i = 0; i < definition.formations.size(); ++i) {
        json["formations"].push_back(formation_json(umpire, {i}));
    }
    json["contacts"] = contacts_json(umpire);
    json["battles"] = battles_json(umpire);
    return json_text(json);
}

}  // namespace flagplot
