#include "view/line_reader.h"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>

#include "view/clauses.h"

namespace flagplot {

namespace {

/// Those of the names that have so many words; what must be quoted counts as one.
std::vector<std::string> of_words(const std::vector<std::string>& names, std::size_t count) {
    std::vector<std::string> fitting;
    std::copy_if(names.begin(), names.end(), std::back_inserter(fitting), [&](const auto& name) {
        return std::max<std::size_t>(1, words_of_name(name).size()) == count;
    });
    return fitting;
}

}  // namespace

bool LineReader::is_next(std::string_view keyword) const {
    return !is_at_end() && !next().is_quoted && is_same_word(next().text, keyword);
}

bool LineReader::take_if(std::string_view keyword) {
    const bool is_there = is_next(keyword);
    if (is_there) ++next_;
    return is_there;
}

std::optional<Error> LineReader::require(std::string_view keyword) {
    if (take_if(keyword)) return std::nullopt;
    const std::string expected = fmt::format("\"{}\"", keyword);
    if (is_at_end()) return missing(expected).value();
    return unexpected(expected, {std::string(keyword)}).value();
}

void LineReader::part_brackets(std::string_view keyword) {
    std::vector<PlainWord> parted(words_.begin(),
                                  words_.begin() + static_cast<std::ptrdiff_t>(next_));
    std::size_t i = next_;
    for (; i < words_.size(); ++i) {
        PlainWord word = words_[i];
        if (!word.is_quoted && is_same_word(word.text, keyword)) break;
        const std::string& text = word.text;
        const std::size_t opened =
            word.is_quoted ? 0 : std::min(text.find_first_not_of('('), text.size());
        for (std::size_t n = 0; n < opened; ++n) parted.push_back({"(", word.column++, false});
        word.text.erase(0, opened);
        const std::size_t kept = word.is_quoted ? text.size() : text.find_last_not_of(')') + 1;
        const std::size_t closed = text.size() - kept;
        word.text.resize(kept);
        if (word.is_quoted || !word.text.empty()) parted.push_back(word);
        std::int32_t column = word.column + width_of(word.text);
        for (std::size_t n = 0; n < closed; ++n) parted.push_back({")", column++, false});
    }
    parted.insert(parted.end(), words_.begin() + static_cast<std::ptrdiff_t>(i), words_.end());
    words_ = std::move(parted);
}

Result<std::int32_t> LineReader::take_number(std::string_view what, std::int32_t lowest) {
    if (is_at_end()) return missing("a number");
    const std::string& text = next().text;
    const bool is_number =
        std::all_of(text.begin(), text.end(), [](char c) { return c >= '0' && c <= '9'; });
    if (!is_number) return unexpected("a number", {});
    std::int32_t number = 0;
    const auto read = std::from_chars(text.data(), text.data() + text.size(), number);
    if (read.ec != std::errc{} || number < lowest || number > highest_number) {
        return failure(ErrorCode::out_of_range,
                       {std::string(what), text,
                        fmt::format("a number from {} to {}", lowest, highest_number)},
                       place());
    }
    ++next_;
    return number;
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
    ++next_;
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
    // "Conte di" at the end of a line is no "Conte" where there is a "Conte di Misurata".
    if (best && taken < words_ahead() && breaks_off_here(names)) return std::nullopt;
    next_ += taken;
    return best;
}

Failure LineReader::missing(std::string_view expected) const {
    const std::string before = words_.empty() ? "" : words_[next_ - 1].text;
    return failure(ErrorCode::incomplete_order, {std::string(expected), before}, place());
}

Failure LineReader::unexpected(std::string_view expected,
                               const std::vector<std::string>& candidates) const {
    return failure(ErrorCode::unexpected_word, {next().text, std::string(expected)}, place(),
                   nearest_word(next().text, candidates));
}

Failure LineReader::unknown(ErrorCode code, const std::vector<std::string>& words) const {
    return failure(code, {next().text, list_of(words)}, place(), nearest_word(next().text, words));
}

Failure LineReader::none_of(const std::vector<std::string>& words) const {
    if (is_at_end()) return missing(either_of(words));
    return unknown(ErrorCode::unknown_word, words);
}

Failure LineReader::no_name(ErrorCode code, const std::vector<std::string>& names,
                            const std::vector<std::string>& keywords) const {
    if (breaks_off_here(names)) {
        LineReader end = *this;
        end.next_ = words_.size();
        return end.missing("the rest of the name");
    }
    auto candidates = keywords;
    candidates.insert(candidates.end(), names.begin(), names.end());
    std::size_t longest = 1;
    for (const auto& name : names) longest = std::max(longest, words_of_name(name).size());
    for (std::size_t count = std::min(longest, words_ahead()); count > 0; --count) {
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
    for (std::size_t i = 0; i < count; ++i) text += (i == 0 ? "" : " ") + words_[next_ + i].text;
    return text;
}

bool LineReader::stands_here(const std::vector<std::string>& name) const {
    if (name.empty() || name.size() > words_ahead()) return false;
    for (std::size_t i = 0; i < name.size(); ++i) {
        const PlainWord& word = words_[next_ + i];
        if (word.is_quoted || !is_same_word(word.text, name[i])) return false;
    }
    return true;
}

/// Does the line end within one of these names, as when a mail has broken it?
bool LineReader::breaks_off_here(const std::vector<std::string>& names) const {
    const auto ahead = words_of_name(joined_ahead(words_ahead()));
    return std::any_of(names.begin(), names.end(), [&](const auto& name) {
        const auto words = words_of_name(name);
        return words.size() > ahead.size() && begins_with(words, ahead);
    });
}

/// Of the next word, or behind the last one.
Place LineReader::place() const {
    if (!is_at_end()) return {"", 0, next().column};
    if (words_.empty()) return {"", 0, 1};
    const PlainWord& last = words_.back();
    return {"", 0, last.column + width_of(last.text) + (last.is_quoted ? 2 : 0)};
}

std::optional<std::size_t> LineReader::take_one_of(const std::vector<std::string>& words) {
    for (std::size_t i = 0; i < words.size(); ++i) {
        if (take_if(words[i])) return i;
    }
    return std::nullopt;
}

std::vector<std::string> words_of_name(std::string_view name) {
    std::vector<std::string> texts;
    for (const PlainWord& word : plain_words(name)) {
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

std::string list_of(const std::vector<std::string>& words) {
    return fmt::format("{}", fmt::join(words, ", "));
}

std::string nearest_square(std::string_view word, const std::function<bool(Square)>& is_good) {
    constexpr std::size_t longest = 16;  // no name of a square is half as long
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
