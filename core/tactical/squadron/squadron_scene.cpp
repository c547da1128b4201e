#include "tactical/squadron/squadron_scene.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "tactical/squadron/board.h"
#include "tactical/squadron/card_words.h"
#include "tactical/squadron/command.h"
#include "tactical/squadron/ships.h"
#include "tactical/squadron/voyage.h"

namespace flagplot::tactical::squadron {

namespace {

constexpr std::int32_t steps_of(std::int32_t length) { return length / board_step; }

std::string title_of(const Progress& progress) {
    if (progress.phase == Phase::muster || progress.phase == Phase::deployment) {
        return "Before the first turn";
    }
    if (progress.phase == Phase::over) {
        return fmt::format("Over after turn {}, ended by {}", progress.turn,
                           phrase_of(progress.ended_by));
    }
    return fmt::format("Turn {} of {}, {}", progress.turn, progress.turns, word_of(progress.phase));
}

/// What of a ship stands beside it, a few words each.
class Badges {
  public:
    Badges(const Tables& tables, const View& view) : tables_(tables), view_(view) {}

    std::vector<std::string> of(ShipNumber number) {
        badges_.clear();
        const Battle& battle = view_.known;
        const Ship& ship = battle.ships[number];
        add(battle.class_of(ship).name);
        if (ship.squadron != no_squadron) add(called_squadron(ship.squadron));
        if (!ship.is_on_table()) add(word_of(ship.where));
        if (shows_points(ship)) points(battle, ship);
        if (ship.is_derelict) add("derelict");
        if (ship.is_prize) add("prize");
        if (ship.anchor != Anchor::under_way) add(word_of(ship.anchor));
        if (ship.is_burning) add("on fire");
        if (is_engaged(battle, number)) add("engaged");
        lasting(ship);
        if (ship.side == view_.side && ship.is_on_table()) own(battle, number);
        return std::move(badges_);
    }

  private:
    void add(std::string_view badge) { badges_.emplace_back(badge); }

    [[nodiscard]] bool shows_points(const Ship& ship) const {
        return ship.side == view_.side || tables_.switches.fog == Fog::open;
    }
    void points(const Battle& battle, const Ship& ship) {
        const ShipClass& kind = battle.class_of(ship);
        add(fmt::format("hull {}/{}", hull_left(battle, ship), kind.hull));
        add(fmt::format("crew {}/{}", crew_left(battle, ship), kind.crew));
    }
    void lasting(const Ship& ship) {
        for (std::size_t what = 0; what < lastings; ++what) {
            const std::int32_t held = ship.damage.lasting.at(what);
            if (held == 0) continue;
            const std::string_view word = word_of(static_cast<Lasting>(what));
            add(held == 1 ? std::string(word) : fmt::format("{} twice", word));
        }
        for (std::size_t arc = 0; arc < weapon_arcs; ++arc) {
            if (!ship.damage.silenced.at(arc)) continue;
            add(fmt::format("{} silenced", word_of(static_cast<WeaponArc>(arc))));
        }
    }
    void own(const Battle& battle, ShipNumber number) {
        const Ship& ship = battle.ships[number];
        add(fmt::format("Mv {}", inches(allowance_of(battle, ship))));
        if (tables_.switches.ammunition) add(fmt::format("shots {}", ship.shots));
        if (ship.squadron == battle.activation.squadron && ship.has_moved) add("moved");
    }

    const Tables& tables_;
    const View& view_;
    std::vector<std::string> badges_;
};

/// Makes the drawing of what a side knows.
class Plotting {
  public:
    Plotting(const Tables& tables, const View& view)
        : tables_(tables), view_(view), battle_(view.known), badges_(tables, view) {}

    BattleScene scene() {
        frame();
        for (const Obstacle& obstacle : battle_.obstacles) add(obstacle);
        for (ShipNumber number = 0; number < battle_.ships.size(); ++number) add(number);
        for (const Pair& pair : battle_.fights) link(pair, "in hand-to-hand combat with");
        if (battle_.progress.phase == Phase::deployment) zone();
        for (const Pair& pair : battle_.touching) {
            if (!holds(battle_.fights, pair.one, pair.other)) link(pair, "alongside");
        }
        for (const squadron::Trace& trace : battle_.traces) {
            scene_.traces.push_back(
                {at(trace.from), at(trace.to), std::string(word_of(trace.kind))});
        }
        hand();
        return std::move(scene_);
    }

  private:
    [[nodiscard]] BoardPlace at(kit::Point point) const {
        return board_place(tables_.switches, point);
    }
    [[nodiscard]] static std::string id_of(ShipNumber number) {
        return fmt::format("T{}", number + 1);
    }

