#include "present/desk/battle/battle_panel.h"

#include <fmt/format.h>

#include <algorithm>
#include <iterator>
#include <utility>

#include "present/desk/battle/names_in_text.h"
#include "present/desk/battle/order_form.h"

namespace flagplot::desk {

namespace {

using tactical::BattleScene;
using tactical::BoardPlace;
using tactical::Token;

bool is_digit(char c) { return c >= '0' && c <= '9'; }

/// The digits from here on, if they can be a column.
std::optional<std::int32_t> number_at(std::string_view text, std::size_t& at) {
    constexpr std::int32_t most = 1'000'000;
    if (at >= text.size() || !is_digit(text[at])) return std::nullopt;
    std::int32_t number = 0;
    for (; at < text.size() && is_digit(text[at]); ++at) {
        if (number > most) return std::nullopt;
        number = number * 10 + (text[at] - '0');
    }
    return number;
}

OrderAim aim_of(const BattleScene& scene, tactical::SideIndex side, const std::string& order) {
    OrderAim aim{order};
    for (const NamedToken& named : tokens_named(scene, order)) {
        if (!aim.token && scene.tokens[named.token].side == side) {
            aim.token = named.token;
        } else if (!aim.target) {
            aim.target = named.token;
        }
    }
    aim.place = place_in(scene, order);
    return aim;
}

/// A battle with what is picked in it.
class Picked {
  public:
    Picked(const BattleShown& battle, const BattlePick& pick)
        : battle_(battle), pick_(pick), token_(token_called(battle.scene, pick.token)) {
        if (token_ && !is_ordered(*token_)) token_ = leader_of(*token_);
        if (!token_) token_ = only_one();
    }

    [[nodiscard]] std::optional<std::size_t> token() const { return token_; }

    /// The orders of the picked token, then those that name no token.
    [[nodiscard]] std::vector<OrderAim> list() const {
        std::vector<OrderAim> list;
        for (const OrderAim& aim : battle_.orders) {
            if (is_own(aim) && is_aimed(aim)) list.push_back(aim);
        }
        const bool is_narrowed = pick_.place || !pick_.target.empty();
        if (is_narrowed && !list.empty()) return list;
        for (const OrderAim& aim : battle_.orders) {
            const bool is_for_all = token_ ? !aim.token : !is_own(aim);
            if (is_for_all) list.push_back(aim);
        }
        return list;
    }

    /// The orders of the picked token for a field, or for another token.
    template <class Test>
    [[nodiscard]] std::vector<OrderAim> own(const Test& is_wanted) const {
        std::vector<OrderAim> found;
        for (const OrderAim& aim : battle_.orders) {
            if (is_own(aim) && is_wanted(aim)) found.push_back(aim);
        }
        return found;
    }

    [[nodiscard]] BattleMarks marks() const {
        BattleMarks marks;
        for (const BattleSide& side : battle_.sides) marks.styles.push_back(side.style);
        marks.types = battle_.types;
        marks.picked = token_;
        for (const OrderAim& aim : battle_.orders) {
            if (!is_own(aim)) continue;
            if (aim.place) marks.lit.push_back(*aim.place);
            if (aim.target) marks.targets.push_back(*aim.target);
        }
        return marks;
    }

  private:
    [[nodiscard]] bool is_ordered(std::size_t token) const {
        return std::any_of(battle_.orders.begin(), battle_.orders.end(),
                           [&](const OrderAim& aim) { return aim.token == token; });
    }
    /// The token that orders for a line name, as "D1" for "D1/2"; the token itself if there is
    /// none.
    [[nodiscard]] std::size_t leader_of(std::size_t token) const {
        const std::string& id = battle_.scene.tokens[token].id;
        const auto leader = token_called(battle_.scene, id.substr(0, id.rfind('/')));
        return leader && is_ordered(*leader) ? *leader : token;
    }
    /// The token of all orders that are for a token, if it is the same one.
    [[nodiscard]] std::optional<std::size_t> only_one() const {
        std::optional<std::size_t> one;
        for (const OrderAim& aim : battle_.orders) {
            if (!aim.token) continue;
            if (one && *one != *aim.token) return std::nullopt;
            one = aim.token;
        }
        return one;
    }
    [[nodiscard]] bool is_own(const OrderAim& aim) const { return token_ && aim.token == token_; }
    [[nodiscard]] bool is_aimed(const OrderAim& aim) const {
        if (pick_.place && aim.place != pick_.place) return false;
        return pick_.target.empty() ||
               (aim.target && battle_.scene.tokens[*aim.target].id == pick_.target);
    }

