#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <iterator>
#include <set>
#include <tuple>

#include "present/picture/palette.h"
#include "present/plot/plot_markers.h"
#include "view/phrases.h"

namespace flagplot {

namespace {

std::string ships_text(ShipCount count) { return counted(count.count, "ship"); }

double knots_of(const PlotFormation& formation) {
    constexpr double thirtieths = 30;
    return formation.cruise.count / thirtieths;
}

std::string speed_text(const PlotFormation& formation) {
    return fmt::format("{:.0f} kn, {} MP", knots_of(formation), formation.points.count);
}

/// What is known of a contact in a few letters, and how far that can be trusted if it is not
/// certain.
std::string known_text(const PlotContact& contact) {
    if (!contact.declared) return "unknown";
    const std::string known = fmt::format("{}, {}", counted(contact.declared->units.count, "unit"),
                                          word_of(contact.declared->biggest));
    return contact.composition == Grade::certain
               ? known
               : fmt::format("{} ({})", known, word_of(contact.composition));
}

/// How it was placed, and how far that can be trusted if it is not certain.
std::string place_text(const PlotContact& contact) {
    if (contact.place == Grade::certain) return contact.source;
    return fmt::format("{} (place {})", contact.source, word_of(contact.place));
}

std::string age_text(const PlotContact& contact) {
    return contact.age_hours == 0 ? "now" : fmt::format("{} h old", contact.age_hours);
}

class Grouping {
  public:
    explicit Grouping(const PlotPage& page) : page_(page) {}

    [[nodiscard]] MarkerGroups groups() {
        for (const PlotFormation& formation : page_.plot.formations) group(formation);
        for (const PlotContact& contact : page_.plot.contacts) group(contact);
        for (const PlotGhost& ghost : page_.plot.ghosts) group(ghost);
        if (is_crowded(page_)) {
            for (auto& [key, group] : groups_) group.symbol.is_mark = true;
        }
        spread();
        return std::move(groups_);
    }

  private:
    /// How the formations of a kind are marked: in which order, as what, and how large.
    struct Marked {
        int order = 0;
        Feature feature{};
        double size = 0;
    };

    /// The group of its side in its square, with this formation or ghost added.
    template <class Member>
    MarkerGroup& joined(const Member& member, const Marked& marked) {
        const auto [at, is_new] = groups_.try_emplace({marked.order, member.square, member.side});
        MarkerGroup& group = at->second;
        if (!is_new) {
            group.symbol.stacked += 1;
            group.subject += " " + member.id;
            return group;
        }
        const SideStyle style = page_.style(member.side);
        group.feature = marked.feature;
        group.subject = member.id;
        group.colour = style.colour;
        group.symbol = {page_.frame.centre(member.square), marked.size, member.side, style};
        group.symbol.is_friend = member.side == page_.plot.whose.value_or(SideId{0});
        return group;
    }

    void group(const PlotFormation& formation) {
        if (!is_shown(page_, formation.square)) return;
        MarkerGroup& group = joined(formation, {0, Feature::formation, symbol_size(page_)});
        group.symbol.has_silhouette = page_.options.detail.silhouettes;
        if (!group.symbol.type || formation.biggest < *group.symbol.type) {
            group.symbol.type = formation.biggest;
        }
        if (!formation.ahead.empty() && formation.points > MovePoints{0} && !group.course) {
            group.course = formation.ahead.front().direction;
            group.knots = knots_of(formation);
        }
        group.lines.push_back({short_name(formation.name), true});
        group.lines.push_back(
            {fmt::format("{}, {}", ships_text(formation.units), speed_text(formation))});
    }

    void group(const PlotContact& contact) {
        if (!is_shown(page_, contact.square)) return;
        const auto [at, is_new] = groups_.try_emplace({1, contact.square, contact.seen_by});
        MarkerGroup& group = at->second;
        const std::string number = fmt::format("C{}", contact.number.number);
        const std::string called = contact.name.empty() ? number : number + " " + contact.name;
        const double strength = strength_at_age(contact.age_hours);
        if (is_new) {
            group.feature = Feature::contact;
            group.subject = number;
            const SideStyle style = page_.contact_style(contact.seen_by);
            group.colour = style.colour;
            group.symbol = {page_.frame.centre(contact.square), symbol_size(page_), contact.seen_by,
                            style};
            group.symbol.is_contact = true;
            group.symbol.is_friend = false;
            group.symbol.is_old = true;
            group.symbol.strength = 0;
        } else {
            group.subject += " " + number;
        }
        group.symbol.is_old = group.symbol.is_old && !contact.is_current;
        if (strength > group.symbol.strength) {
            group.symbol.strength = strength;
            group.symbol.type.reset();
            if (contact.declared) group.symbol.type = contact.declared->biggest;
        }
        const std::string seen_by =
            page_.plot.whose ? "" : page_.plot.sides.at(contact.seen_by.index()).name + " ";
        group.lines.push_back(
            {fmt::format("{}{}: {}", seen_by, called, known_text(contact)), true});
        group.lines.push_back({fmt::format("{}, {}", place_text(contact), age_text(contact))});
    }

