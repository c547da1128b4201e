#include "campaign/resolution.h"

#include <algorithm>
#include <map>

#include "view/tellable.h"  // nothing is told that the fence does not let through

namespace flagplot {

Occupancy::Occupancy(const Chart& chart, const CampaignState& state) : chart_(chart) {
    for (std::uint32_t i = 0; i < state.formations.size(); ++i) {
        const FormationState& formation = state.formations[i];
        if (formation.presence == Presence::on_chart) enter({i}, formation.square);
    }
}

void Occupancy::enter(FormationId formation, Square at) {
    squares_[chart_.index(at)].push_back(formation);
}

void Occupancy::leave(FormationId formation, Square from) {
    std::erase(squares_[chart_.index(from)], formation);
}

void Occupancy::move(FormationId formation, Square from, Square to) {
    leave(formation, from);
    enter(formation, to);
}

std::vector<FormationId> Occupancy::around(Square centre, std::int32_t reach) const {
    std::vector<FormationId> found;
    for (std::int32_t row = centre.row - reach; row <= centre.row + reach; ++row) {
        for (std::int32_t column = centre.column - reach; column <= centre.column + reach;
             ++column) {
            const Square square{static_cast<std::int16_t>(column), static_cast<std::int16_t>(row)};
            if (!chart_.contains(square)) continue;
            const auto here = squares_.find(chart_.index(square));
            if (here == squares_.end()) continue;
            found.insert(found.end(), here->second.begin(), here->second.end());
        }
    }
    return found;
}

Resolution::Resolution(const Rules& rules, CampaignState before)
    : rules_(rules), movement_(rules.definition.switches.movement()), state_(std::move(before)) {}

void Resolution::fact(Fact fact) {
    const auto* moved = std::get_if<FormationMoved>(&fact);
    if (moved != nullptr && occupancy_) {
        occupancy_->move(moved->formation, formation(moved->formation).square, moved->to);
    }
    evolve(state_, fact);
    facts_.push_back(std::move(fact));
}

void Resolution::tell(SeatId seat, Report report) {
    absorb(state_.views.at(seat.index()), report);
    reports_.push_back({seat, std::move(report)});
}

std::int32_t Resolution::roll(const DieKey& key, std::int32_t faces,
                              std::vector<Modifier> modifiers, std::int32_t needed) {
    const std::int32_t result = flagplot::roll(rules_.dice, key, faces);
    fact(DieRolled{key, faces, std::move(modifiers), needed, result});
    return result;
}

SeatId Resolution::owner(FormationId id) const {
    return seat_of(rules_.definition.formation(id).side);
}

OwnNumber Resolution::own_number(FormationId id) const {
    return rules_.definition.formation(id).number;
}

std::vector<Unit> Resolution::units(FormationId id) const {
    return units_of(rules_.definition, state_, id);
}

bool Resolution::are_hostile(FormationId a, FormationId b) const {
    return definition().are_hostile(definition().formation(a).side, definition().formation(b).side);
}

std::vector<FormationId> Resolution::on_chart() const {
    std::vector<FormationId> found;
    std::copy_if(rules_.by_number.begin(), rules_.by_number.end(), std::back_inserter(found),
                 [&](FormationId id) { return is_on_chart(id); });
    return found;
}

const std::vector<FormationOrder>& Resolution::orders_for(FormationId id) {
    if (orders_.empty()) {
        orders_.resize(state_.formations.size());
        std::map<std::pair<SideId, OwnNumber>, FormationId> formations;
        for (const FormationId each : rules_.by_number) {
            formations[{definition().formation(each).side, own_number(each)}] = each;
        }
        for (const auto& [seat, sheet] : state_.sheets) {
            for (const Order& order : sheet.orders) {
                const auto* line = std::get_if<FormationOrder>(&order);
                if (line == nullptr) continue;
                const FormationId of = formations.at({side_of(seat), line->formation});
                orders_[of.index()].push_back(*line);
            }
        }
    }
    return orders_.at(id.index());
}

RoutePlanner& Resolution::planner() {
    if (!planner_) planner_ = std::make_unique<RoutePlanner>(definition().chart, movement_);
    return *planner_;
}

const Occupancy& Resolution::occupancy() {
    if (!occupancy_) occupancy_ = std::make_unique<Occupancy>(definition().chart, state_);
    return *occupancy_;
}

Step Resolution::finish() && { return {std::move(state_), std::move(facts_), std::move(reports_)}; }

}  // namespace flagplot
