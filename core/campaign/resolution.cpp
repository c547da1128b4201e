#include "campaign/resolution.h"

#include <algorithm>
#include <map>

#include "base/ensure.h"
#include "campaign/shown.h"

namespace flagplot {

namespace {

/// The formations that a fact moves to another place. A new one comes after the others.
std::vector<FormationId> placed_by(const Fact& fact, std::size_t formations) {
    using Placed = std::vector<FormationId>;
    return std::visit(
        Overloaded{
            [](const FormationEntered& entered) { return Placed{entered.formation}; },
            [](const FormationMoved& moved) { return Placed{moved.formation}; },
            [](const BattleRefused& refused) { return Placed{refused.formation}; },
            [](const FormationBrokeOff& broke_off) { return Placed{broke_off.formation}; },
            [](const FormationLost& lost) { return Placed{lost.formation}; },
            [](const FormationDeparted& departed) { return Placed{departed.formation}; },
            [](const FormationsMerged& merged) { return Placed{merged.from}; },
            [](const UmpireRuled& ruled) {
                const auto* placed = std::get_if<ruling::Place>(&ruled.what);
                if (placed != nullptr) return Placed{placed->formation};
                const auto* left = std::get_if<ruling::Leave>(&ruled.what);
                return left != nullptr ? Placed{left->formation} : Placed{};
            },
            [&](const FormationFounded&) {
                return Placed{FormationId{static_cast<std::uint32_t>(formations)}};
            },
            [](const BattleMarked& marked) { return marked.turned_back; },
            [](const auto& /*elsewhere*/) { return Placed{}; },
        },
        fact);
}

}  // namespace

Occupancy::Occupancy(const Chart& chart, const CampaignState& state)
    : rows_(static_cast<std::size_t>(chart.rows)) {
    where_.resize(state.formations.size());
    for (std::uint32_t i = 0; i < state.formations.size(); ++i) {
        place(FormationId{i}, state.formations[i]);
    }
}

void Occupancy::place(FormationId formation, const FormationState& now) {
    if (formation.index() >= where_.size()) where_.resize(formation.index() + 1);
    auto& known = where_[formation.index()];
    const auto row_of = [&](Square square) -> std::vector<Berth>& {
        return rows_.at(static_cast<std::size_t>(square.row));
    };
    const auto berth_at = [&](Square square) {
        auto& row = row_of(square);
        return std::lower_bound(row.begin(), row.end(), Berth(square.column, formation));
    };
    if (known) row_of(*known).erase(berth_at(*known));
    known.reset();
    if (now.presence != Presence::on_chart) return;
    row_of(now.square).insert(berth_at(now.square), {now.square.column, formation});
    known = now.square;
}

std::vector<FormationId> Occupancy::around(Square centre, std::int32_t reach) const {
    const std::int32_t west = centre.column - reach;
    const std::int32_t east = centre.column + reach;
    const std::int32_t north = std::max(centre.row - reach, 0);
    const std::int32_t south =
        std::min(centre.row + reach, static_cast<std::int32_t>(rows_.size()) - 1);
    std::vector<FormationId> found;
    for (std::int32_t row = north; row <= south; ++row) {
        for (const auto& [column, formation] : rows_[static_cast<std::size_t>(row)]) {
            if (column > east) break;
            if (column >= west) found.push_back(formation);
        }
    }
    return found;
}

Resolution::Resolution(const Rules& rules, CampaignState before)
    : rules_(rules), movement_(rules.definition.switches.movement()), state_(std::move(before)) {}

void Resolution::fact(Fact fact) {
    const auto placed = placed_by(fact, state_.formations.size());
    evolve(state_, fact);
    if (occupancy_) {
        for (const FormationId id : placed) occupancy_->place(id, formation(id));
    }
    if (std::holds_alternative<WeatherCame>(fact)) weather_.reset();
    facts_.push_back(std::move(fact));
}

void Resolution::tell(SeatId seat, Report report) {
    flagplot::tell(state_, seat, report);
    reports_.push_back({seat, std::move(report)});
}

std::int32_t Resolution::roll(const DieKey& key, std::int32_t faces,
                              std::vector<Modifier> modifiers, std::int32_t needed) {
    const std::int32_t result = ruled_die(key, faces).value_or(flagplot::roll(dice(), key, faces));
    fact(DieRolled{key, faces, std::move(modifiers), needed, result});
    return result;
}

const Dice& Resolution::dice() {
    if (!dice_) dice_ = dice_of_turn(rules_.dice, state_);
    return *dice_;
}

std::optional<std::int32_t> Resolution::ruled_die(const DieKey& key, std::int32_t faces) const {
    const auto& dice = state_.rulings.dice;
    const auto ruled = dice.find(key);
    return ruled == dice.end() ? std::nullopt : std::optional(std::min(ruled->second, faces));
}

std::uint32_t Resolution::draw_lot(std::uint32_t subject, std::uint32_t index,
                                   const std::vector<std::uint32_t>& among) {
    constexpr std::int32_t faces = 1'000'000;
    const DieKey drawn = key(Purpose::lot, subject, 0, index);
    const LotDice lot(dice(), drawn, faces);
    std::pair lowest(faces + 1, UINT32_MAX);  // of equal dice the lower number
    for (const std::uint32_t candidate : among) {
        DieKey own = drawn;
        own.object = candidate;
        const std::int32_t die = ruled_die(own, faces).value_or(lot.roll_for(candidate));
        lowest = std::min(lowest, {die, candidate});
    }
    const std::uint32_t chosen = lowest.second;
    (void)roll(key(Purpose::lot, subject, chosen, index), faces, {}, 0);
    return chosen;
}

FormationId Resolution::draw_formation(std::uint32_t subject, std::uint32_t index,
                                       const std::vector<FormationId>& among) {
    std::vector<std::uint32_t> numbers;
    for (const FormationId id : among) numbers.push_back(die_number(id));
    const std::uint32_t chosen = draw_lot(subject, index, numbers);
    return among[static_cast<std::size_t>(std::find(numbers.begin(), numbers.end(), chosen) -
                                          numbers.begin())];
}

std::vector<Unit> Resolution::units(FormationId id) const {
    return units_of(rules_.definition, state_, id);
}

bool Resolution::are_hostile(FormationId a, FormationId b) const {
    return definition().are_hostile(side(a), side(b));
}

std::vector<FormationId> Resolution::on_chart() const {
    std::vector<FormationId> found;
    found.reserve(state_.formations.size());
    std::copy_if(rules_.by_number.begin(), rules_.by_number.end(), std::back_inserter(found),
                 [&](FormationId id) { return is_on_chart(id); });
    if (state_.founded.empty()) return found;
    for (std::size_t i = rules_.by_number.size(); i < state_.formations.size(); ++i) {
        const FormationId id{static_cast<std::uint32_t>(i)};
        if (is_on_chart(id)) found.push_back(id);
    }
    std::stable_sort(found.begin(), found.end(),
                     [&](FormationId a, FormationId b) { return side(a) < side(b); });
    return found;
}

bool Resolution::is_in_port(FormationId id) const {
    const auto& ports = definition().side(side(id)).ports;
    const FormationState& now = formation(id);
    const bool has_come =
        now.route && now.route->checkpoints.empty() && now.route->destination == now.square;
    return (!now.route || has_come) && std::binary_search(ports.begin(), ports.end(), now.square);
}

const std::vector<WeatherZone>& Resolution::weather() {
    if (!weather_) weather_ = weather_now(definition(), state_);
    return *weather_;
}

DieKey Resolution::key(Purpose purpose, std::uint32_t subject, std::uint32_t object,
                       std::uint32_t index) const {
    return {purpose,
            state_.progress.line,
            static_cast<std::uint16_t>(state_.turn.count),
            subject,
            object,
            index};
}

const std::vector<FormationOrder>& Resolution::orders_for(FormationId id) {
    static const std::vector<FormationOrder> none;
    if (!orders_) {
        orders_.emplace();
        for (const auto& [seat, sheet] : state_.sheets) {
            for (const Order& order : sheet.orders) {
                const auto* line = std::get_if<FormationOrder>(&order);
                if (line != nullptr) (*orders_)[{seat, line->formation}].push_back(*line);
            }
        }
    }
    const auto lines = orders_->find({owner(id), number_in_sheet(id)});
    return lines == orders_->end() ? none : lines->second;
}

OwnNumber Resolution::number_in_sheet(FormationId id) const {
    const std::size_t first_founded = definition().formations.size();
    if (id.index() < first_founded) return own_number(id);
    const FoundedFormation& founded = state_.founded.at(id.index() - first_founded);
    const bool is_new = founded.turn == state_.turn && !founded.is_between_turns;
    return is_new ? founded.in_sheet : founded.row.number;
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
