#include <algorithm>
#include <tuple>

#include "campaign/shown.h"
#include "support/conditional.h"
#include "support/random_world.h"
#include "view/contact_orders.h"
#include "view/order_preview.h"
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

/// Ships that leave their formation, and formations that join another. `after` is the picture that
/// the orders before leave.
void think_of_parting(const World& world, const CampaignState& state, FormationId id,
                      const Book& book, const SideView& view, const SideView& after,
                      OwnNumber number, std::vector<Order>& orders) {
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
        if (!may_part(world, into) || obstacle(after, number, Merge{{other}})) continue;
        if (!is_ordered<Merge>(orders, {other})) return order(Merge{{other}});
    }
    if (leaves && !obstacle(book, after, number, damaged)) return order(damaged);
    if (leaves && !obstacle(book, after, number, first)) order(first);
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

/// What a side makes of its own picture of the enemy: of Blue's alone, since the numbers of Red's
/// contacts may tell its twins apart.
void think_of_contacts(const Book& book, const SideView& view, std::vector<Order>& orders) {
    if (seat_of(book.side) != blue || view.contacts.empty()) return;
    Draw draw(static_cast<std::uint64_t>(view.turn.count) * 977 + view.contacts.size());
    const auto any = [&] {
        return ContactId{1 + draw.below(static_cast<std::uint32_t>(view.contacts.size()))};
    };
    SideView after = view;
    for (int line = 0; line < 2; ++line) {
        if (!draw.one_in(3)) continue;
        ContactOrder order{any(), ContactApart{}};
        if (draw.one_in(2)) order.what = ContactIs{any()};
        if (draw.one_in(4)) order.what = ContactStruck{};
        if (draw.one_in(6)) order.what = ContactRestored{};
        if (draw.one_in(6)) order.what = ContactNamed{"Raider " + std::to_string(view.turn.count)};
        if (obstacle(after, order)) continue;
        absorb(after, revision_of(after, order));
        orders.push_back(order);
    }
}

/// Does its captain decide where it steams? History does, where it knows of the formation.
bool is_its_own_master(const World& world, FormationId id) {
    if (world.history == nullptr) return true;
    const bool is_of_campaign = id.index() < world.definition.formations.size();
    return is_of_campaign && world.definition.track_of({id.number}) == nullptr;
}

/// The friend a captain keeps with: of those in his waters the one of the lowest mind, whatever its
/// number.
std::optional<OwnNumber> friend_of(const World& world, const CampaignState& state, FormationId id,
                                   const Book& book, const SideView& view, const SideView& after,
                                   OwnNumber number) {
    if (!may_part(world, id)) return std::nullopt;
    std::optional<OwnNumber> best;
    std::uint64_t lowest = 0;
    for (std::uint32_t each = 1; each <= view.formations.size(); ++each) {
        const FormationId other = formation_of(world.definition, state, book.side, {each});
        const bool is_joined = world.waters[book.chart.index(view.formation({each}).square)] ==
                               world.waters[book.chart.index(view.formation(number).square)];
        if (!may_part(world, other) || !is_joined) continue;
        if (task_obstacle(book, after, number, Follow{{each}})) continue;
        const std::uint64_t mind = mind_of(world, state, other);
        if (best && mind >= lowest) continue;
        best = OwnNumber{each};
        lowest = mind;
    }
    return best;
}

/// The nearest contact that can be shadowed; of equals by place, whatever its number.
std::optional<ContactId> quarry_of(const World& world, const Book& book, const SideView& view,
                                   const SideView& after, OwnNumber number) {
    const Square here = view.formation(number).square;
    std::optional<ContactId> best;
    const auto rank = [&](ContactId id) {
        const Contact& contact = view.contact(id);
        return std::tuple(chebyshev(contact.square, here), contact.square, contact.turn);
    };
    for (std::uint32_t each = 1; each <= view.contacts.size(); ++each) {
        const Square there = view.contact({each}).square;
        const bool is_joined =
            view.contact({each}).stands() &&
            world.waters[book.chart.index(there)] == world.waters[book.chart.index(here)];
        if (!is_joined || task_obstacle(book, after, number, Shadow{{each}})) continue;
        if (!best || rank({each}) < rank(*best)) best = ContactId{each};
    }
    return best;
}

/// What a captain goes on doing of himself, or the way home.
std::optional<Action> task_of(const World& world, const CampaignState& state, FormationId id,
                              const Book& book, const SideView& view, const SideView& after,
                              OwnNumber number, Draw& draw) {
    const bool is_far = std::find(world.far.begin(), world.far.end(), id) != world.far.end();
    std::optional<TurnNumber> until;
    if (draw.one_in(2)) until = TurnNumber{view.turn.count + 3};
    const bool escorts = draw.one_in(2);
    if (draw.one_in(2)) {
        const auto quarry = quarry_of(world, book, view, after, number);
        if (quarry && !is_far) return Shadow{*quarry, until};
    }
    if (const auto leader = friend_of(world, state, id, book, view, after, number)) {
        if (escorts) return Escort{*leader, until};
        return Follow{*leader, until};
    }
    if (!is_far && !obstacle(book, after, number, Action(ReturnToPort{}))) return ReturnToPort{};
    return std::nullopt;
}

