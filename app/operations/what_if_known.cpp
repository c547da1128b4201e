#include <fmt/format.h>

#include <algorithm>

#include "campaign/shown.h"
#include "files/plans_file.h"
#include "imagine/imagine.h"
#include "operations/what_if.h"
#include "store/campaign_folder.h"
#include "store/module_data.h"

namespace flagplot {

namespace {

constexpr std::int32_t turns_ahead = 3;  // without `until`

/// What a side knew when a turn began, and the orders that it has given since.
struct KnownThen {
    CampaignState state;
    std::vector<RecordedTurn> turns;
};

/// Of everything that was recorded, a side knows its own orders.
RecordedTurn own_orders(const RecordedTurn& turn, SeatId seat) {
    RecordedTurn own;
    own.war.turn = turn.war.turn;
    std::copy_if(turn.commands.begin(), turn.commands.end(), std::back_inserter(own.commands),
                 [&](const CommandGiven& given) {
                     const auto* sheet = std::get_if<SubmitOrders>(&given.command);
                     return sheet != nullptr && sheet->seat == seat;
                 });
    return own;
}

Result<KnownThen> known_then(const Save& save, TurnNumber turn, SeatId seat) {
    auto record = recorded_turns(save, turn, Reached::begun);
    if (!record) return Failure(record.error());
    KnownThen known{std::move(record->before), {}};
    for (const RecordedTurn& each : record->turns) known.turns.push_back(own_orders(each, seat));
    if (known.turns.empty()) known.turns.emplace_back();
    known.turns.front().war.turn = turn;
    return known;
}

/// What the campaign prints of its staffs' expectations; nothing if it prints no plans.
std::vector<admiral::ExpectedForce> printed_expectations(const Save& save,
                                                         const CampaignState& state,
                                                         const Definition& definition) {
    auto plans = read_plans(sources_of(texts_in_force(save, state)).plans, definition);
    return plans ? std::move(plans->expected) : std::vector<admiral::ExpectedForce>{};
}

/// Counts what happens to one side in games.
class Counting {
  public:
    Counting(const Definition& definition, SideId side) : definition_(definition), side_(side) {}

    /// The side's lead at the end of a game that has been played.
    std::int32_t count(const CampaignState& before, const std::vector<WarTurn>& turns) {
        const CampaignState& after = turns.back().after;
        counted_.sightings += is_told<Seen, AirReport>(turns) ? 1 : 0;
        counted_.spotted += is_told<OwnSpotted>(turns) ? 1 : 0;
        counted_.battles += is_told<BattleJoined>(turns) ? 1 : 0;
        counted_.own_losses += is_lost(before, after, true) ? 1 : 0;
        counted_.enemy_losses += is_lost(before, after, false) ? 1 : 0;
        leads_.push_back(lead_of(definition_, after, side_));
        return leads_.back();
    }

    [[nodiscard]] GamesCounted result() const {
        GamesCounted result = counted_;
        if (!leads_.empty()) result.lead = spread_of(leads_);
        return result;
    }

  private:
    static bool says_something(const AirReport& report) { return !report.found.empty(); }
    template <class Other>
    static bool says_something(const Other& /*report*/) {
        return true;
    }
    template <class Kind>
    static bool is_one(const Report& report) {
        const auto* told = std::get_if<Kind>(&report);
        return told != nullptr && says_something(*told);
    }
    template <class... Kinds>
    [[nodiscard]] bool is_told(const std::vector<WarTurn>& turns) const {
        return std::any_of(turns.begin(), turns.end(), [&](const WarTurn& turn) {
            return std::any_of(turn.reports.begin(), turn.reports.end(), [&](const Told& told) {
                return told.seat == seat_of(side_) && (is_one<Kinds>(told.report) || ...);
            });
        });
    }
    [[nodiscard]] bool is_lost(const CampaignState& before, const CampaignState& after,
                               bool is_own) const {
        for (const FormationRow& row : definition_.formations) {
            if ((row.side == side_) != is_own) continue;
            for (const ShipId ship : row.ships) {
                const std::size_t place = ship.index();
                if (after.ships[place].is_lost() && !before.ships[place].is_lost()) return true;
            }
        }
        return false;
    }

    const Definition& definition_;
    SideId side_;
    GamesCounted counted_;
    std::vector<std::int32_t> leads_;
};

/// The question, with everything that is needed to answer it.
class AskingOnKnowledge {
  public:
    AskingOnKnowledge(const Save& save, const WhatIfAsked& asked, KnownThen known)
        : asked_(asked), known_(std::move(known)), rules_(save.written_rules(), known_.state) {}

