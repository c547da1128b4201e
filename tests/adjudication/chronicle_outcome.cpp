#include <fmt/format.h>

#include "adjudication/chronicle.h"
#include "view/phrases.h"

namespace flagplot::book {

namespace {

std::string steps_of(const std::vector<Fact>& facts, FormationId formation) {
    std::string steps;
    for (const Fact& fact : facts) {
        const auto* moved = std::get_if<FormationMoved>(&fact);
        if (moved == nullptr || moved->formation != formation) continue;
        steps += fmt::format(" {}", word_of(moved->direction));
    }
    return steps;
}

void add_formation(const Definition& definition, const CampaignState& after,
                   const std::vector<Fact>& facts, FormationId formation,
                   std::vector<std::string>& lines) {
    const std::string& id = row_of(definition, after, formation).id;
    const FormationState& now = after.formation(formation);
    const std::string steps = steps_of(facts, formation);
    if (now.presence == Presence::due) lines.push_back(fmt::format("{} is still to come", id));
    if (now.presence == Presence::gone) lines.push_back(fmt::format("{} is gone", id));
    if (!steps.empty()) lines.push_back(fmt::format("{} moves{}", id, steps));
    if (now.presence != Presence::on_chart) return;
    if (steps.empty()) lines.push_back(fmt::format("{} does not move", id));
    lines.push_back(fmt::format("{} stands in {}", id, name_of(now.square)));
    if (!now.route) {
        lines.push_back(fmt::format("{} has no route", id));
    } else {
        lines.push_back(fmt::format("{} steams on {}", id, phrase_of(*now.route)));
    }
    lines.push_back(fmt::format("{} keeps {} and a run of {}", id,
                                counted(now.carried.count, "point"), now.run.count));
}

void add_ship(const Definition& definition, const CampaignState& after, std::size_t ship,
              std::vector<std::string>& lines) {
    const std::string& name = definition.ships[ship].ship.name;
    const ShipState& left = after.ships[ship];
    if (left.is_lost()) {
        return lines.push_back(fmt::format("{} is {}", name, word_of(left.fate)));
    }
    if (!left.is_damaged()) return;
    lines.push_back(
        fmt::format("{} has hull {} speed {}", name, left.hull.count, left.speed.count));
}

}  // namespace

std::vector<std::string> outcome_of(const Definition& definition, const CampaignState& after,
                                    const std::vector<Fact>& facts) {
    std::vector<std::string> lines;
    for (std::uint32_t i = 0; i < after.formations.size(); ++i) {
        add_formation(definition, after, facts, {i}, lines);
    }
    for (std::size_t ship = 0; ship < after.ships.size(); ++ship) {
        add_ship(definition, after, ship, lines);
    }
    if (definition.victory.empty()) return lines;
    const std::vector<std::int32_t> points = scores(definition, after);
    for (std::size_t side = 0; side < points.size(); ++side) {
        lines.push_back(fmt::format("{} has scored {}", definition.sides[side].id, points[side]));
    }
    return lines;
}

}  // namespace flagplot::book