/// "when not A and B or C until turn N then this and that".
Conditional long_condition(const SideView& view, Square there, Draw& draw) {
    Conditional order;
    order.any.push_back({{WhenFriendAt{there}, draw.one_in(2)}, {WhenSighted{}, draw.one_in(2)}});
    order.any.push_back({{WhenOwnDamaged{}, false}});
    order.until = TurnNumber{view.turn.count + 2};
    order.then = {TakeStance{draw.any<Stance>()}, UseRadar{draw.one_in(2)}};
    return order;
}

/// What one captain writes, thinking by his mind and his side's picture alone. What he may order is
/// judged by `after`, the picture that the lines above his own leave.
std::vector<Order> think(const World& world, const CampaignState& state, FormationId id,
                         const Book& book, const SideView& view, const SideView& after,
                         OwnNumber number, const std::vector<Order>& so_far) {
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

    const Freedom freedom = permission(book, after, number).freedom;
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
        order(
            when_all({WhenContact{{}, {}, Squares{3}, {}}}, PlotRoute{{checkpoint}, *destination}));
    }
    if (draw.one_in(4)) order(when_all({WhenSighted{}}, UseRadar{false}));
    if (draw.one_in(4)) order(long_condition(view, draw.of(waters), draw));
    if (draw.one_in(5)) order(UseRadar{draw.one_in(2)});
    // Many avoid battle: few of them get away.
    const bool is_shy = draw.one_in(2);
    if (draw.one_in(3)) order(TakeStance{is_shy ? Stance::avoid : draw.any<Stance>()});
    const auto task = draw.one_in(3) && !(may_route && destination)
                          ? task_of(world, state, id, book, view, after, number, draw)
                          : std::nullopt;
    if (task) std::visit([&](const auto& what) { order(what); }, *task);
    const bool holds = !may_route && !task && book.switches.allow_hold && draw.one_in(6);
    if (holds) {
        order(draw.one_in(2) ? Hold{} : Hold{{}, TurnNumber{view.turn.count + 2}});
    }
    if (draw.one_in(6)) order(DropConditions{});
    if (draw.one_in(5)) order(when_all({WhenCard{}}, TakeStance{Stance::seek}));
    if (draw.one_in(5)) {
        const KeepSpeed slow{{}, MovePoints{1}, TurnNumber{view.turn.count + 2}};
        const KeepSpeed speed = own.speed ? KeepSpeed{} : slow;
        if (!obstacle(book, after, number, speed)) order(speed);
    }
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
    const ShownToSide shown(rules, state, seat);
    const Book& book = shown.book();
    SideView view = shown.view();
    Sheet sheet{state.turn, {}};
    if (world.history != nullptr) sheet = world.history(rules, state, seat);
    // All other lines are judged by the picture that corrections leave.
    std::vector<Order> corrections;
    if (world.history == nullptr) think_of_contacts(book, view, corrections);
    for (const Order& order : corrections) {
        absorb(view, revision_of(view, std::get<ContactOrder>(order)));
    }
    const std::vector<std::int32_t> waters = connected_waters(book.chart);
    OrderPreview preview(book, view, waters);
    for (const Order& order : sheet.orders) preview.carry_out(order);
    const auto add = [&](const std::vector<Order>& orders) {
        for (const Order& order : orders) preview.carry_out(order);
        sheet.orders.insert(sheet.orders.end(), orders.begin(), orders.end());
    };
    // First of all: a route of the same sheet would forbid it. History says who parts, too.
    const bool may_decide = world.history == nullptr;
    for (std::uint32_t number = 1; may_decide && number <= view.formations.size(); ++number) {
        const FormationId id = formation_of(world.definition, state, book.side, {number});
        std::vector<Order> orders = sheet.orders;
        think_of_parting(world, state, id, book, view, preview.after(), {number}, orders);
        orders.erase(orders.begin(),
                     orders.begin() + static_cast<std::ptrdiff_t>(sheet.orders.size()));
        add(orders);
    }
    for (std::uint32_t number = 1; number <= view.formations.size(); ++number) {
        const FormationId id = formation_of(world.definition, state, book.side, {number});
        if (!is_its_own_master(world, id)) continue;
        if (is_ordered<Merge>(sheet.orders, {number})) continue;
        add(think(world, state, id, book, view, preview.after(), {number}, sheet.orders));
    }
    think_of_side(world, state, book, view, sheet.orders);
    sheet.orders.insert(sheet.orders.begin(), corrections.begin(), corrections.end());
    if (book.switches.turn_mode == TurnMode::alternating && view.turn.count % 2 == 0) {
        sheet.orders.push_back(UseInitiative{Initiative::enemy});
    }
    // Whatever its captains have in mind: the dice of all sides are made of it.
    if ((view.turn.count + static_cast<std::int32_t>(book.side.number)) % 2 == 0) {
        sheet.orders.push_back(SendWord{"word " + std::to_string(view.turn.count)});
    }
    return sheet;
}

}  // namespace flagplot::test
