#include "present/battle/battle_cards.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <utility>

#include "present/picture/picture.h"
#include "present/picture/symbols.h"

namespace flagplot {

namespace {

constexpr Type card_name_type{11, Face::sans_bold};
constexpr Type card_plain_type{7.5};
constexpr Type card_small_type{6.5};

constexpr std::int32_t cards_beside = 2;
constexpr double card_inset = 7;          ///< from the cutting line to what is drawn
constexpr double card_strip = 10;         ///< of the side's pattern
constexpr double card_row_height = 10.5;  ///< of a row of boxes
constexpr double box_side = 8;
constexpr double box_step = 11;
constexpr double card_label_width = 62;
constexpr double figure_width = 44;

struct ShipCard {
    const TableParty& party;
    const tactical::Formation& formation;
    const tactical::Unit& unit;
    std::size_t number = 0;
};

std::string card_knots(KnotTenths speed) {
    return fmt::format("{}.{}", speed.count / 10, speed.count % 10);
}

/// The type of this name, for its silhouette.
std::optional<ShipType> card_type_named(const std::string& name) {
    const auto row = std::find_if(type_table.begin(), type_table.end(),
                                  [&](const TypeRow& each) { return each.name == name; });
    return row == type_table.end() ? std::nullopt : std::optional(row->type);
}

/// Boxes, and how many of them are lost.
struct BoxTrack {
    std::string label;
    std::int32_t boxes = 0;
    std::int32_t lost = 0;
    std::string figure;
};

/// Ten boxes; one that is only partly lost is not crossed.
BoxTrack share_track(std::string label, Hundredths left) {
    constexpr std::int32_t boxes = 10;
    return {std::move(label), boxes, boxes - (left.count + boxes - 1) / boxes,
            fmt::format("{} %", left.count)};
}

std::vector<BoxTrack> tracks_of(const tactical::Unit& unit) {
    return {{"Structure", unit.size.count, unit.size.count - unit.points_left.count,
             fmt::format("hull {} %", unit.hull.count)},
            share_track("Speed", unit.speed),
            share_track("Crew", unit.crew),
            share_track("Firepower", unit.firepower),
            share_track("Ammunition", unit.ammunition),
            {"Torpedoes", 10, 0, ""}};
}

/// Draws cards, or only measures them.
class CardDrawing {
  public:
    CardDrawing(PaperFlow& flow, const ShipCard& card, Box box, bool is_measured)
        : flow_(flow),
          card_(card),
          box_(box),
          is_measured_(is_measured),
          y_(box.top + card_inset) {}

    /// Returns its height.
    double draw() {
        head();
        for (const BoxTrack& track : tracks_of(card_.unit)) boxes(track);
        states();
        weapons();
        notes();
        return y_ + card_inset - box_.top;
    }

    void draw_strip() {
        flow_.swatch({box_.left + card_inset, box_.top + card_inset,
                      box_.left + card_inset + card_strip, box_.bottom - card_inset},
                     card_.party.style);
    }

  private:
    [[nodiscard]] double left() const { return box_.left + card_inset + card_strip + 6; }
    [[nodiscard]] double right() const { return box_.right - card_inset; }
    [[nodiscard]] double width() const { return right() - left(); }

    void words(Point at, const std::string& text, const Type& type, Align align = Align::left) {
        if (!is_measured_) flow_.words(at, text, type, align);
    }

    void text(const std::string& text, const Type& type, double room) {
        for (const std::string& line : in_lines(text, room, type)) {
            words({left(), y_ + line_height(type) / 2}, line, type);
            y_ += line_height(type);
        }
    }

    void head() {
        constexpr double ship_width = 84, number_width = 30;
        const double top = y_;
        text(card_.unit.name, card_name_type, width() - number_width);
        words({right(), top + line_height(card_name_type) / 2}, fmt::format("No. {}", card_.number),
              card_plain_type, Align::right);
        const double below = y_;
        const double room = width() - ship_width - 4;
        text(fmt::format("{}, {}", card_.unit.class_name, card_.unit.type), card_plain_type, room);
        text(fmt::format("{}: {} [{}]", card_.party.party.name, card_.formation.name,
                         card_.formation.id),
             card_small_type, room);
        text(fmt::format("{} of {} kn now, {}", card_knots(card_.unit.speed_left),
                         card_knots(card_.unit.maximum),
                         card_.unit.has_radar ? "radar" : "no radar"),
             card_plain_type, room);
        silhouette_at({right() - ship_width / 2, below + 10}, ship_width);
        y_ = std::max(y_, below + 20) + 2;
    }

    void silhouette_at(Point centre, double length) {
        const auto type = card_type_named(card_.unit.type);
        if (!type || is_measured_) return;
        auto rings = silhouette(*type);
        for (auto& ring : rings) {
            for (Point& point : ring) point = centre + point * length;
        }
        flow_.draw(Feature::formation, card_.unit.name,
                   Area{std::move(rings), print_ink, {print_ink, 0.4}});
    }

