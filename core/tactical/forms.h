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
/// Orders that are too many to list (contract TC-3). A form is an order's text with slots, such as
/// `plot {ship} to {place}`, and what each slot accepts. Filled in, it is the text of an order,
/// which the module reads like any other.

namespace flagplot::tactical {

enum class SlotKind : std::uint8_t {
    place,    ///< on the board, like 4,5
    heading,  ///< degrees from north, three digits
    number,
    token,   ///< one token on the board, by its id
    tokens,  ///< several tokens
    choice   ///< one of several words
};

/// A gap to fill in.
struct FormSlot {
    std::string name;  ///< as written between { and } in the form's words
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
    std::string name;   ///< unique in a view: "step T3"
    std::string help;   ///< a few words for people
    std::string token;  ///< the id of the token whose order it is; empty: of all
    std::string words;  ///< the order's text, with {NAME} for each slot, each once
    std::vector<FormSlot> slots;

    friend bool operator==(const OrderForm&, const OrderForm&) = default;
};
FLAGPLOT_FIELDS(OrderForm, name, help, token, words, slots)

/// A place; a heading or number; ids of tokens or a word.
using SlotValue = std::variant<BoardPlace, std::int32_t, std::vector<std::string>>;

/// What an order would do, as far as the side that would give it knows.
struct OrderForecast {
    std::vector<BoardPlace> path;  ///< that it would take; empty: it moves nothing
    std::string cost;              ///< "2 of 5 movement points", or empty
    std::string why_not;           ///< empty: it can be given
    std::string meaning = {};  ///< of its words, a sentence or two for people; empty: they say it

    friend bool operator==(const OrderForecast&, const OrderForecast&) = default;
};
FLAGPLOT_FIELDS(OrderForecast, path, cost, why_not, meaning)

/// How a slot is written in the words of its form: "{place}".
[[nodiscard]] std::string mark_of(const FormSlot& slot);

/// The text of a value in a slot; none if it does not fit.
[[nodiscard]] std::optional<std::string> slot_text(const FormSlot& slot, const SlotValue& value);

/// What a slot accepts, in words: "a heading from 000 to 359", "one of T1, T2".
[[nodiscard]] std::string expected_in(const FormSlot& slot);

/// What cannot be of a form, a sentence for each: a slot that its words do not name, or more than
/// once; bounds the wrong way round; nothing to choose from; not a meaning for each word.
[[nodiscard]] std::vector<std::string> faults_of(const OrderForm& form);

/// The text of the order: the form with a value in each slot. Errors (`no_such_order`): a value is
/// missing, superfluous, of the wrong kind for its slot or outside its bounds.
[[nodiscard]] Result<std::string> filled_in(const OrderForm& form,
                                            const std::vector<SlotValue>& values);

}  // namespace flagplot::tactical

namespace flagplot {

template <>
inline constexpr std::array<std::string_view, 6> words_of<tactical::SlotKind>{
    "place", "heading", "number", "token", "tokens", "choice"};

}  // namespace flagplot