    /// Pale and small, so that nobody takes it for a formation of this war.
    void group(const PlotGhost& ghost) {
        if (!is_shown(page_, ghost.square)) return;
        constexpr double smaller = 0.75;
        MarkerGroup& group = joined(ghost, {2, Feature::ghost, symbol_size(page_) * smaller});
        group.symbol.has_silhouette = false;
        group.symbol.strength = ghost_strength;
        group.lines.push_back({ghost.id + " in history", true});
    }

    /// Symbols that share a square are side by side.
    void spread() {
        std::map<Square, std::size_t> in_square;
        for (auto& [key, group] : groups_) {
            const std::size_t before = in_square[std::get<Square>(key)]++;
            if (before == 0) continue;
            const double high =
                group.symbol.is_mark ? box_of(group.symbol, {}).height() : group.symbol.size;
            const double step = high * 1.15 * static_cast<double>((before + 1) / 2);
            group.symbol.centre.y += before % 2 == 1 ? -step : step;
        }
        push_all_apart();
    }

    /// Every pair in the order of the groups, except pairs too far apart to touch even after others
    /// have pushed them.
    void push_all_apart() {
        std::vector<Symbol*> symbols;
        std::map<std::pair<int, int>, std::vector<std::size_t>> in_cell;
        const double cell = 3 * symbol_size(page_) + page_.frame.side;
        const auto cell_of = [&](Point at) {
            return std::pair(static_cast<int>(std::floor(at.x / cell)),
                             static_cast<int>(std::floor(at.y / cell)));
        };
        std::vector<std::pair<int, int>> cells;
        for (auto& [key, group] : groups_) {
            cells.push_back(cell_of(group.symbol.centre));
            in_cell[cells.back()].push_back(symbols.size());
            symbols.push_back(&group.symbol);
        }
        for (std::size_t one = 0; one < symbols.size(); ++one) {
            std::vector<std::size_t> near;
            for (const int east : {-1, 0, 1}) {
                for (const int south : {-1, 0, 1}) {
                    const auto found =
                        in_cell.find({cells[one].first + east, cells[one].second + south});
                    if (found == in_cell.end()) continue;
                    const auto& all = found->second;
                    near.insert(near.end(), std::upper_bound(all.begin(), all.end(), one),
                                all.end());
                }
            }
            std::sort(near.begin(), near.end());
            for (const std::size_t other : near) push_apart(*symbols[one], *symbols[other]);
        }
    }

    /// Counters of neighbouring squares each move by half of the overlap, so that each stays over
    /// its own square.
    void push_apart(Symbol& one, Symbol& other) const {
        if (std::abs(one.centre.y - other.centre.y) > one.size / 2) return;
        const Box a = box_of(one, page_.options.theme), b = box_of(other, page_.options.theme);
        if (!a.overlaps(b)) return;
        const bool is_west = one.centre.x < other.centre.x;
        const double hidden = is_west ? a.right - b.left : b.right - a.left;
        if (hidden > page_.frame.side / 2) return;
        one.centre.x += is_west ? -hidden / 2 : hidden / 2;
        other.centre.x += is_west ? hidden / 2 : -hidden / 2;
    }

    const PlotPage& page_;
    MarkerGroups groups_;
};

}  // namespace

MarkerGroups marker_groups(const PlotPage& page) { return Grouping(page).groups(); }

bool is_shown(const PlotPage& page, Square square) {
    return page.frame.page.contains(page.frame.centre(square));
}

bool is_crowded(const PlotPage& page) {
    std::set<std::tuple<int, Square, SideId>> symbols;
    for (const PlotFormation& each : page.plot.formations) {
        if (is_shown(page, each.square)) symbols.insert({0, each.square, each.side});
    }
    for (const PlotContact& each : page.plot.contacts) {
        if (is_shown(page, each.square)) symbols.insert({1, each.square, each.seen_by});
    }
    constexpr double most = 0.5;  // of the chart
    const Box counter = box_of({{}, symbol_size(page)}, page.options.theme);
    const Box& chart = page.frame.page;
    return static_cast<double>(symbols.size()) * counter.width() * counter.height() >
           most * chart.width() * chart.height();
}

double symbol_size(const PlotPage& page) {
    const double least = page.options.detail.silhouettes ? 17 : 13;
    return std::clamp(page.frame.side * 0.5, least * page.scale, 34 * page.scale);
}

}  // namespace flagplot
