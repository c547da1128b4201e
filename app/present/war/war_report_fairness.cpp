#include "present/war/war_report_fairness.h"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

#include "base/markdown.h"
#include "view/phrases.h"

namespace flagplot {

namespace {

/// The words in the dice of each turn: those of each side's last sheet before the turn was opened.
struct TurnWords {
    TurnNumber turn;
    std::vector<bool> has_word;  ///< by side
};

std::vector<TurnWords> words_of_turns(const War& war) {
    std::vector<TurnWords> turns;
    const std::size_t sides = war.definition.sides.size();
    std::vector<bool> given(sides);
    for (const WarTurn& turn : war.turns) {
        for (const Fact& fact : turn.facts) {
            if (const auto* sheet = std::get_if<SheetReceived>(&fact)) {
                const auto& orders = sheet->sheet.orders;
                given.at(sheet->seat.index()) = std::any_of(
                    orders.begin(), orders.end(),
                    [](const Order& order) { return std::holds_alternative<SendWord>(order); });
            }
            if (const auto* opened = std::get_if<TurnOpened>(&fact)) {
                turns.push_back({opened->turn, std::exchange(given, std::vector<bool>(sides))});
            }
        }
    }
    return turns;
}

std::string turns_text(const std::vector<TurnWords>& turns, std::size_t side, bool with_word) {
    std::string text;
    for (const TurnWords& turn : turns) {
        if (turn.has_word[side] != with_word) continue;
        text += fmt::format("{}{}", text.empty() ? "" : ", ", turn.turn.count);
    }
    return text.empty() ? "-" : text;
}

Markdown words_text(const War& war) {
    const auto turns = words_of_turns(war);
    Markdown text = "\n### Words in the dice\n\n";
    text += table_head({"Side", "Turns with a word of its own", "Turns without"});
    for (std::size_t side = 0; side < war.definition.sides.size(); ++side) {
        text += table_row({war.definition.sides[side].name, turns_text(turns, side, true),
                           turns_text(turns, side, false)});
    }
    return text;
}

Markdown entered_text(const War& war) {
    std::vector<std::string> entered;
    for (const WarTurn& turn : war.turns) {
        for (const Fact& fact : turn.facts) {
            const auto* fought = std::get_if<BattleFought>(&fact);
            if (fought == nullptr || fought->from == ResultFrom::fought) continue;
            entered.push_back(fmt::format("battle {}", fought->battle.number + 1));
        }
    }
    if (entered.empty()) return {};
    return markdown("\nResults that were entered by hand, not fought by the program: {}.\n",
                    enumeration(entered));
}

Markdown taken_back_text(const War& war) {
    Markdown text = "\n### What was taken back\n\n";
    if (war.taken_back.empty()) return text + "Nothing.\n";
    text += table_head({"Turn", "Command", "What", "Why"});
    for (const TakenBackNote& note : war.taken_back) {
        const std::string more =
            note.with_it == 0 ? "" : fmt::format(", and {} behind it", note.with_it);
        text += table_row({std::to_string(note.turn.count), std::to_string(note.command),
                           note.what + more, note.why});
    }
    return text;
}

Markdown dice_text(const War& war) {
    const std::string print = hex(war.commitment);
    if (war.public_seed) {
        return markdown("The dice were public, seed {}. Their fingerprint is `{}`.\n",
                        *war.public_seed, print);
    }
    Markdown text = markdown("The fingerprint of the secret of the dice is `{}`.", print);
    if (war.record_key) {
        text +=
            markdown(" The key of the fingerprints of the record is `{}`.", hex(*war.record_key));
    }
    return text + "\n";
}

}  // namespace

Markdown fairness_section(const War& war) {
    return Markdown("\n## Fair play\n\n") + dice_text(war) + words_text(war) + entered_text(war) +
           taken_back_text(war);
}

}  // namespace flagplot
