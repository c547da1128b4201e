#include <fmt/format.h>

#include <algorithm>
#include <filesystem>
#include <functional>
#include <memory>
#include <ostream>

#include "base/ensure.h"
#include "cli/command_context.h"
#include "cli/long_work.h"
#include "cli/output.h"
#include "cli/show_picture.h"
#include "operations/releases.h"
#include "paper/document.h"
#include "paper/film.h"
#include "paper/render.h"
#include "present/picture/palette.h"
#include "present/plot/plot_picture.h"
#include "present/truth/truth_plot.h"
#include "present/war/war_report.h"
#include "present/war/war_report_plot.h"
#include "present/war/war_report_press.h"
#include "store/basemap_file.h"
#include "store/disk.h"

namespace flagplot::cli {

namespace {

namespace fs = std::filesystem;

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

/// What is made and then written, or given up with nothing written.
class Making {
  public:
    /// Does one piece of the work later.
    void add(std::function<void()> piece) { pieces_.push_back(std::move(piece)); }
    /// A file that a piece makes.
    void add_file(fs::path path, std::function<std::string()> bytes) {
        add([this, path = std::move(path), bytes = std::move(bytes)] {
            files_.emplace_back(path, bytes());
        });
    }

    /// \returns false when it was interrupted
    [[nodiscard]] bool carry_out(Console& console) {
        LongWork work(console.err, "writing the report");
        for (std::size_t i = 0; i < pieces_.size(); ++i) {
            if (!work.goes_on(i, pieces_.size())) return false;
            pieces_[i]();
        }
        return work.goes_on(pieces_.size(), pieces_.size());
    }

    void write(Console& console) const {
        for (const auto& [path, bytes] : files_) {
            if (path.has_parent_path()) make_folder(path.parent_path());
            check_no_link(path);
            replace_file(path, bytes);
        }
        for (const auto& [path, bytes] : files_) {
            console.out << "written: " << path.string() << '\n';
        }
    }