    void frame() {
        const Progress& progress = battle_.progress;
        const Conditions& conditions = battle_.conditions;
        scene_.title = title_of(progress);
        for (const SideState& side : battle_.sides) scene_.sides.push_back(side.name);
        scene_.turn = progress.turn;
        scene_.board = {Grid::plane, board_columns(tables_.switches), board_rows(tables_.switches),
                        "a tenth of an inch"};
        const bool is_wind_known = conditions.is_wind_given || progress.phase != Phase::muster;
        if (is_wind_known) scene_.wind = Wind{conditions.wind_from, conditions.force};
        const std::int32_t seen = std::min(conditions.band, conditions.fog_band);
        if (seen < static_cast<std::int32_t>(bands)) {
            const std::int32_t reach =
                seen < 1 ? 0 : tables_.arcs.reach.at(static_cast<std::size_t>(seen) - 1);
            scene_.visibility = steps_of(reach);
        }
        ask();
        legend();
    }

    void ask() {
        const Progress& progress = battle_.progress;
        if (progress.asking == Asking::nobody || progress.asked != view_.side) return;
        if (progress.asking == Asking::turn_card) scene_.asked.why = AskedFor::simultaneous;
        if (progress.asking != Asking::reaction || !progress.reaction) return;
        scene_.asked = {AskedFor::reaction, reaction_text(*progress.reaction)};
    }

    [[nodiscard]] std::string reaction_text(const Reaction& reaction) const {
        switch (reaction.event) {
            case Event::card:
                return fmt::format("the card {}",
                                   tables_.cards.kinds[reaction.card.card.index()].title);
            case Event::shot:
                return fmt::format("a shot of {}", called(battle_, reaction.shot.leader.ship));
            case Event::ram:
                return fmt::format(
                    "a ram by {}",
                    called(battle_, battle_.activation.contacts[reaction.contact].mover));
            case Event::critical:
                return "a critical hit";
        }
        return {};
    }

    void legend() {
        auto& legend = scene_.legend;
        legend.emplace_back(
            "Places are named by column and row, in tenths of an inch from the upper left.");
        const Progress& progress = battle_.progress;
        if (progress.asking != Asking::nobody) {
            legend.push_back(fmt::format("{} decides: {}.",
                                         battle_.sides[progress.asked.index()].name,
                                         word_of(progress.asking)));
        }
        if (battle_.activation.squadron != no_squadron) {
            legend.push_back(called_squadron(battle_.activation.squadron) + " is active.");
        }
        if (battle_.conditions.swell > 0) legend.emplace_back("There is a swell.");
        cards_of_others();
    }

    void cards_of_others() {
        for (std::uint32_t side = 0; side < battle_.sides.size(); ++side) {
            if (SideIndex{side} == view_.side) continue;
            std::uint32_t cards = 0, laid = 0;
            for (const kit::CardsSeen& seen : view_.cards) {
                cards += seen.hand_sizes[side];
                laid += seen.laid_sizes[side];
            }
            scene_.legend.push_back(fmt::format("{} holds {} card{}{}.", battle_.sides[side].name,
                                                cards, cards == 1 ? "" : "s",
                                                laid > 0 ? ", and has laid one" : ""));
        }
    }

    // --- ships -----------------------------------------------------------------------------------

    void add(ShipNumber number) {
        const Ship& ship = battle_.ships[number];
        Token token;
        token.id = id_of(number);
        token.label = ship.name;
        token.side = ship.side;
        token.badges = badges_.of(number);
        token.is_gone = !ship.is_on_table();
        if (ship.is_on_table()) place(number, token);
        scene_.tokens.push_back(std::move(token));
    }

    void place(ShipNumber number, Token& token) {
        const Ship& ship = battle_.ships[number];
        const ShipClass& kind = battle_.class_of(ship);
        const auto up = [](std::int32_t length) { return (length + board_step - 1) / board_step; };
        token.place = at(ship.place);
        token.heading = ship.heading;
        token.footprint = {{}, up(kind.length), up(kind.breadth)};
        if (is_able(ship)) token.arcs = arcs_of(ship);
        if (is_active(ship)) command_radius_round(number);
        if (!ship.track.empty()) track(ship, token);
    }

    [[nodiscard]] bool is_active(const Ship& ship) const {
        return ship.squadron != no_squadron && ship.squadron == battle_.activation.squadron;
    }

    /// Where she was at the end of each turn, and where she is. Every third has its number.
    void track(const Ship& ship, const Token& token) {
        constexpr std::size_t numbered = 3;
        Track track{token.id, {}};
        for (std::size_t turn = 0; turn < ship.track.size(); ++turn) {
            const bool has_number = turn > 0 && turn % numbered == 0;
            track.points.push_back(
                {at(ship.track[turn]), has_number ? fmt::format("turn {}", turn) : ""});
        }
        track.points.push_back({token.place, ""});
        scene_.tracks.push_back(std::move(track));
    }

