#include <fmt/format.h>

#include <algorithm>

#include "campaign/amendment_checks.h"
#include "campaign/shown.h"
#include "campaign/turn.h"

namespace flagplot::turn {

namespace {

void tell_everybody(Resolution& turn, const Report& report) {
    for (std::uint32_t seat = 0; seat < turn.state().views.size(); ++seat) {
        turn.tell({seat}, report);
    }
}

/// The rules are known to everybody.
void tell_switches(Resolution& turn, const Switches& was, const Switches& is) {
    for (const SwitchRow& row : switch_table()) {
        const std::string value = row.get(is);
        if (value != row.get(was)) {
            tell_everybody(turn, SwitchTold{{std::string(row.key)}, {value}});
        }
    }
}

/// So is the forecast for the present turn.
void tell_forecast(Resolution& turn, const Definition& was, const Definition& is) {
    const TurnNumber number = turn.state().turn;
    const auto zones = forecast(is, number);
    if (zones != forecast(was, number)) tell_everybody(turn, WeatherTold{number, zones});
}

/// A side sees its cards as they are now.
void tell_hand(Resolution& turn, SideId side, const Deck& was, const Deck& is) {
    const std::vector<CardId> hand = turn.state().cards.at(side.index()).hand;
    for (const CardId card : hand) {
        const HandCard before = hand_card(was.cards.at(card.index()));
        const HandCard after = hand_card(is.cards.at(card.index()));
        if (before == after) continue;
        turn.tell(seat_of(side), CardTakenAway{before.name});
        turn.tell(seat_of(side), CardDealt{after, true});
    }
}

/// It also knows the new names of its formations.
void tell_names(Resolution& turn, const Definition& was, const Definition& is) {
    for (std::uint32_t i = 0; i < was.formations.size(); ++i) {
        const std::string& name = is.formations[i].name;
        if (name == was.formations[i].name) continue;
        turn.tell(turn.owner({i}), OwnRenamed{turn.own_number({i}), {name}});
    }
}

const Definition* amended_by(const Resolution& turn, const Amend& amend) {
    const Amendments* known = turn.rules().amendments;
    if (known == nullptr) return nullptr;
    const auto found = known->find(amend.definition);
    return found == known->end() ? nullptr : &found->second;
}

}  // namespace

std::optional<Error> problem_with(const Resolution& turn, const Amend& amend) {
    const Definition* amended = amended_by(turn, amend);
    if (amended == nullptr) {
        return Error{ErrorCode::no_such_amendment, {short_hex(amend.definition)}, {}, {}};
    }
    if (amend.why.empty())
        return Error{ErrorCode::bad_ruling, {"an amendment needs its reason"}, {}, {}};
    if (amend.told.empty() && !amend.say.empty()) {
        return Error{ErrorCode::bad_ruling, {said_to_nobody}, {}, {}};
    }
    if (!amend.told.empty() && amend.say.empty()) {
        return Error{ErrorCode::bad_ruling,
                     {fmt::format("{} would be told nothing; say in which words",
                                  turn.definition().side(amend.told.front()).name)},
                     {},
                     {}};
    }
    const Definition& stands = turn.rules().data_in(turn.state());
    if (*amended == stands) return Error{ErrorCode::nothing_to_amend, {}, {}, {}};
    return flagplot::problem_with(AmendmentCase{stands, *amended, turn.state()});
}

void take_amendment(Resolution& turn, const Amend& amend) {
    const Definition& was = turn.rules().data_in(turn.state());
    const Definition& is = *amended_by(turn, amend);
    // If nothing was held back before, everything told has been shown.
    if (!is_released_by_hand(was, turn.state()) && is_released_by_hand(is, turn.state())) {
        turn.fact(BriefingsReleased{turn.state().turn});
        release(turn);
    }
    turn.fact(CampaignAmended{amend.definition, changes_between(was, is), was.chart != is.chart,
                              amend.why, amend.told});
    const RulesInForce in_force(turn.rules(), turn.state());
    tell_switches(turn, turn.switches(), in_force.definition().switches);
    tell_forecast(turn, turn.definition(), in_force.definition());
    for (std::uint32_t side = 0; side < was.sides.size(); ++side) {
        tell_hand(turn, {side}, was.deck, is.deck);
    }
    tell_names(turn, was, is);
    for (const SideId side : amend.told) turn.tell(seat_of(side), TextTold{said(amend.say)});
}

}  // namespace flagplot::turn
