#include "campaign/solo.h"

#include "base/plain_text.h"
#include "campaign/command_kind.h"
#include "campaign/usual_decision.h"

namespace flagplot {

namespace {

/// The own number of a formation of this side; none if it is another side's.
std::optional<OwnNumber> own_number(const Definition& definition, const CampaignState& state,
                                    SideId side, std::optional<FormationId> formation) {
    if (!formation) return std::nullopt;
    const FormationRow& row = row_of(definition, state, *formation);
    return row.side == side ? std::optional(row.number) : std::nullopt;
}

/// The two options that a card offers. A card stops a turn for one choice at a time.
const Choice* choice_on(const Definition& definition, const CampaignState& state,
                        const CardChoice& stop) {
    const auto& under_way = state.progress.card_resolutions;
    if (under_way.empty()) return nullptr;
    const auto next = static_cast<std::size_t>(under_way.front().next_effect);
    return std::get_if<Choice>(&definition.card(stop.card).effects.at(next));
}

/// Each stop as a side sees it.
struct Awaiting {
    const Definition& definition;
    const CampaignState& state;
    SideId side;

    std::optional<PendingDecision> operator()(const FreedCaptain& freed) const {
        const auto number = own_number(definition, state, side, freed.formation);
        return number ? std::optional<PendingDecision>(OwnCaptainAsked{*number}) : std::nullopt;
    }
    std::optional<PendingDecision> operator()(const OpenBattle& open) const {
        const auto& numbers = state.battles.at(open.battle.index()).numbers;
        const auto own = numbers.find(side);
        return own == numbers.end() ? std::nullopt
                                    : std::optional<PendingDecision>(OwnBattleOpen{own->second});
    }
    std::optional<PendingDecision> operator()(const CardChoice& stop) const {
        const Choice* choice = choice_on(definition, state, stop);
        if (stop.side != side || choice == nullptr) return std::nullopt;
        return OwnChoiceDue{choice->a.what, choice->b.what,
                            own_number(definition, state, side, stop.formation)};
    }
    std::optional<PendingDecision> operator()(const UmpireAsked& /*asked*/) const {
        return std::nullopt;
    }
};

/// Is it a battle in which the side had no part? `number` counts from 1, as in commands.
bool is_battle_without(const CampaignState& state, SideId side, std::string_view number) {
    const std::size_t battle = whole_number<std::size_t>(number).value_or(0);
    const bool is_known = battle >= 1 && battle <= state.battles.size();
    return is_known && !state.battles[battle - 1].numbers.contains(side);
}

}  // namespace

std::optional<SeatId> player_of(const CampaignState& state) {
    return state.solo ? std::optional(seat_of(*state.solo)) : std::nullopt;
}

bool is_veiled(const CampaignState& state) {
    return state.solo && state.progress.phase != Phase::over;
}

std::optional<PendingDecision> pending_for(const Definition& definition, const CampaignState& state,
                                           SeatId seat) {
    if (!state.stop) return std::nullopt;
    return std::visit(Awaiting{definition, state, side_of(seat)}, *state.stop);
}

std::optional<Command> decision_for_others(const Definition& definition, const CampaignState& state,
                                           ResultOfHistory history) {
    if (!state.stop || pending_for(definition, state, *player_of(state))) return std::nullopt;
    const auto* open = std::get_if<OpenBattle>(&*state.stop);
    if (open != nullptr) {
        const auto outcome = history(definition, state, open->battle);
        if (outcome) return ReportBattle{open->battle, *outcome, {}};
    }
    return usual_decision(definition, state, *state.stop);
}

bool is_of_others(const Definition& definition, const CampaignState& state,
                  std::string_view command) {
    const auto head = head_of(command);
    if (!head) return false;
    switch (head->kind) {
        case CommandKind::ruling:
            return true;
        case CommandKind::orders:
        case CommandKind::answer:
        case CommandKind::choose:
            return head->subject != definition.side(*state.solo).id;
        case CommandKind::battle:
        case CommandKind::fight:
            return is_battle_without(state, *state.solo, head->subject);
        default:
            return false;
    }
}

Error veiled(const Definition& definition, const CampaignState& state, Error error) {
    const bool is_others = error.code == ErrorCode::waiting_for && is_veiled(state) && state.stop &&
                           !pending_for(definition, state, *player_of(state));
    if (is_others) error.details = {"the rest of it to be resolved"};
    return error;
}

}  // namespace flagplot
