#include "present/side/chance_text.h"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

#include "rules/route.h"
#include "view/outlook.h"
#include "view/phrases.h"

namespace flagplot {

std::string chance_text(const SightChance& chance) {
    const std::string faces = chance.least == chance.most
                                  ? fmt::format("{}", chance.least)
                                  : fmt::format("{} to {}", chance.least, chance.most);
    return fmt::format("{} in {} {}", faces, sighting_die, phrase_of(chance.mode));
}

CardChance sight_line(std::string about, const std::optional<SightChance>& chance) {
    if (!chance) return {std::move(about), "not possible"};
    std::string made_of = made_of_text(chance->made_of);
    if (chance->least != chance->most) {
        made_of += "; its biggest ship is not known for certain";
    }
    return {std::move(about), chance_text(*chance), std::move(made_of)};
}

std::optional<CardChance> arrival_line(const Book& book, const SideView& view, OwnNumber number,
                                       const PlotRoute& route, Square square) {
    RoutePlanner planner(book.chart, book.switches.movement());
    const auto arrivals = expected_arrivals(planner, book, view, number, route);
    const auto there = std::find_if(arrivals.begin(), arrivals.end(),
                                    [&](const auto& each) { return each.marker == square; });
    const auto points = points_next_turn(book, view, number);
    if (there == arrivals.end() || !points) return std::nullopt;
    const Squares far = chebyshev(view.formation(number).square, square);
    return CardChance{"is there",
                      there->when ? date_hour(*there->when) : "only after the campaign has ended",
                      fmt::format("{} away, {} a turn", counted(far.count, "square"),
                                  counted(points->count, "movement point"))};
}

CardChance escape_line(const Book& book, const SideView& view, OwnNumber number,
                       ContactId contact) {
    const std::string about = "gets away if it meets it";
    if (book.switches.battle_refusal == BattleRefusal::never) {
        return {about, "never", "in this campaign nobody slips away (A-ST-22)"};
    }
    if (book.switches.battle_refusal == BattleRefusal::umpire) {
        return {about, "as the umpire says", "A-ST-22"};
    }
    const Pace pace = own_pace(book, view, number);
    if (pace.points == MovePoints{0}) {
        return {about, "not possible", "it has no movement point (A-ST-04)"};
    }
    std::string made_of =
        fmt::format("{}, its slowest ship {}; each must have spotted the other",
                    counted(pace.points.count, "movement point"), knots_text(pace.slowest));
    if (const auto seen = seen_to_make(view.contact(contact)); seen && seen->count > 0) {
        made_of += fmt::format("; contact C{} was seen to make up to {} a turn", contact.number,
                               counted(seen->count, "square"));
    }
    return {about,
            fmt::format("if the enemy has fewer points, or as many and is slower; "
                        "a die decides between equals"),
            std::move(made_of)};
}

}  // namespace flagplot
