#include "admiral/plan_orders.h"

#include <algorithm>
#include <optional>
#include <set>

#include "view/action_words.h"
#include "view/agenda.h"
#include "view/notation.h"
#include "view/permissions.h"

namespace flagplot::admiral {

namespace {

class PlanOrders {
  public:
    PlanOrders(SheetWriter& writer, const Book& book, const SideView& view, const Plan& plan,
               const Steered& steered)
        : writer_(writer), book_(book), view_(view), plan_(plan), steered_(steered) {}

    void give() {
        give_settings();
        give_stance();
        give_orders();
        patrol();
        search_from_air();
    }

    [[nodiscard]] std::map<OwnNumber, PlannedCourse> courses() const {
        std::map<OwnNumber, PlannedCourse> now, later;
        const Roster roster = roster_of(book_, view_);
        for (const PlannedOrders& planned : plan_.orders) {
            const bool is_due = planned.turn <= view_.turn;
            for (const std::string& line : planned.lines) {
                const auto order = course_in(roster, line);
                if (!order) continue;
                const PlannedCourse course{*order, planned.turn};
                if (is_due) now.insert_or_assign(order->formation, course);
                if (!is_due) later.try_emplace(order->formation, course);
            }
        }
        std::erase_if(now, [&](const auto& course) {
            return progress_of(course.second.order, course.second.due) == Progress::done;
        });
        now.merge(later);
        return now;
    }

  private:
    static std::optional<FormationOrder> course_in(const Roster& roster, const std::string& line) {
        const auto order = read_order(roster, line);
        const auto* own_order = order ? std::get_if<FormationOrder>(&*order) : nullptr;
        const auto action = own_order != nullptr ? action_of(*own_order) : std::nullopt;
        return action && is_course(*action) ? std::optional(*own_order) : std::nullopt;
    }

    [[nodiscard]] const OwnFormation& own(OwnNumber number) const {
        return writer_.after().formation(number);
    }

    [[nodiscard]] std::optional<Order> read(const std::string& line) const {
        auto order = read_order(roster_of(book_, writer_.after()), line);
        return order ? std::optional(*std::move(order)) : std::nullopt;
    }

    /// The first turn in which an order due in that turn can be given.
    [[nodiscard]] TurnNumber first_turn(const FormationOrder& order, TurnNumber due) const {
        const std::size_t place = order.formation.number - 1;
        if (place >= book_.formations.size()) return due;
        return std::max(due, book_.formations[place].enters);
    }

    // Stance, radar and speed: of several that are due, the last one counts.

    [[nodiscard]] bool is_set(const FormationOrder& order) const {
        const OwnFormation& formation = own(order.formation);
        if (const auto* stance = std::get_if<TakeStance>(&order.what)) {
            return formation.stance == stance->stance;
        }
        if (const auto* radar = std::get_if<UseRadar>(&order.what)) {
            return formation.radar_on == radar->on;
        }
        const KeepSpeed speed = formation.speed.value_or(KeepSpeed{});
        return speed == std::get<KeepSpeed>(order.what);
    }

    static bool is_setting(const FormationOrder& order) {
        return std::holds_alternative<TakeStance>(order.what) ||
               std::holds_alternative<UseRadar>(order.what) ||
               std::holds_alternative<KeepSpeed>(order.what);
    }

    void give_settings() {
        for (auto due = plan_.orders.rbegin(); due != plan_.orders.rend(); ++due) {
            if (due->turn > view_.turn) continue;
            for (auto line = due->lines.rbegin(); line != due->lines.rend(); ++line) {
                const auto order = read(*line);
                const auto* own_order = order ? std::get_if<FormationOrder>(&*order) : nullptr;
                if (own_order != nullptr && is_setting(*own_order)) give_setting(*own_order);
            }
        }
    }

    void give_setting(const FormationOrder& order) {
        const bool is_steered =
            std::holds_alternative<TakeStance>(order.what) && steered_.contains(order.formation);
        if (is_steered || !settled_.insert({order.formation, order.what.index()}).second) return;
        if (!is_set(order)) (void)writer_.give(order);
    }

    void give_stance() {
        const auto count = static_cast<std::uint32_t>(view_.formations.size());
        for (std::uint32_t number = 1; number <= count; ++number) {
            const FormationOrder order{{number}, TakeStance{plan_.doctrine.battle}};
            if (steered_.contains({number})) continue;
            if (own({number}).presence != Presence::on_chart || is_set(order)) continue;
            const auto units = units_of(book_, view_, {number});
            const bool can_fight = std::any_of(units.begin(), units.end(), [](const Unit& unit) {
                return unit.kind == Kind::battle;
            });
            if (can_fight && !settled_.contains({OwnNumber{number}, order.what.index()})) {
                (void)writer_.give(order);
            }
        }
    }

    // Everything else, in the order of the plan.

    [[nodiscard]] Progress progress_of(const FormationOrder& order, TurnNumber due) const {
        const OwnFormation& formation = own(order.formation);
        const auto once = [&](TurnNumber turn) {
            return view_.turn == turn ? Progress::to_be_given : Progress::done;
        };
        if (const auto* route = std::get_if<PlotRoute>(&order.what)) {
            return progress_to(formation, route->destination, due);
        }
        if (const auto* home = std::get_if<ReturnToPort>(&order.what)) {
            const auto port = port_meant(book_, writer_.after(), order.formation, *home);
            return port ? progress_to(formation, *port, due) : Progress::done;
        }
        if (const auto* detach = std::get_if<Detach>(&order.what);
            detach && !detach->name.empty()) {
            const auto& all = writer_.after().formations;
            const bool is_formed =
                std::any_of(all.begin(), all.end(),
                            [&](const OwnFormation& each) { return each.id == detach->name; });
            return is_formed ? Progress::done : Progress::to_be_given;
        }
        if (std::holds_alternative<Merge>(order.what)) return Progress::to_be_given;
        const auto action = action_of(order);
        const bool is_task =
            action && is_course(*action) && !std::holds_alternative<Hold>(order.what);
        return is_task ? progress_of_task(formation, order) : once(first_turn(order, due));
    }

