#include "base/markdown.h"

#include <algorithm>
#include <optional>

#include "base/lines.h"
#include "base/plain_text.h"

namespace flagplot {

namespace {

bool is_letter_or_digit(char c) { return is_letter(c) || is_digit(c); }

/// How many times a text begins with this character.
std::size_t run_of(std::string_view text, char c) {
    return std::min(text.find_first_not_of(c), text.size());
}

std::size_t longest_run(std::string_view text, char c) {
    std::size_t longest = 0;
    std::size_t run = 0;
    for (const char each : text) {
        run = each == c ? run + 1 : 0;
        longest = std::max(longest, run);
    }
    return longest;
}

/// Whole lines as they are, between enough backticks for the longest run in them.
std::string fenced(const std::string& lines, std::size_t longest) {
    const std::string fence(std::max<std::size_t>(3, longest + 1), '`');
    return fence + "\n" + lines + fence + "\n";
}

/// Would this character, in the middle of a line, be more than itself?
bool does_something(std::string_view line, std::size_t at) {
    constexpr std::string_view always = "\\`*[]<|~";
    const char c = line[at];
    const auto next = line.substr(at + 1);
    if (always.find(c) != std::string_view::npos) return true;
    if (c == '&') return !next.empty() && (is_letter_or_digit(next[0]) || next[0] == '#');
    if (c == ':') return next.starts_with("//");
    if (c == '.') return at >= 3 && lower_case(line.substr(at - 3, 3)) == "www";
    if (c != '_') return false;
    const bool is_within_word =
        at > 0 && is_letter_or_digit(line[at - 1]) && !next.empty() && is_letter_or_digit(next[0]);
    return !is_within_word;
}

/// The place in a line that must be quoted so that the line does not begin a heading, a list, a
/// quotation, or underline a heading.
std::optional<std::size_t> beginning_of_block(std::string_view line) {
    constexpr std::string_view marks = "#>+-=:";
    if (line.empty()) return std::nullopt;
    if (marks.find(line[0]) != std::string_view::npos) return 0;
    const auto digits = static_cast<std::size_t>(
        std::find_if_not(line.begin(), line.end(), is_digit) - line.begin());
    const bool is_number =
        digits > 0 && digits < line.size() && (line[digits] == '.' || line[digits] == ')');
    const bool is_whole = digits + 1 >= line.size() || line[digits + 1] == ' ';  // not "21.3"
    return is_number && is_whole ? std::optional(digits) : std::nullopt;
}

/// `is_kept` says whether a character keeps its meaning, `block` which one would begin a block
/// here.
template <class IsKept>
std::string escaped(std::string_view line, IsKept is_kept, std::optional<std::size_t> block) {
    std::string text;
    for (std::size_t at = 0; at < line.size(); ++at) {
        const bool acts = does_something(line, at) && !is_kept(line.substr(at));
        if (acts || at == block) text += '\\';
        text += line[at];
    }
    return text;
}

bool nothing_is_kept(std::string_view) { return false; }

// --- an author's Markdown, line by line ---

/// White space at the beginning, which makes a line part of the list item above it.
std::size_t indent_of(std::string_view line) {
    constexpr std::size_t most = 3;  // with more it would be code
    return std::min(most, run_of(line, ' '));
}

/// "## ", "- ", "3. ": what a line may begin with.
std::size_t mark_length(std::string_view line) {
    const std::size_t hashes = run_of(line, '#');
    const auto digits = static_cast<std::size_t>(
        std::find_if_not(line.begin(), line.end(), is_digit) - line.begin());
    std::size_t length = 0;
    if (hashes > 0 && hashes <= 6) length = hashes;
    if (!line.empty() && std::string_view("-*+").find(line[0]) != std::string_view::npos) {
        length = 1;
    }
    if (digits > 0 && digits <= 9 && digits < line.size() && line[digits] == '.') {
        length = digits + 1;
    }
    return length > 0 && length < line.size() && line[length] == ' ' ? length + 1 : 0;
}

/// Emphasis, code in a line, tables, and what the author has quoted.
bool is_authors(std::string_view rest) {
    constexpr std::string_view kept = "*_`|";
    return kept.find(rest[0]) != std::string_view::npos;
}

class AuthorsText {
  public:
    void take(std::string_view raw) {
        const std::string line = std::string(indent_of(raw), ' ') + one_line(raw);
        const std::string_view words = std::string_view(line).substr(run_of(line, ' '));
        const std::size_t ticks = run_of(words, '`');
        if (fence_ > 0) {
            if (ticks >= fence_ && ticks == words.size()) return end_code();
            text_ += kept_spaces(raw) + one_line(raw) + "\n";
        } else if (ticks >= 3) {
            fence_ = ticks;
            text_ += std::string(ticks, '`') + "\n";
        } else {
            take_words(line);
        }
    }
    [[nodiscard]] std::string finished() {
        if (fence_ > 0) end_code();
        return std::move(text_);
    }

