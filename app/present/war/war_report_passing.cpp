#include "present/war/war_report_passing.h"

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <set>
#include <tuple>
#include <utility>

#include "present/truth/fact_text_names.h"
#include "view/phrases.h"

namespace flagplot {

namespace {

/// Nobody sights anybody farther away (ST-31).
constexpr Squares sighting_range{2};

using Pair = std::pair<FormationId, FormationId>;

/// One turn: where everybody is, and who comes close to whom.
class TurnOfPassing {
  public:
    TurnOfPassing(const War& war, const WarTurn& turn, const CampaignState* before)
        : war_(war), turn_(turn) {
        if (before == nullptr) return;
        for (std::uint32_t id = 0; id < before->formations.size(); ++id) {
            const FormationState& formation = before->formations[id];
            if (formation.presence == Presence::on_chart) squares_[{id}] = formation.square;
        }
        for (const auto& [id, square] : squares_) compare(id, {});
    }

    /// By pair.
    std::map<Pair, Passing> passings() {
        for (const Fact& fact : turn_.facts) std::visit([this](const auto& f) { take(f); }, fact);
        std::map<Pair, Passing> unseen;
        for (auto& [pair, passing] : closest_) {
            const bool one_saw = has_seen(pair.first, pair.second);
            const bool other_saw = has_seen(pair.second, pair.first);
            if (one_saw && other_saw) continue;
            if (one_saw) passing.seen_by = side(pair.first);
            if (other_saw) passing.seen_by = side(pair.second);
            unseen.emplace(pair, passing);
        }
        return unseen;
    }

  private:
    [[nodiscard]] SideId side(FormationId id) const {
        return row_of(war_.definition, turn_.after, id).side;
    }
    [[nodiscard]] bool has_seen(FormationId who, FormationId target) const {
        return seen_.contains({side(who), target});
    }

    void take(const FormationEntered& fact) { put(fact.formation, fact.square, {}); }
    void take(const FormationMoved& fact) { put(fact.formation, fact.to, fact.at); }
    void take(const SightingTried& fact) {
        if (fact.has_succeeded) seen_.insert({fact.side, fact.tried.target});
    }
    void take(const FoundFromAir& fact) { seen_.insert({fact.side, fact.target}); }
    void take(const BattleMarked& fact) {
        for (const FormationId one : fact.formations) {
            for (const FormationId other : fact.formations) seen_.insert({side(one), other});
        }
    }
    template <class Other>
    void take(const Other& /*fact*/) {}

    void put(FormationId id, Square square, Pulse at) {
        squares_[id] = square;
        compare(id, at);
    }

    void compare(FormationId id, Pulse at) {
        for (const auto& [other, square] : squares_) {
            if (!war_.definition.are_hostile(side(id), side(other))) continue;
            if (chebyshev(squares_.at(id), square) > sighting_range) continue;
            const Pair pair = std::minmax(id, other);
            const Passing now{turn_.turn,
                              at,
                              pair.first,
                              pair.second,
                              squares_.at(pair.first),
                              squares_.at(pair.second),
                              {}};
            const auto [place, is_new] = closest_.try_emplace(pair, now);
            if (!is_new && now.apart() < place->second.apart()) place->second = now;
        }
    }

    const War& war_;
    const WarTurn& turn_;
    std::map<FormationId, Square> squares_ = {};
    std::map<Pair, Passing> closest_ = {};
    std::set<std::pair<SideId, FormationId>> seen_ = {};
};

auto order_of(const Passing& passing) {
    return std::tuple(passing.turn, passing.at, passing.one, passing.other);
}

std::string verdict(const War& war, const Passing& passing) {
    if (!passing.seen_by) return "neither saw the other";
    return fmt::format("only {} saw the other", war.definition.side(*passing.seen_by).name);
}

}  // namespace

std::vector<Passing> passings_of(const War& war) {
    std::vector<Passing> all;
    std::map<Pair, std::size_t> last;  // the passing that goes on, by place in `all`
    const CampaignState* before = nullptr;
    for (const WarTurn& turn : war.turns) {
        std::map<Pair, std::size_t> now;
        for (const auto& [pair, passing] : TurnOfPassing(war, turn, before).passings()) {
            const auto earlier = last.find(pair);
            const bool goes_on =
                earlier != last.end() && all[earlier->second].seen_by == passing.seen_by;
            if (!goes_on) all.push_back(passing);
            now[pair] = goes_on ? earlier->second : all.size() - 1;
            Passing& kept = all[now[pair]];
            if (passing.apart() < kept.apart()) kept = passing;
        }
        last = std::move(now);
        before = &turn.after;
    }
    std::sort(all.begin(), all.end(),
              [](const Passing& a, const Passing& b) { return order_of(a) < order_of(b); });
    return all;
}

std::vector<std::string> passing_lines(const War& war) {
    std::vector<std::string> lines;
    if (war.turns.empty()) return lines;
    const FactNames names{war.definition, war.turns.back().after};
    for (const Passing& each : passings_of(war)) {
        const Moment when = war.definition.calendar.begin_of(each.turn) + each.at;
        lines.push_back(fmt::format("{}: {} in {} and {} in {}, {} apart; {}.", date_hour(when),
                                    names.name(each.one), name_of(each.one_in),
                                    names.name(each.other), name_of(each.other_in),
                                    counted(each.apart().count, "square"), verdict(war, each)));
    }
    return lines;
}

Markdown passing_section(const War& war) {
    if (war.turns.empty()) return {};
    const auto passings = passings_of(war);
    if (passings.empty()) return {};
    const FactNames names{war.definition, war.turns.back().after};
    Markdown text =
        Markdown(
            "\n## Passed unseen\n\nEnemies within two squares of each other, of whom at least "
            "one did not see the other.\n\n") +
        table_head({"When", "Who", "And", "Apart", "Seen"});
    for (const Passing& each : passings) {
        const Moment when = war.definition.calendar.begin_of(each.turn) + each.at;
        text += table_row({date_hour(when),
                           fmt::format("{} in {}", names.name(each.one), name_of(each.one_in)),
                           fmt::format("{} in {}", names.name(each.other), name_of(each.other_in)),
                           counted(each.apart().count, "square"), verdict(war, each)});
    }
    return text;
}

}  // namespace flagplot
