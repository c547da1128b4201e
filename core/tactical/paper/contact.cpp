#include "tactical/paper/contact.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <vector>

#include "tactical/kit/plane.h"

namespace flagplot::tactical::paper {

namespace {

/// Half the side of a square, in tenths of a square.
constexpr std::int32_t half_side = 5;

/// Where a formation enters, in tenths of a square from the centre: at the edge or corner behind
/// its last step. One without a course was already there.
kit::Point comes_in(const Formation& formation) {
    if (!formation.course) return {};
    const Offset from = offset_of(opposite(*formation.course));
    return {from.columns * half_side, -from.rows * half_side};
}

Markdown apart_text(const Formation& one, const Formation& other) {
    const Meeting meeting = meeting_of(one, other);
    const std::int32_t tenths = meeting.tenths_of_squares;
    if (tenths == 0) {
        return markdown("- {} [{}] and {} [{}] come in at the same place.\n", one.name, one.id,
                        other.name, other.id);
    }
    return markdown("- {} [{}] has {} [{}] on bearing {:03}, {}.{} squares away.\n", one.name,
                    one.id, other.name, other.id, meeting.bearing, tenths / 10, tenths % 10);
}

Markdown pairs_text(const BattleRequest& request) {
    Markdown text;
    for (std::size_t first = 0; first < request.parties.size(); ++first) {
        for (std::size_t second = first + 1; second < request.parties.size(); ++second) {
            for (const Formation& one : request.parties[first].formations) {
                for (const Formation& other : request.parties[second].formations) {
                    text += apart_text(one, other);
                }
            }
        }
    }
    return text;
}

std::string weapons_of(const Unit& unit) {
    std::vector<std::string> weapons;
    for (const ModuleValue& value : unit.data) {
        if (value.module == paper_block) weapons.push_back(value.key + " " + value.value);
    }
    return weapons.empty() ? "" : fmt::format(" ({})", fmt::join(weapons, ", "));
}

std::string of_nine(std::string_view what, const std::optional<std::int32_t>& value) {
    return value ? fmt::format("{} {} of 9", what, *value) : fmt::format("{} not known", what);
}

}  // namespace

Meeting meeting_of(const Formation& one, const Formation& other) {
    const kit::Point from = comes_in(one);
    const kit::Point to = comes_in(other);
    if (from == to) return {};
    return {kit::bearing(from, to), kit::distance(from, to)};
}

std::string sight_text(const Scene& scene) {
    const std::string wind =
        scene.wind ? fmt::format("wind from {:03}, force {}", scene.wind->from, scene.wind->force)
                   : "wind not known";
    return fmt::format("by {}, in {}; {}, {}, {}", scene.light, scene.weather,
                       of_nine("visibility", scene.visibility),
                       of_nine("sea state", scene.sea_state), wind);
}

std::string ships_in_order(const Formation& formation) {
    std::vector<std::string> ships;
    for (const Unit& unit : formation.units) ships.push_back(unit.name + weapons_of(unit));
    return fmt::format("{}", fmt::join(ships, ", "));
}

Markdown contact_text(const BattleRequest& request) {
    return markdown("- To be seen: {}.\n{}", sight_text(request.scene), pairs_text(request));
}

Markdown order_text(const Formation& formation) {
    return markdown("- Order: {}.\n", ships_in_order(formation));
}

}  // namespace flagplot::tactical::paper
