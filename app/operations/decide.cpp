#include "operations/decide.h"

#include <fmt/format.h>

#include <algorithm>

#include "campaign/command_words.h"
#include "campaign/solo.h"
#include "operations/command_text.h"
#include "view/notation.h"

namespace flagplot {

namespace {

Result<OwnNumber> formation_named(const Roster& roster, const std::string& name) {
    const auto& own = roster.formations;
    const auto found = std::find(own.begin(), own.end(), name);
    if (found == own.end()) {
        return failure(ErrorCode::unknown_formation, {name}, {}, nearest_word(name, own));
    }
    return OwnNumber{static_cast<std::uint32_t>(found - own.begin()) + 1};
}

Result<std::optional<Action>> action_meant(const Roster& roster, const std::string& order) {
    if (order.empty() || order == "steam on") return std::optional<Action>{};
    auto action = read_action(roster, order);
    if (!action) return Failure(action.error());
    return std::optional<Action>(*std::move(action));
}

/// A formation as the record names it. If formations of any side may be named, the id is already in
/// quotation marks after its side.
Result<std::string> formation_in_record(const Save& save, const std::string& typed,
                                        std::optional<SeatId> names_of) {
    if (!names_of) return typed.find('"') == typed.npos ? in_quotes(typed) : typed;
    const CommandNames names{save.definition(), save.state()};
    const auto number = formation_named(roster_of(names.definition, names.state, *names_of), typed);
    if (!number) return Failure(number.error());
    return formation_text(names,
                          formation_of(names.definition, names.state, side_of(*names_of), *number));
}

Result<std::string> text_of_card(const Save& save, SeatId seat, const CardDrawn& drawn) {
    std::string text =
        fmt::format("card {} {}", save.definition().side(side_of(seat)).id, in_quotes(drawn.card));
    if (drawn.on) {
        const auto formation = formation_in_record(save, *drawn.on, drawn.names_of);
        if (!formation) return Failure(formation.error());
        text += " on " + *formation;
    }
    if (drawn.at) text += " at " + *drawn.at;
    return text;
}

}  // namespace

Result<std::string> answer(Save& save, SeatId seat, const std::string& formation,
                           const std::string& order) {
    const Roster roster = roster_of(save.definition(), save.state(), seat);
    const auto number = formation_named(roster, formation);
    if (!number) return Failure(number.error());
    const auto action = action_meant(roster, order);
    if (!action) return Failure(action.error());
    const auto taken = save.carry_out(Answer{seat, *number, *action});
    if (!taken) return Failure(taken.error());
    return *action ? text_of(roster, **action) : std::string();
}

Result<Happened> choose(Save& save, SeatId seat, const std::string& which) {
    if (which != "a" && which != "b") return failure(ErrorCode::unknown_word, {which, "a, b"});
    return save.carry_out(Choose{seat, which == "b"});
}

Result<Happened> rule_on_question(Save& save, const std::string& yes_or_no,
                                  const std::string& told) {
    if (yes_or_no != "yes" && yes_or_no != "no") {
        return failure(ErrorCode::unknown_word, {yes_or_no, "yes, no"}, {},
                       nearest_word(yes_or_no, {"yes", "no"}));
    }
    return save.carry_out(GiveRuling{yes_or_no == "yes", told});
}

Result<LayCard> lay_card(Save& save, SeatId seat, const CardDrawn& drawn) {
    const auto text = text_of_card(save, seat, drawn);
    if (!text) return Failure(text.error());
    const auto command = command_in(save, *text);
    if (!command) return Failure(command.error());
    const auto laid = save.carry_out(*command);
    if (!laid) return Failure(veiled(save.definition(), save.state(), laid.error()));
    return std::get<LayCard>(*command);
}

}  // namespace flagplot
