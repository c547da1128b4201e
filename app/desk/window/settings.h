#pragma once

#include <filesystem>
#include <optional>

#include "base/result.h"
#include "present/desk/map/overlay.h"
#include "present/desk/state/keys.h"
#include "present/picture/panel_theme.h"
#include "screens/layout.h"

/// \file
/// What the desk remembers from one day to the next.

namespace flagplot::desk {

struct Settings {
    std::optional<unsigned> width;  ///< of the window; none: that of the monitor
    std::optional<unsigned> height;
    std::int32_t text_steps = 0;  ///< quarters of the usual size more
    PanelTheme theme{};
    Overlays overlays = usual_overlays;
    screens::Layout layout;
    ChosenKeys keys;
};

/// `$XDG_CONFIG_HOME/flagplot/desk.toml`, or in `~/.config`. Empty: there is no home.
[[nodiscard]] std::filesystem::path settings_file();

/// The save of the tutorial, in the same folder.
[[nodiscard]] std::filesystem::path tutorial_save();
/// Is it that save, however its path is written?
[[nodiscard]] bool is_tutorial_save(const std::filesystem::path& save);

/// What a file says; what it does not say, or says wrongly, is as usual.
[[nodiscard]] Settings read_settings(const std::filesystem::path& file);

/// Writes them; where that cannot be done they are forgotten.
void write_settings(const std::filesystem::path& file, const Settings& settings);

[[nodiscard]] std::string settings_text(const Settings& settings);

}  // namespace flagplot::desk
