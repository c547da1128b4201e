#pragma once

#include <array>
#include <optional>
#include <string_view>

#include "cli/command_row.h"
#include "present/plot/plot.h"
#include "present/plot/plot_picture.h"

/// \file
/// Writes the plot as a picture into a file, for `show`.

namespace flagplot::cli {

inline constexpr std::array<ArgumentRow, 6> picture_arguments{{
    {"--png", Takes::text, false, "a picture in this file"},
    {"--svg", Takes::text, false, "the same in lines, for a browser"},
    {"--pdf", Takes::text, false, "the same for a printer, on A4"},
    {"--theme", Takes::text, false, "symbols of a picture: counters, ntds or app6"},
    {"--size", Takes::text, false, "of a picture: 1920x1080, A4 or Letter"},
    {"--bbox", Takes::text, false, "the part to show: two squares as A1:F9, or degrees as W,S,E,N"},
}};

/// The values of `--size` and `--theme`. Errors: an unknown theme, an invalid size.
[[nodiscard]] Result<PictureOptions> size_and_theme(const Arguments& given,
                                                    std::string_view usual_size);

/// Is a picture asked for? Throws `WrongUsage` if only its options are given, or more than one
/// picture.
[[nodiscard]] bool wants_picture(const Arguments& given);

/// Writes it. Errors: an unknown theme, an invalid size or part. Throws `MachineTrouble`.
[[nodiscard]] Result<int> write_picture(const Plot& plot, const Arguments& given, Console& console);

}  // namespace flagplot::cli