  private:
    static std::string kept_spaces(std::string_view raw) {
        constexpr std::size_t most = 40;
        return std::string(std::min(most, run_of(raw, ' ')), ' ');
    }
    void end_code() {
        text_ += std::string(fence_, '`') + "\n";
        fence_ = 0;
    }
    void take_words(std::string_view line) {
        const std::size_t indent = run_of(line, ' ');
        text_ += line.substr(0, indent);
        line.remove_prefix(indent);
        const std::size_t mark = mark_length(line);
        if (line.starts_with("# ")) text_ += '#';
        text_ += line.substr(0, mark);
        const std::string_view words = line.substr(mark);
        text_ += escaped(words, is_authors, beginning_of_block(words)) + "\n";
    }

    std::string text_;
    std::size_t fence_ = 0;  ///< how many backticks began lines of code, and will end them
};

}  // namespace

Markdown markdown_as_made(std::string text) {
    Markdown made;
    made.text_ = std::move(text);
    return made;
}

std::string markdown_quoted(std::string_view words) {
    const std::string line = one_line(words);
    const std::string before = words.starts_with(' ') ? " " : "";
    const std::string behind = words.ends_with(' ') && !line.empty() ? " " : "";
    return before + escaped(line, nothing_is_kept, beginning_of_block(line)) + behind;
}

std::string markdown_quoted_in_cell(std::string_view words) {
    return escaped(one_line(words), nothing_is_kept, std::nullopt);
}

Markdown code(std::string_view text) {
    constexpr std::size_t most = 20;  // Markdown readers give up on much longer runs
    std::string line = one_line(text);
    std::size_t longest = longest_run(line, '`');
    if (longest > most) {
        std::replace(line.begin(), line.end(), '`', '\'');
        longest = 0;
    }
    const std::string ticks(longest + 1, '`');
    const std::string space = longest > 0 || line.empty() ? " " : "";
    return markdown_as_made(ticks + space + line + space + ticks);
}

Markdown code_lines(const std::vector<std::string>& lines) {
    std::size_t longest = 0;
    std::string text;
    for (const std::string& each : lines) {
        const std::string line = one_line(each);
        longest = std::max(longest, run_of(line, '`'));
        text += line + "\n";
    }
    return markdown_as_made(fenced(text, longest));
}

Markdown drawing(std::string_view text) {
    if (text.empty()) return {};
    std::string lines;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find_first_of(" \n"), text.size());
        lines += one_line(text.substr(0, end));
        if (end < text.size()) lines += text[end];
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    if (lines.back() != '\n') lines += "\n";
    return markdown_as_made(fenced(lines, longest_run(lines, '`')));
}

Markdown authors_markdown(std::string_view text) {
    AuthorsText authors;
    for (const std::string_view line : split_lines(text)) authors.take(line);
    return markdown_as_made(authors.finished());
}

Cell::Cell(const Markdown& part) {
    const std::string& made = part.text();
    for (std::size_t at = 0; at < made.size(); ++at) {
        if (made[at] == '\\' && at + 1 < made.size())
            text += made[at++];
        else if (made[at] == '|')
            text += '\\';
        text += made[at] == '\n' ? ' ' : made[at];
    }
}

Markdown table_row(const std::vector<Cell>& cells) {
    std::string row = "|";
    for (const Cell& cell : cells) row += fmt::format(" {} |", cell.text);
    return markdown_as_made(row + "\n");
}

Markdown table_head(const std::vector<Cell>& titles) {
    std::string line = "|";
    for (std::size_t i = 0; i < titles.size(); ++i) line += " --- |";
    return table_row(titles) + markdown_as_made(line + "\n");
}

std::string capitalised(std::string text) {
    text.front() = upper_case(text.front());
    return text;
}

}  // namespace flagplot
