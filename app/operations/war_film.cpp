#include "operations/war_film.h"

#include <fmt/format.h>

#include <memory>
#include <utility>

#include "paper/film.h"
#include "paper/render.h"
#include "present/truth/truth_plot.h"
#include "present/war/war_report_plot.h"
#include "store/basemap_file.h"
#include "store/disk.h"

namespace flagplot {

namespace {

std::vector<Plot> plots_of(const War& war, const CampaignState& beginning,
                           std::optional<SeatId> whose, std::size_t every) {
    const auto plot = [&](const CampaignState& state) {
        return whose ? plot_of(war.books.at(whose->index()), state.view(*whose))
                     : plot_of_truth(war.definition, state);
    };
    std::vector<Plot> plots{plot(beginning)};
    for (std::size_t i = 0; i < war.turns.size(); ++i) {
        const bool is_last = i + 1 == war.turns.size();
        if ((i + 1) % every == 0 || is_last) plots.push_back(plot(war.turns[i].after));
    }
    return plots;
}

}  // namespace

void add_film(FilesToMake& files, const War& war, const CampaignState& beginning,
              std::optional<SeatId> whose, const FilmWanted& wanted) {
    std::vector<Plot> plots = plots_of(war, beginning, whose, wanted.every);
    const std::size_t count = plots.size();
    const auto basemap =
        std::make_shared<const std::optional<Basemap>>(read_basemap(plots.front().chart));
    PictureOptions options = wanted.picture;
    options.part = part_of_all(plots);
    options.basemap = *basemap ? &**basemap : nullptr;
    const auto frames = std::make_shared<std::vector<std::string>>();
    for (Plot& plot : plots) {
        files.add([frames, basemap, options, plot = std::move(plot)] {
            frames->push_back(paper::png_of(plot_picture(plot, options)));
        });
    }
    if (wanted.file) {
        files.add_file(behind_link(*wanted.file),
                       [frames, pace = wanted.pace] { return paper::film_of(*frames, pace); });
    }
    for (std::size_t i = 0; wanted.frames && i < count; ++i) {
        files.add_file(*wanted.frames / fmt::format("frame-{:03}.png", i),
                       [frames, i] { return (*frames)[i]; });
    }
}

}  // namespace flagplot
