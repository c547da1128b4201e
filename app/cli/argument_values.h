#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "cli/command_row.h"

namespace flagplot::cli {

/// What a shell offers for the value of an argument.
enum class Offers : std::uint8_t { nothing, files, folders, campaigns, sides, words, modules };

/// What may be written for an argument: how the manual calls it, and what a shell offers.
struct ArgumentValue {
    std::string_view argument;  ///< its name, behind that of the command where another means it
                                ///< differently: "--side", "battle --with"
    std::string_view word;      ///< "FILE", "N"
    Offers offers = Offers::nothing;
    std::string_view words = {};  ///< those that it offers, with blanks between them
};

/// What may be written for this argument of this command ("chart make"). One that the table of
/// values does not have is a text of which nothing is known.
[[nodiscard]] ArgumentValue value_of(std::string_view command, const ArgumentRow& row);

/// The words that are offered for it, with blanks between them: its own, or the names of the
/// tactical modules.
[[nodiscard]] std::string offered_words(const ArgumentValue& value);

/// What the help says of an argument: where its row has `{modules}`, the names of the tactical
/// modules.
[[nodiscard]] std::string help_of(const ArgumentRow& row);

}  // namespace flagplot::cli
