#include "cli/standing.h"

#include <fmt/format.h>

#include <algorithm>
#include <iterator>

#include "campaign/ruling_text.h"
#include "cli/command_context.h"
#include "operations/missing_orders.h"
#include "operations/releases.h"
#include "present/side/card_text.h"
#include "present/truth/fact_text.h"
#include "view/phrases.h"

namespace flagplot::cli {

namespace {

/// The umpire's names of the phases.
constexpr std::array<std::string_view, words_of<Phase>.size()> phase_texts{
    "waiting for orders",       "cards are played and drawn",
    "searches are flown",       "the initiative is being rolled for",
    "formations are activated", "courses are changed",
    "formations move",          "late sightings are tried",
    "a battle waits",           "the turn is being closed",
    "the campaign is over",
};

std::string waiting(const Definition& definition, const CampaignState& state,
                    const FreedCaptain& freed) {
    const FormationRow& row = row_of(definition, state, freed.formation);
    return fmt::format(
        "The captain of {} [{}] has been freed and may change course:\n"
        "  flagplot answer SAVE --side {} {} [ORDER]\n",
        row.name, row.id, definition.side(row.side).id, row.id);
}

std::string waiting(const Definition& definition, const CampaignState& state,
                    const OpenBattle& open) {
    const Battle& battle = state.battles.at(open.battle.index());
    std::vector<std::string> ids;
    for (const FormationId id : battle.formations) {
        ids.push_back(row_of(definition, state, id).id);
    }
    return fmt::format(
        "Battle {} in {} between {} must be fought:\n"
        "  flagplot battle SAVE {} --auto | --play | --historical | --export DIR | --report FILE\n",
        open.battle.number + 1, name_of(battle.square), listed(ids, " and "),
        open.battle.number + 1);
}

std::string about(const Definition& definition, const CampaignState& state,
                  const std::optional<FormationId>& formation) {
    if (!formation) return {};
    const FormationRow& row = row_of(definition, state, *formation);
    return fmt::format(", about {} [{}]", row.name, row.id);
}

/// The two options of a card, one per line.
std::string choices_of(const Card& card) {
    for (const auto& effect : card.effects) {
        const auto* choice = std::get_if<Choice>(&effect);
        if (choice == nullptr) continue;
        return fmt::format("  a: {}\n  b: {}\n", card_effect_text(choice->a.what),
                           card_effect_text(choice->b.what));
    }
    return {};
}

std::string waiting(const Definition& definition, const CampaignState& state,
                    const CardChoice& choice) {
    const SideRow& side = definition.side(choice.side);
    const Card& card = definition.card(choice.card);
    return fmt::format(
        "{} must choose what the card \"{}\" does{}:\n"
        "{}  flagplot choose SAVE a|b --side {}\n",
        side.name, card.name, about(definition, state, choice.formation), choices_of(card),
        side.id);
}

/// The state of a side's orders for this turn, except for a sheet that was refused.
std::string orders_taken(const Definition& definition, const CampaignState& state, SideId side) {
    if (state.sheets.contains(seat_of(side))) {
        const bool is_overruled =
            std::binary_search(state.overruled.begin(), state.overruled.end(), seat_of(side));
        return is_overruled ? "orders are in, against the rules by your ruling" : "orders are in";
    }
    if (state.progress.phase != Phase::orders) return "no orders came for this turn";
    return fmt::format("no orders yet; if none arrive: {}",
                       missing_text(definition.side(side).missing));
}

std::string orders_text(const Definition& definition, const CampaignState& state, SideId side) {
    const auto refused = state.refused.find(seat_of(side));
    const std::string taken = orders_taken(definition, state, side);
    if (refused == state.refused.end()) return taken;
    return fmt::format("{}; its last sheet was refused: {}", taken, refused->second);
}

std::string waiting(const Definition& definition, const CampaignState& state,
                    const UmpireAsked& asked) {
    return fmt::format(
        "The umpire must rule{}: {}\n"
        "  flagplot ruling SAVE yes|no [--tell TEXT]\n",
        about(definition, state, asked.formation), asked.question);
}

}  // namespace

std::string waiting_text(const Definition& definition, const CampaignState& state) {
    if (!state.stop) return {};
    return std::visit([&](const auto& stop) { return waiting(definition, state, stop); },
                      *state.stop);
}

std::string standing_text(const Definition& definition, const CampaignState& state) {
    const Calendar& calendar = definition.calendar;
    const auto phase = static_cast<std::size_t>(state.progress.phase);
    std::string text = fmt::format("{}, ", date_hour(calendar.begin_of(state.turn)));
    if (state.progress.phase == Phase::over) {
        return text +
               fmt::format("after turn {}: {}.\n", calendar.last_turn().count, phase_texts[phase]);
    }
    text += fmt::format("turn {} of {}, {}: {}.\n", state.turn.count, calendar.last_turn().count,
                        word_of(light_of(definition, state, state.turn)), phase_texts[phase]);
    for (std::uint32_t side = 0; side < definition.sides.size(); ++side) {
        const SideRow& row = definition.sides[side];
        text += fmt::format("  {} ({}): {}\n", row.name, row.id,
                            orders_text(definition, state, {side}));
    }
    if (state.progress.phase != Phase::orders && !state.stop) {
        text += "The turn is not over: flagplot resolve SAVE goes on with it.\n";
    }
    return text + waiting_text(definition, state);
}

std::string held_back_text(const Definition& definition, const CampaignState& state) {
    if (!is_held_back(definition, state)) return {};
    const bool is_from_some = !sides_behind(definition, state).empty();
    std::vector<SideId> held;
    std::string previews;
    for (std::uint32_t side = 0; side < definition.sides.size(); ++side) {
        if (is_from_some && !is_held_back(definition, state, seat_of({side}))) continue;
        held.push_back({side});
        previews +=
            fmt::format("  flagplot brief SAVE --side {} --preview\n", definition.sides[side].id);
    }
    const std::string whose = is_from_some ? "Still held back from " + names_of(definition, held)
                                           : "The sides have not been shown this yet";
    return whose + ". Look at it, then release it:\n" + previews + "  flagplot release SAVE\n";
}

std::string rulings_text(const Definition& definition, const CampaignState& state) {
    const StandingRulings& rulings = state.rulings;
    std::string text;
    for (std::size_t i = 0; i < rulings.switches.size(); ++i) {
        const RuledSwitch& each = rulings.switches[i];
        const bool is_last = std::none_of(
            rulings.switches.begin() + static_cast<std::ptrdiff_t>(i) + 1, rulings.switches.end(),
            [&](const RuledSwitch& later) { return later.key == each.key; });
        if (is_last) text += fmt::format("  switch {} = {}\n", each.key, each.value);
    }
    if (rulings.amended) {
        text += fmt::format("  the campaign as amended to {}; log says what differs\n",
                            short_hex(*rulings.amended));
    }
    for (const auto& [turn, light] : rulings.lights) {
        if (turn < state.turn) continue;
        text += fmt::format("  light of turn {}: {}\n", turn.count, word_of(light));
    }
    for (const auto& [key, shows] : rulings.dice) {
        text += fmt::format("  {} shows {}\n", key_text(key), shows);
    }
    for (const RuledPoints& points : rulings.points) {
        text += fmt::format("  {} {:+} points: {}\n", definition.side(points.side).name,
                            points.points, points.text);
    }
    return text.empty() ? text : "Rulings in force:\n" + text;
}

std::string messages_text(const Save& save) {
    std::string text;
    for (const Fact& message : messages_since_release(save)) {
        text += fmt::format("  {}\n", sentence_of(save.definition(), save.state(), message));
    }
    return text.empty() ? text : "Messages since the last release:\n" + text;
}

std::string score_text(const Definition& definition, const CampaignState& state) {
    if (definition.victory.empty()) return {};
    const std::vector<std::int32_t> points = scores(definition, state);
    std::vector<std::string> sides;
    for (std::size_t side = 0; side < points.size(); ++side) {
        sides.push_back(fmt::format("{} {}", definition.sides[side].name, points[side]));
    }
    return fmt::format("Victory points so far: {}.\n", listed(sides, ", "));
}

std::string dice_text(const DiceSource& dice) {
    if (dice.public_seed) {
        return fmt::format("The dice are public: seed {}.\n", *dice.public_seed);
    }
    return fmt::format("The dice are secret; their commitment is {}.\n",
                       short_hex(commitment_of(dice.secret)));
}

std::string record_text(const Save& save) {
    return fmt::format("The record holds {}; the last of the line of play is {}.\n",
                       counted(std::ssize(save.entries()), "command"), save.head());
}

}  // namespace flagplot::cli
