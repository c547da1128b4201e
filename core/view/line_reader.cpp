#include "view/line_reader.h"

#include <algorithm>

#include "base/plain_text.h"
#include "view/clauses.h"

namespace flagplot {

namespace {

/// The names with this many words; a name that must be quoted counts as one word.
std::vector<std::string> of_words(const std::vector<std::string>& names, std::size_t count) {
    std::vector<std::string> fitting;
    std::copy_if(names.begin(), names.end(), std::back_inserter(fitting), [&](const auto& name) {
        return std::max<std::size_t>(1, words_of_name(name).size()) == count;
    });
    return fitting;
}

}  // namespace

Result<std::int32_t> LineReader::take_number(std::string_view what, std::int32_t lowest) {
    return WordReader::take_number(what, lowest, highest_number);
}

Result<Square> LineReader::take_square(std::string_view expected, std::string_view keyword) {
    if (is_at_end()) return missing(expected);
    const auto square = read_square(next().text);
    if (!square) {
        std::vector<std::string> candidates;
        if (!keyword.empty()) candidates.emplace_back(keyword);
        const auto meant = nearest_square(next().text, [](Square) { return true; });
        if (!meant.empty()) candidates.push_back(meant);
        return unexpected(expected, candidates);
    }
    skip(1);
    return *square;
}

std::optional<std::size_t> LineReader::take_name(const std::vector<std::string>& names) {
    struct Fit {
        std::size_t words = 0;
        bool is_exact = false;

        auto operator<=>(const Fit&) const = default;
    };
    std::optional<std::size_t> best;
    Fit best_fit;
    std::size_t taken = 0;
    for (std::size_t i = 0; i < names.size() && !is_at_end(); ++i) {
        const std::string name = plain(names[i]);
        const auto words = words_of_name(names[i]);
        const bool is_here =
            next().is_quoted ? is_same_word(name, next().text) : stands_here(words);
        if (!is_here) continue;
        const std::size_t count = next().is_quoted ? 1 : words.size();
        const Fit fit{count, name == joined_ahead(count)};
        if (best && fit <= best_fit) continue;
        best = i;
        best_fit = fit;
        taken = count;
    }
    // At the end of a line, "Conte di" is not read as "Conte" if there is a "Conte di Misurata".
    if (best && taken < left() && breaks_off_here(names)) return std::nullopt;
    skip(taken);
    return best;
}

Failure LineReader::no_name(ErrorCode code, const std::vector<std::string>& names,
                            const std::vector<std::string>& keywords) const {
    if (breaks_off_here(names)) {
        LineReader end = *this;
        end.skip(left());
        return end.missing("the rest of the name");
    }
    auto candidates = keywords;
    candidates.insert(candidates.end(), names.begin(), names.end());
    std::size_t longest = 1;
    for (const auto& name : names) longest = std::max(longest, words_of_name(name).size());
    for (std::size_t count = std::min(longest, left()); count > 0; --count) {
        const bool is_quoted = count == 1 && next().is_quoted;
        const std::string meant =
            nearest_word(joined_ahead(count), is_quoted ? candidates : of_words(candidates, count));
        if (!meant.empty()) return failure(code, {joined_ahead(count)}, place(), meant);
    }
    const auto begun = std::find_if(names.begin(), names.end(), [&](const auto& name) {
        return begins_with(words_of_name(name), {next().text});
    });
    return failure(code, {next().text}, place(), begun == names.end() ? "" : *begun);
}

/// The next words as one text. \pre there are so many
std::string LineReader::joined_ahead(std::size_t count) const {
    std::string text;
    for (std::size_t i = 0; i < count; ++i) text += (i == 0 ? "" : " ") + next(i).text;
    return text;
}

bool LineReader::stands_here(const std::vector<std::string>& name) const {
    if (name.empty() || name.size() > left()) return false;
    for (std::size_t i = 0; i < name.size(); ++i) {
        const LineWord& word = next(i);
        if (word.is_quoted || !is_same_word(word.text, name[i])) return false;
    }
    return true;
}

/// Does the line end in the middle of one of these names, as when a mail program has broken it?
bool LineReader::breaks_off_here(const std::vector<std::string>& names) const {
    const auto ahead = words_of_name(joined_ahead(left()));
    return std::any_of(names.begin(), names.end(), [&](const auto& name) {
        const auto words = words_of_name(name);
        return words.size() > ahead.size() && begins_with(words, ahead);
    });
}

std::vector<std::string> words_of_name(std::string_view name) {
    std::vector<std::string> texts;
    for (const LineWord& word : words_of_line(name, order_words)) {
        if (word.is_quoted) return {};
        texts.push_back(word.text);
    }
    return texts;
}

bool begins_with(const std::vector<std::string>& name, const std::vector<std::string>& words) {
    return !words.empty() && words.size() <= name.size() &&
           std::equal(words.begin(), words.end(), name.begin(),
                      [](const auto& a, const auto& b) { return is_same_word(a, b); });
}

std::string nearest_square(std::string_view word, const std::function<bool(Square)>& is_good) {
    constexpr std::size_t longest = 16;  // no name of a square is even half as long
    if (word.size() > longest) return {};
    std::vector<std::string> variants;
    for (std::size_t i = 0; i < word.size(); ++i) {
        variants.emplace_back(word).erase(i, 1);
    }
    for (std::size_t i = 1; i < word.size(); ++i) {
        std::string& exchanged = variants.emplace_back(word);
        std::swap(exchanged[i - 1], exchanged[i]);
    }
    for (const std::string& variant : variants) {
        const auto square = read_square(variant);
        if (square && is_good(*square)) return name_of(*square);
    }
    return {};
}

}  // namespace flagplot
