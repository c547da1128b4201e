#include "toml/toml_shape.h"

#include <fmt/format.h>

#include "base/limits.h"

namespace flagplot {

namespace {

/// Goes through a text mark by mark.
class Shape {
  public:
    explicit Shape(std::string_view text) : text_(text) {}

    std::optional<TooMuch> problem() {
        while (at_ < text_.size() && !problem_) {
            const char mark = text_[at_];
            if (mark == '#') {
                pass_to('\n');
            } else if (mark == '"' || mark == '\'') {
                pass_text(mark);
            } else {
                take(mark);
                ++at_;
            }
        }
        return problem_;
    }

  private:
    void take(char mark) {
        switch (mark) {
            case '.':
                ++parts_;
                expect(parts_, limits::key_parts, "the parts of a key");
                break;
            case '[':
            case '{':
                parts_ = 1;
                ++depth_;
                expect(depth_, limits::text_depth, "the depth of lists and tables");
                break;
            case ']':
            case '}':
                parts_ = 1;
                if (depth_ > 0) --depth_;
                return;
            case '=':
            case ',':
                parts_ = 1;
                break;
            case '\n':
                parts_ = 1;
                return;
            default:
                return;
        }
        expect(++marks_, limits::text_marks, "the number of values");
    }

    void expect(std::size_t found, std::size_t most, std::string_view what) {
        if (found <= most || problem_) return;
        problem_ = TooMuch{at_, std::string(what), fmt::format("{}", found), most};
    }

    /// Up to this character, without passing it.
    void pass_to(char end) { at_ = std::min(text_.find(end, at_), text_.size()); }

    [[nodiscard]] bool stands_here(std::string_view mark) const {
        return text_.substr(at_, mark.size()) == mark;
    }

    /// A text in quotation marks of one kind; in double ones a backslash also takes the next
    /// character.
    void pass_text(char quote) {
        const std::string three(3, quote);
        const bool is_long = stands_here(three);
        at_ += is_long ? 3 : 1;
        while (at_ < text_.size()) {
            if (is_long ? stands_here(three) : text_[at_] == quote) return pass_end(quote, is_long);
            if (!is_long && text_[at_] == '\n') return;  // not TOML: the parser reports it
            at_ += quote == '"' && text_[at_] == '\\' ? 2 : 1;
        }
    }

    /// The marks that end a text; before them a long one may have two of its own.
    void pass_end(char quote, bool is_long) {
        at_ += is_long ? 3 : 1;
        for (int own = 0; is_long && own < 2 && at_ < text_.size() && text_[at_] == quote; ++own) {
            ++at_;
        }
    }

    std::string_view text_;
    std::size_t at_ = 0;
    std::size_t parts_ = 1;  ///< of the present key
    std::size_t depth_ = 0;
    std::size_t marks_ = 0;
    std::optional<TooMuch> problem_;
};

}  // namespace

std::optional<TooMuch> too_much_in(std::string_view text) { return Shape(text).problem(); }

}  // namespace flagplot
