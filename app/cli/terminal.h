#pragma once

#include <streambuf>
#include <string>
#include <string_view>

/// \file
/// What the program writes to a terminal: the last check of every byte, wherever it came from.

namespace flagplot::cli {

/// Passes text on to another buffer. Everything invisible, or that is a command to a terminal, is
/// replaced by U+FFFD: control characters except those in `layout`, marks of direction and of zero
/// width, invalid UTF-8. Colours are passed on if wanted.
class TerminalGuard : public std::streambuf {
  public:
    /// \pre `behind` outlives it
    TerminalGuard(std::streambuf& behind, std::string_view layout, bool has_colour)
        : behind_(behind), layout_(layout), has_colour_(has_colour) {}
    ~TerminalGuard() override;
    TerminalGuard(const TerminalGuard&) = delete;
    TerminalGuard& operator=(const TerminalGuard&) = delete;

  protected:
    int_type overflow(int_type c) override;
    std::streamsize xsputn(const char* text, std::streamsize size) override;
    int sync() override;

  private:
    [[nodiscard]] bool pass_on(bool is_end);

    std::streambuf& behind_;
    std::string_view layout_;
    bool has_colour_;
    std::string rest_;  ///< the beginning of a character whose other bytes are still to come
};

}  // namespace flagplot::cli
