#include "admiral/admiral.h"

#include "admiral/air_search.h"
#include "admiral/plan_only.h"
#include "admiral/steering.h"
#include "view/permissions.h"

namespace flagplot::admiral {

namespace {

const Plan no_plan;

const Plan& plan_of(const Admiral& admiral) {
    return admiral.plan == nullptr ? no_plan : *admiral.plan;
}

/// One turn's thinking.
class Thinking {
  public:
    Thinking(const Admiral& admiral, const Book& book, const SideView& view)
        : admiral_(admiral),
          weights_(admiral.weights != nullptr ? *admiral.weights : weights_of(admiral.level)),
          plan_(plan_of(admiral)),
          book_(book),
          view_(view),
          connected_(connected_waters(book.chart)),
          writer_(book, view, connected_),
          waters_(book.chart),
          bearings_(waters_) {
        for (const Quarry& quarry : quarries_of(*admiral.plans, book, view, bearings_)) {
            enemies_.emplace_back(waters_, quarry, weights_);
        }
    }

    Decided decide() {
        steer();
        if (weights_.plays_cards) play_cards(writer_, book_, view_, enemies_);
        if (weights_.searches_by_map) {
            search_from_air(writer_, book_, view_, enemies_, reasons_);
        }
        give_plan(writer_, book_, view_, plan_, steered_);
        return {writer_.sheet(), std::move(reasons_)};
    }

    /// What a captain freed in mid-turn does, if it is allowed; none: he steams on.
    std::optional<Action> answer(OwnNumber number) {
        Steering steering = steered_by_map();
        if (!steering.is_steered(number)) return std::nullopt;
        const OwnFormation& own = view_.formation(number);
        const Course course = steering.best(number);
        if (course.square == own.square) return std::nullopt;
        const PlotRoute route = route_to(own, course.square);
        const bool is_allowed = writer_.is_allowed(FormationOrder{number, route});
        return is_allowed ? std::optional<Action>(route) : std::nullopt;
    }

  private:
    /// \pre nothing has been ordered yet
    Steering steered_by_map() {
        return {admiral_,
                weights_,
                book_,
                view_,
                bearings_,
                enemies_,
                planned_courses(writer_, book_, view_, plan_)};
    }

    void steer() {
        Steering steering = steered_by_map();
        const auto count = static_cast<std::uint32_t>(view_.formations.size());
        for (std::uint32_t number = 1; number <= count; ++number) {
            if (!steering.is_steered({number})) continue;
            steered_.insert({number});
            const Course course = steering.best({number});
            if (course.is_running && weights_.leaves_cripples) leave_cripples({number});
            give(OwnNumber{number}, course);
        }
    }

    /// A destination that is fixed stays: then only the way there is chosen (ST-27).
    static PlotRoute route_to(const OwnFormation& own, Square square) {
        if (!own.route || own.route->destination == square) return {{}, square};
        return {{square}, own.route->destination};
    }

    void give(OwnNumber number, const Course& course) {
        const OwnFormation& own = view_.formation(number);
        bool is_ordered = false;
        if (course.stance != own.stance) {
            is_ordered = writer_.give(FormationOrder{number, TakeStance{course.stance}});
        }
        const PlotRoute route = route_to(own, course.square);
        if (course.square != own.square && own.route != route) {
            is_ordered = writer_.give(FormationOrder{number, route}) || is_ordered;
        }
        if (is_ordered) reasons_.push_back(course.reason);
    }

    /// Damaged ships go home by themselves, if others are left.
    void leave_cripples(OwnNumber number) {
        (void)writer_.give(FormationOrder{number, Detach{{}, {}, {}}});
    }

    const Admiral& admiral_;
    const Weights& weights_;
    const Plan& plan_;
    const Book& book_;
    const SideView& view_;
    const std::vector<std::int32_t> connected_;
    SheetWriter writer_;
    const Waters waters_;
    Bearings bearings_;
    std::vector<Forecast> enemies_;
    Steered steered_;
    std::vector<std::string> reasons_;
};

}  // namespace

Decided orders_of(const Admiral& admiral, const Book& book, const SideView& view) {
    if (admiral.level == Level::plan_only) {
        return {plan_only_sheet(book, view, plan_of(admiral)), {}};
    }
    return Thinking(admiral, book, view).decide();
}

std::optional<Action> answer_of(const Admiral& admiral, const Book& book, const SideView& view,
                                OwnNumber formation) {
    if (admiral.level == Level::plan_only) return std::nullopt;
    return Thinking(admiral, book, view).answer(formation);
}

}  // namespace flagplot::admiral
