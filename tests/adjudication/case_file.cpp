#include "adjudication/case_file.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <optional>

namespace flagplot::book {

namespace {

constexpr std::string_view agreement = "All values give the same.";

std::string trimmed(std::string_view text) {
    constexpr std::string_view blanks = " \t\r";
    const auto begin = text.find_first_not_of(blanks);
    if (begin == std::string_view::npos) return {};
    return std::string(text.substr(begin, text.find_last_not_of(blanks) - begin + 1));
}

std::vector<std::string> parts_of(std::string_view text, char separator) {
    std::vector<std::string> parts;
    while (true) {
        const auto end = text.find(separator);
        parts.push_back(trimmed(text.substr(0, end)));
        if (end == std::string_view::npos) return parts;
        text.remove_prefix(end + 1);
    }
}

std::vector<TextLine> lines_of(std::string_view text) {
    std::vector<TextLine> lines;
    for (std::int32_t number = 1; !text.empty(); ++number) {
        const auto end = text.find('\n');
        lines.push_back({number, std::string(text.substr(0, end))});
        if (end == std::string_view::npos) break;
        text.remove_prefix(end + 1);
    }
    return lines;
}

/// How many backticks open or close a block in this line; 0: fewer than three.
std::size_t fence_of(std::string_view line) {
    const auto length = std::min(line.find_first_not_of('`'), line.size());
    return length >= 3 ? length : 0;
}

/// Reads a page from its first line to its last.
class Reader {
  public:
    Reader(std::string file, std::string_view text)
        : file_(std::move(file)), lines_(lines_of(text)) {}

    std::vector<Case> cases() {
        for (at_ = 0; at_ < lines_.size(); ++at_) take_line();
        for (const Case& each : cases_) check(each);
        return std::move(cases_);
    }

  private:
    [[nodiscard]] const TextLine& line() const { return lines_[at_]; }
    [[noreturn]] void fail(std::string_view what) const {
        throw PageError(file_, line().number, what);
    }

    void take_line() {
        const std::string& text = line().text;
        if (fence_of(text) > 0) return take_block();
        if (text.starts_with("## ")) return begin_case();
        if (cases_.empty()) return;
        if (text.starts_with("Rules:")) return take_rules();
        if (text.starts_with("Switches:")) return take_switches();
        if (text.starts_with("With ") && text.ends_with(':')) return begin_variant();
        if (text.starts_with("With ") && text.find(" = ") != std::string::npos) {
            fail("a line that names a value ends with a colon");
        }
        if (text.starts_with("Fails: ")) cases_.back().fails = trimmed(text.substr(7));
        if (text == agreement) cases_.back().values_agree = true;
    }

    void begin_case() {
        Case& next = cases_.emplace_back();
        next.file = file_;
        next.line = line().number;
        next.heading = trimmed(line().text.substr(3));
        if (next.heading.find_first_of("\";[]\\") != std::string::npos) {
            fail("a heading holds no quotation marks, semicolons, brackets or backslashes");
        }
    }

    void take_rules() {
        for (std::string& rule : parts_of(line().text.substr(sizeof("Rules:") - 1), ',')) {
            if (rule.empty()) fail("a rule is named between the commas");
            cases_.back().rules.push_back(std::move(rule));
        }
    }

    [[nodiscard]] Setting setting_of(const std::string& text) const {
        const auto parts = parts_of(text, '=');
        if (parts.size() != 2 || parts[0].empty() || parts[1].empty()) {
            fail("expected \"SWITCH = VALUE\"");
        }
        return {line().number, parts[0], parts[1]};
    }

    void take_switches() {
        for (const std::string& each : parts_of(line().text.substr(sizeof("Switches:") - 1), ',')) {
            cases_.back().switches.push_back(setting_of(each));
        }
    }

    void begin_variant() {
        const std::string text = line().text.substr(5, line().text.size() - 6);
        cases_.back().variants.push_back({setting_of(text), {}});
    }

    void take_block() {
        const std::size_t fence = fence_of(line().text);
        auto words = words_in(line().text.substr(fence));
        Block block;
        block.line = line().number;
        if (!words.empty()) {
            block.kind = words.front();
            block.words.assign(words.begin() + 1, words.end());
        }
        for (++at_;; ++at_) {
            if (at_ == lines_.size()) throw PageError(file_, block.line, "the block has no end");
            const bool is_end = fence_of(line().text) == fence && line().text.size() == fence;
            if (is_end) break;
            block.lines.push_back(line());
        }
        if (cases_.empty()) return;  // the page's introduction
        if (block.kind.empty())
            throw PageError(file_, block.line, "the block has no word behind its fence");
        Case& now = cases_.back();
        (now.variants.empty() ? now.blocks : now.variants.back().blocks)
            .push_back(std::move(block));
    }

    void check(const Case& each) const {
        if (each.rules.empty()) throw PageError(file_, each.line, "the case names no rule");
        if (each.variants.size() == 1) {
            throw PageError(file_, each.variants.front().with.line,
                            "the switch has one value only");
        }
        for (const Variant& variant : each.variants) {
            const auto& first = each.variants.front().with;
            if (variant.with.key == first.key) continue;
            throw PageError(file_, variant.with.line,
                            "all values of a case are of one switch, here " + first.key);
        }
    }

    std::string file_;
    std::vector<TextLine> lines_;
    std::size_t at_ = 0;
    std::vector<Case> cases_;
};

}  // namespace

PageError::PageError(std::string_view file, std::int32_t line, std::string_view what)
    : std::runtime_error(fmt::format("{}:{}: {}", file, line, what)) {}

std::string Block::text() const {
    std::string text;
    for (const TextLine& each : lines) text += each.text + '\n';
    return text;
}

std::vector<Case> read_page(const std::string& file, std::string_view text) {
    return Reader(file, text).cases();
}

std::vector<std::string> words_in(std::string_view text) {
    constexpr std::string_view between = " \t\r,";
    std::vector<std::string> words;
    while (true) {
        const auto begin = text.find_first_not_of(between);
        if (begin == std::string_view::npos) return words;
        text.remove_prefix(begin);
        const bool is_quoted = text.front() == '"';
        if (is_quoted) text.remove_prefix(1);
        const auto end =
            std::min(is_quoted ? text.find('"') : text.find_first_of(between), text.size());
        words.emplace_back(text.substr(0, end));
        text.remove_prefix(std::min(end + (is_quoted ? 1 : 0), text.size()));
    }
}

}  // namespace flagplot::book
