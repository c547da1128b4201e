#pragma once

#include <array>
#include <optional>
#include <string_view>

#include "cli/command_row.h"
#include "present/plot/plot.h"
#include "present/plot/plot_picture.h"

/// \file
/// The plot as a picture in a file: what `show` does when it is asked for one.

namespace flagplot::cli {

inline constexpr std::array<ArgumentRow, 6> picture_arguments{{
    {"--png", Takes::text, false, "a picture in this file"},
    {"--svg", Takes::text, false, "the same in lines, for a browser"},
    {"--pdf", Takes::text, false, "the same for a printer, on A4"},
    {"--theme", Takes::text, false, "symbols of a picture: counters, ntds or app6"},
    {"--size", Takes::text, false, "of a picture: 1920x1080, A4 or Letter"},
    {"--bbox", Takes::text, false, "the part to show: two squares as A1:F9, or degrees as W,S,E,N"},
}};

/// What `--size` and `--theme` ask of a picture. Errors: an unknown theme, a size that is none.
[[nodiscard]] Result<PictureOptions> size_and_theme(const Arguments& given,
                                                    std::string_view usual_size);

/// Is a picture asked for? Throws `WrongUsage` where only what belongs to one is given, and for
/// more than one picture at a time.
[[nodiscard]] bool wants_picture(const Arguments& given);

/// Writes it. Errors: an unknown theme, a size or a part that is none. Throws `MachineTrouble`.
[[nodiscard]] Result<int> write_picture(const Plot& plot, const Arguments& given, Console& console);

}  // namespace flagplot::cli
