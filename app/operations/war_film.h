#pragma once

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <optional>

#include "operations/files_to_make.h"
#include "present/plot/plot_picture.h"
#include "present/war/war_report.h"

namespace flagplot {

/// Pictures of turns at regular intervals, including the beginning and the end.
struct FilmWanted {
    std::optional<std::filesystem::path> file = {};    ///< all in one animated PNG
    std::optional<std::filesystem::path> frames = {};  ///< the folder for one file each
    std::size_t every = 1;                             ///< interval in turns
    /// Milliseconds for each picture, 1 to 20000.
    std::int32_t pace = 700;
    PictureOptions picture = {};
};

/// Adds the film's files to those to be made: of the truth, or of what a seat knew. `beginning` is
/// the state before the first turn.
void add_film(FilesToMake& files, const War& war, const CampaignState& beginning,
              std::optional<SeatId> whose, const FilmWanted& wanted);

}  // namespace flagplot