    static Progress progress_to(const OwnFormation& formation, Square destination, TurnNumber due) {
        if (formation.route) {
            return formation.route->destination == destination ? Progress::under_way
                                                               : Progress::to_be_given;
        }
        if (formation.square == destination) return Progress::done;
        const bool was_there = std::any_of(
            formation.track.begin(), formation.track.end(), [&](const TrackPoint& point) {
                return point.square == destination && point.turn >= due;
            });
        return was_there ? Progress::done : Progress::to_be_given;
    }

    static Progress progress_of_task(const OwnFormation& formation, const FormationOrder& order) {
        const auto task = std::visit(
            [](const auto& what) -> std::optional<Task> {
                if constexpr (std::is_constructible_v<Task, decltype(what)>) return Task{what};
                return std::nullopt;
            },
            order.what);
        return task && formation.task == task ? Progress::under_way : Progress::to_be_given;
    }

    void give_orders() {
        for (const PlannedOrders& due : plan_.orders) {
            if (due.turn > view_.turn) break;
            for (const std::string& line : due.lines) {
                const auto order = read(line);
                if (!order) continue;
                const auto* own_order = std::get_if<FormationOrder>(&*order);
                if (own_order != nullptr) {
                    if (!is_setting(*own_order)) give_order(*own_order, due.turn);
                } else if (due.turn == view_.turn || std::holds_alternative<PlayCard>(*order)) {
                    (void)writer_.give(*order);
                }
            }
        }
    }

    /// A course that is under way, or given now, keeps the later ones of its formation waiting.
    void give_order(const FormationOrder& order, TurnNumber due) {
        if (own(order.formation).presence != Presence::on_chart) return;
        if (busy_.contains(order.formation)) return;
        const auto action = action_of(order);
        if (action && is_course(*action) && steered_.contains(order.formation)) return;
        const Progress progress = progress_of(order, due);
        if (progress == Progress::done) return;
        const bool is_given = progress == Progress::to_be_given && writer_.give(order);
        if (progress == Progress::under_way || (is_given && writer_.has_course(order.formation))) {
            busy_.insert(order.formation);
        }
    }

    // Searches.

    /// The squares of a search, each turn from another one on.
    [[nodiscard]] std::vector<Square> rotated(std::vector<Square> turned,
                                              std::uint32_t number) const {
        const auto turns = static_cast<std::size_t>(view_.turn.count) + number;
        std::rotate(turned.begin(),
                    turned.begin() + static_cast<std::ptrdiff_t>(turns % turned.size()),
                    turned.end());
        return turned;
    }

    /// Formations that the plan names for a search, and that it has nowhere to go.
    void patrol() {
        const auto count = static_cast<std::uint32_t>(view_.formations.size());
        for (std::uint32_t number = 1; number <= count; ++number) {
            const OwnFormation& formation = own({number});
            const PlannedSearch* search = planned_search(view_, plan_, formation.id);
            if (formation.presence != Presence::on_chart || formation.route) continue;
            if (search == nullptr || search->by.empty()) continue;
            if (busy_.contains({number}) || steered_.contains({number})) continue;
            for (const Square square : rotated(search->squares, number)) {
                if (square == formation.square) continue;
                if (writer_.give(FormationOrder{{number}, PlotRoute{{}, square}})) break;
            }
        }
    }

    void search_from_air() {
        for (const OwnAsset asset : ready_assets(book_, view_)) {
            const BookAsset& known = book_.assets[asset.index()];
            const PlannedSearch* search = planned_search(view_, plan_, known.id);
            if (search == nullptr) continue;
            std::int32_t left = known.sorties;
            for (const Square square : rotated(search->squares, asset.number)) {
                if (left > 0 && writer_.give(SearchFrom{asset, square})) --left;
            }
        }
    }

    SheetWriter& writer_;
    const Book& book_;
    const SideView& view_;
    const Plan& plan_;
    const Steered& steered_;
    std::set<std::pair<OwnNumber, std::size_t>> settled_;  ///< by a later line
    std::set<OwnNumber> busy_;                             ///< with a course of the plan
};

}  // namespace

void give_plan(SheetWriter& writer, const Book& book, const SideView& view, const Plan& plan,
               const Steered& steered) {
    PlanOrders(writer, book, view, plan, steered).give();
}

std::map<OwnNumber, PlannedCourse> planned_courses(SheetWriter& writer, const Book& book,
                                                   const SideView& view, const Plan& plan) {
    return PlanOrders(writer, book, view, plan, {}).courses();
}

const PlannedSearch* planned_search(const SideView& view, const Plan& plan,
                                    const std::string& who) {
    const PlannedSearch* latest = nullptr;
    for (const PlannedSearch& search : plan.searches) {
        const auto& by = search.by;
        const bool is_meant = by.empty() || std::find(by.begin(), by.end(), who) != by.end();
        if (search.turn <= view.turn && is_meant && !search.squares.empty()) latest = &search;
    }
    return latest;
}

}  // namespace flagplot::admiral
