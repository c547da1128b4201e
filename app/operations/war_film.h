#pragma once

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <optional>

#include "operations/files_to_make.h"
#include "present/plot/plot_picture.h"
#include "present/war/war_report.h"

namespace flagplot {

/// A picture of every so many turns, the beginning and the end among them.
struct FilmWanted {
    std::optional<std::filesystem::path> file = {};    ///< all in one animated PNG
    std::optional<std::filesystem::path> frames = {};  ///< a folder for each by itself
    std::size_t every = 1;                             ///< turns from one to the next
    std::int32_t pace = 700;                           ///< milliseconds that each stays, 1 to 20000
    PictureOptions picture = {};
};

/// Adds the film's files to those to be made: of the truth, or of what a seat knew. `beginning`:
/// the state before the first turn.
void add_film(FilesToMake& files, const War& war, const CampaignState& beginning,
              std::optional<SeatId> whose, const FilmWanted& wanted);

}  // namespace flagplot
