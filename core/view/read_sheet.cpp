#include <algorithm>

#include "base/limits.h"
#include "base/plain_text.h"
#include "view/line_reader.h"
#include "view/notation.h"

namespace flagplot {

namespace {

/// A line of a mail.
struct MailLine {
    std::int32_t number = 0;      ///< from 1
    std::int32_t column = 1;      ///< where `text` begins
    std::int32_t depth = 0;       ///< how many times it was quoted
    bool is_of_old_mail = false;  ///< below the header of a mail that was answered
    std::string text;
    std::vector<LineWord> words;
};

/// Removes quote marks and white space from the front, and white space from the end.
MailLine mail_line(std::string_view text, std::int32_t number) {
    MailLine line;
    line.number = number;
    while (!text.empty()) {
        const Character character = first_character(text);
        if (character.code != '>' && !is_blank(character.code)) break;
        if (character.code == '>') ++line.depth;
        ++line.column;
        text.remove_prefix(character.bytes);
    }
    line.text = text;
    for (char& c : line.text) {  // so that nothing in it is a command to a terminal
        if ((c >= '\0' && c < ' ') || c == '\x7f') c = ' ';
    }
    line.text.resize(line.text.find_last_not_of(' ') + 1);
    line.words = words_of_line(line.text, order_words);
    return line;
}

/// "-----Original Message-----" or a long rule: what follows was written earlier.
bool begins_old_mail(std::string_view line) {
    constexpr std::string_view dashes = "-----";
    constexpr std::string_view rule = "__________";
    const std::string text = plain(line);
    const bool is_head = text.size() > 2 * dashes.size() && text.compare(0, 5, dashes) == 0 &&
                         text.compare(text.size() - 5, 5, dashes) == 0 &&
                         text.find_first_not_of('-') != std::string::npos;
    const bool is_rule =
        text.size() >= rule.size() && text.find_first_not_of('_') == std::string::npos;
    return is_head || is_rule;
}

std::vector<MailLine> lines_of_mail(std::string_view text) {
    constexpr std::string_view mark = "\xef\xbb\xbf";
    if (text.substr(0, mark.size()) == mark) text.remove_prefix(mark.size());
    std::vector<MailLine> lines;
    bool is_old = false;
    for (std::int32_t number = 1; !text.empty(); ++number) {
        const std::size_t end = text.find_first_of("\r\n");
        lines.push_back(mail_line(text.substr(0, end), number));
        is_old = is_old || begins_old_mail(lines.back().text);
        lines.back().is_of_old_mail = is_old;
        if (end == std::string_view::npos) break;
        text.remove_prefix(end + (text.substr(end, 2) == "\r\n" ? 2 : 1));
    }
    return lines;
}

bool is_word(const LineWord& word, std::string_view keyword) {
    return !word.is_quoted && is_same_word(word.text, keyword);
}

/// "ORDERS side turn N", also without the number.
bool is_frame(const MailLine& line) {
    const auto& words = line.words;
    if (words.size() < 3 || !is_word(words[0], "orders")) return false;
    return is_word(words.back(), "turn") || (words.size() > 3 && is_word(words.end()[-2], "turn"));
}

bool is_end(const MailLine& line) {
    return line.words.size() == 1 && is_word(line.words[0], "end");
}

/// A sheet as it was found in the mail.
struct FoundSheet {
    const MailLine* frame = nullptr;
    std::vector<const MailLine*> body;
    bool has_end = false;

