#pragma once

#include <cstddef>
#include <string>
#include <vector>

/// \file
/// Names as an order writes them: in quotation marks if they would not be read back correctly
/// without.

namespace flagplot {

[[nodiscard]] std::string quoted_name(const std::string& name);

/// Would these words of a line be read as exactly this name?
[[nodiscard]] bool is_read_as(const std::string& name, const std::vector<std::string>& words);

/// A name that is one word of a line.
[[nodiscard]] std::string name_as_word(const std::string& name);

/// The name of a formation at the beginning of a line.
[[nodiscard]] std::string name_in_front(const std::string& name);

/// One of several names, of any number of words.
[[nodiscard]] std::string name_among(const std::vector<std::string>& names, std::size_t which);

/// The name of a card, which its target may follow.
[[nodiscard]] std::string name_of_card(const std::string& name);

}  // namespace flagplot
