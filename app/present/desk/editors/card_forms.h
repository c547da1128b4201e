#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "files/card_words.h"

/// \file
/// Sentences in the words of a deck, put together from choices. The forms, and what their
/// placeholders accept, come from the table of the reader.

namespace flagplot::desk {

using CardForms = std::vector<file_schema::FormShown>;

/// A form and the values of its placeholders: "damage N UNIT" with "1" and "random".
struct FilledForm {
    std::size_t form = 0;  ///< index in the list of forms
    std::vector<std::string> places = {};

    friend bool operator==(const FilledForm&, const FilledForm&) = default;
};

/// The form and values of a sentence; none if it is not one of these forms.
[[nodiscard]] std::optional<FilledForm> filled_form(const CardForms& forms,
                                                    const std::string& text);
/// The sentence. \pre the form is in the list. Missing values are left as placeholders.
[[nodiscard]] std::string text_of(const CardForms& forms, const FilledForm& filled);

/// A form's placeholders: "N", "UNIT".
[[nodiscard]] std::vector<std::string> places_of(const file_schema::FormShown& form);
/// The values of a placeholder; empty: any text (a square, a sentence).
[[nodiscard]] std::vector<std::string> choices_for(const file_schema::FormShown& form,
                                                   const std::string& place,
                                                   const std::vector<std::string>& formations);
/// The form with some value for each placeholder.
[[nodiscard]] FilledForm proposed(const CardForms& forms, std::size_t form,
                                  const std::vector<std::string>& formations);

/// Splits "d12 <= 3, +2 with auxiliaries" into its parts, and joins them.
[[nodiscard]] std::vector<std::string> clauses_of(const std::string& test);
[[nodiscard]] std::string test_of(const std::vector<std::string>& clauses);

}  // namespace flagplot::desk
