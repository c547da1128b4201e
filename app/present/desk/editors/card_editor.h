#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "present/desk/editors/card_forms.h"
#include "present/desk/editors/outline_edits.h"

/// \file
/// A deck of cards while it is edited: a value, and the only way from one to the next. It knows no
/// file.

namespace flagplot::desk {

/// One effect, or two of which one is chosen, or those of the umpire's yes and no.
struct EffectLine {
    std::vector<std::string> texts = {};
    std::optional<std::string> question = {};  ///< that the umpire is asked
    std::size_t yes = 0;                       ///< this many texts belong to yes, the rest to no

    friend bool operator==(const EffectLine&, const EffectLine&) = default;
    [[nodiscard]] bool is_choice() const { return !question && texts.size() > 1; }
};

/// A card as it is written; missing values are empty.
struct CardLine {
    std::string name;
    std::string copies = {};
    std::string kind = {};
    std::string on = {};
    std::vector<std::string> sides = {};
    std::vector<std::string> conditions = {};
    std::string otherwise = {};
    std::string test = {};
    std::vector<EffectLine> effects = {};
    std::string lasts = {};
    std::string seen = {};
    std::string text = {};
};

/// \invariant `cards` agrees with `edits.now`; what is picked exists
struct CardEditor {
    OutlineEdits edits = {};
    std::vector<std::string> formations = {};  ///< ids that effects can name; empty: not known
    /// Ids of sides that draw from this deck; empty: not known.
    std::vector<std::string> sides = {};
    std::vector<CardLine> cards = {};
    std::optional<std::size_t> card = {};  ///< picked
    std::string message = {};              ///< why something was refused

    [[nodiscard]] const CardLine* picked() const { return card ? &cards[*card] : nullptr; }
};

struct PickCard {
    std::optional<std::size_t> card;
};
/// A card after the picked one, or after all.
struct NewCard {};
struct CopyCard {
    std::size_t card = 0;
};
struct RemoveCard {
    std::size_t card = 0;
};
struct MoveCard {
    std::size_t card = 0;
    bool is_up = false;
};
enum class CardKey : std::uint8_t {
    name,
    copies,
    kind,
    on,
    sides,  ///< their ids, separated by commas
    otherwise,
    test,
    lasts,
    seen,
    text
};
/// Consecutive typing into one line is one step of undo.
struct WriteCard {
    std::size_t card = 0;
    CardKey key{};
    std::string text;  ///< empty removes the value, if it may be left out
};
/// Adds a condition, or removes it if it is there.
struct SwitchCondition {
    std::size_t card = 0;
    std::string word;
};
/// Adds or removes a side that has the card, alone or with others; none: all have it.
struct SwitchSide {
    std::size_t card = 0;
    std::string side;
};
struct AddEffect {
    std::size_t card = 0;
};
struct RemoveEffect {
    std::size_t card = 0;
    std::size_t effect = 0;
};
/// Exchanges an effect with the one before or after it: their order matters (A-ST-41).
struct MoveEffect {
    std::size_t card = 0;
    std::size_t effect = 0;
    bool is_up = false;
};
struct WriteEffect {
    std::size_t card = 0;
    std::size_t effect = 0;
    std::size_t half = 0;  ///< which of its texts
    std::string text;
};
struct WriteQuestion {
    std::size_t card = 0;
    std::size_t effect = 0;
    std::string text;
};
/// Adds or removes an effect of the umpire's yes or no.
struct ChangeAnswer {
    std::size_t card = 0;
    std::size_t effect = 0;
    bool is_yes = false;
    bool is_more = false;
};
/// One effect becomes a choice of two, a choice a question to the umpire, a question one effect.
struct SwitchChoice {
    std::size_t card = 0;
    std::size_t effect = 0;
};
using CardIntent =
    std::variant<PickCard, NewCard, CopyCard, RemoveCard, MoveCard, WriteCard, SwitchCondition,
                 SwitchSide, AddEffect, RemoveEffect, MoveEffect, WriteEffect, WriteQuestion,
                 ChangeAnswer, SwitchChoice, PickPlace, UndoStep, RedoStep>;

/// The editor after an intent. Never fails: the reason for a refusal is in `message`.
[[nodiscard]] CardEditor cards_after(CardEditor editor, const CardIntent& intent);

/// The words that a key accepts; empty: any text, or a sentence of `card_forms.h`.
[[nodiscard]] std::vector<std::string> words_for(CardKey key);
/// The sides of a card as they are typed: "uk, axis".
[[nodiscard]] std::string sides_text(const CardLine& card);
/// The sides that a card can be given to: those that draw from the deck, and those it already
/// names.
[[nodiscard]] std::vector<std::string> sides_to_offer(const CardEditor& editor,
                                                      const CardLine& card);

/// An editor with this deck, without steps to undo.
[[nodiscard]] CardEditor cards_editor(Outline deck, std::vector<std::string> formations,
                                      std::vector<std::string> sides = {});

}  // namespace flagplot::desk
