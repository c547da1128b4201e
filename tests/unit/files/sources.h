#pragma once

#include <filesystem>
#include <fstream>
#include <sstream>
#include <stdexcept>
#include <string>

#include "files/campaign_file.h"

/// \file
/// Texts to read: the shipped campaign, and a small one that tests change one line of.

namespace flagplot::test {

[[nodiscard]] inline std::string text_of_file(const std::string& path) {
    std::ifstream in(std::string(FLAGPLOT_SOURCE_DIR) + "/" + path, std::ios::binary);
    if (!in) throw std::runtime_error("cannot open " + path);
    std::ostringstream text;
    text << in.rdbuf();
    return text.str();
}

[[nodiscard]] inline SourceFile shipped_file(const std::string& path) {
    return {path, text_of_file(path)};
}

/// The campaign's own, or else the one all campaigns share.
[[nodiscard]] inline SourceFile shipped_deck(const std::string& folder, const std::string& name) {
    const bool is_own =
        std::filesystem::exists(std::string(FLAGPLOT_SOURCE_DIR) + "/" + folder + name);
    return shipped_file((is_own ? folder : "assets/decks/") + name);
}

[[nodiscard]] inline CampaignSources shipped_campaign(const std::string& name) {
    const std::string folder = "campaigns/" + name + "/";
    CampaignSources sources;
    sources.campaign = shipped_file(folder + "campaign.toml");
    sources.forces = shipped_file(folder + "forces.toml");
    sources.history = shipped_file(folder + "history.toml");
    if (std::filesystem::exists(std::string(FLAGPLOT_SOURCE_DIR) + "/" + folder + "plans.toml")) {
        sources.plans = shipped_file(folder + "plans.toml");
    }
    const FilesNeeded needed = files_needed(sources.campaign);
    for (const auto& file : needed.charts) sources.charts.push_back(shipped_file(file));
    for (const auto& file : needed.classes) sources.classes.push_back(shipped_file(file));
    for (const auto& file : needed.briefings)
        sources.briefings.push_back(shipped_file(folder + file));
    sources.decks.push_back(shipped_deck(folder, needed.deck));
    return sources;
}

/// A deck of three cards.
inline constexpr const char* small_deck = R"([[card]]
name = "Gale"
kind = "blow"
on = "radius 1"
effects = ["weather heavy"]
seen = "It blows."
[[card]]
name = "Fix"
kind = "hand"
on = "random enemy active"
effects = ["reveal block"]
text = "A bearing."
[[card]]
name = "Raid"
copies = 3
kind = "blow"
on = "random own at sea"
if = ["day", "spotted"]
otherwise = "redraw"
test = "d12 <= 3, +2 with auxiliaries"
effects = ["damage 1 biggest", "speed x 3/4"]
lasts = "2 turns"
seen = "Bombs."
)";

/// Two sides, two formations, one turn of history: nothing in it is wrong.
[[nodiscard]] inline CampaignSources small_sources() {
    return {{"campaign.toml", R"(id = "small"
title = "Small"
chart = "bay"
classes = ["ships"]
start = "1941-11-07 18:00"
turn_starts = 4
profile = "standard"
[switches]
movement.diagonal = "after_first"
[[side]]
id = "red"
name = "Red Fleet"
ports = ["Redhaven"]
briefing = "red.md"
[[side]]
id = "blue"
name = "Blue Fleet"
)"},
            {"forces.toml", R"([[formation]]
id = "R1"
name = "Red One"
side = "red"
at = "A1"
ships = [
  { name = "Alpha", class = "cruiser" },
  { name = "Beta", class = "freighter", grt = 5000, speed = 12.5 },
]
[[formation]]
id = "B1"
name = "Blue One"
side = "blue"
enters = 2
at = "C3"
ships = [ { name = "Gamma", class = "cruiser" } ]
)"},
            {"history.toml", R"([[track]]
formation = "R1"
from_turn = 1
squares = ["A1", "A2"]
[[anchor]]
formation = "R1"
time = "1941-11-07 21:47"
latitude = 40.83
longitude = -14.27
square = "A1"
kind = "E"
what = "put to sea"
[[event]]
when = "evening"
square = "A1"
what = "Red puts to sea."
kind = "departure"
confidence = "H"
[[battle]]
name = "The Bay"
square = "A3"
formations = ["R1", "B1"]
minutes = 40
confidence = "L"
sunk = ["Beta"]
hit = [ { ship = "Gamma", hull = 50, speed = 60 } ]
learned = [ { side = "red", text = "Blue was there." } ]
)"},
            {{"maps/bay.toml", R"(name = "bay"
title = "The Bay"
drawing = """
   A B C
1  . . .
2  . # .
3  . ^ .
"""
places = [ { name = "Redhaven", square = "A1", port = true } ]
)"}},
            {{"assets/ships.toml", R"([[class]]
name = "cruiser"
type = "CL"
speed = 32
radar = true
[[class]]
name = "freighter"
type = "AUX"
)"}},
            {{"red.md", "Go.\n"}},
            {{"assets/decks/default24.toml", small_deck}}};
}

/// The text with one part of it changed. \pre the part is there
inline void change(std::string& text, const std::string& part, const std::string& into) {
    const auto at = text.find(part);
    if (at == std::string::npos) throw std::runtime_error("no such part: " + part);
    text.replace(at, part.size(), into);
}

[[nodiscard]] inline std::string described(const Diagnostics& problems) {
    std::string text;
    for (const Error& problem : problems) text += describe(problem) + "\n";
    return text;
}

}  // namespace flagplot::test
