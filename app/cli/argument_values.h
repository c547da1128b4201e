#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "cli/command_row.h"

namespace flagplot::cli {

/// What a shell offers for the value of an argument.
enum class Offers : std::uint8_t { nothing, files, folders, campaigns, sides, words, modules };

/// The value of an argument: its name in the manual, and what a shell offers for it.
struct ArgumentValue {
    std::string_view argument;  ///< its name, after that of the command if other commands use it
                                ///< differently: "--side", "battle --with"
    std::string_view word;      ///< "FILE", "N"
    Offers offers = Offers::nothing;
    std::string_view words = {};  ///< the words it offers, separated by blanks
};

/// The value of this argument of this command ("chart make"). One that is not in the table is a
/// text about which nothing is known.
[[nodiscard]] ArgumentValue value_of(std::string_view command, const ArgumentRow& row);

/// The words offered for it, separated by blanks: its own, or the names of the tactical modules.
[[nodiscard]] std::string offered_words(const ArgumentValue& value);

/// The help for an argument. `{modules}` in its row is replaced by the names of the tactical
/// modules.
[[nodiscard]] std::string help_of(const ArgumentRow& row);

}  // namespace flagplot::cli
