#include "view/line_reader.h"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>

#include "view/clauses.h"

namespace flagplot {

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

/// Of the next word, or behind the last one.
Place LineReader::place() const {
    if (!is_at_end()) return {"", 0, next().column};
    if (words_.empty()) return {"", 0, 1};
    const Word& last = words_.back();
    return {"", 0, last.column + width_of(last.text) + (last.is_quoted ? 2 : 0)};
}

std::optional<std::size_t> LineReader::take_one_of(const std::vector<std::string>& words) {
    for (std::size_t i = 0; i < words.size(); ++i) {
        if (take_if(words[i])) return i;
    }
    return std::nullopt;
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
