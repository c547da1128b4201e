#pragma once

#include <string>
#include <string_view>
#include <vector>

/// \file
/// The closed vocabulary of `happens` blocks. docs/adjudication/README.md lists every form.

namespace flagplot::book {

/// The forms that lines may have: capitals stand for names, numbers and texts.
struct Form {
    std::string_view text;     ///< "F spots G by MODE , TEXT"
    std::string_view meaning;  ///< for the reference
    bool is_event = true;      ///< in its order among the others; false: of the outcome
};
[[nodiscard]] const std::vector<Form>& forms();

/// Has a line one of the forms? One that ends in "..." has the form it is the beginning of.
[[nodiscard]] bool has_form(std::string_view line);

/// Is this line what the expected one says? "..." at the end of the expected leaves the rest open.
[[nodiscard]] bool matches(std::string_view expected, std::string_view line);

}  // namespace flagplot::book
