#include <fmt/format.h>

#include <array>
#include <filesystem>
#include <ostream>

#include "cli/command_context.h"
#include "cli/output.h"
#include "files/deck_file.h"
#include "operations/deck.h"
#include "present/side/card_text.h"
#include "store/campaign_folder.h"
#include "store/disk.h"
#include "view/phrases.h"

namespace flagplot::cli {

namespace {

constexpr ArgumentRow arguments[]{
    {"DECK", Takes::text, true, "the file of a deck, or the name of one that comes with Flagplot"},
    {"--pdf", Takes::text, false,
     "write it into this file as cards to print and cut, nine a page, with their backs behind "
     "them"},
    {"--page", Takes::text, false, "with --pdf: A4, or Letter; without it A4"},
};

Result<PaperSize> page_size(const Arguments& given) {
    if (given.has("--page") && !given.has("--pdf")) throw WrongUsage("--page goes with --pdf");
    const std::string name = given.optional_text("--page").value_or("A4");
    if (name == "A4") return a4_paper;
    if (name == "Letter") return letter_paper;
    return failure(ErrorCode::unknown_word, {name, "A4, Letter"}, {},
                   nearest_word(name, {"A4", "Letter"}));
}

std::string text_of(const Deck& deck) {
    std::int32_t cards = 0;
    for (const Card& card : deck.cards) cards += card.copies;
    std::string text = fmt::format("Deck {}: {}\n", deck.id, counted(cards, "card"));
    for (const Card& card : deck.cards) {
        text += fmt::format("\n{}{}. {}.\n", card.name,
                            card.copies > 1 ? fmt::format(" x {}", card.copies) : "",
                            card_kind_text(card));
        for (const std::string& line : card_lines(card)) text += "  " + line + "\n";
    }
    return text;
}

Result<int> run(const Arguments& given, Console& console) {
    const auto size = page_size(given);
    if (!size) return Failure(size.error());
    const std::filesystem::path file = file_of_deck(given.text("DECK"));
    auto text = read_file(file);
    if (!text) return Failure(text.error());
    const auto deck = read_deck({file.string(), *std::move(text)}, file.stem().string());
    if (!deck) {
        for (const Error& problem : deck.error()) console.err << describe(problem) << '\n';
        return input_is_wrong;
    }
    if (!given.has("--pdf")) {
        console.out << text_of(*deck);
        return done;
    }
    const std::string& out = given.text("--pdf");
    if (is_standard_output(out)) {
        console.out << printed(*deck, *size).pdf;
        return done;
    }
    const auto pages = static_cast<std::int64_t>(write_deck(*deck, *size, out));
    console.out << fmt::format("written: {}, {}\n", out, counted(pages, "page"));
    return done;
}

}  // namespace

const CommandRow deck_command{"deck", "list the cards of a deck, or print them to cut out",
                              arguments, run};

}  // namespace flagplot::cli