    void boxes(const BoxTrack& track) {
        const double begin = left() + card_label_width;
        const double room = width() - card_label_width - figure_width;
        const std::int32_t beside = std::max(1, static_cast<std::int32_t>(room / box_step));
        words({left(), y_ + card_row_height / 2}, track.label, card_plain_type);
        words({right(), y_ + card_row_height / 2}, track.figure, card_small_type, Align::right);
        for (std::int32_t i = 0; i < track.boxes; ++i) {
            if (i > 0 && i % beside == 0) y_ += card_row_height;
            const Point centre{begin + (i % beside) * box_step + box_side / 2,
                               y_ + card_row_height / 2};
            box(centre, track.label, i >= track.boxes - track.lost);
        }
        y_ += card_row_height;
    }

    /// Its subject is the ship and what it counts, so that tests can count boxes.
    void box(Point centre, const std::string& what, bool is_crossed) {
        if (is_measured_) return;
        const Box box = box_round(centre, box_side, box_side);
        const std::string subject = card_.unit.name + ", " + what;
        flow_.draw(Feature::legend, subject, Area{{ring_of(box)}, paper_ink, {print_ink, 0.8}});
        if (!is_crossed) return;
        const Stroke stroke{print_ink, 1.1};
        flow_.draw(Feature::legend, subject + " lost",
                   Line{{{box.left, box.top}, {box.right, box.bottom}}, stroke});
        flow_.draw(Feature::legend, subject + " lost",
                   Line{{{box.left, box.bottom}, {box.right, box.top}}, stroke});
    }

    void states() {
        constexpr std::array shown{tactical::UnitState::crippled, tactical::UnitState::derelict,
                                   tactical::UnitState::captured, tactical::UnitState::sunk};
        const double step = width() / shown.size();
        for (std::size_t i = 0; i < shown.size(); ++i) {
            const double x = left() + static_cast<double>(i) * step;
            box({x + box_side / 2, y_ + card_row_height / 2}, "state",
                card_.unit.state == shown.at(i));
            words({x + box_side + 3, y_ + card_row_height / 2}, std::string(word_of(shown.at(i))),
                  card_small_type);
        }
        y_ += card_row_height;
    }

    /// A line to write on, after a word.
    void blank(const std::string& word) {
        constexpr double height = 12;
        words({left(), y_ + height / 2}, word, card_plain_type);
        if (!is_measured_) {
            const double from = left() + (word.empty() ? 0 : card_label_width);
            flow_.rule({from, y_ + height - 2}, {right(), y_ + height - 2}, 0.4);
        }
        y_ += height;
    }

    void weapons() {
        for (const tactical::ModuleValue& each : card_.unit.data) {
            if (each.module != tactical::paper_block) continue;
            text(fmt::format("{}: {} {}", each.module, each.key, each.value), card_small_type,
                 width());
        }
        blank("Weapons");
    }

    void notes() {
        for (const std::string& note : card_.unit.notes) {
            text("Lasting: " + note, card_plain_type, width());
        }
        blank("Notes");
        blank("");
    }

    PaperFlow& flow_;
    const ShipCard& card_;
    Box box_;
    bool is_measured_;
    double y_;
};

double card_height(PaperFlow& flow, const ShipCard& card, double width) {
    return CardDrawing(flow, card, {0, 0, width, 0}, true).draw();
}

void draw_card_row(PaperFlow& flow, const std::vector<ShipCard>& row) {
    const double width = flow.width() / cards_beside;
    double height = 0;
    for (const ShipCard& card : row) height = std::max(height, card_height(flow, card, width));
    flow.need(height);
    for (std::size_t i = 0; i < row.size(); ++i) {
        const double left = flow.left() + static_cast<double>(i) * width;
        const Box box{left, flow.y(), left + width, flow.y() + height};
        CardDrawing drawing(flow, row[i], box, false);
        drawing.draw_strip();
        drawing.draw();
        flow.draw(Feature::grid, "",
                  Area{{ring_of(box)}, no_ink, {faint_print_ink, 0.7, Dash::dashed}});
    }
    flow.skip(height);
}

}  // namespace

std::vector<Picture> battle_cards(const BattleTable& table, PaperSize size) {
    PaperFlow flow(size, fmt::format("{}, ship cards, {}. A crossed box is lost.", table.heading(),
                                     table.whose));
    std::vector<ShipCard> row;
    for (const TableParty& party : table.parties) {
        std::size_t number = 0;
        for (const tactical::Formation& formation : party.party.formations) {
            for (const tactical::Unit& unit : formation.units) {
                row.push_back({party, formation, unit, ++number});
                if (row.size() < cards_beside) continue;
                draw_card_row(flow, row);
                row.clear();
            }
        }
    }
    if (!row.empty()) draw_card_row(flow, row);
    return flow.pages();
}

}  // namespace flagplot
