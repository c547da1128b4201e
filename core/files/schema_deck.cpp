#include "files/schema_deck.h"

#include <array>

namespace flagplot::file_schema {

namespace {

constexpr std::array choice_rows{
    row<&ChoiceTable::choose>("choose", required,
                              "two effects, of which the owner of the formation takes one"),
};

constexpr std::array branch_rows{
    row<&BranchTable::ask>("ask", required, "a question that the umpire answers with yes or no"),
    row<&BranchTable::yes>("yes", required, "effects if the umpire says yes"),
    row<&BranchTable::no>("no", optional, "effects if the umpire says no; nothing if not given"),
};

constexpr std::array card_rows{
    row<&CardTable::name>("name", required, "its name, once in the deck"),
    row<&CardTable::copies>("copies", optional, "how many of it are in the deck; 1 if not given"),
    row<&CardTable::kind>("kind", required,
                          "kept in the hand and played by an order, or a blow that falls at once"),
    row<&CardTable::on>("on", required, "whom it concerns"),
    row<&CardTable::sides>("sides", optional,
                           "ids of the sides that have it in their deck; if not given, all that "
                           "draw from this deck"),
    row<&CardTable::only_if>("if", optional, "conditions, all of which must hold"),
    row<&CardTable::otherwise>("otherwise", optional,
                               "what happens where a condition fails; no effect if not given"),
    row<&CardTable::test>("test", optional, "the roll it needs to have an effect"),
    row<&CardTable::effects>("effects", required, "what it does, in this order"),
    row<&CardTable::lasts>("lasts", optional,
                           "how long what lasts of it lasts; 1 turn if not given"),
    row<&CardTable::seen>(
        "seen", optional,
        "what is seen of it from the bridge; needed on a card that concerns formations of "
        "its own or an area, or does something to an enemy's"),
    row<&CardTable::text>("text", optional,
                          "what its owner reads on it; needed for a card of the hand"),
};

constexpr std::array deck_rows{
    row<&DeckFile::cards>("card", required, "its cards"),
};

}  // namespace

std::string AimWords::expected() { return "a target like \"random own at sea\""; }
std::string TestWords::expected() { return "a test like \"d12 <= 3, +2 with auxiliaries\""; }
std::string EffectWords::expected() { return "an effect like \"damage 1 biggest\""; }
std::string LastsWords::expected() { return "a duration like \"2 turns\""; }

std::string Slot<EffectEntry>::expected() {
    return EffectWords::expected() +
           " or { choose = [ two of them ] } or { ask = \"QUESTION\", yes = [ some ], no = [ some "
           "] }";
}

KeysShown Slot<EffectEntry>::inner() {
    KeysShown shown = shown_keys<ChoiceTable>();
    KeysShown of_branch = shown_keys<BranchTable>();
    shown.insert(shown.end(), of_branch.begin(), of_branch.end());
    return shown;
}

void Slot<EffectEntry>::read(const Source& source, std::string_view key, const toml::node& node,
                             EffectEntry& target) {
    if (const auto* table = node.as_table()) {
        const bool is_branch =
            table->contains("ask") || table->contains("yes") || table->contains("no");
        if (is_branch) return read_table(source, *table, target.branch);
        read_table(source, *table, target.choice);
    } else if (node.is_string()) {
        Slot<Given<EffectWords>>::read(source, key, node, target.effect);
    } else {
        report_wrong(source, key, node, ErrorCode::wrong_type, expected(), {});
    }
}

std::span<const KeyRow<ChoiceTable>> keys_of(std::type_identity<ChoiceTable>) {
    return choice_rows;
}
std::span<const KeyRow<BranchTable>> keys_of(std::type_identity<BranchTable>) {
    return branch_rows;
}
std::span<const KeyRow<CardTable>> keys_of(std::type_identity<CardTable>) { return card_rows; }
std::span<const KeyRow<DeckFile>> keys_of(std::type_identity<DeckFile>) { return deck_rows; }

}  // namespace flagplot::file_schema
