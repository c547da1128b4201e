#include <algorithm>

#include "support/random_world.h"
#include "view/permissions.h"

namespace flagplot::test {

namespace {

std::vector<Square> waters_of(const World& world, Square around) {
    const Chart& chart = world.definition.chart;
    const auto& numbers = world.waters;
    std::vector<Square> squares;
    for (std::size_t i = 0; i < numbers.size(); ++i) {
        if (numbers[i] == numbers[chart.index(around)]) squares.push_back(chart.square_at(i));
    }
    return squares;
}

bool contains(const std::vector<Square>& squares, Square square) {
    return std::find(squares.begin(), squares.end(), square) != squares.end();
}

/// Twins and the far ones neither part nor meet: their numbers would tell them apart.
bool may_part(const World& world, FormationId id) {
    const bool is_far = std::find(world.far.begin(), world.far.end(), id) != world.far.end();
    return id != world.twin_a && id != world.twin_b && !is_far;
}

template <class What>
bool is_ordered(const std::vector<Order>& orders, OwnNumber number) {
    return std::any_of(orders.begin(), orders.end(), [&](const Order& order) {
        const auto* line = std::get_if<FormationOrder>(&order);
        return line != nullptr && line->formation == number &&
               std::holds_alternative<What>(line->what);
    });
}

/// Ships that leave their formation, and formations that join another.
void think_of_parting(const World& world, const CampaignState& state, FormationId id,
                      const Book& book, const SideView& view, OwnNumber number,
                      std::vector<Order>& orders) {
    if (!may_part(world, id) || view.formation(number).presence != Presence::on_chart) return;
    Draw draw(mind_of(world, state, id) * 13 + static_cast<std::uint64_t>(view.turn.count));
    const bool leaves = draw.one_in(2);
    const auto order = [&](auto what) { orders.push_back(FormationOrder{number, what}); };
    const Detach damaged{};
    const Detach first{{view.formation(number).ships.front()},
                       view.formation(number).id + "-T" + std::to_string(view.turn.count),
                       {}};
    for (std::uint32_t other = 1; other < number.number; ++other) {
        const FormationId into = formation_of(world.definition, state, book.side, {other});
        if (!may_part(world, into) || obstacle(view, number, Merge{{other}})) continue;
        if (!is_ordered<Merge>(orders, {other})) return order(Merge{{other}});
    }
    if (leaves && !obstacle(book, view, number, damaged)) return order(damaged);
    if (leaves && !obstacle(book, view, number, first)) order(first);
}

/// Searches and cards of a side.
void think_of_side(const World& world, const CampaignState& state, const Book& book,
                   const SideView& view, std::vector<Order>& orders) {
    Draw draw(static_cast<std::uint64_t>(view.turn.count) * 64 + book.side.number);
    for (std::uint32_t asset = 0; asset < book.assets.size(); ++asset) {
        const SearchFrom search{{asset}, random_sea(book.chart, world.theatre, draw)};
        if (!obstacle(book, view, search, 0)) orders.push_back(search);
    }
    // The formation that thinks of it first plays it: by mind, whatever its number.
    std::optional<OwnNumber> player;
    std::uint64_t first = 0;
    for (std::uint32_t number = 1; number <= view.formations.size(); ++number) {
        if (view.formation({number}).presence != Presence::on_chart) continue;
        if (is_ordered<Merge>(orders, {number})) continue;
        const FormationId id = formation_of(world.definition, state, book.side, {number});
        const std::uint64_t wish = mind_of(world, state, id) * 2'654'435'761ULL % 1'000'003;
        const bool is_far = std::find(world.far.begin(), world.far.end(), id) != world.far.end();
        if (is_far || (player && wish <= first)) continue;
        player = OwnNumber{number};
        first = wish;
    }
    for (std::size_t i = 0; i < view.hand.size(); ++i) {
        const HandCard& card = view.hand[i];
        const Square square = random_sea(book.chart, world.theatre, draw);
        const auto same =
            std::count_if(view.hand.begin(), view.hand.begin() + static_cast<std::ptrdiff_t>(i),
                          [&](const HandCard& each) { return each.name == card.name; });
        PlayCard play{card.name.text, {}, {}};
        if (card.needs == CardNeeds::formation) play.on = player;
        if (card.needs == CardNeeds::square) play.at = square;
        if (draw.one_in(2) && !obstacle(view, play, static_cast<std::int32_t>(same))) {
            orders.push_back(play);
            return;  // one a turn
        }
    }
}

/// Does its captain decide where it steams? History does, where it knows of the formation.
bool is_its_own_master(const World& world, FormationId id) {
    if (world.history == nullptr) return true;
    const bool is_of_campaign = id.index() < world.definition.formations.size();
    return is_of_campaign && world.definition.track_of({id.number}) == nullptr;
}

/// What one captain writes, thinking by his mind and his side's picture alone.
std::vector<Order> think(const World& world, const CampaignState& state, FormationId id,
                         const Book& book, const SideView& view, OwnNumber number,
                         const std::vector<Order>& so_far) {
    const std::uint64_t mind = mind_of(world, state, id);
    const OwnFormation& own = view.formation(number);
    if (own.presence != Presence::on_chart) return {};
    Draw draw(mind * 1'000'003 + static_cast<std::uint64_t>(view.turn.count));
    const std::vector<Square> waters = waters_of(world, own.square);
    std::vector<Order> orders;
    const auto order = [&](auto what) { orders.push_back(FormationOrder{number, what}); };
    if (book.switches.turn_mode == TurnMode::alternating) {
        order(TakePlace{wished_place(mind)});
    }

    const Freedom freedom = permission(book, view, number).freedom;
    std::optional<Square> destination;
    if (own.route) destination = own.route->destination;
    if (freedom == Freedom::everything) {
        const Square port = draw.of(book.own_ports);
        const bool is_joined = contains(waters, port);
        destination = draw.of(waters);
        const bool needs_port = !own.effects.empty() && own.effects[0].ends == Ends::in_port;
        if ((needs_port || draw.one_in(3)) && is_joined) destination = port;
    }
    // A card may have put it into other waters than those of its route.
    if (destination && !contains(waters, *destination)) destination.reset();
    const bool lingers =
        (is_in_port(book, own) || is_ordered<Detach>(so_far, number)) && !draw.one_in(4);
    const bool may_route = (freedom == Freedom::everything && !lingers) ||
                           (freedom == Freedom::checkpoints && draw.one_in(2));
    const Square checkpoint = draw.of(waters);
    if (may_route && destination) {
        PlotRoute route{{}, *destination};
        if (draw.one_in(2)) route.checkpoints.push_back(checkpoint);
        order(route);
    }
    if (draw.one_in(3) && destination) {
        order(Conditional{{WhenContact{{}, {}, Squares{3}, {}}},
                          PlotRoute{{checkpoint}, *destination}});
    }
    if (draw.one_in(4)) order(Conditional{{WhenSighted{}}, UseRadar{false}});
    if (draw.one_in(5)) order(UseRadar{draw.one_in(2)});
    if (draw.one_in(5)) order(TakeStance{draw.any<Stance>()});
    const bool holds = !may_route && book.switches.allow_hold && draw.one_in(6);
    if (holds) order(Hold{});
    if (draw.one_in(6)) order(DropConditions{});
    if (draw.one_in(5)) order(Conditional{{WhenCard{}}, TakeStance{Stance::seek}});
    return orders;
}

}  // namespace

std::uint64_t mind_of(const World& world, const CampaignState& state, FormationId id) {
    const auto& ships = state.formation(id).ships;
    const auto& formations = world.definition.formations;
    for (std::size_t i = 0; !ships.empty() && i < formations.size(); ++i) {
        const auto& began = formations[i].ships;
        if (std::find(began.begin(), began.end(), ships.front()) == began.end()) continue;
        return id.index() == i ? world.minds[i] : world.minds[i] * 31 + 7;
    }
    return 0;
}

Sheet sheet_of(const World& world, const Rules& rules, const CampaignState& state, SeatId seat) {
    const Book& book = rules.books[seat.index()];
    const SideView& view = state.view(seat);
    Sheet sheet{state.turn, {}};
    if (world.history != nullptr) sheet = world.history(rules, state, seat);
    // First of all: a route of the same sheet would forbid it. History says who parts, too.
    const bool may_decide = world.history == nullptr;
    for (std::uint32_t number = 1; may_decide && number <= view.formations.size(); ++number) {
        const FormationId id = formation_of(world.definition, state, book.side, {number});
        think_of_parting(world, state, id, book, view, {number}, sheet.orders);
    }
    for (std::uint32_t number = 1; number <= view.formations.size(); ++number) {
        const FormationId id = formation_of(world.definition, state, book.side, {number});
        if (!is_its_own_master(world, id)) continue;
        if (is_ordered<Merge>(sheet.orders, {number})) continue;
        const auto orders = think(world, state, id, book, view, {number}, sheet.orders);
        sheet.orders.insert(sheet.orders.end(), orders.begin(), orders.end());
    }
    think_of_side(world, state, book, view, sheet.orders);
    if (book.switches.turn_mode == TurnMode::alternating && view.turn.count % 2 == 0) {
        sheet.orders.push_back(UseInitiative{Initiative::enemy});
    }
    return sheet;
}

}  // namespace flagplot::test
