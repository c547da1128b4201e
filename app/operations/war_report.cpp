#include "operations/war_report.h"

#include <fmt/format.h>

#include <memory>
#include <utility>

#include "operations/battle_plates.h"
#include "operations/war_told.h"
#include "paper/render.h"
#include "present/picture/navy_style.h"
#include "present/plot/plot_picture.h"
#include "present/war/war_report_plot.h"
#include "present/war/war_report_press.h"
#include "store/basemap_file.h"

namespace flagplot {

namespace {

namespace fs = std::filesystem;

/// A text in all its forms: Markdown, HTML, PDF.
void add_document(FilesToMake& files, const fs::path& stem, Document document,
                  paper::PageSize page) {
    const auto shared = std::make_shared<const Document>(std::move(document));
    const auto with = [&](const char* ending) {
        fs::path path = stem;
        path += ending;
        return path;
    };
    files.add_file(with(".md"), [shared] { return shared->markdown; });
    files.add_file(with(".html"), [shared] { return paper::html_of(*shared); });
    files.add_file(with(".pdf"), [shared, page] { return paper::pdf_of(*shared, page); });
}

void add_newspaper(FilesToMake& files, const War& war, SeatId seat, const fs::path& folder,
                   paper::PageSize page) {
    const Book& book = war.books.at(seat.index());
    const std::string& side = book.own_side().name;
    add_document(files, folder / newspaper_name(book),
                 {fmt::format("The {} Dispatch", side),
                  newspaper_markdown(book, news_of(war, seat)),
                  fmt::format("{}: what {} knew", book.title, side),
                  style_of_navy(book.own_side().name, book.side),
                  {}},
                 page);
}

Document for_everybody(const War& war, const char* title, std::string markdown) {
    return {war.definition.title + title,
            std::move(markdown),
            war.definition.title + ": declassified, for everybody",
            {},
            {}};
}

/// The history with a plate for each of its days, and for each battle that has a chart.
Document history_of(const War& war, const std::vector<BattlePlate>& battles) {
    Document document = for_everybody(war, ": what really happened", war_history_markdown(war));
    std::vector<Plot> plots;
    for (const WarDay& day : days_of(war)) plots.push_back(plot_of_day(war, day));
    const auto basemap = read_basemap(war.definition.chart);
    constexpr double width = 1000;
    constexpr double height = 640;
    const PictureOptions options{
        width, height, {}, part_of_all(plots), basemap ? &*basemap : nullptr};
    for (std::size_t day = 0; day < plots.size(); ++day) {
        document.plates.push_back({day_plot_name(day), plot_picture(plots[day], options)});
    }
    for (const BattlePlate& battle : battles) {
        if (!battle.chart) continue;
        document.plates.push_back({battle_chart_name(battle.told.battle), *battle.chart, true});
    }
    return document;
}

void add_report(FilesToMake& files, const War& war, const std::vector<BattlePlate>& battles,
                const fs::path& folder, paper::PageSize page) {
    Document history = history_of(war, battles);
    for (const Plate& plate : history.plates) {
        files.add_file(folder / plate.name,
                       [picture = plate.picture] { return paper::png_of(picture); });
    }
    for (const BattlePlate& battle : battles) {
        files.add_file(folder / battle_log_name(battle.told.battle),
                       [log = battle.log] { return log; });
    }
    add_document(files, folder / "history", std::move(history), page);
    add_document(files, folder / "press-and-truth",
                 for_everybody(war, ": the press and the truth", press_and_truth_markdown(war)),
                 page);
    for (const Book& book : war.books) {
        add_newspaper(files, war, seat_of(book.side), folder, page);
    }
}

}  // namespace

Result<std::optional<std::vector<fs::path>>> write_report(const Save& save,
                                                          const ReportWanted& wanted,
                                                          const Progress& progress) {
    std::string early;
    if (!wanted.whose) {
        auto reason = reason_to_tell(save, wanted.called, wanted.early);
        if (!reason) return Failure(reason.error());
        early = *std::move(reason);
    }
    WarTold told =
        wanted.whose ? war_shown_to(save, *wanted.whose) : war_told_to_all(save, std::move(early));
    FilesToMake files;
    if (wanted.folder && wanted.whose) {
        add_newspaper(files, told.war, *wanted.whose, *wanted.folder, wanted.page);
    } else if (wanted.folder) {
        const std::vector<BattlePlate> battles = battle_plates(save);
        for (const BattlePlate& battle : battles) told.war.battles.push_back(battle.told);
        add_report(files, told.war, battles, *wanted.folder, wanted.page);
    }
    if (wanted.film) {
        const CampaignState beginning = save.state_after(save.line().front()->number);
        add_film(files, told.war, beginning, wanted.whose, *wanted.film);
    }
    return files.write(progress);
}

std::string newspaper_of(const Save& save, SeatId seat) {
    const WarTold told = war_shown_to(save, seat);
    return newspaper_markdown(told.war.books.at(seat.index()), news_of(told.war, seat));
}

}  // namespace flagplot