    const BattleShown& battle_;
    const BattlePick& pick_;
    std::optional<std::size_t> token_;
};

/// What the board highlights for the next slot.
void light_up(BattleMarks& marks, const BattleScene& scene, const tactical::FormSlot& slot) {
    marks.lit = slot.places;
    marks.targets.clear();
    for (const std::string& word : slot.among) {
        if (const auto token = token_called(scene, word)) marks.targets.push_back(*token);
    }
}

void put_forms(BattlePanel& panel, const BattleShown& battle, const Picked& picked,
               std::string_view line, std::string_view sought) {
    const auto token = picked.token();
    for (const tactical::OrderForm& form : battle.forms) {
        const bool is_shown =
            form.token.empty() || (token && form.token == battle.scene.tokens[*token].id);
        if (is_shown) panel.forms.push_back({form.name, form.words, form.help});
    }
    const auto open = open_slot(battle.forms, line);
    if (!open) return;
    panel.wanted = fmt::format("{}: {}", open->slot->name, wanted_in(*open->slot));
    panel.offers = offers_for(battle.forms, line, sought);
    light_up(panel.marks, battle.scene, *open->slot);
}

/// The first word of an order: what it does.
std::string verb_of(const std::string& order) { return order.substr(0, order.find(' ')); }

constexpr std::string_view for_all = "For all";

/// The group of an order in the list: what it does if a token is picked, otherwise who does it.
std::string group_of(const BattleShown& battle, const OrderAim& aim,
                     std::optional<std::size_t> picked) {
    if (battle.to_act == tactical::umpire) return "Answers";
    if (!aim.token) return std::string(for_all);
    if (picked) return verb_of(aim.text);
    return token_facts(battle.scene, battle.scene.tokens[*aim.token]).front();
}

/// Sorted by groups, in the order of their first orders; the order within a group stays. Before a
/// token is picked, what is ordered to all comes first: most turns need no more.
std::vector<OrderRow> in_groups(const BattleShown& battle, const std::vector<OrderAim>& orders,
                                std::optional<std::size_t> picked) {
    std::vector<std::pair<std::string, std::vector<OrderRow>>> groups;
    for (const OrderAim& aim : orders) {
        const std::string title = group_of(battle, aim, picked);
        auto group = std::find_if(groups.begin(), groups.end(),
                                  [&](const auto& each) { return each.first == title; });
        if (group == groups.end()) group = groups.insert(group, {title, {}});
        group->second.push_back({aim.text, aim.effect, {}});
    }
    if (!picked) {
        std::stable_partition(groups.begin(), groups.end(),
                              [](const auto& each) { return each.first == for_all; });
    }
    std::vector<OrderRow> rows;
    for (auto& [title, group] : groups) {
        group.front().group = title;
        std::move(group.begin(), group.end(), std::back_inserter(rows));
    }
    return rows;
}

std::string standing_of(const BattleShown& battle) {
    if (!battle.to_act) return "The battle is over.";
    if (*battle.to_act == tactical::umpire) {
        return battle.question.empty() ? "The umpire is to decide; you are not."
                                       : "The umpire is asked: " + battle.question;
    }
    const std::string& name = battle.sides.at(battle.to_act->index()).name;
    return battle.orders.empty() ? fmt::format("{} is to act; you are not.", name)
                                 : fmt::format("{} is to act.", name);
}

/// What was seen of the step that is shown, otherwise of the last one.
void put_moment(BattlePanel& panel, const BattleShown& battle, const BattlePick& pick) {
    if (battle.steps.empty()) return;
    const std::size_t last = battle.steps.size() - 1;
    panel.moment = std::min(pick.moment.value_or(last), last);
    const BattleStep& step = battle.steps[panel.moment];
    const auto ink_of = [&](const std::string& id) {
        const auto token = token_called(battle.scene, id);
        return token ? colour_of(battle.scene, panel.marks, battle.scene.tokens[*token])
                     : quiet_ink;
    };
    for (const TokenMove& move : step.moves) {
        panel.marks.lines.push_back({move.from, move.to, ink_of(move.token), false});
    }
    for (const Shot& shot : step.shots) {
        panel.marks.lines.push_back({shot.from, shot.to, ink_of(shot.token), true});
    }
}

/// The way of the marked order.
void mark_way(BattleMarks& marks, const BattleShown& battle, const std::string& order) {
    const auto aim = std::find_if(battle.orders.begin(), battle.orders.end(),
                                  [&](const OrderAim& each) { return each.text == order; });
    if (aim != battle.orders.end()) marks.way = aim->way;
}

/// The order of the list that a key marks next; the first or the last if none is marked.
std::size_t marked_next(const BattlePanel& panel, bool is_down) {
    const std::size_t last = panel.orders.size() - 1;
    if (!panel.listed) return is_down ? 0 : last;
    if (is_down) return std::min(*panel.listed + 1, last);
    return *panel.listed == 0 ? 0 : *panel.listed - 1;
}

}  // namespace

std::string effect_of(const tactical::OrderForecast& forecast) {
    if (!forecast.why_not.empty()) return forecast.why_not;
    const auto& path = forecast.path;
    const bool moves = path.size() > 1 && path.front() != path.back();
    const std::string where =
        moves ? fmt::format("from {},{} to {},{}", path.front().column, path.front().row,
                            path.back().column, path.back().row)
              : std::string();
    std::vector<std::string> parts{where, forecast.cost, forecast.meaning};
    std::erase(parts, std::string());
    return fmt::format("{}", fmt::join(parts, ": "));
}

std::optional<BoardPlace> place_in(const BattleScene& scene, std::string_view text) {
    for (std::size_t begin = 0; begin < text.size(); ++begin) {
        if (begin > 0 && is_of_word(text[begin - 1])) continue;
        std::size_t at = begin;
        const auto column = number_at(text, at);
        if (!column || at >= text.size() || text[at] != ',') continue;
        ++at;
        const auto row = number_at(text, at);
        const bool is_place = row && (at == text.size() || !is_of_word(text[at])) &&
                              *column < scene.board.columns && *row < scene.board.rows;
        if (is_place) return BoardPlace{*column, *row};
    }
    return std::nullopt;
}

std::vector<OrderAim> aims_of(const BattleScene& scene, tactical::SideIndex side,
                              const std::vector<std::string>& options) {
    std::vector<OrderAim> aims;
    for (const std::string& order : options) aims.push_back(aim_of(scene, side, order));
    return aims;
}

bool is_captains_turn(const BattleShown& battle, const BattlePick& pick) {
    if (!battle.to_act) return false;
    if (*battle.to_act == tactical::umpire) return battle.is_solo;
    return pick.captains.contains(*battle.to_act) ||
           battle.sides.at(battle.to_act->index()).is_captains;
}

LineForecast forecast_of_line(const BattleShown& battle, std::string_view line) {
    if (line.empty() || !battle.foretold || open_slot(battle.forms, line)) return {};
    tactical::OrderForecast forecast = battle.foretold(std::string(line));
    if (!forecast.why_not.empty()) {
        return {{}, is_of_form(battle.forms, line) ? forecast.why_not : std::string(), {}};
    }
    return {effect_of(forecast), {}, std::move(forecast.path)};
}

BattlePanel battle_panel(const BattleShown& battle, const BattlePick& pick, std::string_view line,
                         std::string_view sought) {
    const Picked picked(battle, pick);
    BattlePanel panel;
    panel.standing = standing_of(battle);
    panel.marks = picked.marks();
    panel.rows = step_rows(battle.steps, pick);
    put_moment(panel, battle, pick);
    panel.tokens.resize(battle.sides.size());
    for (std::size_t i = 0; i < battle.scene.tokens.size(); ++i) {
        const Token& token = battle.scene.tokens[i];
        if (!token.side || token.side->index() >= panel.tokens.size()) continue;
        panel.tokens[token.side->index()].push_back(
            {token.id, token_facts(battle.scene, token).front(),
             fmt::format("{}", fmt::join(token.badges, ", ")),
             battle.sides[token.side->index()].style.colour, picked.token() == i, token.is_gone});
    }
    if (picked.token()) {
        panel.facts = token_facts(battle.scene, battle.scene.tokens[*picked.token()]);
    }
    put_forms(panel, battle, picked, line, sought);
    panel.orders = in_groups(battle, picked.list(), picked.token());
    if (pick.listed && *pick.listed < panel.orders.size()) panel.listed = pick.listed;
    if (panel.listed) mark_way(panel.marks, battle, panel.orders[*panel.listed].text);
    panel.forecast = forecast_of_line(battle, line);
    if (!panel.forecast.way.empty()) panel.marks.way = panel.forecast.way;
    return panel;
}

BattleFrame desk_frame(const BattleShown& battle, const Box& room, double scale) {
    const double title = 34 * scale;
    return battle_frame(
        battle.scene.board,
        room_for_board({room.left, room.top + title, room.right, room.bottom}, scale));
}

Intent battle_click(const BattleShown& battle, const BattlePick& pick, const BattleFrame& frame,
                    double scale, Point pixel, std::string_view line) {
    if (auto filled = filled_by_click(battle, line, frame, scale, pixel)) {
        return FillIn{std::string(order_field), *std::move(filled)};
    }
    const Picked picked(battle, pick);
    const auto token = token_at(token_spots(battle.scene, frame, scale), pixel);
    const auto place = frame.place_at(pixel);
    if (token) {
        const auto orders = picked.own([&](const OrderAim& aim) { return aim.target == token; });
        if (orders.size() == 1) return GiveBattleOrder{orders.front().text};
        if (!orders.empty()) return AimBattle{{}, battle.scene.tokens[*token].id};
    }
    if (place) {
        const auto orders = picked.own([&](const OrderAim& aim) { return aim.place == place; });
        if (orders.size() == 1) return GiveBattleOrder{orders.front().text};
        if (!orders.empty()) return AimBattle{place, {}};
    }
    return PickToken{token ? battle.scene.tokens[*token].id : ""};
}

std::optional<Intent> played_on(const BattleShown& battle, const BattlePick& pick) {
    if (!pick.plays) return std::nullopt;
    if (battle.steps.empty()) return PlayBattle{};
    if (!pick.moment) return LookAtStep{begin_of_last_turn(battle.steps)};
    if (*pick.moment + 1 >= battle.steps.size()) return PlayBattle{};
    return LookAtStep{*pick.moment + 1};
}

Intent battle_meaning(const BattleShown& battle, const BattlePick& pick, Intent intent,
                      std::string_view line) {
    if (const auto* next = asks_for<SelectNext>(intent)) {
        std::vector<std::string> ids;
        for (const Token& token : battle.scene.tokens) {
            if (!token.is_gone && token.side == battle.eyes) ids.push_back(token.id);
        }
        if (ids.empty()) return PickToken{};
        const auto count = static_cast<std::ptrdiff_t>(ids.size());
        const auto found = std::find(ids.begin(), ids.end(), pick.token);
        const std::ptrdiff_t at = found != ids.end() ? found - ids.begin()
                                  : next->steps > 0  ? -1
                                                     : count;
        const std::ptrdiff_t to = ((at + next->steps) % count + count) % count;
        return PickToken{ids[static_cast<std::size_t>(to)]};
    }
    if (const auto* pan = asks_for<Pan>(intent)) {
        const auto panel = battle_panel(battle, pick);
        if (pan->pixels.y == 0 || panel.orders.empty()) return MarkBattleOrder{panel.listed};
        return MarkBattleOrder{marked_next(panel, pan->pixels.y < 0)};
    }
    if (asks_for<StepBack>(intent) != nullptr) {
        if (pick.place || !pick.target.empty()) return AimBattle{};
        if (!pick.token.empty()) return PickToken{};
        return LeaveBattle{};
    }
    if (asks_for<PlayFilm>(intent) != nullptr) return PlayBattle{};
    if (const auto* give = asks_for<GiveBattleOrder>(intent); give && give->text.empty()) {
        const auto panel = battle_panel(battle, pick, line);
        if (panel.listed) return GiveBattleOrder{panel.orders[*panel.listed].text};
        const bool can_be_given = panel.wanted.empty() && panel.forecast.why_not.empty();
        if (!line.empty() && can_be_given) return GiveBattleOrder{std::string(line)};
    }
    return intent;
}

std::vector<std::string> battle_hover(const BattleShown& battle, const BattleFrame& frame,
                                      double scale, Point pixel) {
    if (const auto token = token_at(token_spots(battle.scene, frame, scale), pixel)) {
        return token_facts(battle.scene, battle.scene.tokens[*token]);
    }
    const auto place = frame.place_at(pixel);
    if (!place) return {};
    std::vector<std::string> facts{fmt::format("{},{}", place->column, place->row)};
    for (const tactical::TerrainMark& mark : battle.scene.terrain) {
        if (mark.place == *place) facts.push_back(mark.name);
    }
    return facts;
}

}  // namespace flagplot::desk