    Result<WhatIfKnown> answer(const Save& save, const Progress& progress) {
        if (auto ready = prepare(save); !ready) return Failure(ready.error());
        const SideId side = side_of(asked_.seat);
        auto worlds =
            Imagination::of(rules_.rules(), asked_.seat, view(),
                            printed_expectations(save, known_.state, rules_.definition()));
        if (!worlds) return Failure(worlds.error());
        Counting as_given(rules_.definition(), side);
        Counting otherwise(rules_.definition(), side);
        std::vector<std::int32_t> gains;
        Rules rules = rules_.rules();
        progress.begin(asked_.again);
        for (std::int32_t game = 1; game <= asked_.again && !progress.is_cancelled(); ++game) {
            const OddsDice dice{static_cast<std::uint64_t>(game)};
            const CampaignState world = worlds->draw(dice);
            rules.dice = dice;
            const auto given = played(rules, world, std::nullopt);
            if (!given) return Failure(given.error());
            const auto other = played(rules, world, other_);
            if (!other) return Failure(other.error());
            const std::int32_t before = as_given.count(world, *given);
            gains.push_back(otherwise.count(world, *other) - before);
            progress.advance(1);
        }
        result_.given = as_given.result();
        result_.other = otherwise.result();
        count(gains);
        return result_;
    }

  private:
    [[nodiscard]] const SideView& view() const {
        return shown_view(rules_.definition(), known_.state, asked_.seat);
    }

    Result<void> prepare(const Save& save) {
        if (auto set = set_until(); !set) return set;
        modules_ = modules_for(texts_in_force(save, known_.state));
        const ShownToSide shown(rules_.rules(), known_.state, asked_.seat);
        auto other = other_orders(asked_.other, sheet_given(known_.turns.front(), asked_.seat),
                                  roster_of(shown.book(), shown.view()), asked_.seat, asked_.turn);
        if (!other) return Failure(other.error());
        other_ = std::move(other->orders);
        result_.dropped = std::move(other->dropped);
        result_.added = std::move(other->added);
        const SideRow& side = rules_.definition().side(side_of(asked_.seat));
        result_.id = side.id;
        result_.side = side.name;
        result_.turn = asked_.turn;
        return {};
    }

    Result<void> set_until() {
        const TurnNumber last = rules_.definition().calendar.last_turn();
        const TurnNumber usual = std::min(last, asked_.turn + TurnNumber{turns_ahead - 1});
        result_.until = asked_.until.value_or(usual);
        if (result_.until < asked_.turn || result_.until > last) {
            return failure(ErrorCode::out_of_range, {"--until", std::to_string(result_.until.count),
                                                     fmt::format("a turn of the campaign, {} to {}",
                                                                 asked_.turn.count, last.count)});
        }
        const auto turns = static_cast<std::size_t>((result_.until - asked_.turn).count) + 1;
        known_.turns.resize(std::min(turns, known_.turns.size()));
        while (known_.turns.size() < turns) {
            RecordedTurn later;
            later.war.turn = known_.turns.back().war.turn + TurnNumber{1};
            known_.turns.push_back(std::move(later));
        }
        return {};
    }

    Result<std::vector<WarTurn>> played(const Rules& rules, const CampaignState& world,
                                        std::optional<OtherOrders> other) const {
        Branch branch({rules, modules_, false}, world, std::move(other));
        std::vector<WarTurn> turns;
        for (const RecordedTurn& turn : known_.turns) {
            auto played = branch.play(turn);
            if (!played) return Failure(played.error());
            turns.push_back(*std::move(played));
        }
        return turns;
    }

    void count(const std::vector<std::int32_t>& gains) {
        if (gains.empty()) return;
        result_.gain = spread_of(gains);
        for (const std::int32_t gain : gains) {
            if (gain > 0) ++result_.better;
            if (gain < 0) ++result_.worse;
        }
    }

    const WhatIfAsked& asked_;
    KnownThen known_;
    RulesInForce rules_;  // of the turn asked about
    Result<tactical::Modules> modules_;
    OtherOrders other_;
    WhatIfKnown result_;
};

}  // namespace

Result<WhatIfKnown> what_if_known(const Save& save, const WhatIfAsked& asked,
                                  const Progress& progress) {
    auto known = known_then(save, asked.turn, asked.seat);
    if (!known) return Failure(known.error());
    return AskingOnKnowledge(save, asked, *std::move(known)).answer(save, progress);
}

}  // namespace flagplot
