#include "campaign/amendment_checks.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "rules/route.h"
#include "view/phrases.h"

namespace flagplot {

namespace {

using Problem = std::optional<Error>;

/// Place, what was expected there, what was found, and what to do instead.
Problem misfit(std::string place, std::string expected, std::string found, std::string_view way) {
    return Error{ErrorCode::bad_amendment,
                 {std::move(place), std::move(expected), std::move(found), std::string(way)},
                 {},
                 {}};
}

std::string quoted(std::string_view text) { return fmt::format("\"{}\"", text); }

/// Things of one kind, in order: there must be as many as before, with the same names.
struct Kinds {
    std::string_view one;   ///< "side"
    std::string_view many;  ///< "sides"
    std::string_view way;   ///< what to do instead
};

template <class Row, class Name>
Problem other_things(const Kinds& kinds, const std::vector<Row>& was, const std::vector<Row>& is,
                     Name name) {
    if (was.size() != is.size()) {
        return misfit(fmt::format("the {}", kinds.many), std::to_string(was.size()),
                      std::to_string(is.size()), kinds.way);
    }
    for (std::size_t i = 0; i < was.size(); ++i) {
        if (name(was[i]) == name(is[i])) continue;
        return misfit(fmt::format("{} {}", kinds.one, i + 1), name(was[i]), name(is[i]), kinds.way);
    }
    return std::nullopt;
}

Problem other_campaign(const AmendmentCase& amendment) {
    if (amendment.was.id == amendment.is.id) return std::nullopt;
    return misfit("the campaign", quoted(amendment.was.id), quoted(amendment.is.id),
                  "another campaign begins with new");
}

Problem other_sides(const AmendmentCase& amendment) {
    const Kinds kinds{"side", "sides", "who takes part is settled when a campaign begins"};
    return other_things(kinds, amendment.was.sides, amendment.is.sides,
                        [](const SideRow& row) { return row.id; });
}

Problem other_formations(const AmendmentCase& amendment) {
    const Kinds kinds{"formation", "formations",
                      "rule split forms one in play, and rule leave takes one off the chart"};
    return other_things(kinds, amendment.was.formations, amendment.is.formations,
                        [&](const FormationRow& row) {
                            return fmt::format("{} of {}", row.id, amendment.was.side(row.side).id);
                        });
}

Problem other_ships(const AmendmentCase& amendment) {
    constexpr std::string_view way =
        "rule split and rule merge move ships, and rule sink takes one out";
    for (std::size_t i = 0; i < amendment.was.formations.size(); ++i) {
        const FormationRow& was = amendment.was.formations[i];
        const FormationRow& is = amendment.is.formations[i];
        if (was.ships == is.ships) continue;
        const auto ships = [](const FormationRow& row) {
            return counted(static_cast<std::int32_t>(row.ships.size()), "ship");
        };
        const bool are_as_many = was.ships.size() == is.ships.size();
        return misfit("formation " + was.id, are_as_many ? "the ships it has" : ships(was),
                      are_as_many ? "others" : ships(is), way);
    }
    return std::nullopt;
}

Problem other_aircraft(const AmendmentCase& amendment) {
    const Kinds kinds{"aircraft", "aircraft",
                      "what they can do may change, but not which there are"};
    return other_things(kinds, amendment.was.assets, amendment.is.assets, [&](const AssetRow& row) {
        return fmt::format("{} of {}", row.id, amendment.was.side(row.side).id);
    });
}

Problem other_cards(const AmendmentCase& amendment) {
    const Kinds kinds{"card", "cards of the deck",
                      "rule card puts a card into a hand or takes it away"};
    return other_things(
        kinds, amendment.was.deck.cards, amendment.is.deck.cards, [](const Card& card) {
            return fmt::format("{} ({}, {} times)", card.name, word_of(card.kind), card.copies);
        });
}

/// A card that is in the middle of its effects must keep them.
Problem card_at_work(const AmendmentCase& amendment) {
    for (const CardResolution& resolution : amendment.state.progress.card_resolutions) {
        const Card& was = amendment.was.card(resolution.card);
        if (was == amendment.is.card(resolution.card)) continue;
        return misfit(fmt::format("card \"{}\"", was.name), "the effects it has", "others",
                      "it takes effect in this turn: amend it when the turn is over");
    }
    return std::nullopt;
}

Problem other_payments(const AmendmentCase& amendment) {
    const Kinds kinds{"victory row", "victory rows",
                      "rule victory gives a side points, or takes some"};
    return other_things(
        kinds, amendment.was.victory, amendment.is.victory, [&](const VictoryRow& row) {
            return fmt::format("{} {}", amendment.was.side(row.side).id, word_of(row.what));
        });
}

Problem too_few_turns(const AmendmentCase& amendment) {
    const TurnNumber was = amendment.was.calendar.last_turn();
    const TurnNumber is = amendment.is.calendar.last_turn();
    if (amendment.state.progress.phase == Phase::over) {
        if (was == is) return std::nullopt;
        return misfit("the calendar", counted(was.count, "turn"), counted(is.count, "turn"),
                      "the campaign is over: withdraw its last turn first");
    }
    const TurnNumber present = amendment.state.turn;
    if (is >= present) return std::nullopt;
    return misfit("the calendar", fmt::format("{} or more", counted(present.count, "turn")),
                  std::to_string(is.count), "what was played is taken back by withdraw");
}

Problem other_chart_size(const AmendmentCase& amendment) {
    const Chart& was = amendment.was.chart;
    const Chart& is = amendment.is.chart;
    if (was.columns == is.columns && was.rows == is.rows) return std::nullopt;
    const auto size = [](const Chart& chart) { return "squares A1 to " + chart.last_square(); };
    return misfit("the chart", size(was), size(is),
                  "a chart keeps its squares, whatever is in them");
}

std::string entry(const FormationRow& row) {
    return fmt::format("turn {} in {}", row.enters.count, name_of(row.enters_at));
}

/// Once a formation has entered, where and when it enters cannot be changed; before that, it cannot
/// be set to the past.
Problem other_entry(const AmendmentCase& amendment) {
    for (std::uint32_t i = 0; i < amendment.was.formations.size(); ++i) {
        const FormationRow& was = amendment.was.formations[i];
        const FormationRow& is = amendment.is.formations[i];
        const bool is_due = amendment.state.formations[i].presence == Presence::due;
        const bool is_same = was.enters == is.enters && was.enters_at == is.enters_at;
        if (is_same || (is_due && is.enters > amendment.state.turn)) continue;
        const std::string place = fmt::format("formation {}, its arrival", was.id);
        if (!is_due) {
            return misfit(place, entry(was), entry(is),
                          "it has entered: rule place puts it elsewhere");
        }
        return misfit(place, fmt::format("turn {} or later", amendment.state.turn.count + 1),
                      entry(is), "rule arrive brings it now");
    }
    return std::nullopt;
}

Problem no_water(const AmendmentCase& amendment) {
    for (std::uint32_t i = 0; i < amendment.state.formations.size(); ++i) {
        const FormationState& formation = amendment.state.formations[i];
        if (formation.presence != Presence::on_chart) continue;
        if (amendment.is.chart.is_navigable(formation.square)) continue;
        return misfit("the chart, " + name_of(formation.square),
                      fmt::format("water under {}", row_of(amendment.was, amendment.state, {i}).id),
                      "land", "rule place puts it elsewhere first");
    }
    return std::nullopt;
}

Problem no_way(const AmendmentCase& amendment) {
    if (amendment.was.chart == amendment.is.chart) return std::nullopt;
    RoutePlanner planner(amendment.is.chart, amendment.is.switches.movement());
    for (std::uint32_t i = 0; i < amendment.state.formations.size(); ++i) {
        const FormationState& formation = amendment.state.formations[i];
        if (formation.presence != Presence::on_chart || !formation.route) continue;
        Square from = formation.square;
        std::vector<Square> markers = formation.route->checkpoints;
        markers.push_back(formation.route->destination);
        for (const Square marker : markers) {
            if (!planner.plan(from, {0}, marker)) {
                return misfit(
                    "the chart",
                    fmt::format("a way by sea from {} to {}", name_of(from), name_of(marker)),
                    "none",
                    fmt::format("{} steams there: rule route gives it another course first",
                                row_of(amendment.was, amendment.state, {i}).id));
            }
            from = marker;
        }
    }
    return std::nullopt;
}

/// What a whole turn depends on can only change when `rule switch` could change it: between turns.
Problem in_mid_turn(const AmendmentCase& amendment) {
    if (amendment.state.progress.phase == Phase::orders) return std::nullopt;
    constexpr std::string_view way = "it changes between turns, and this one is not over";
    for (const SwitchRow& row : switch_table()) {
        const std::string was = row.get(amendment.was.switches);
        const std::string is = row.get(amendment.is.switches);
        if (was != is) return misfit(fmt::format("switch {}", row.key), was, is, way);
    }
    if (amendment.was.profile != amendment.is.profile) {
        return misfit("the profile", std::string(word_of(amendment.was.profile)),
                      std::string(word_of(amendment.is.profile)), way);
    }
    for (std::size_t i = 0; i < amendment.was.sides.size(); ++i) {
        if (amendment.was.sides[i].hostile_to == amendment.is.sides[i].hostile_to) continue;
        return misfit("side " + amendment.was.sides[i].id, "the enemies it has", "others", way);
    }
    return std::nullopt;
}

/// What happens to formations at their destination is in a side's picture from the beginning
/// (ST-29).
Problem other_destinations(const AmendmentCase& amendment) {
    for (std::size_t i = 0; i < amendment.was.formations.size(); ++i) {
        const FormationRow& was = amendment.was.formations[i];
        const FormationRow& is = amendment.is.formations[i];
        if (was.at_destination == is.at_destination) continue;
        return misfit(fmt::format("formation {}, at its destination", was.id),
                      std::string(word_of(was.at_destination)),
                      std::string(word_of(is.at_destination)),
                      "rule route sends it on, and rule leave takes it off the chart");
    }
    return std::nullopt;
}

constexpr std::array amendment_table{
    AmendmentCheck{"Is it this campaign?", other_campaign},
    AmendmentCheck{"Has it the same sides, in the same order?", other_sides},
    AmendmentCheck{"Has it the same formations, of the same sides, in the same order?",
                   other_formations},
    AmendmentCheck{"Does what becomes of formations at their destination stay?",
                   other_destinations},
    AmendmentCheck{"Has each formation as many ships as it had?", other_ships},
    AmendmentCheck{"Has it the same aircraft, of the same sides, in the same order?",
                   other_aircraft},
    AmendmentCheck{"Has its deck the same cards, as often, in the same order?", other_cards},
    AmendmentCheck{"Does a card that takes effect in this turn stay as it is?", card_at_work},
    AmendmentCheck{"Has it as many victory rows, of the same sides, for the same?", other_payments},
    AmendmentCheck{"Has it as many turns as have begun?", too_few_turns},
    AmendmentCheck{"Has its chart the same squares?", other_chart_size},
    AmendmentCheck{
        "Do formations that have entered keep their arrival, and do others arrive later?",
        other_entry},
    AmendmentCheck{"Is there water where formations are?", no_water},
    AmendmentCheck{"Is there a way by sea for every route?", no_way},
    AmendmentCheck{"Do switches, profile and enmities change between turns alone?", in_mid_turn},
};

}  // namespace

std::span<const AmendmentCheck> amendment_checks() { return amendment_table; }

std::optional<Error> problem_with(const AmendmentCase& amendment) {
    for (const AmendmentCheck& check : amendment_table) {
        if (auto refusal = check.refusal(amendment)) return refusal;
    }
    return std::nullopt;
}

}  // namespace flagplot
