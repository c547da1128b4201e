#include "base/lexer.h"

#include <fmt/format.h>

#include <algorithm>

#include "base/plain_text.h"

namespace flagplot {

namespace {

/// Collects the words of one line, character by character.
class Lexer {
  public:
    explicit Lexer(const Lexis& lexis) : lexis_(lexis) {
        if (lexis_.is_exact) open(false);
    }

    std::vector<LineWord> words_of_line(std::string_view line) {
        while (at_.offset < line.size()) {
            const std::string_view rest = line.substr(at_.offset);
            const PlainCharacter character =
                lexis_.is_mailed ? first_plain(rest) : first_as_is(rest);
            if (!character.text.empty()) take(character.text);
            at_.offset += character.bytes;
            ++at_.column;
            if (begins_word_) open(false);
        }
        close();
        return std::move(words_);
    }

  private:
    static PlainCharacter first_as_is(std::string_view text) {
        const std::size_t bytes = first_character(text).bytes;
        return {text.substr(0, bytes), bytes};
    }

    void take(std::string_view character) {
        if (is_remark_) return;
        if (is_open_ && word_.is_quoted) {
            if (character == "\"") return close();
        } else if (lexis_.separators.find(character) != std::string_view::npos) {
            begins_word_ = lexis_.is_exact;
            return close();
        } else if (!is_open_ && lexis_.has_quotes && character == "\"") {
            return open(true);
        } else if (!is_open_ && lexis_.has_remarks && character == "#") {
            is_remark_ = true;
            return;
        }
        if (!is_open_) open(false);
        word_.text += character;
    }

    void open(bool is_quoted) {
        word_ = {"", at_.offset, at_.column, is_quoted};
        is_open_ = true;
        begins_word_ = false;
    }

    void close() {
        if (!is_open_) return;
        is_open_ = false;
        if (lexis_.is_mailed && !word_.is_quoted) {
            word_.text.resize(word_.text.find_last_not_of(".:") + 1);
            if (word_.text.find_first_not_of("-+") == std::string::npos) return;  // a bullet
        }
        words_.push_back(word_);
    }

    struct Spot {
        std::size_t offset = 0;
        std::int32_t column = 1;
    };

    Lexis lexis_;
    std::vector<LineWord> words_;
    LineWord word_;
    Spot at_;
    bool is_open_ = false;
    bool is_remark_ = false;
    bool begins_word_ = false;  // a word begins after this character, even if it is empty
};

/// Makes brackets at the beginning or end of a word, and the rest of it, separate words.
void part_brackets_of(LineWord word, std::vector<LineWord>& parted) {
    const auto bracket = [&](std::string text) {
        parted.push_back({std::move(text), word.offset++, word.column++, false});
    };
    const std::string text = word.text;
    const std::size_t begin = std::min(text.find_first_not_of('('), text.size());
    const std::size_t end = text.find_last_not_of(')') + 1;
    for (std::size_t n = 0; n < begin; ++n) bracket("(");
    if (begin < end) {
        word.text = text.substr(begin, end - begin);
        parted.push_back(word);
        word.offset += word.text.size();
        word.column += width_of(word.text);
    }
    for (std::size_t n = std::max(begin, end); n < text.size(); ++n) bracket(")");
}

}  // namespace

std::vector<LineWord> words_of_line(std::string_view line, const Lexis& lexis) {
    return Lexer(lexis).words_of_line(line);
}

bool WordReader::is_next(std::string_view keyword) const {
    return !is_at_end() && !next().is_quoted && is_same_word(next().text, keyword);
}

bool WordReader::take_if(std::string_view keyword) {
    const bool is_there = is_next(keyword);
    if (is_there) ++next_;
    return is_there;
}

std::optional<std::size_t> WordReader::take_one_of(const std::vector<std::string>& words) {
    for (std::size_t i = 0; i < words.size(); ++i) {
        if (take_if(words[i])) return i;
    }
    return std::nullopt;
}

std::optional<Error> WordReader::require(std::string_view keyword) {
    if (take_if(keyword)) return std::nullopt;
    const std::string expected = fmt::format("\"{}\"", keyword);
    if (is_at_end()) return missing(expected).value();
    return unexpected(expected, {std::string(keyword)}).value();
}

void WordReader::part_brackets(std::string_view keyword) {
    const auto begin = words_.begin() + static_cast<std::ptrdiff_t>(next_);
    const auto end = std::find_if(begin, words_.end(), [&](const LineWord& word) {
        return !word.is_quoted && is_same_word(word.text, keyword);
    });
    std::vector<LineWord> parted(words_.begin(), begin);
    for (auto word = begin; word != end; ++word) {
        if (word->is_quoted) {
            parted.push_back(*word);
        } else {
            part_brackets_of(*word, parted);
        }
    }
    parted.insert(parted.end(), end, words_.end());
    words_ = std::move(parted);
}

Result<std::int32_t> WordReader::take_number(std::string_view what, std::int32_t lowest,
                                             std::int32_t highest) {
    if (is_at_end()) return missing("a number");
    const std::string& text = next().text;
    if (!std::all_of(text.begin(), text.end(), is_digit)) return unexpected("a number", {});
    const auto number = whole_number<std::int32_t>(text);
    if (!number || *number < lowest || *number > highest) {
        return failure(
            ErrorCode::out_of_range,
            {std::string(what), text, fmt::format("a number from {} to {}", lowest, highest)},
            place());
    }
    ++next_;
    return *number;
}

Failure WordReader::missing(std::string_view expected) const {
    const std::string before = next_ == 0 ? "" : words_[next_ - 1].text;
    return failure(ErrorCode::incomplete_order, {std::string(expected), before}, place());
}

Failure WordReader::unexpected(std::string_view expected,
                               const std::vector<std::string>& candidates) const {
    return failure(ErrorCode::unexpected_word, {next().text, std::string(expected)}, place(),
                   nearest_word(next().text, candidates));
}

Failure WordReader::unknown(ErrorCode code, const std::vector<std::string>& words) const {
    return failure(code, {next().text, list_of(words)}, place(), nearest_word(next().text, words));
}

Failure WordReader::none_of(const std::vector<std::string>& words) const {
    if (is_at_end()) return missing(either_of(words));
    return unknown(ErrorCode::unknown_word, words);
}

Place WordReader::place() const {
    if (!is_at_end()) return {"", 0, next().column};
    if (words_.empty()) return {"", 0, 1};
    const LineWord& last = words_.back();
    return {"", 0, last.column + width_of(last.text) + (last.is_quoted ? 2 : 0)};
}

}  // namespace flagplot
