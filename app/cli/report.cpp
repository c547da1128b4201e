#include <fmt/format.h>

#include <ostream>

#include "cli/command_context.h"
#include "cli/long_work.h"
#include "cli/output.h"
#include "cli/show_picture.h"
#include "operations/war_report.h"

namespace flagplot::cli {

namespace {

constexpr ArgumentRow arguments[]{
    save_argument,
    {"--out", Takes::text, false,
     "a folder for the report: history, newspapers, plots of the days"},
    {"--newspaper", Takes::nothing, false,
     "the newspaper of --side alone, of what the side has been shown"},
    {"--film", Takes::text, false, "the whole campaign as an animated PNG in this file"},
    {"--frames", Takes::text, false, "the same as pictures of their own in this folder"},
    {"--side", Takes::text, false, "whose newspaper; whose knowledge the film shows"},
    {"--every", Takes::number, false,
     "turns from one picture of the film to the next; 1 if not given"},
    {"--pace", Takes::number, false, "milliseconds that each of them stays; 700 if not given"},
    {"--size", Takes::text, false, "of the film's pictures; 960x600 if not given"},
    {"--theme", Takes::text, false, "their symbols: counters, ntds or app6"},
    {"--paper", Takes::text, false, "of the PDF: A4 or Letter"},
    {"--overrule", Takes::text, false, "tell the truth before the war is over, and why"},
    truth_option,
};

void check_usage(const Arguments& given) {
    const bool has_film = given.has("--film") || given.has("--frames");
    if (const auto folder = given.optional_text("--out")) check_folder(*folder, "--out");
    if (!has_film && !given.has("--out") && !given.has("--newspaper")) {
        throw WrongUsage("report needs one of --out, --newspaper, --film and --frames");
    }
    if (given.has("--newspaper") && has_film) {
        throw WrongUsage("report writes --newspaper, or --film and --frames");
    }
    if (given.has("--out") && given.has("--side") && !given.has("--newspaper")) {
        throw WrongUsage("the report is for everybody; leave out --side, or ask for --newspaper");
    }
    for (const char* option : {"--every", "--pace", "--size", "--theme"}) {
        if (given.has(option) && !has_film) {
            throw WrongUsage(std::string(option) + " is of a film: give --film or --frames");
        }
    }
}

Result<std::uint64_t> number_between(const Arguments& given, std::string_view option,
                                     std::uint64_t usual, std::uint64_t most,
                                     std::string_view what) {
    const std::uint64_t number = given.number(option).value_or(usual);
    if (number >= 1 && number <= most) return number;
    return failure(ErrorCode::out_of_range, {std::string(option), std::to_string(number),
                                             fmt::format("1 to {} {}", most, what)});
}

Result<paper::PageSize> page_of(const Arguments& given) {
    const std::string name = given.optional_text("--paper").value_or("A4");
    if (name == "A4") return paper::PageSize::a4;
    if (name == "Letter") return paper::PageSize::letter;
    return failure(ErrorCode::unknown_word, {name, "A4, Letter"}, {},
                   nearest_word(name, {"A4", "Letter"}));
}

Result<FilmWanted> film_wanted(const Arguments& given) {
    constexpr std::uint64_t most_turns = 1000;
    const auto every = number_between(given, "--every", 1, most_turns, "turns");
    if (!every) return Failure(every.error());
    constexpr std::uint64_t usual_pace = 700;
    constexpr std::uint64_t slowest = 20'000;
    const auto pace = number_between(given, "--pace", usual_pace, slowest, "milliseconds");
    if (!pace) return Failure(pace.error());
    const auto picture = size_and_theme(given, "960x600");
    if (!picture) return Failure(picture.error());
    return FilmWanted{given.optional_text("--film"), given.optional_text("--frames"),
                      static_cast<std::size_t>(*every), static_cast<std::int32_t>(*pace), *picture};
}

Result<ReportWanted> report_wanted(const Save& save, const Arguments& given) {
    ReportWanted wanted;
    if (given.has("--side") || given.has("--newspaper")) {
        const auto seat = seat_asked_for(save, given);
        if (!seat) return Failure(seat.error());
        wanted.whose = *seat;
    }
    auto film = film_wanted(given);
    if (!film) return Failure(film.error());
    if (film->file || film->frames) wanted.film = *std::move(film);
    const auto page = page_of(given);
    if (!page) return Failure(page.error());
    wanted.page = *page;
    wanted.folder = given.optional_text("--out");
    wanted.called = wanted.folder ? "report --out" : "report --film";
    wanted.early = given.optional_text("--overrule").value_or("");
    return wanted;
}

Result<int> write(const Save& save, const ReportWanted& wanted, Console& console) {
    LongWork work(console.err, "writing the report");
    const auto written = write_report(save, wanted, work.progress());
    if (!written) return Failure(written.error());
    if (!*written) {
        console.err << "flagplot: interrupted; nothing was written\n";
        return machine_failed;
    }
    for (const auto& path : **written) console.out << "written: " << path.string() << '\n';
    return done;
}

Result<int> run(const Arguments& given, Console& console) {
    check_usage(given);
    const auto save = open_save(given, Save::Access::read);
    if (!save) return Failure(save.error());
    const auto wanted = report_wanted(*save, given);
    if (!wanted) return Failure(wanted.error());
    if (!wanted->whose) {
        const auto unveiled = check_unveiled(*save, given, console, wanted->called);
        if (!unveiled) return Failure(unveiled.error());
    } else if (given.has(truth_option.name)) {
        (void)veiled_seat(*save, given, console);
    }
    if (given.has("--newspaper") && !wanted->folder) {
        console.out << newspaper_of(*save, *wanted->whose);
        return done;
    }
    return write(*save, *wanted, console);
}

}  // namespace

const CommandRow report_command{
    "report", "write the true history, the dice, newspapers and a film, after the war", arguments,
    run};

}  // namespace flagplot::cli
