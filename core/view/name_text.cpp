#include "view/name_text.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>

#include "base/plain_text.h"
#include "view/clauses.h"
#include "view/line_reader.h"

namespace flagplot {

namespace {

/// Does `name` differ from `plain_name` in a letter or digit, which no reader leaves out or splits
/// words by? If so, it does not begin with the same words, and need not be split.
/// \pre `is_read_as(plain_name)`
bool parts_from(std::string_view name, std::string_view plain_name) {
    const auto parted =
        std::mismatch(name.begin(), name.end(), plain_name.begin(), plain_name.end(),
                      [](char a, char b) { return lower_case(a) == lower_case(b); })
            .first;
    return parted != name.end() && (is_letter(*parted) || is_digit(*parted));
}

}  // namespace

std::string quoted_name(const std::string& name) { return "\"" + name + "\""; }

bool is_read_as(const std::string& name, const std::vector<std::string>& words) {
    return !words.empty() && name == fmt::format("{}", fmt::join(words, " "));
}

std::string name_as_word(const std::string& name) {
    const auto words = words_of_name(name);
    return words.size() == 1 && is_read_as(name, words) ? name : quoted_name(name);
}

std::string name_in_front(const std::string& name) {
    return name.front() == '>' || is_side_clause(name) ? quoted_name(name) : name_as_word(name);
}

std::string name_among(const std::vector<std::string>& names, std::size_t which) {
    const std::string& name = names.at(which);
    const auto words = words_of_name(name);
    if (!is_read_as(name, words) || is_one_of(detach_words, words.front()))
        return quoted_name(name);
    for (std::size_t i = 0; i < names.size(); ++i) {
        if (i == which || parts_from(names[i], name)) continue;
        if (begins_with(words_of_name(names[i]), words)) return quoted_name(name);
    }
    return name;
}

std::string name_of_card(const std::string& name) {
    const auto words = words_of_name(name);
    const bool has_target = std::any_of(
        words.begin(), words.end(), [](const auto& word) { return is_one_of(target_words, word); });
    return is_read_as(name, words) && !has_target ? name : quoted_name(name);
}

}  // namespace flagplot
