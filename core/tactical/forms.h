#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "base/fields.h"
#include "base/result.h"
#include "tactical/scene.h"

/// \file
/// Orders that are too many to list (contract TC-3): a form is an order's text with slots in it,
/// `plot {ship} to {place}`, and what may stand in each. Filled in it is the text of an order,
/// which the module reads like any other.

namespace flagplot::tactical {

enum class SlotKind : std::uint8_t {
    place,    ///< of the board, like 4,5
    heading,  ///< degrees from north, three digits
    number,
    token,   ///< one thing on the board, by its id
    tokens,  ///< several of them
    choice   ///< one of some words
};

/// What is to be filled in.
struct FormSlot {
    std::string name;  ///< as the words of the form have it between { and }
    SlotKind kind{};
    std::int32_t least = 0;                  ///< of a number; of tokens, how many
    std::int32_t most = 0;                   ///< of the same
    std::vector<std::string> among;          ///< the ids, or the words; each once
    std::vector<BoardPlace> places;          ///< that may be named; empty: any of the board
    std::vector<std::string> meanings = {};  ///< of the words, for people; empty: they say it

    friend bool operator==(const FormSlot&, const FormSlot&) = default;
};
FLAGPLOT_FIELDS(FormSlot, name, kind, least, most, among, places, meanings)

struct OrderForm {
    std::string name;   ///< each once in a view: "step T3"
    std::string help;   ///< a few words for people
    std::string token;  ///< whose order it is, by its id; empty: of all
    std::string words;  ///< the order's text, with {NAME} for every slot, each once
    std::vector<FormSlot> slots;

    friend bool operator==(const OrderForm&, const OrderForm&) = default;
};
FLAGPLOT_FIELDS(OrderForm, name, help, token, words, slots)

/// A place; a heading or number; ids of tokens or a word.
using SlotValue = std::variant<BoardPlace, std::int32_t, std::vector<std::string>>;

/// What would come of an order, by what the side that is about to give it knows.
struct OrderForecast {
    std::vector<BoardPlace> path;  ///< it would take; empty: it moves nothing
    std::string cost;              ///< "2 of 5 movement points", or empty
    std::string why_not;           ///< empty: it can be given
    std::string meaning = {};  ///< of its words, a sentence or two for people; empty: they say it

    friend bool operator==(const OrderForecast&, const OrderForecast&) = default;
};
FLAGPLOT_FIELDS(OrderForecast, path, cost, why_not, meaning)

/// How a slot stands in the words of its form: "{place}".
[[nodiscard]] std::string mark_of(const FormSlot& slot);

/// The text of a value in a slot; none: it does not fit.
[[nodiscard]] std::optional<std::string> slot_text(const FormSlot& slot, const SlotValue& value);

/// What may stand in a slot, in words: "a heading from 000 to 359", "one of T1, T2".
[[nodiscard]] std::string expected_in(const FormSlot& slot);

/// What cannot be of a form, a sentence for each: a slot that its words do not name, or more than
/// once; bounds the wrong way round; nothing to choose from; not a meaning for each word.
[[nodiscard]] std::vector<std::string> faults_of(const OrderForm& form);

/// The text of the order: the form with a value in every slot. Errors (`no_such_order`): a value is
/// missing, too many, of another kind than its slot's or out of its bounds.
[[nodiscard]] Result<std::string> filled_in(const OrderForm& form,
                                            const std::vector<SlotValue>& values);

}  // namespace flagplot::tactical

namespace flagplot {

template <>
inline constexpr std::array<std::string_view, 6> words_of<tactical::SlotKind>{
    "place", "heading", "number", "token", "tokens", "choice"};

}  // namespace flagplot