    [[nodiscard]] std::vector<FireArc> arcs_of(const Ship& ship) const {
        constexpr std::int32_t circle = 360, half_circle = 180, narrow = 3;
        const ArcTable& table = tables_.arcs;
        const std::array<std::pair<std::int32_t, std::int32_t>, weapon_arcs> from_to{{
            {circle - table.broadside_to, circle - table.broadside_from},
            {table.broadside_from, table.broadside_to},
            {-narrow, narrow},
            {half_circle - narrow, half_circle + narrow},
            {0, 0},
        }};
        std::vector<FireArc> arcs;
        for (std::size_t arc = 0; arc < weapon_arcs; ++arc) {
            const std::int32_t reach = reach_of(ship, arc);
            if (reach == 0) continue;
            const auto [from, to] = from_to.at(arc);
            arcs.push_back({kit::in_circle(ship.heading + from), kit::in_circle(ship.heading + to),
                            steps_of(reach), std::string(word_of(static_cast<WeaponArc>(arc)))});
        }
        return arcs;
    }

    [[nodiscard]] std::int32_t reach_of(const Ship& ship, std::size_t arc) const {
        if (ship.damage.silenced.at(arc)) return 0;
        const DiceByBand& dice = battle_.class_of(ship).dice.at(arc);
        std::int32_t reach = 0;
        for (std::size_t band = 0; band < bands; ++band) {
            if (dice.at(band) > 0) reach = tables_.arcs.reach.at(band);
        }
        return reach;
    }

    /// Everything within the radius of her base: its corners, each with a quarter of a circle.
    void command_radius_round(ShipNumber number) {
        const kit::Box base = base_of(battle_, number);
        const std::int32_t radius =
            command_radius(tables_, battle_, battle_.ships[number].squadron);
        const auto is_radius = [](const Shape& each) {
            return each.style == ShapeStyle::command_radius;
        };
        const bool is_first = std::none_of(scene_.shapes.begin(), scene_.shapes.end(), is_radius);
        Shape shape{
            tactical::Polygon{}, {}, ShapeStyle::command_radius, is_first ? "command radius" : ""};
        constexpr std::int32_t quarter = 90, part = 30;
        std::int32_t corner_at = 0;
        for (const kit::Point corner : kit::corners_of(base)) {
            const kit::Point whole{corner.x / 2, corner.y / 2};
            for (std::int32_t turn = 0; turn <= quarter; turn += part) {
                const std::int32_t bearing =
                    kit::in_circle(base.heading + corner_at * quarter + turn);
                shape.points.push_back(at(kit::ahead(whole, bearing, radius)));
            }
            ++corner_at;
        }
        scene_.shapes.push_back(std::move(shape));
    }

    /// Where the side may deploy (US-B3).
    void zone() {
        const Switches& switches = tables_.switches;
        const std::int32_t edge = battle_.sides[view_.side.index()].entry;
        const std::int32_t half_x = switches.table_width / 2, half_y = switches.table_height / 2;
        const std::int32_t depth = switches.deploy_depth;
        kit::Point low{-half_x, -half_y}, high{half_x, half_y};
        if (edge == 0) low.y = half_y - depth;
        if (edge == 90) low.x = half_x - depth;
        if (edge == 180) high.y = depth - half_y;
        if (edge == 270) high.x = depth - half_x;
        scene_.shapes.push_back({tactical::Polygon{},
                                 {at(low), at({low.x, high.y}), at(high), at({high.x, low.y})},
                                 ShapeStyle::course,
                                 "set-up zone"});
    }

    void link(const Pair& pair, std::string what) {
        scene_.links.push_back({id_of(pair.one), id_of(pair.other), std::move(what)});
    }

    // --- the table -------------------------------------------------------------------------------

    void add(const Obstacle& obstacle) {
        Shape shape{tactical::Polygon{}, {}, ShapeStyle::land, {}};
        shape.style = obstacle.blocks_sight ? ShapeStyle::land : ShapeStyle::smoke;
        shape.name = fmt::format("{} ground", word_of(obstacle.kind));
        for (const kit::Point corner : kit::corners_of(obstacle.base)) {
            shape.points.push_back(at({corner.x / 2, corner.y / 2}));
        }
        scene_.shapes.push_back(std::move(shape));
    }

    void hand() {
        for (const kit::CardsSeen& seen : view_.cards) {
            for (const kit::Card card : seen.hand) {
                const CardKind& kind = tables_.cards.kinds[card.index()];
                scene_.hand.push_back({fmt::format("C{}", card.index() + 1), kind.title,
                                       fmt::format("{}. {}", timing_of(kind), effect_of(kind))});
            }
        }
    }

    const Tables& tables_;
    const View& view_;
    const Battle& battle_;
    Badges badges_;
    BattleScene scene_;
};

}  // namespace

BattleScene scene_of(const Tables& tables, const View& view) {
    return Plotting(tables, view).scene();
}

}  // namespace flagplot::tactical::squadron
