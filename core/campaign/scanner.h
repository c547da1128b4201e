#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "base/result.h"

/// \file
/// Reads the words of a command's text, one after another. After the first wrong word every further
/// read fails, so a reader needs to check only once, at the end.

namespace flagplot {

/// The text in quotation marks, always in one line. `Scanner::quoted` reads it back.
[[nodiscard]] std::string in_quotes(std::string_view text);

class Scanner {
  public:
    explicit Scanner(std::string_view text) : rest_(text) {}

    [[nodiscard]] bool ok() const { return !error_; }
    /// \pre not `ok()`
    [[nodiscard]] const Error& error() const { return *error_; }
    [[nodiscard]] bool at_end() const { return rest_.empty(); }
    /// What has not been read yet.
    [[nodiscard]] std::string_view rest() const { return rest_; }

    /// Is this the next word of the line?
    [[nodiscard]] bool sees(std::string_view expected);
    /// Reads the next word of the line if it is this one.
    bool takes(std::string_view expected);
    /// The next word must be this one.
    void expects(std::string_view expected);
    /// The next word of the line; `what` describes what was expected.
    [[nodiscard]] std::string_view word(std::string_view what);
    /// A whole number, small enough that adding a few cannot overflow.
    [[nodiscard]] std::int32_t number(std::string_view what);
    [[nodiscard]] std::uint64_t whole_number(std::string_view what);
    [[nodiscard]] std::string quoted(std::string_view what);
    /// Does the next word begin with a quotation mark?
    [[nodiscard]] bool is_at_quote();
    /// A text in quotation marks, or a single word without them.
    [[nodiscard]] std::string name(std::string_view what);
    /// The rest of the line, without its end.
    [[nodiscard]] std::string_view line();
    /// The line must end here; goes to the next one.
    void ends_line();
    /// The word just read is wrong.
    void fail(Error error);

  private:
    template <class T>
    [[nodiscard]] T number_of(std::string_view what);
    void skip(std::size_t size);
    void skip_spaces();
    void fails(std::string_view expected);
    [[nodiscard]] std::string_view next_word();

    std::string_view rest_;
    std::int32_t line_ = 1;
    std::int32_t column_ = 1;
    std::int32_t word_column_ = 1;
    std::optional<Error> error_;
};

}  // namespace flagplot
