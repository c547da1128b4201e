#include "history/orders.h"

#include <algorithm>
#include <optional>

#include "campaign/historic.h"
#include "campaign/shown.h"
#include "view/order_preview.h"
#include "view/outlook.h"

namespace flagplot {

namespace {

/// A marker to be reached by the beginning of a turn.
struct Aim {
    TurnNumber turn;
    Square square;
};

/// The squares of a track from the next turn on, up to the last before it stops or ends; none if it
/// stays in the coming turn.
std::vector<Aim> coming_squares(const HistoricTrack& track, TurnNumber now) {
    std::vector<Aim> coming;
    for (const TrackSquare& each : track.squares) {
        if (each.turn <= now) continue;
        if (!coming.empty() && coming.back().square == each.square) break;
        coming.push_back({each.turn, each.square});
    }
    return coming;
}

class HistoricalOrders {
  public:
    HistoricalOrders(const Definition& definition, const Book& book, const SideView& view)
        : definition_(definition),
          book_(book),
          view_(view),
          movement_(book.switches.movement()),
          planner_(book.chart, movement_),
          waters_(connected_waters(book.chart)),
          preview_(book, view, waters_),
          sheet_{view.turn, {}} {}

    Sheet sheet() {
        // With alternating activations one formation has finished before the next begins; otherwise
        // they act in the order of their numbers.
        const bool one_by_one = book_.switches.turn_mode == TurnMode::alternating;
        const auto all = static_cast<std::uint32_t>(view_.formations.size());
        for (std::uint32_t number = 1; one_by_one && number <= all; ++number) regroup({number});
        for (std::uint32_t number = 1; number <= all; ++number) {
            if (!one_by_one) regroup({number});
            steam({number});
        }
        for (auto number = all + 1; number <= preview_.after().formations.size(); ++number) {
            steam({number});
        }
        return std::move(sheet_);
    }

  private:
    [[nodiscard]] const OwnFormation& own(OwnNumber number) const {
        return preview_.after().formation(number);
    }
    [[nodiscard]] bool is_due(const HistoricTime& time) const {
        return time.half_hour < book_.calendar.begin_of(view_.turn + TurnNumber{1});
    }

    /// The formation of history with the same name.
    [[nodiscard]] std::optional<HistoricId> historic_of(OwnNumber number) const {
        for (std::uint32_t i = 0; i < historic_count(definition_); ++i) {
            const bool is_own_side = historic_side(definition_, {i}) == book_.side;
            if (is_own_side && historic_name(definition_, {i}) == own(number).id) {
                return HistoricId{i};
            }
        }
        return std::nullopt;
    }

    [[nodiscard]] std::optional<OwnNumber> number_of(HistoricId id) const {
        const auto& formations = view_.formations;
        const auto found = std::find_if(
            formations.begin(), formations.end(),
            [&](const OwnFormation& each) { return each.id == historic_name(definition_, id); });
        if (found == formations.end()) return std::nullopt;
        return OwnNumber{static_cast<std::uint32_t>(found - formations.begin()) + 1};
    }

    /// Gives the order unless something prevents it.
    void give(OwnNumber number, auto what) {
        const Order order = FormationOrder{number, std::move(what)};
        if (preview_.problem_with(order)) return;
        preview_.carry_out(order);
        sheet_.orders.push_back(order);
    }

    [[nodiscard]] bool is_on_chart(OwnNumber number) const {
        return own(number).presence == Presence::on_chart;
    }

    void regroup(OwnNumber number) {
        const auto id = is_on_chart(number) ? historic_of(number) : std::nullopt;
        if (!id) return;
        part(number, *id);
        join(number, *id);
    }

    // Partings.

    void part(OwnNumber number, HistoricId id) {
        for (const auto& parting : definition_.partings) {
            if (parting.formation != id || !is_due(parting.time)) continue;
            if (is_formed(parting.id)) continue;
            Detach detach{ships_still_there(number, parting), parting.id, {}};
            if (!detach.ships.empty()) give(number, std::move(detach));
        }
    }

    [[nodiscard]] bool is_formed(const std::string& id) const {
        const auto& formations = preview_.after().formations;
        return std::any_of(formations.begin(), formations.end(),
                           [&](const OwnFormation& each) { return each.id == id; });
    }

