#include "present/side/deck_cards.h"

#include <fmt/format.h>

#include <algorithm>

#include "present/side/card_text.h"

namespace flagplot {

namespace {

constexpr std::size_t cards_beside = 3;
constexpr std::size_t cards_below = 3;
constexpr std::size_t cards_a_page = cards_beside * cards_below;
constexpr double widest_card = 178.6;   ///< 63 mm
constexpr double highest_card = 249.4;  ///< 88 mm
constexpr double inset = 9;             ///< from the cutting line to the text

/// Where the cards are on a page.
struct Grid {
    Point corner;
    double width = 0;
    double height = 0;

    explicit Grid(PaperSize size) {
        const double room_across = size.width - 2 * PaperFlow::margin;
        const double room_down = size.height - 2 * PaperFlow::margin - PaperFlow::foot;
        width = std::min(widest_card, room_across / cards_beside);
        height = std::min(highest_card, room_down / cards_below);
        corner = {(size.width - width * cards_beside) / 2,
                  PaperFlow::margin + (room_down - height * cards_below) / 2};
    }
    [[nodiscard]] Box box(std::size_t place) const {
        const double left = corner.x + width * static_cast<double>(place % cards_beside);
        const double top = corner.y + height * static_cast<double>(place / cards_beside);
        return {left, top, left + width, top + height};
    }
};

/// One paragraph of a card.
struct Paragraph {
    std::string text;
    double size = 8;
    Face face = Face::sans;
};

std::vector<Paragraph> paragraphs_of(const Card& card) {
    std::vector<Paragraph> all{{card.name, 12, Face::sans_bold},
                               {card_kind_text(card), 7},
                               {card.text, 9, Face::serif_italic}};
    for (std::string& line : card_lines(card)) all.push_back({std::move(line)});
    if (!card.seen.empty()) {
        all.push_back({"Seen: " + card.seen, 8, Face::serif_italic});
    }
    std::erase_if(all, [](const Paragraph& each) { return each.text.empty(); });
    return all;
}

/// Writes the paragraphs, or only measures them. Returns their height.
double write(PaperFlow* flow, const std::vector<Paragraph>& paragraphs, const Box& box,
             double scale) {
    double y = box.top;
    for (const Paragraph& paragraph : paragraphs) {
        const Type type{paragraph.size * scale, paragraph.face};
        for (const std::string& line : in_lines(paragraph.text, box.width(), type)) {
            if (flow != nullptr) flow->words({box.left, y + line_height(type) / 2}, line, type);
            y += line_height(type);
        }
        y += 3 * scale;
    }
    return y - box.top;
}

void draw_face(PaperFlow& flow, const Deck& deck, const Card& card, std::int32_t copy,
               const Box& box) {
    constexpr Type foot_type{6};
    constexpr double smallest = 0.5;
    flow.frame(box, 0.4);
    Box room = box.grown(-inset);
    room.bottom -= line_height(foot_type);
    const auto paragraphs = paragraphs_of(card);
    double scale = 1;
    while (scale > smallest && write(nullptr, paragraphs, room, scale) > room.height()) {
        scale -= 0.05;  // a long card has smaller letters
    }
    (void)write(&flow, paragraphs, room, scale);
    const double y = box.bottom - inset - line_height(foot_type) / 2 + 2;
    flow.faint_words({room.left, y}, deck.id, foot_type);
    const std::string number =
        card.copies > 1 ? fmt::format("{} of {}", copy, card.copies) : std::string{};
    flow.faint_words({room.right, y}, number, foot_type, Align::right);
}

void draw_back(PaperFlow& flow, const Deck& deck, const Box& box) {
    constexpr Type name_type{13, Face::sans_bold};
    constexpr Ink pattern = ink(0x8a9bb0);
    flow.frame(box, 0.4);
    const Box field = box.grown(-inset);
    flow.draw(Feature::legend, "",
              Area{{ring_of(field)}, no_ink, {print_ink, 1.2}, Pattern::hatch, pattern, 6});
    const Box plate = box_round(field.centre(), field.width() * 0.8, 44);
    flow.draw(Feature::legend, "", Area{{ring_of(plate)}, paper_ink, {print_ink, 0.8}});
    const auto lines = in_lines(deck.id, plate.width() - 8, name_type);
    double y =
        plate.centre().y - line_height(name_type) * static_cast<double>(lines.size() - 1) / 2;
    for (const std::string& line : lines) {
        flow.words({plate.centre().x, y}, line, name_type, Align::centre);
        y += line_height(name_type);
    }
}

/// The place behind a card, if the sheet is turned over its long side.
std::size_t place_behind(std::size_t place) {
    return place / cards_beside * cards_beside + (cards_beside - 1 - place % cards_beside);
}

}  // namespace

std::vector<Picture> deck_cards(const Deck& deck, PaperSize size) {
    PaperFlow flow(size, fmt::format("Deck {}: print on both sides, turned over the long side, "
                                     "and cut along the lines",
                                     deck.id));
    const Grid grid(size);
    std::size_t place = 0;
    const auto draw_backs = [&] {
        flow.break_page();
        for (std::size_t i = 0; i < place; ++i) draw_back(flow, deck, grid.box(place_behind(i)));
    };
    for (const Card& card : deck.cards) {
        for (std::int32_t copy = 1; copy <= card.copies; ++copy) {
            if (place == cards_a_page) {
                draw_backs();
                flow.break_page();
                place = 0;
            }
            draw_face(flow, deck, card, copy, grid.box(place++));
        }
    }
    draw_backs();
    return flow.pages();
}

}  // namespace flagplot
