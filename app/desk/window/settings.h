#pragma once

#include <filesystem>
#include <optional>

#include "base/result.h"
#include "present/desk/map/overlay.h"
#include "present/desk/state/keys.h"
#include "present/desk/state/run_stops.h"
#include "present/picture/panel_theme.h"
#include "screens/layout.h"

/// \file
/// What the desk remembers between sessions.

namespace flagplot::desk {

struct Settings {
    std::optional<unsigned> width;  ///< of the window; none: as large as the monitor
    std::optional<unsigned> height;
    std::int32_t text_steps = 0;  ///< quarters of the usual size to add
    PanelTheme theme{};
    Overlays overlays = usual_overlays;
    RunStops stops = usual_stops;              ///< of the umpire's runs
    RunStops stops_alone = usual_stops_alone;  ///< of a solo player
    screens::Layout layout;
    ChosenKeys keys;
};

/// `$XDG_CONFIG_HOME/flagplot/desk.toml`, or in `~/.config`; empty if there is no home.
[[nodiscard]] std::filesystem::path settings_file();

/// The save of the tutorial, in the same folder.
[[nodiscard]] std::filesystem::path tutorial_save();
/// Is this path that save, in any spelling?
[[nodiscard]] bool is_tutorial_save(const std::filesystem::path& save);

/// Reads a file; missing or wrong values are the defaults.
[[nodiscard]] Settings read_settings(const std::filesystem::path& file);

/// Writes them; ignored if that is not possible.
void write_settings(const std::filesystem::path& file, const Settings& settings);

[[nodiscard]] std::string settings_text(const Settings& settings);

}  // namespace flagplot::desk
