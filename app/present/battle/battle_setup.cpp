#include "present/battle/battle_setup.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>
#include <optional>
#include <string>
#include <utility>

#include "present/battle/battle_map.h"
#include "tactical/paper/contact.h"

namespace flagplot {

namespace {

constexpr Type setup_plain_type{9};
constexpr Type setup_bold_type{9, Face::sans_bold};
constexpr Type setup_title_type{15, Face::sans_bold};

std::string setup_joined(const std::vector<std::string>& words) {
    std::string text;
    for (const std::string& word : words) text += (text.empty() ? "" : ", ") + word;
    return text.empty() ? "nobody" : text;
}

/// Nautical miles along the side of a square; none if the chart does not say.
std::optional<double> side_in_miles(const BattleTable& table) {
    if (!table.chart.geography) return std::nullopt;
    return table.chart.geography->square_side;
}

/// From the centre of the square, in words.
std::string setup_miles(const BattleTable& table, double squares) {
    if (const auto side = side_in_miles(table)) return fmt::format("{:.1f} nm", squares * *side);
    return fmt::format("{:.1f} squares", squares);
}

std::string setup_square(Square square, const std::string& place) {
    return place.empty() ? name_of(square) : fmt::format("{} ({})", name_of(square), place);
}

void add_setup_head(PaperFlow& flow, const BattleTable& table) {
    const tactical::Scene& scene = table.scene;
    flow.text(table.heading(), setup_title_type);
    flow.text(fmt::format("Set-up, {}", table.whose), setup_bold_type);
    flow.skip(4);
    flow.text(fmt::format("Turn {}, {}, by {}, in {}. Square {}: {}.", scene.turn.count,
                          scene.date_hour, scene.light, scene.weather,
                          setup_square(scene.square, scene.place), word_of(scene.terrain)),
              setup_plain_type);
    if (!table.umpires) return;
    flow.text(fmt::format("Time limit {} minutes; what is longer goes on in the next turn. "
                          "Surprised: {}. Fingerprint {}.",
                          table.umpires->limit_minutes, setup_joined(table.umpires->surprised),
                          table.umpires->fingerprint),
              setup_plain_type);
}

/// How long a nautical mile is on tables of usual sizes, if the whole square fits.
void add_setup_scale(PaperFlow& flow, const BattleTable& table, const Box& box) {
    constexpr std::array<int, 4> sides_in_cm{60, 90, 120, 180};
    constexpr double cm_per_mile = 185'200;
    double y = box.top + line_height(setup_bold_type) / 2;
    const auto line = [&](const std::string& text, const Type& type) {
        for (const std::string& part : in_lines(text, box.width(), type)) {
            flow.words({box.left, y}, part, type);
            y += line_height(type);
        }
    };
    line("Table", setup_bold_type);
    const auto side = side_in_miles(table);
    line(side ? fmt::format("The whole square, {:.0f} nm by {:.0f} nm:", *side, *side)
              : "The whole square. The chart gives no miles.",
         setup_plain_type);
    for (const int cm : sides_in_cm) {
        if (!side) break;
        line(fmt::format("{} cm: 1 nm is {:.1f} cm, 1 : {:.0f}", cm, cm / *side,
                         std::round(*side * cm_per_mile / cm / 100) * 100),
             setup_plain_type);
    }
    y += 6;
    line("Map", setup_bold_type);
    line(
        "North is up. The bold square is the table. An arrow is the last step of the formation "
        "of that number: its point is where she enters. A formation without an arrow was there "
        "already.",
        setup_plain_type);
    if (!side) return;
    y += 6;
    constexpr double length = 72;
    const double miles_long = length / ((box.height()) / 3) * *side;
    flow.rule({box.left, y + 4}, {box.left + length, y + 4}, 1.6);
    flow.words({box.left + length + 6, y + 4}, fmt::format("{:.1f} nm on this map", miles_long),
               setup_plain_type);
}

void add_setup_map(PaperFlow& flow, const BattleTable& table) {
    constexpr double gap = 12, highest = 330;
    const double side = std::min(highest, flow.width() * 0.62);
    flow.skip(8);
    flow.need(side);
    const Box box{flow.left(), flow.y(), flow.left() + side, flow.y() + side};
    draw_battle_map(flow, table, box);
    add_setup_scale(flow, table, {box.right + gap, box.top, flow.right(), box.bottom});
    flow.skip(side + 6);
}

std::string way_in(const BattleTable& table, const tactical::Formation& formation) {
    if (!formation.course) return "It was in the square: set it up where its side likes.";
    const Direction from = opposite(*formation.course);
    constexpr int degrees_a_direction = 45;
    const int bearing = static_cast<int>(from) * degrees_a_direction;
    const double squares = is_diagonal(from) ? std::numbers::sqrt2 / 2 : 0.5;
    return fmt::format(
        "Comes in by the {} {}, bearing {:03} from the middle and {} away, course "
        "{}.",
        word_of(from), is_diagonal(from) ? "corner" : "edge", bearing, setup_miles(table, squares),
        word_of(*formation.course));
}

void add_setup_formation(PaperFlow& flow, const BattleTable& table, const MapEntry& entry) {
    const tactical::Formation& formation = entry.formation;
    constexpr double indent = 34, swatch_width = 14;
    flow.need(3 * line_height(setup_plain_type));
    const double y = flow.y() + line_height(setup_bold_type) / 2;
    flow.words({flow.left(), y}, fmt::format("{}", entry.number), setup_bold_type);
    flow.swatch({flow.left() + indent - swatch_width - 5, y - 4, flow.left() + indent - 5, y + 4},
                entry.party.style);
    flow.text(fmt::format("{} [{}], {}", formation.name, formation.id, entry.party.party.name),
              setup_bold_type, indent);
    flow.text(way_in(table, formation), setup_plain_type, indent);
    flow.text(fmt::format("Stance: {}. Route: {}.", formation.stance,
                          formation.route.empty() ? "none" : formation.route),
              setup_plain_type, indent);
    flow.text(fmt::format("Ships: {}, in order: {}.", formation.units.size(),
                          tactical::paper::ships_in_order(formation)),
              setup_plain_type, indent);
    flow.skip(3);
}

std::string setup_name(const tactical::Formation& formation) {
    return fmt::format("{} [{}]", formation.name, formation.id);
}

std::string meeting_text(const BattleTable& table, const tactical::Formation& one,
                         const tactical::Formation& other) {
    const auto meeting = tactical::paper::meeting_of(one, other);
    if (meeting.tenths_of_squares == 0) {
        return fmt::format("{} and {} come in at the same place.", setup_name(one),
                           setup_name(other));
    }
    constexpr double tenths = 10;
    return fmt::format("{} has {} on bearing {:03}, {} away.", setup_name(one), setup_name(other),
                       meeting.bearing, setup_miles(table, meeting.tenths_of_squares / tenths));
}

/// What can be seen, and where every formation finds those of other sides.
void add_setup_contact(PaperFlow& flow, const BattleTable& table) {
    flow.heading("At contact");
    flow.text(fmt::format("To be seen: {}.", tactical::paper::sight_text(table.scene)),
              setup_plain_type);
    const std::vector<MapEntry> entries = map_entries(table);
    for (std::size_t first = 0; first < entries.size(); ++first) {
        for (std::size_t second = first + 1; second < entries.size(); ++second) {
            if (&entries[first].party == &entries[second].party) continue;
            flow.text(meeting_text(table, entries[first].formation, entries[second].formation),
                      setup_plain_type);
        }
    }
}

void add_setup_spottings(PaperFlow& flow, const BattleTable& table) {
    flow.heading("Who has sighted whom");
    if (table.umpires->spottings.empty()) flow.text("Nobody has.", setup_plain_type);
    for (const tactical::Spotting& spotting : table.umpires->spottings) {
        flow.text(fmt::format("{}: {} has sighted {} {}.", spotting.side,
                              spotting.searcher.empty() ? "nobody at sea" : spotting.searcher,
                              spotting.target, spotting.how),
                  setup_plain_type);
    }
}

void add_setup_known(PaperFlow& flow, const TableParty& party) {
    flow.heading(fmt::format("{} knows of the enemy", party.party.name));
    if (party.party.knows.empty()) flow.text("Nothing.", setup_plain_type);
    for (const std::string& known : party.party.knows) flow.text(known, setup_plain_type);
}

}  // namespace

std::vector<Picture> battle_setup(const BattleTable& table, PaperSize size) {
    PaperFlow flow(size, fmt::format("{}, set-up, {}", table.heading(), table.whose));
    add_setup_head(flow, table);
    add_setup_map(flow, table);
    flow.heading("Formations");
    for (const MapEntry& entry : map_entries(table)) add_setup_formation(flow, table, entry);
    if (table.umpires) {
        add_setup_contact(flow, table);
        add_setup_spottings(flow, table);
    }
    for (const TableParty& party : table.parties) add_setup_known(flow, party);
    return flow.pages();
}

}  // namespace flagplot