  private:
    std::vector<std::function<void()>> pieces_;
    std::vector<std::pair<fs::path, std::string>> files_;
};

/// What was done in each turn of the line of play, up to an entry.
std::vector<WarTurn> turns_up_to(const Save& save, std::int32_t last) {
    std::vector<WarTurn> turns;
    CampaignState state = save.state_after(0);
    const TurnNumber end = save.written_rules().definition.calendar.last_turn();
    for (const Entry* entry : line_to(save.entries(), last)) {
        auto happened = what_happened(*entry);
        const TurnNumber turn = std::min(state.turn, end);  // what follows the last belongs to it
        state = folded(std::move(state), happened.facts, happened.reports);
        if (turns.empty() || turns.back().turn != turn) turns.push_back({turn, {}, {}, {}});
        WarTurn& written = turns.back();
        for (Fact& fact : happened.facts) written.facts.push_back(std::move(fact));
        for (Told& told : happened.reports) written.reports.push_back(std::move(told));
        written.after = state;
    }
    return turns;
}

/// What the umpire ever took back, and why.
std::vector<TakenBackNote> taken_back_in(const Save& save) {
    std::vector<TakenBackNote> notes;
    const std::vector<TurnNumber> turns = turns_after(save.entries());
    for (const Entry& entry : save.entries()) {
        const auto happened = decoded<Happened>(entry.happened);
        FLAGPLOT_ENSURE(happened);
        for (const Fact& fact : happened->facts) {
            const auto* withdrawn = std::get_if<CommandWithdrawn>(&fact);
            if (withdrawn == nullptr) continue;
            const Entry& taken =
                save.entries().at(static_cast<std::size_t>(withdrawn->command) - 1);
            const auto line = line_to(save.entries(), entry.number - 1);
            const auto later = std::count_if(line.begin(), line.end(), [&](const Entry* each) {
                return each->number > withdrawn->command;
            });
            notes.push_back({turns.at(static_cast<std::size_t>(taken.parent)), taken.number,
                             first_line(taken.command), static_cast<std::int32_t>(later),
                             withdrawn->why});
        }
    }
    return notes;
}

/// What the command was asked for.
struct Wish {
    std::optional<SeatId> seat;  ///< whose knowledge; none: the truth
    std::size_t every = 1;
    std::int32_t pace = 700;
    PictureOptions film;
    paper::PageSize page{};
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

Result<Wish> wish_of(const Save& save, const Arguments& given) {
    Wish wish;
    if (given.has("--side") || given.has("--newspaper")) {
        const auto seat = seat_asked_for(save, given);
        if (!seat) return Failure(seat.error());
        wish.seat = *seat;
    }
    constexpr std::uint64_t most_turns = 1000;
    const auto every = number_between(given, "--every", 1, most_turns, "turns");
    if (!every) return Failure(every.error());
    wish.every = static_cast<std::size_t>(*every);
    constexpr std::uint64_t usual_pace = 700;
    constexpr std::uint64_t slowest = 20'000;
    const auto pace = number_between(given, "--pace", usual_pace, slowest, "milliseconds");
    if (!pace) return Failure(pace.error());
    wish.pace = static_cast<std::int32_t>(*pace);
    const auto film = size_and_theme(given, "960x600");
    if (!film) return Failure(film.error());
    wish.film = *film;
    const auto page = page_of(given);
    if (!page) return Failure(page.error());
    wish.page = *page;
    return wish;
}

/// May the truth be told? \returns why it is told early; empty: the war is over
Result<std::string> reason_to_tell(const Save& save, const Arguments& given, Console& console) {
    const std::string what = given.has("--out") ? "report --out" : "report --film";
    const auto unveiled = check_unveiled(save, given, console, what);
    if (!unveiled) return Failure(unveiled.error());
    const TurnNumber turn = save.state().turn;
    const Calendar& calendar = save.definition().calendar;
    if (calendar.is_over(turn)) return std::string{};
    const std::string why = given.optional_text("--overrule").value_or("");
    if (!why.empty()) return why;
    return failure(ErrorCode::war_not_over,
                   {what, std::to_string(turn.count), std::to_string(calendar.last_turn().count)});
}

/// A text in all its forms beside each other: Markdown, HTML, PDF.
void add_document(Making& making, const fs::path& stem, Document document, paper::PageSize page) {
    const auto shared = std::make_shared<const Document>(std::move(document));
    const auto with = [&](const char* ending) {
        fs::path path = stem;
        path += ending;
        return path;
    };
    making.add_file(with(".md"), [shared] { return shared->markdown; });
    making.add_file(with(".html"), [shared] { return paper::html_of(*shared); });
    making.add_file(with(".pdf"), [shared, page] { return paper::pdf_of(*shared, page); });
}

Document newspaper_of(const War& war, SeatId seat) {
    const Book& book = war.books.at(seat.index());
    const std::string& side = book.own_side().name;
    return {fmt::format("The {} Dispatch", side),
            newspaper_markdown(book, news_of(war, seat)),
            fmt::format("{}: what {} knew", book.title, side),
            style_of(book.side),
            {}};
}

/// The history with a plate for each of its days.
Document history_of(const War& war, const std::vector<Plot>& plots, const Basemap* basemap) {
    Document document{war.definition.title + ": what really happened",
                      war_history_markdown(war),
                      war.definition.title + ": declassified, for everybody",
                      {},
                      {}};
    constexpr double width = 1000;
    constexpr double height = 640;
    const PictureOptions options{width, height, {}, part_of_all(plots), basemap};
    for (std::size_t day = 0; day < plots.size(); ++day) {
        document.plates.push_back({day_plot_name(day), plot_picture(plots[day], options)});
    }
    return document;
}

void add_report(Making& making, const War& war, const fs::path& folder, paper::PageSize page) {
    std::vector<Plot> plots;
    for (const WarDay& day : days_of(war)) plots.push_back(plot_of_day(war, day));
    const auto basemap = read_basemap(war.definition.chart);
    Document history = history_of(war, plots, basemap ? &*basemap : nullptr);
    for (const Plate& plate : history.plates) {
        making.add_file(folder / plate.name,
                        [picture = plate.picture] { return paper::png_of(picture); });
    }
    add_document(making, folder / "history", std::move(history), page);
    add_document(making, folder / "press-and-truth",
                 {war.definition.title + ": the press and the truth",
                  press_and_truth_markdown(war),
                  war.definition.title + ": declassified, for everybody",
                  {},
                  {}},
                 page);
    for (const Book& book : war.books) {
        add_document(making, folder / newspaper_name(book), newspaper_of(war, seat_of(book.side)),
                     page);
    }
}

/// The plots of a film: the beginning, then every so many turns, and the end.
std::vector<Plot> plots_of(const Save& save, const War& war, const Wish& wish) {
    const auto plot = [&](const CampaignState& state) {
        return wish.seat ? plot_of(war.books.at(wish.seat->index()), state.view(*wish.seat))
                         : plot_of_truth(war.definition, state);
    };
    std::vector<Plot> plots{plot(save.state_after(save.line().front()->number))};
    for (std::size_t i = 0; i < war.turns.size(); ++i) {
        const bool is_last = i + 1 == war.turns.size();
        if ((i + 1) % wish.every == 0 || is_last) plots.push_back(plot(war.turns[i].after));
    }
    return plots;
}

void add_film(Making& making, const Arguments& given, std::vector<Plot> plots, const Wish& wish) {
    const auto basemap =
        std::make_shared<const std::optional<Basemap>>(read_basemap(plots.front().chart));
    PictureOptions options = wish.film;
    options.part = part_of_all(plots);
    options.basemap = *basemap ? &**basemap : nullptr;
    const auto frames = std::make_shared<std::vector<std::string>>();
    for (Plot& plot : plots) {
        making.add([frames, basemap, options, plot = std::move(plot)] {
            frames->push_back(paper::png_of(plot_picture(plot, options)));
        });
    }
    if (const auto file = given.optional_text("--film")) {
        making.add_file(behind_link(*file),
                        [frames, pace = wish.pace] { return paper::film_of(*frames, pace); });
    }
    if (const auto folder = given.optional_text("--frames")) {
        for (std::size_t i = 0; i < plots.size(); ++i) {
            making.add_file(fs::path(*folder) / fmt::format("frame-{:03}.png", i),
                            [frames, i] { return (*frames)[i]; });
        }
    }
}

Result<int> run(const Arguments& given, Console& console) {
    check_usage(given);
    const auto save = open_save(given, Save::Access::read);
    if (!save) return Failure(save.error());
    const auto wish = wish_of(*save, given);
    if (!wish) return Failure(wish.error());
    std::string early;
    if (!wish->seat) {
        auto why = reason_to_tell(*save, given, console);
        if (!why) return Failure(why.error());
        early = *std::move(why);
    } else if (given.has(truth_option.name)) {
        (void)veiled_seat(*save, given, console);
    }
    // a side reads what it has been shown, everybody all of it
    const std::int32_t last = wish->seat ? shown_entry(*save) : save->head();
    const RulesInForce in_force = save->rules_in(save->state_after(last));
    War war{in_force.definition(), in_force.rules().books, turns_up_to(*save, last),
            std::move(early)};
    war.commitment = commitment_of(save->dice().secret);
    war.public_seed = save->dice().public_seed;
    if (!wish->seat) {
        war.taken_back = taken_back_in(*save);
        if (war.early.empty()) war.record_key = record_key_of(save->dice().secret);
    }
    if (given.has("--newspaper") && !given.has("--out")) {
        console.out << newspaper_of(war, *wish->seat).markdown;
        return done;
    }
    Making making;
    if (given.has("--newspaper")) {
        const fs::path folder = given.text("--out");
        add_document(making, folder / newspaper_name(war.books.at(wish->seat->index())),
                     newspaper_of(war, *wish->seat), wish->page);
    } else if (given.has("--out")) {
        add_report(making, war, given.text("--out"), wish->page);
    }
    if (given.has("--film") || given.has("--frames")) {
        add_film(making, given, plots_of(*save, war, *wish), *wish);
    }
    if (!making.carry_out(console)) {
        console.err << "flagplot: interrupted; nothing was written\n";
        return machine_failed;
    }
    making.write(console);
    return done;
}

}  // namespace

const CommandRow report_command{
    "report", "write the true history, the dice, newspapers and a film, after the war", arguments,
    run};

}  // namespace flagplot::cli
