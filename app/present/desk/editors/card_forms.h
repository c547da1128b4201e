#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "files/card_words.h"

/// \file
/// Sentences in the words of a deck, put together by choosing: the forms come from the table of the
/// reader, and what may fill their places as well.

namespace flagplot::desk {

using CardForms = std::vector<file_schema::FormShown>;

/// A form and what fills its places: "damage N UNIT" with "1" and "random".
struct FilledForm {
    std::size_t form = 0;  ///< place in the list of forms
    std::vector<std::string> places = {};

    friend bool operator==(const FilledForm&, const FilledForm&) = default;
};

/// What a sentence is made of; nothing: it is none of these forms.
[[nodiscard]] std::optional<FilledForm> filled_form(const CardForms& forms,
                                                    const std::string& text);
/// The sentence. \pre the form is in the list; places that are wanting are left as they are called
[[nodiscard]] std::string text_of(const CardForms& forms, const FilledForm& filled);

/// The names of a form's places: "N", "UNIT".
[[nodiscard]] std::vector<std::string> places_of(const file_schema::FormShown& form);
/// What can fill a place of a form; empty: it is typed (a square, a text).
[[nodiscard]] std::vector<std::string> choices_for(const file_schema::FormShown& form,
                                                   const std::string& place,
                                                   const std::vector<std::string>& formations);
/// The form with something in each of its places.
[[nodiscard]] FilledForm proposed(const CardForms& forms, std::size_t form,
                                  const std::vector<std::string>& formations);

/// "d12 <= 3, +2 with auxiliaries" in its parts, and together again.
[[nodiscard]] std::vector<std::string> clauses_of(const std::string& test);
[[nodiscard]] std::string test_of(const std::vector<std::string>& clauses);

}  // namespace flagplot::desk