    [[nodiscard]] bool is_old() const { return frame->depth > 0 || frame->is_of_old_mail; }
    [[nodiscard]] std::string side() const {
        const auto& words = frame->words;
        const std::ptrdiff_t behind = is_word(words.back(), "turn") ? 1 : 2;
        std::string name;
        for (auto word = words.begin() + 1; word != words.end() - behind; ++word) {
            name += (name.empty() ? "" : " ") + word->text;
        }
        return name;
    }
};

/// The sheet that begins here. Lines quoted deeper than its first line are somebody else's words.
FoundSheet sheet_at(const std::vector<MailLine>& lines, std::size_t frame) {
    FoundSheet sheet{&lines[frame], {}, false};
    for (std::size_t i = frame + 1; i < lines.size(); ++i) {
        const MailLine& line = lines[i];
        if (line.depth > sheet.frame->depth) continue;
        sheet.has_end = is_end(line);
        if (sheet.has_end || is_frame(line)) break;
        if (!line.words.empty()) sheet.body.push_back(&line);
    }
    return sheet;
}

std::vector<FoundSheet> sheets_in(const std::vector<MailLine>& lines) {
    std::vector<FoundSheet> sheets;
    for (std::size_t i = 0; i < lines.size(); ++i) {
        if (is_frame(lines[i])) sheets.push_back(sheet_at(lines, i));
    }
    return sheets;
}

/// The one that counts: the last that is not quoted, else the last.
const FoundSheet* sheet_that_counts(const std::vector<FoundSheet>& sheets, const Roster& roster) {
    const FoundSheet* best = nullptr;
    for (const FoundSheet& sheet : sheets) {
        const std::string side = sheet.side();
        const bool is_ours =
            is_same_word(side, roster.side) || is_same_word(side, plain(roster.side_name));
        if (is_ours && (best == nullptr || best->is_old() || !sheet.is_old())) best = &sheet;
    }
    return best;
}

Failure no_sheet(const std::vector<FoundSheet>& sheets, const Roster& roster,
                 const std::string& file) {
    if (sheets.empty()) {
        return failure(ErrorCode::no_sheet, {roster.side, "N"}, {file, 0, 0});
    }
    const FoundSheet& last = sheets.back();
    const std::string side = last.side();
    const LineWord& name = last.frame->words[1];
    return failure(ErrorCode::unknown_side, {side},
                   {file, last.frame->number, last.frame->column + name.column - 1},
                   nearest_word(side, {roster.side, roster.side_name}));
}

Result<TurnNumber> turn_of(const MailLine& frame) {
    LineReader line(frame.text);
    for (std::size_t i = 1; i < frame.words.size(); ++i) (void)line.take();
    if (line.take_if("turn")) return line.missing("the number of the turn");
    return line.take_number("the turn", 1).map([](std::int32_t n) { return TurnNumber{n}; });
}

bool ends_too_early(const Result<Order>& order) {
    return !order && order.error().code == ErrorCode::incomplete_order;
}

/// Mail programs break long lines. A line that ends too early is joined with the next ones, if
/// together they make an order.
SheetLine joined_line(const Roster& roster, const std::vector<const MailLine*>& body,
                      std::size_t& next) {
    constexpr std::size_t most_lines = 8;
    const MailLine& first = *body[next++];
    SheetLine line{first.number, first.column, first.text, read_order(roster, first.text)};
    Result<Order> order = line.order;
    std::string text = first.text;
    const std::size_t limit = std::min(body.size(), next + most_lines - 1);
    for (std::size_t end = next; end < limit && ends_too_early(order); ++end) {
        text += " " + body[end]->text;
        order = read_order(roster, text);
        if (order) {
            next = end + 1;
            line.text = text;
            line.order = order;
        }
    }
    return line;
}

std::vector<SheetLine> read_lines(Roster roster, const FoundSheet& sheet, const std::string& file) {
    std::vector<SheetLine> lines;
    for (std::size_t next = 0; next < sheet.body.size();) {
        SheetLine line = joined_line(roster, sheet.body, next);
        if (line.order) {
            enlist(roster, *line.order);
        } else {
            Place& where = line.order.error().where;
            where = {file, line.number, line.column + where.column - 1};
        }
        lines.push_back(std::move(line));
    }
    return lines;
}

std::optional<Error> problem_with_size(std::string_view of, std::size_t found, std::size_t most,
                                       std::string_view file) {
    if (found <= most) return std::nullopt;
    return failure(ErrorCode::out_of_range,
                   {std::string(of), std::to_string(found), "at most " + std::to_string(most)},
                   {std::string(file), 0, 0})
        .value();
}

}  // namespace

std::optional<Error> problem_with_mail(std::string_view text, std::string_view file) {
    if (auto problem = problem_with_size("the number of bytes of a mail", text.size(),
                                         limits::mail_bytes, file)) {
        return problem;
    }
    const auto ends = [&](char end) {
        return static_cast<std::size_t>(std::count(text.begin(), text.end(), end));
    };
    const std::size_t lines = std::max(ends('\n'), ends('\r'));
    return problem_with_size("the number of lines of a mail", lines, limits::mail_lines, file);
}

Result<ReadSheet> read_sheet(const Roster& roster, std::string_view text, std::string_view file) {
    const std::string file_name(file);
    if (const auto bad = first_bad_byte(text)) {
        const auto line =
            std::count(text.begin(), text.begin() + static_cast<std::ptrdiff_t>(*bad), '\n') + 1;
        return failure(ErrorCode::not_text, {file.empty() ? "this" : file_name},
                       {file_name, static_cast<std::int32_t>(line), 0});
    }
    const auto lines = lines_of_mail(text);
    const auto sheets = sheets_in(lines);
    const FoundSheet* sheet = sheet_that_counts(sheets, roster);
    if (sheet == nullptr) return no_sheet(sheets, roster, file_name);

    const Place where{file_name, sheet->frame->number, sheet->frame->column};
    auto turn = turn_of(*sheet->frame);
    if (!turn) {
        Error error = turn.error();
        error.where = {where.file, where.line, where.column + error.where.column - 1};
        return Failure(error);
    }
    if (!sheet->has_end) return failure(ErrorCode::no_sheet_end, {}, where);
    if (sheet->body.size() > limits::sheet_lines) {
        return failure(ErrorCode::out_of_range,
                       {"the number of lines of a sheet", std::to_string(sheet->body.size()),
                        "at most " + std::to_string(limits::sheet_lines)},
                       where);
    }
    return ReadSheet{where, sheet->side(), *turn, read_lines(roster, *sheet, file_name)};
}

}  // namespace flagplot
