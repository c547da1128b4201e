#include "desk/window/settings.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstdlib>
#include <system_error>

#include "store/disk.h"
#include "toml/toml_text.h"

namespace flagplot::desk {

namespace {

constexpr std::int64_t smallest_window = 320, largest_window = 16384, most_text_steps = 8;
constexpr double smallest_panel = 40, largest_panel = 2000;

void take(const toml::table& table, const char* key, std::optional<unsigned>& value) {
    const auto found = table[key].value<std::int64_t>();
    if (found) value = static_cast<unsigned>(std::clamp(*found, smallest_window, largest_window));
}

void take(const toml::table& table, const char* key, double& value) {
    const auto found = table[key].value<double>();
    if (found) value = std::clamp(*found, smallest_panel, largest_panel);
}

void take(const toml::table& table, const char* key, RunStops& stops) {
    const toml::table* const named = table[key].as_table();
    if (named == nullptr) return;
    for (std::size_t i = 0; i < stops.size(); ++i) {
        const auto is_set = (*named)[words_of<RunStop>[i]].value<bool>();
        if (is_set) stops.set(i, *is_set);
    }
}

std::string stops_text(std::string_view key, const RunStops& stops) {
    std::string text = fmt::format("\n[{}]\n", key);
    for (std::size_t i = 0; i < stops.size(); ++i) {
        text += fmt::format("{} = {}\n", words_of<RunStop>[i], stops.test(i));
    }
    return text;
}

constexpr const char* stops_key = "stops";
constexpr const char* stops_alone_key = "stops_alone";

}  // namespace

std::filesystem::path settings_file() {
    const char* const config = std::getenv("XDG_CONFIG_HOME");
    if (config != nullptr && *config != '\0') {
        return std::filesystem::path(config) / "flagplot" / "desk.toml";
    }
    const char* const home = std::getenv("HOME");
    if (home == nullptr || *home == '\0') return {};
    return std::filesystem::path(home) / ".config" / "flagplot" / "desk.toml";
}

std::filesystem::path tutorial_save() { return settings_file().parent_path() / "tutorial.save"; }

bool is_tutorial_save(const std::filesystem::path& save) {
    const auto whole = [](const std::filesystem::path& path) {
        std::error_code ignored;
        return std::filesystem::absolute(path, ignored).lexically_normal();
    };
    return whole(save) == whole(tutorial_save());
}

Settings read_settings(const std::filesystem::path& file) {
    Settings settings;
    const auto text = read_file(file);
    if (!text) return settings;
    Problems problems;
    const auto read = parsed({file.string(), *text}, problems);
    if (!read) return settings;
    const toml::table& table = *read;
    take(table, "width", settings.width);
    take(table, "height", settings.height);
    take(table, "left", settings.layout.left);
    take(table, "right", settings.layout.right);
    take(table, "bottom", settings.layout.bottom);
    const auto steps = table["text"].value<std::int64_t>().value_or(0);
    settings.text_steps =
        static_cast<std::int32_t>(std::clamp(steps, std::int64_t{0}, most_text_steps));
    const auto theme = table["theme"].value<std::string>().value_or("");
    for (const PanelTheme each : {PanelTheme::dark, PanelTheme::light, PanelTheme::red}) {
        if (theme == word_of(each)) settings.theme = each;
    }
    if (const toml::table* overlays = table["overlays"].as_table()) {
        for (const OverlayRow& row : overlay_table) {
            const auto shown = (*overlays)[row.name].value<bool>();
            if (shown) settings.overlays.set(place_of(row.overlay), *shown);
        }
    }
    take(table, stops_key, settings.stops);
    take(table, stops_alone_key, settings.stops_alone);
    if (const toml::table* keys = table["keys"].as_table()) {
        for (const KeyRow& row : key_table()) {
            const auto key = (*keys)[row.name].value<std::string>();
            if (key) settings.keys[std::string(row.name)] = *key;
        }
    }
    return settings;
}

std::string settings_text(const Settings& settings) {
    std::string text = fmt::format(
        "# How the desk of Flagplot was left. Keys are listed by F1.\n"
        "theme = \"{}\"\ntext = {}\nleft = {:.1f}\nright = {:.1f}\nbottom = {:.1f}\n",
        word_of(settings.theme), settings.text_steps, settings.layout.left, settings.layout.right,
        settings.layout.bottom);
    if (settings.width) text += fmt::format("width = {}\n", *settings.width);
    if (settings.height) text += fmt::format("height = {}\n", *settings.height);
    text += "\n[overlays]\n";
    for (const OverlayRow& row : overlay_table) {
        text += fmt::format("{} = {}\n", row.name, settings.overlays.test(place_of(row.overlay)));
    }
    text += stops_text(stops_key, settings.stops);
    text += stops_text(stops_alone_key, settings.stops_alone);
    text += "\n[keys]\n";
    for (const KeyRow& row : key_table()) {
        text += fmt::format("{} = \"{}\"\n", row.name, key_of(settings.keys, row));
    }
    return text;
}

void write_settings(const std::filesystem::path& file, const Settings& settings) {
    if (file.empty()) return;
    try {
        make_folder(file.parent_path());
        replace_file(file, settings_text(settings));
    } catch (const std::exception&) {
        return;  // not being able to write is no reason to fail
    }
}

}  // namespace flagplot::desk
