#include "present/truth/battle_difference.h"

#include <fmt/format.h>

#include <algorithm>

#include "campaign/engagement.h"
#include "campaign/result_checks.h"
#include "view/phrases.h"

namespace flagplot {

namespace {

struct Difference {
    const Definition& definition;
    const CampaignState& state;
    const ResultCase& result;

    [[nodiscard]] std::string title(FormationId id) const {
        const FormationRow& row = row_of(definition, state, id);
        return fmt::format("{} [{}] of {}", row.name, row.id, definition.side(row.side).name);
    }

    [[nodiscard]] std::string change(std::string_view what, Hundredths before,
                                     Hundredths after) const {
        return before == after ? "" : fmt::format(", {} {} -> {}", what, before.count, after.count);
    }

    /// "hull 100 -> 40, speed 100 -> 50", or that she has not changed.
    [[nodiscard]] std::string changes(const ShipState& before, const ShipOutcome& after) const {
        std::string text;
        if (before.fate != after.fate) {
            text += fmt::format(", {}{}", word_of(after.fate),
                                after.by ? " by " + definition.side(*after.by).name : "");
        }
        text +=
            change("hull", before.hull, after.hull) + change("speed", before.speed, after.speed) +
            change("crew", before.crew, after.crew.value_or(before.crew)) +
            change("firepower", before.firepower, after.firepower.value_or(before.firepower)) +
            change("ammunition", before.ammunition, after.ammunition.value_or(before.ammunition));
        if (after.notes && *after.notes != before.notes) {
            for (const ToldText& note : *after.notes) text += ", " + note.text;
            if (after.notes->empty()) text += ", nothing lasts";
        }
        return text.empty() ? "as she went in" : text.substr(2);
    }

    [[nodiscard]] std::string ship_line(const BattleOutcome& outcome, ShipId ship) const {
        const auto found = std::find_if(outcome.ships.begin(), outcome.ships.end(),
                                        [&](const ShipOutcome& each) { return each.ship == ship; });
        const ShipState& before = went_in(state, result.battle(), ship);
        return fmt::format(
            "    {}: {}\n", definition.ship(ship).ship.name,
            found == outcome.ships.end() ? "as she went in" : changes(before, *found));
    }

    [[nodiscard]] std::string ships(const BattleOutcome& outcome) const {
        std::string text;
        std::vector<ShipId> shown;
        for (const FormationId id : result.battle().formations) {
            text += fmt::format("  {}\n", title(id));
            for (const ShipId ship : ships_in(state, result.battle())) {
                if (formation_in(state, result.battle(), ship) != id) continue;
                text += ship_line(outcome, ship);
                shown.push_back(ship);
            }
        }
        std::string others;
        for (const ShipOutcome& ship : outcome.ships) {
            if (std::find(shown.begin(), shown.end(), ship.ship) != shown.end()) continue;
            others += ship_line(outcome, ship.ship);
        }
        return others.empty() ? text : text + "  In none of these formations now\n" + others;
    }

    [[nodiscard]] std::string left(const BattleOutcome& outcome) const {
        std::string text;
        for (const BrokenOff& left : outcome.left) {
            std::vector<std::string> names;
            for (const ShipId ship : left.ships) names.push_back(definition.ship(ship).ship.name);
            text += fmt::format("  {}{} breaks off to {}.\n",
                                names.empty() ? "" : enumeration(names) + " of ",
                                title(left.formation), name_of(left.to));
        }
        return text;
    }

    [[nodiscard]] std::string learned(const BattleOutcome& outcome) const {
        std::string text;
        for (const auto& [side, number] : result.battle().numbers) {
            std::string what = "nothing";
            for (const Learned& each : outcome.learned) {
                if (each.side == side) what = fmt::format("\"{}\"", each.text);
            }
            text += fmt::format("  {} learns {}.\n", definition.side(side).name, what);
        }
        return text;
    }

    [[nodiscard]] std::string head(const BattleOutcome& outcome) const {
        const std::string ended =
            outcome.ended_by ? fmt::format(", ended by {}", phrase_of(*outcome.ended_by)) : "";
        const std::string holder = outcome.field_holder
                                       ? definition.side(*outcome.field_holder).name + " holds"
                                       : std::string("nobody holds");
        return fmt::format("Battle {} in {}: {}{}; {} the field.\n", result.id.number + 1,
                           name_of(result.battle().square), counted(outcome.minutes, "minute"),
                           ended, holder);
    }
};

std::string filled_text(const std::vector<std::string>& filled) {
    if (filled.empty()) return {};
    std::string text = "Not known, and filled in:\n";
    for (const std::string& what : filled) text += "  " + what + "\n";
    return text;
}

std::string refusals_text(const ResultCase& result, const std::string& overruled) {
    std::string text;
    for (const ResultCheck& check : result_checks()) {
        const auto refusal = check.refusal(result);
        if (!refusal) continue;
        text += fmt::format("  {}\n    if overruled: {}\n", describe(*refusal), check.overruled);
    }
    if (text.empty()) return {};
    return (overruled.empty() ? "Refused:\n" : fmt::format("Overruled (\"{}\"):\n", overruled)) +
           text;
}

}  // namespace

std::string difference_text(const Definition& definition, const CampaignState& state,
                            const ReportBattle& report, const std::vector<std::string>& filled) {
    const ResultCase result{definition, state, report.battle, report.outcome};
    const BattleOutcome outcome = settled(result);
    const Difference difference{definition, state, result};
    return difference.head(outcome) + difference.ships(outcome) + difference.left(outcome) +
           difference.learned(outcome) + filled_text(filled) +
           refusals_text(result, report.overruled);
}

}  // namespace flagplot
