#include <fmt/format.h>

#include <istream>
#include <ostream>

#include "campaign/solo.h"
#include "cli/command_context.h"
#include "cli/output.h"
#include "cli/side_reply.h"
#include "files/view_file.h"
#include "history/orders.h"
#include "operations/orders.h"
#include "store/disk.h"
#include "store/secret.h"
#include "store/trouble.h"
#include "view/check_orders.h"

namespace flagplot::cli {

namespace {

constexpr ArgumentRow arguments[]{
    {"FILES", Takes::words, false,
     "SAVE and the sheet, or with --view the sheet alone; without a sheet it is read from standard "
     "input"},
    side_option,
    {"--view", Takes::text, false,
     "only check the sheet, against this view file of the side's own"},
    {"--take-valid", Takes::nothing, false, "take the lines that are right, leave out the others"},
    {"--overrule", Takes::text, false, "the reason to accept what the rules forbid"},
    {"--historical", Takes::nothing, false,
     "instead of a sheet: the orders that the side gave in history"},
    {"--reply", Takes::text, false, "write the answer to this file instead of showing it"},
    truth_option,
};

/// The sheet at this place in the arguments, or on standard input.
Result<SheetText> read_sheet_text(const std::vector<std::string>& files, std::size_t place,
                                  Console& console) {
    if (files.size() > place + 1) throw WrongUsage("order takes one sheet at a time");
    if (files.size() == place) {
        auto text = read_stream(console.in, "standard input");
        if (!text) return Failure(text.error());
        return SheetText{*std::move(text), "standard input"};
    }
    auto text = read_file(files[place]);
    if (!text) return Failure(text.error());
    return SheetText{*std::move(text), files[place]};
}

void reply(const Arguments& given, Console& console, const std::string& text) {
    if (const auto file = given.optional_text("--reply")) {
        put_out(*file, text, console);
    } else {
        console.out << text;
    }
}

/// The answer to orders that are in. Even if it cannot be written, that they are in must be said.
void reply_to_taken(const Arguments& given, Console& console, const std::string& text) {
    try {
        reply(given, console, text);
    } catch (const MachineTrouble& trouble) {
        throw MachineTrouble(fmt::format(
            "the orders are in; the answer to them was not written: {}", trouble.what()));
    }
}

/// The wrong lines, one by one, for the user of the program.
void describe_wrong_lines(const CheckedSheet& checked, Console& console) {
    for (const SheetLine& line : checked.lines) {
        if (!line.order) console.err << describe(line.order.error()) << '\n';
    }
}

Result<int> check_only(const Arguments& given, Console& console) {
    const auto text = read_file(given.text("--view"));
    if (!text) return Failure(text.error());
    const auto file = read_view_file(*text, given.text("--view"));
    if (!file) return Failure(file.error());
    const auto& [book, view] = *file;
    const auto sheet = read_sheet_text(given.words("FILES"), 0, console);
    if (!sheet) return Failure(sheet.error());
    const auto checked = check_sheet(book, view, sheet->text, sheet->name);
    if (!checked) {
        reply(given, console, reply_to(book, view, checked.error()));
        return Failure(checked.error());
    }
    reply(given, console,
          reply_to(book, view, *checked, false) + word_proposal(checked->sheet, random_word()));
    describe_wrong_lines(*checked, console);
    return checked->is_clean() ? done : input_is_wrong;
}

/// The sheet that makes the side's formations continue as in history.
SheetText historical_text(const Save& save, SeatId seat) {
    const Roster roster = shown_roster_of(save.definition(), save.state(), seat);
    return {text_of(roster, historical_sheet(save.rules(), save.state(), seat)), "history"};
}

/// Only a solo player may leave out the side.
Result<void> check_side(const Arguments& given, const std::string& file) {
    if (given.has("--side")) return {};
    const auto save = open_save(Arguments({{"SAVE", {file}}}), Save::Access::read);
    if (!save) return Failure(save.error());
    if (!save->state().solo) throw WrongUsage("order needs --side");
    return {};
}

Result<int> submit(const Arguments& given, Console& console) {
    const auto files = given.words("FILES");
    if (files.empty()) throw WrongUsage("order needs a save, or --view and a view file");
    if (auto checked = check_side(given, files.front()); !checked) return Failure(checked.error());
    const bool is_historical = given.has("--historical");
    if (is_historical && files.size() > 1) {
        throw WrongUsage("order takes a sheet or --historical, not both");
    }
    auto sheet = is_historical ? SheetText{} : read_sheet_text(files, 1, console);
    if (!sheet) return Failure(sheet.error());
    auto save = open_save(Arguments({{"SAVE", {files.front()}}}), Save::Access::write);
    if (!save) return Failure(save.error());
    const auto seat = seat_asked_for(*save, given);
    if (!seat) return Failure(seat.error());
    if (given.has(truth_option.name)) (void)veiled_seat(*save, given, console);
    if (is_historical) sheet = historical_text(*save, *seat);

    const SideReply answer(*save, *seat);
    if (const auto file = given.optional_text("--reply")) check_output(*file);
    const auto verdict =
        hand_in(*save, *seat,
                {sheet->text, sheet->name, given.optional_text("--overrule").value_or(""),
                 given.has("--take-valid")});
    if (!verdict) return Failure(verdict.error());
    const auto& [checked, is_taken] = *verdict;
    if (!checked) {
        reply(given, console, answer.text(checked.error()));
        return Failure(checked.error());
    }
    const std::string text =
        answer.text(*checked, is_taken) + word_proposal(checked->sheet, random_word());
    is_taken ? reply_to_taken(given, console, text) : reply(given, console, text);
    describe_wrong_lines(*checked, console);
    return is_taken ? done : input_is_wrong;
}

Result<int> run(const Arguments& given, Console& console) {
    if (given.has("--view") && given.has("--historical")) {
        throw WrongUsage("--historical hands orders in; a view file is only checked against");
    }
    return given.has("--view") ? check_only(given, console) : submit(given, console);
}

}  // namespace

const CommandRow order_command{"order", "hand in a side's order sheet, or only check it", arguments,
                               run};

}  // namespace flagplot::cli