    [[nodiscard]] std::vector<OwnShip> ships_still_there(OwnNumber number,
                                                         const HistoricParting& parting) const {
        const std::vector<ShipId> all = ships_of(definition_, book_.side);
        std::vector<OwnShip> leaving;
        for (const OwnShip ship : own(number).ships) {
            const bool leaves = std::binary_search(parting.ships.begin(), parting.ships.end(),
                                                   all.at(ship.index()));
            if (leaves && !view_.ships.at(ship.index()).is_lost()) leaving.push_back(ship);
        }
        return leaving;
    }

    // Joinings.

    void join(OwnNumber number, HistoricId id) {
        for (const HistoricJoining& joining : definition_.joinings) {
            if (joining.formation != id || !is_due(joining.time)) continue;
            const auto into = number_of(joining.into);
            if (into && are_together(number, *into)) join(number, *into);
        }
    }

    void join(OwnNumber number, OwnNumber into) {
        std::vector<FormationOrder> lines;
        if (book_.switches.turn_mode == TurnMode::alternating) {
            lines.push_back({number, TakePlace{1}});  // before the other moves away
        }
        const auto& route = own(into).route;
        if (route && own(number).route != route) lines.push_back({number, *route});
        lines.push_back({number, Merge{into}});
        OrderPreview trial = preview_;
        for (const FormationOrder& line : lines) {
            if (trial.problem_with(line)) return;
            trial.carry_out(line);
        }
        for (const FormationOrder& line : lines) give(line.formation, line.what);
    }

    [[nodiscard]] bool are_together(OwnNumber a, OwnNumber b) const {
        return is_on_chart(a) && is_on_chart(b) && own(a).square == own(b).square;
    }

    // Tracks.

    void steam(OwnNumber number) {
        const auto id = is_on_chart(number) ? historic_of(number) : std::nullopt;
        const HistoricTrack* track = id ? definition_.track_of(*id) : nullptr;
        if (track == nullptr) return;
        const std::vector<Aim> coming = coming_squares(*track, view_.turn);
        if (coming.empty()) return;
        const bool begins_later = coming.front().turn > view_.turn + TurnNumber{1};
        if (begins_later || coming.front().square == own(number).square) {
            give(number, Hold{});
        } else if (const auto& route = own(number).route) {
            return_to(number, coming, route->destination);
        } else {
            set_out(number, coming);
        }
    }

    /// Along the coming squares to this one of them.
    [[nodiscard]] static PlotRoute route_to(const std::vector<Aim>& coming, std::size_t last) {
        PlotRoute route{{}, coming[last].square};
        for (std::size_t i = 0; i < last; ++i) route.checkpoints.push_back(coming[i].square);
        return route;
    }

    /// Under way the destination is fixed: a captain who is freed may only choose the way.
    void return_to(OwnNumber number, const std::vector<Aim>& coming, Square destination) {
        const auto found = std::find_if(coming.begin(), coming.end(),
                                        [&](const Aim& aim) { return aim.square == destination; });
        if (found == coming.end()) return;
        const PlotRoute route = route_to(coming, static_cast<std::size_t>(found - coming.begin()));
        if (route != *own(number).route) give(number, route);
    }

    /// To the first of the squares that it can reach in time: along those before it or, if it is
    /// late, straight. If it can reach none in time, along all of them to the last.
    void set_out(OwnNumber number, const std::vector<Aim>& coming) {
        for (std::size_t last = 0; last < coming.size(); ++last) {
            const auto [turn, square] = coming[last];
            if (square == own(number).square) continue;
            for (const PlotRoute& route : {route_to(coming, last), PlotRoute{{}, square}}) {
                if (is_in_time(number, route, turn)) return give(number, route);
            }
        }
        give(number, route_to(coming, coming.size() - 1));
    }

    /// Does it reach the end of the route before this turn begins?
    [[nodiscard]] bool is_in_time(OwnNumber number, const PlotRoute& route, TurnNumber turn) {
        const auto arrivals = expected_arrivals(planner_, book_, preview_.after(), number, route);
        return !arrivals.empty() && arrivals.back().when &&
               *arrivals.back().when <= book_.calendar.begin_of(turn);
    }

    const Definition& definition_;
    const Book& book_;
    const SideView& view_;
    const MovementSwitches movement_;
    RoutePlanner planner_;
    const std::vector<std::int32_t> waters_;
    OrderPreview preview_;
    Sheet sheet_;
};

}  // namespace

Sheet historical_sheet(const Rules& rules, const CampaignState& state, SeatId seat) {
    const ShownToSide shown(rules, state, seat);
    return HistoricalOrders(rules.definition, shown.book(), shown.view()).sheet();
}

}  // namespace flagplot
