#pragma once

#include <span>
#include <vector>

#include "files/card_words.h"
#include "toml/keys.h"

/// \file
/// A deck file as written: one struct for each table, one member for each key.

namespace flagplot::file_schema {

/// What happens if a card's conditions are not met.
enum class Otherwise : std::uint8_t { no_effect, redraw };

}  // namespace flagplot::file_schema

namespace flagplot {
template <>
inline constexpr std::array<std::string_view, 2> words_of<file_schema::Otherwise>{"no effect",
                                                                                  "redraw"};
}  // namespace flagplot

namespace flagplot::file_schema {

// Sentences in the words of a deck (files/card_words.h). Their meaning is read later.
struct AimWords : Sentence {
    static std::string expected();
};
struct TestWords : Sentence {
    static std::string expected();
};
struct EffectWords : Sentence {
    static std::string expected();
};
struct LastsWords : Sentence {
    static std::string expected();
};

struct ChoiceTable {
    Spot spot;
    GivenList<Given<EffectWords>> choose;
};
[[nodiscard]] std::span<const KeyRow<ChoiceTable>> keys_of(std::type_identity<ChoiceTable>);

/// A question to the umpire, and the effects of each answer.
struct BranchTable {
    Spot spot;
    Given<Sentence> ask;
    GivenList<Given<EffectWords>> yes;
    GivenList<Given<EffectWords>> no;
};
[[nodiscard]] std::span<const KeyRow<BranchTable>> keys_of(std::type_identity<BranchTable>);

/// One effect, or two to choose from, or those of two answers.
struct EffectEntry {
    Given<EffectWords> effect;
    ChoiceTable choice;
    BranchTable branch;

    [[nodiscard]] bool is_choice() const { return choice.spot.line > 0; }
    [[nodiscard]] bool is_branch() const { return branch.spot.line > 0; }
};

template <>
struct Slot<EffectEntry> {
    static std::string expected();
    static KeysShown inner();
    static void read(const Source& source, std::string_view key, const toml::node& node,
                     EffectEntry& target);
};

struct CardTable {
    Spot spot;
    Given<CallName> name;
    Given<Whole<1, 20>> copies;
    Given<OneOf<CardKind>> kind;
    Given<AimWords> on;
    GivenList<Given<Word>> sides;
    GivenList<Given<OneOf<CardIf>>> only_if;
    Given<OneOf<Otherwise>> otherwise;
    Given<TestWords> test;
    GivenList<EffectEntry> effects;
    Given<LastsWords> lasts;
    Given<Sentence> seen;
    Given<Sentence> text;
};

struct DeckFile {
    Spot spot;
    GivenList<CardTable> cards;
};

[[nodiscard]] std::span<const KeyRow<CardTable>> keys_of(std::type_identity<CardTable>);
[[nodiscard]] std::span<const KeyRow<DeckFile>> keys_of(std::type_identity<DeckFile>);

}  // namespace flagplot::file_schema
