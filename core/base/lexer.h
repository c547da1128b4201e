#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/fields.h"
#include "base/result.h"

/// \file
/// The lexer of every short language that people write: orders and their conditions, orders of a
/// battle, the words of cards, short results. A `Lexis` says how a line is divided into words; a
/// `WordReader` takes them one after another. The grammars are beside the values they describe.

namespace flagplot {

/// A word of a line.
struct LineWord {
    std::string text;         ///< as typed; for a quoted word, without its quotation marks
    std::size_t offset = 0;   ///< of its first byte in the line
    std::int32_t column = 1;  ///< of its first character in the line, from 1
    bool is_quoted = false;   ///< it was in quotation marks: a name, never a word of the grammar
};

/// How a line is divided into words.
struct Lexis {
    std::string_view separators;  ///< characters that separate words
    /// Every separator ends a word: between two adjacent ones there is an empty word.
    bool is_exact = false;
    bool has_quotes = false;  ///< text in quotation marks is one word
    /// A word that begins with # begins a comment, to the end of the line.
    bool has_remarks = false;
    /// It came by mail: read by `plain`. A single dash or plus sign is a bullet, not a word; full
    /// stops and colons after a word are not part of it.
    bool is_mailed = false;
};

[[nodiscard]] std::vector<LineWord> words_of_line(std::string_view line, const Lexis& lexis);

/// The words of an enumeration, as a list.
template <Worded E>
[[nodiscard]] std::vector<std::string> word_list() {
    return {words_of<E>.begin(), words_of<E>.end()};
}

/// Takes a line word by word. Every error names the column, what was expected there and the nearest
/// right word.
class WordReader {
  public:
    WordReader(std::string_view line, const Lexis& lexis) : words_(words_of_line(line, lexis)) {}

    [[nodiscard]] bool is_at_end() const { return next_ == words_.size(); }
    /// How many words have not been taken.
    [[nodiscard]] std::size_t left() const { return words_.size() - next_; }
    /// The next word, or one after it. \pre there are that many
    [[nodiscard]] const LineWord& next(std::size_t behind = 0) const {
        return words_[next_ + behind];
    }
    /// The word after the next one, if there is one.
    [[nodiscard]] const LineWord* after_next() const { return left() > 1 ? &next(1) : nullptr; }
    /// \pre not at the end
    const LineWord& take() { return words_[next_++]; }
    /// \pre there are that many
    void skip(std::size_t count) { next_ += count; }

    /// Is this word of the grammar the next one?
    [[nodiscard]] bool is_next(std::string_view keyword) const;
    /// Takes this word of the grammar if it is the next one.
    [[nodiscard]] bool take_if(std::string_view keyword);
    /// Takes one of these words, and returns its index; none if the next is none of them.
    [[nodiscard]] std::optional<std::size_t> take_one_of(const std::vector<std::string>& words);
    /// Takes this word; an error if it is missing.
    [[nodiscard]] std::optional<Error> require(std::string_view keyword);

    /// Separates the brackets from words that come before this word of the grammar.
    void part_brackets(std::string_view keyword);

    /// A whole number from `lowest` to `highest`; `what` names it in messages.
    [[nodiscard]] Result<std::int32_t> take_number(std::string_view what, std::int32_t lowest,
                                                   std::int32_t highest);
    /// A word of an enumeration.
    template <Worded E>
    [[nodiscard]] Result<E> take_word_of();

    /// The error if the line ends too early.
    [[nodiscard]] Failure missing(std::string_view expected) const;
    /// The error for the next word. \pre not at the end
    [[nodiscard]] Failure unexpected(std::string_view expected,
                                     const std::vector<std::string>& candidates) const;
    /// The error if the next word is none of these. \pre not at the end
    [[nodiscard]] Failure unknown(ErrorCode code, const std::vector<std::string>& words) const;
    /// The error if the next word is none of these, or the line ends too early.
    [[nodiscard]] Failure none_of(const std::vector<std::string>& words) const;

    /// The place of the next word, or after the last one; the line is not known.
    [[nodiscard]] Place place() const;

  private:
    std::vector<LineWord> words_;
    std::size_t next_ = 0;
};

template <Worded E>
Result<E> WordReader::take_word_of() {
    const auto words = word_list<E>();
    if (const auto found = take_one_of(words)) return static_cast<E>(*found);
    return none_of(words);
}

}  // namespace flagplot
