#include <algorithm>
#include <cstdio>
#include <utility>

#include "base/ensure.h"
#include "campaign/record.h"
#include "support/random_world.h"

namespace flagplot::test {

namespace {

/// A number for a mind and a turn, to decide things by.
std::uint32_t thought(std::uint64_t mind, TurnNumber turn, std::uint32_t many) {
    return Draw(mind * 7'919 + static_cast<std::uint64_t>(turn.count)).below(many);
}

/// A ship as she comes out: she has lost something, and may have lost her crew.
ShipOutcome come_out(ShipId ship, const ShipState& left, Fate fate) {
    const Hundredths hull{std::max(0, left.hull.count - 40)};
    const bool can_steam = hull.count > 0 && fate != Fate::derelict;
    ShipOutcome out{ship, hull, {can_steam ? left.speed.count * 3 / 4 : 0}};
    out.fate = hull.count > 0 ? fate : Fate::sunk;
    return out;
}

/// What befalls the first ship of a formation that is its side's still; nobody takes his own.
std::optional<Fate> fate_in(const World& world, const CampaignState& state, FormationId id,
                            std::optional<SideId> holder) {
    const auto lot = thought(mind_of(world, state, id) + 4'096, state.turn, 6);
    const bool may_be_taken = holder && row_of(world.definition, state, id).side != *holder;
    if (lot == 0 && may_be_taken) return Fate::captured;
    return lot == 1 ? std::optional(Fate::derelict) : std::nullopt;
}

BattleOutcome outcome_of(const World& world, const CampaignState& state, const Battle& battle) {
    const auto turn = static_cast<std::uint32_t>(state.turn.count);
    BattleOutcome outcome{turn % 4 == 2 ? 400 : 60, {}, {}, {}};  // some last a turn more
    if (turn % 3 != 0) outcome.field_holder = SideId{turn % 2};
    for (const FormationId id : battle.formations) {
        std::optional<Fate> fate = fate_in(world, state, id, outcome.field_holder);
        for (const ShipId ship : state.formation(id).ships) {
            const ShipState& left = state.ships[ship.index()];
            if (left.is_lost()) continue;
            const Fate comes_out = std::exchange(fate, std::nullopt).value_or(left.fate);
            outcome.ships.push_back(come_out(ship, left, comes_out));
        }
        const auto whither = thought(mind_of(world, state, id), state.turn, 16);
        if (whither >= clockwise.size()) continue;
        const Square to = neighbour(battle.square, clockwise[whither]);
        if (world.definition.chart.is_navigable(to)) outcome.left.push_back({id, to});
    }
    return outcome;
}

}  // namespace

Step must_advance(const Rules& rules, const CampaignState& state, const Command& command) {
    auto step = advance(rules, state, command);
    if (!step) std::fprintf(stderr, "%s\n", describe(step.error()).c_str());
    FLAGPLOT_ENSURE(step.has_value());
    return std::move(*step);
}

Command answer_to(const World& world, const CampaignState& state) {
    return std::visit(Overloaded{
                          [&](const FreedCaptain& freed) -> Command {
                              const FormationRow& row =
                                  row_of(world.definition, state, freed.formation);
                              return Answer{seat_of(row.side), row.number, std::nullopt};
                          },
                          [&](const OpenBattle& open) -> Command {
                              const Battle& battle = state.battles[open.battle.index()];
                              return ReportBattle{open.battle, outcome_of(world, state, battle)};
                          },
                          [&](const CardChoice& choice) -> Command {
                              return Choose{seat_of(choice.side), state.turn.count % 2 == 0};
                          },
                          [&](const UmpireAsked& asked) -> Command {
                              const bool is_yes = asked.formation && state.turn.count % 2 == 0;
                              return GiveRuling{is_yes, asked.formation ? "" : "As you like."};
                          },
                      },
                      *state.stop);
}

std::vector<Played> play_turn(const World& world, const Rules& rules, const CampaignState& state) {
    std::vector<Played> played;
    CampaignState now = state;
    const auto carry_out = [&](const Command& command) {
        Step step = must_advance(rules, now, command);
        played.push_back({command, now, step});
        now = step.after;
    };
    if (world.umpire != nullptr) {
        for (const Command& command : world.umpire(world, now)) {
            if (advance(rules, now, command)) carry_out(command);
        }
    }
    for (std::uint32_t seat = 0; seat < now.views.size(); ++seat) {
        carry_out(SubmitOrders{{seat}, sheet_of(world, rules, now, {seat})});
    }
    while (now.turn == state.turn) {
        if (now.stop) {
            carry_out(answer_to(world, now));
        } else {
            carry_out(Resolve{});
        }
    }
    if (world.umpire != nullptr && now.turn.count % 2 == 0) {  // Red first, Blue is held back
        const Release to_red{{}, {SideId{1}}};
        if (advance(rules, now, to_red)) carry_out(to_red);
    }
    if (is_held_back(rules.definition, now)) carry_out(Release{});
    return played;
}

std::vector<Played> play(const World& world, const Rules& rules) {
    std::vector<Played> played;
    const CampaignState first = first_state(world.definition);
    played.push_back({Begin{}, first, must_advance(rules, first, Begin{})});
    while (played.back().step.after.progress.phase != Phase::over) {
        const auto turn = play_turn(world, rules, played.back().step.after);
        played.insert(played.end(), turn.begin(), turn.end());
    }
    return played;
}

}  // namespace flagplot::test
