#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/fields.h"
#include "base/plain_text.h"
#include "base/result.h"
#include "chart/square.h"

namespace flagplot {

/// Takes a line of orders word by word. Every failure names the column, what was expected there and
/// the nearest right word.
class LineReader {
  public:
    explicit LineReader(std::string_view line) : words_(plain_words(line)) {}

    [[nodiscard]] bool is_at_end() const { return next_ == words_.size(); }
    /// The word to be taken next. \pre not at the end
    [[nodiscard]] const PlainWord& next() const { return words_[next_]; }
    /// \pre not at the end
    const PlainWord& take() { return words_[next_++]; }
    /// The word behind the next one, if there is one.
    [[nodiscard]] const PlainWord* after_next() const {
        return next_ + 1 < words_.size() ? &words_[next_ + 1] : nullptr;
    }

    /// Is this word of the grammar the next one?
    [[nodiscard]] bool is_next(std::string_view keyword) const;
    /// Takes this word of the grammar if it is the next one.
    [[nodiscard]] bool take_if(std::string_view keyword);
    /// Takes this word, or says that it is missing.
    [[nodiscard]] std::optional<Error> require(std::string_view keyword);

    /// Makes words of the brackets round those words that come before this word of the grammar.
    void part_brackets(std::string_view keyword);

    /// A whole number from `lowest` to `highest_number`; `what` names it in messages.
    [[nodiscard]] Result<std::int32_t> take_number(std::string_view what, std::int32_t lowest);
    /// A square; `keyword` is what else might stand here, or empty.
    [[nodiscard]] Result<Square> take_square(std::string_view expected, std::string_view keyword);
    /// A word of an enumeration.
    template <Worded E>
    [[nodiscard]] Result<E> take_word_of();

    /// Takes one of these names, in quotation marks or word by word: the longest that stands here,
    /// of equals the one in the very same letters, then the first. Its place among them.
    [[nodiscard]] std::optional<std::size_t> take_name(const std::vector<std::string>& names);

    /// The line ends too early.
    [[nodiscard]] Failure missing(std::string_view expected) const;
    /// The next word is wrong. \pre not at the end
    [[nodiscard]] Failure unexpected(std::string_view expected,
                                     const std::vector<std::string>& candidates) const;
    /// The next word is none of these. \pre not at the end
    [[nodiscard]] Failure unknown(ErrorCode code, const std::vector<std::string>& words) const;

    /// None of these names stands here, nor one of the keywords. \pre not at the end
    [[nodiscard]] Failure no_name(ErrorCode code, const std::vector<std::string>& names,
                                  const std::vector<std::string>& keywords) const;

  private:
    [[nodiscard]] Place place() const;
    [[nodiscard]] std::size_t words_ahead() const { return words_.size() - next_; }
    [[nodiscard]] std::string joined_ahead(std::size_t count) const;
    [[nodiscard]] bool stands_here(const std::vector<std::string>& name) const;
    [[nodiscard]] bool breaks_off_here(const std::vector<std::string>& names) const;
    [[nodiscard]] std::optional<std::size_t> take_one_of(const std::vector<std::string>& words);
    [[nodiscard]] Failure none_of(const std::vector<std::string>& words) const;

    std::vector<PlainWord> words_;
    std::size_t next_ = 0;
};

/// The words a name has in a line without quotation marks; none: it needs them.
[[nodiscard]] std::vector<std::string> words_of_name(std::string_view name);

/// Does a name of these words begin with those?
[[nodiscard]] bool begins_with(const std::vector<std::string>& name,
                               const std::vector<std::string>& words);

/// The words of an enumeration, as a list.
template <Worded E>
[[nodiscard]] std::vector<std::string> word_list() {
    return {words_of<E>.begin(), words_of<E>.end()};
}

template <Worded E>
Result<E> LineReader::take_word_of() {
    const auto words = word_list<E>();
    if (const auto found = take_one_of(words)) return static_cast<E>(*found);
    return none_of(words);
}

/// "a, b, c".
[[nodiscard]] std::string list_of(const std::vector<std::string>& words);

/// The square that was meant by a word that names none, or none that is good: the same word with
/// one character left out, or with two neighbours exchanged; empty when there is none such.
[[nodiscard]] std::string nearest_square(std::string_view word,
                                         const std::function<bool(Square)>& is_good);

}  // namespace flagplot
