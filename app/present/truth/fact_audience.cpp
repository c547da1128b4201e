#include "present/truth/fact_audience.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <map>

#include "present/truth/fact_text.h"

namespace flagplot {

namespace {

/// Compares what a fact and a report are about, as far as both say it.
class Subject {
  public:
    Subject(const Definition& definition, const CampaignState& state, SeatId seat)
        : definition_(definition), state_(state), seat_(seat) {}

    template <class F, class R>
    [[nodiscard]] bool is_same(const F& fact, const R& report) const {
        return is_of_seat(fact) && is_of_formation(fact, report) && is_of_hour(fact, report);
    }
    [[nodiscard]] bool is_same(const SightingTried& fact, const Seen& report) const {
        return fact.has_succeeded && fact.at == report.at && is(fact.tried.searcher, report.by);
    }
    [[nodiscard]] bool is_same(const SightingTried& fact, const OwnSpotted& report) const {
        return fact.has_succeeded && fact.at == report.at &&
               is(fact.tried.target, report.formation);
    }
    [[nodiscard]] bool is_same(const FormationFounded& fact, const OwnFounded& report) const {
        return is(fact.from, report.from);
    }
    [[nodiscard]] bool is_same(const FormationsMerged& fact, const OwnMerged& report) const {
        return is(fact.from, report.formation);
    }
    [[nodiscard]] bool is_same(const ShipHit& fact, const OwnShipsLeft& /*report*/) const {
        const FormationId formation = formation_with(state_, fact.ship);
        return seat_of(row_of(definition_, state_, formation).side) == seat_;
    }

  private:
    [[nodiscard]] bool is(FormationId id, OwnNumber number) const {
        const FormationRow& row = row_of(definition_, state_, id);
        return seat_of(row.side) == seat_ && row.number == number;
    }
    template <class F>
    [[nodiscard]] bool is_of_seat(const F& fact) const {
        if constexpr (requires { fact.side; }) return seat_of(fact.side) == seat_;
        return true;
    }
    template <class F, class R>
    [[nodiscard]] bool is_of_formation(const F& fact, const R& report) const {
        if constexpr (requires { this->is(fact.formation, report.formation); }) {
            return is(fact.formation, report.formation);
        }
        return true;
    }
    template <class F, class R>
    [[nodiscard]] static bool is_of_hour(const F& fact, const R& report) {
        if constexpr (requires { fact.at == report.at; }) return fact.at == report.at;
        return true;
    }

    const Definition& definition_;
    const CampaignState& state_;
    SeatId seat_;
};

/// A kind of fact and a kind of report that tells of it.
struct Telling {
    bool (*is_fact)(const Fact&);
    bool (*is_report)(const Report&);
    bool (*is_told_by)(const Subject&, const Fact&, const Report&);
};

template <class F, class R>
constexpr Telling telling() {
    return {[](const Fact& fact) { return std::holds_alternative<F>(fact); },
            [](const Report& report) { return std::holds_alternative<R>(report); },
            [](const Subject& subject, const Fact& fact, const Report& report) {
                return subject.is_same(std::get<F>(fact), std::get<R>(report));
            }};
}

/// Not what is told to everybody at the same time, and not the orders and steps of a formation.
constexpr std::array tellings{
    telling<InitiativeDecided, InitiativeTold>(),
    telling<FormationEntered, OwnEntered>(),
    telling<FormationDeparted, OwnLeft>(),
    telling<FormationFounded, OwnFounded>(),
    telling<FormationsMerged, OwnMerged>(),
    telling<ConditionMet, OwnConditionMet>(),
    telling<OrderLapsed, OwnOrderLapsed>(),
    telling<SideLapsed, SideOrderLapsed>(),
    telling<SightingTried, Seen>(),
    telling<SightingTried, OwnSpotted>(),
    telling<SortieFlown, AirReport>(),
    telling<BattleMarked, BattleJoined>(),
    telling<BattleRefused, OwnSlipped>(),
    telling<FormationBrokeOff, OwnBrokeOff>(),
    telling<PrizesHeld, OwnPrizes>(),
    telling<CardMoved, CardDealt>(),
    telling<CardMoved, CardPlayed>(),
    telling<CardAimed, OwnStruck>(),
    telling<ShipHit, OwnShipsLeft>(),
    telling<WeatherCame, OwnWeathered>(),
};

/// A decision of a person: its command told what it told because of it.
bool is_decision(const Fact& fact) {
    return is_one_of<UmpireRuled, CampaignAmended, RulingGiven, ChoiceMade, CommandWithdrawn,
                     BattleFought>(fact);
}

/// The sides that a sentence names as told.
std::vector<SideId> named_in_sentence(const Fact& fact) {
    if (const auto* ruled = std::get_if<UmpireRuled>(&fact)) return ruled->told;
    if (const auto* amended = std::get_if<CampaignAmended>(&fact)) return amended->told;
    return {};
}

void add(SideId side, std::vector<SideId>& audience) {
    const auto place = std::lower_bound(audience.begin(), audience.end(), side);
    if (place == audience.end() || *place != side) audience.insert(place, side);
}

void add_audience_of_decisions(const Happened& happened, Audiences& told) {
    for (std::size_t i = 0; i < happened.facts.size(); ++i) {
        if (!is_decision(happened.facts[i])) continue;
        for (const Told& each : happened.reports) add(side_of(each.seat), told[i]);
    }
}

/// Each report tells of the next fact that it fits and that no other report of its kind has told
/// its seat of. Facts and reports are in the same order, so the search goes on from the last one.
void add_audience(const Definition& definition, const CampaignState& after,
                  const Happened& happened, const Telling& telling, Audiences& told) {
    std::vector<std::size_t> facts;
    for (std::size_t i = 0; i < happened.facts.size(); ++i) {
        if (telling.is_fact(happened.facts[i])) facts.push_back(i);
    }
    struct Search {
        std::size_t place = 0;
        std::vector<bool> is_told;
    };
    std::map<SeatId, Search> searches;
    for (const auto& [seat, report] : happened.reports) {
        if (facts.empty() || !telling.is_report(report)) continue;
        const Subject subject(definition, after, seat);
        auto& [next, is_told] = searches[seat];
        is_told.resize(facts.size());
        for (std::size_t tried = 0; tried < facts.size(); ++tried) {
            const std::size_t place = next;
            next = (next + 1) % facts.size();
            if (is_told[place]) continue;
            if (!telling.is_told_by(subject, happened.facts[facts[place]], report)) continue;
            is_told[place] = true;
            add(side_of(seat), told[facts[place]]);
            break;
        }
    }
}

}  // namespace

Audiences audiences_of(const Definition& definition, const CampaignState& after,
                       const Happened& happened) {
    Audiences told(happened.facts.size());
    add_audience_of_decisions(happened, told);
    for (const Telling& telling : tellings) {
        add_audience(definition, after, happened, telling, told);
    }
    return told;
}

std::string sentence_with_audience(const Definition& definition, const CampaignState& after,
                                   const Fact& fact, const std::vector<SideId>& told) {
    std::string sentence = sentence_of(definition, after, fact);
    const bool is_said = told.empty() || sentence.empty() || told == named_in_sentence(fact);
    return is_said ? sentence : fmt::format("{} Told: {}.", sentence, names_of(definition, told));
}

}  // namespace flagplot
