#include "tactical/battle_board/captain.h"

#include <algorithm>
#include <iterator>

#include "tactical/battle_board/ground.h"
#include "tactical/battle_board/skin.h"
#include "tactical/battle_board/stack.h"

namespace flagplot::tactical::battle_board {

namespace {

constexpr std::int64_t million = 1'000'000;
constexpr std::string_view own_mind = "captain";

/// Leaves out what is not offered.
template <class Words>
std::vector<std::string_view> with_own_mind(const Words& offered) {
    std::vector<std::string_view> words{own_mind};
    std::copy_if(offered.begin(), offered.end(), std::back_inserter(words),
                 [](std::string_view word) { return !word.empty(); });
    return words;
}

template <Worded E, class Words>
void take_word(std::string_view word, const Words& words, E& value) {
    const auto found = std::find(words.begin(), words.end(), word);
    if (found != words.end()) value = static_cast<E>(found - words.begin());
}

/// The average effect of a weapon: for torpedoes by their accuracy and the computers.
std::int64_t expected_share(const Weapon& weapon, const Kind& kind) {
    if (weapon.accuracy == 0) return million;
    std::int64_t missing = million;
    for (const std::int32_t each : kind.computers) missing = missing * (100 - each) / 100;
    return million - (100 - weapon.accuracy) * missing / 100;
}

constexpr std::array<std::string_view, 4> withdraw_words{"never", "below-three-quarters",
                                                         "below-half", "below-quarter"};

/// Does a token have less armour left than this percentage of what all its ships had?
bool is_worn(const Token& token, const Kind& kind, std::string_view limit,
             const Switches& switches) {
    const auto row = std::find(withdraw_words.begin(), withdraw_words.end(), limit);
    if (row == withdraw_words.end() || row == withdraw_words.begin()) return false;
    const std::int64_t quarters = withdraw_words.end() - row;
    const std::int64_t parts = armor_parts(switches);
    return 4 * armor_left(token.stack, kind, parts) <
           quarters * token.ships_at_start * kind.armor * parts;
}

}  // namespace

std::vector<DoctrineKey> doctrine_keys(const Naval& naval) {
    const auto targets = with_own_mind(target_words(naval));
    return {{"tactic", with_own_mind(words_of<Tactic>),
             "how it moves; captain: by the strength of both"},
            {"primary", targets, "whom it shoots at first; captain: armed"},
            {"secondary", targets, "whom it shoots at else; captain: any"},
            {"withdraw",
             {withdraw_words.begin(), withdraw_words.end()},
             "armour left at which it disengages, when orders are asked for"}};
}

Captain::Captain(const Position& position, SideIndex side, const Tables& tables)
    : position_(position), side_(side), tables_(tables) {
    for (const Token& token : position_.tokens) {
        if (!is_on_board(token)) continue;
        if (token.side == side_) {
            add(own_, token);
        } else if (is_enemy(token.side)) {
            add(enemy_, token);
        }
    }
    tactic_ = tactic();
}

/// Before the first round it is not known who will fight whom, so relations count.
bool Captain::is_enemy(SideIndex other) const {
    const std::size_t at = side_.index() * position_.sides.size() + other.index();
    if (position_.round > 0) return position_.hostile[at] != 0;
    return position_.relations[at] == Relation::enemy;
}

void Captain::add(Strength& strength, const Token& token) const {
    const Kind& kind = position_.kinds[static_cast<std::size_t>(token.kind)];
    for (std::size_t number = 0; number < kind.slots.size(); ++number) {
        const Slot& slot = kind.slots[number];
        if (token.left[number] == 0) continue;
        const std::int64_t power = std::int64_t{slot.weapon.power} * slot.count * token.stack.ships;
        strength.fire += Wide{power} * expected_share(slot.weapon, kind);
        strength.longest = std::max(strength.longest, slot.weapon.range);
    }
    strength.stands += std::int64_t{kind.armor} * token.stack.ships + token.stack.shields;
}

/// R of both sides over the same sixteen rounds, as products instead of quotients.
Tactic Captain::tactic() const {
    const Wide own = own_.fire * own_.stands;
    const Wide enemy = enemy_.fire * enemy_.stands;
    if (2 * own >= 3 * enemy) return Tactic::maximize_damage;
    if (100 * own < 33 * enemy) return Tactic::disengage;
    if (100 * own < 67 * enemy) return Tactic::disengage_if_challenged;
    return own_.longest > enemy_.longest ? Tactic::maximize_ratio : Tactic::maximize_net_damage;
}

void Captain::take(const DoctrineLine& line, const Token& token, TokenOrders& orders) const {
    const Kind& kind = position_.kinds[static_cast<std::size_t>(token.kind)];
    if (!line.unit.empty() && line.unit != token.name) return;
    const auto targets = target_words(tables_.naval);
    if (line.key == "tactic") take_word(line.value, words_of<Tactic>, orders.tactic);
    if (line.key == "primary") take_word(line.value, targets, orders.primary);
    if (line.key == "secondary") take_word(line.value, targets, orders.secondary);
    if (line.key == "withdraw" && is_worn(token, kind, line.value, tables_.switches))
        orders.tactic = Tactic::disengage;
}

TokenOrders Captain::wanted(std::int32_t number, const TokenOrders& now,
                            const Doctrine& doctrine) const {
    const Token& token = position_.tokens[static_cast<std::size_t>(number)];
    const Kind& kind = position_.kinds[static_cast<std::size_t>(token.kind)];
    const Fleet& fleet = position_.fleets[static_cast<std::size_t>(token.fleet)];
    TokenOrders orders = now;
    orders.primary = TargetClass::armed;
    orders.secondary = TargetClass::any;
    orders.tactic = tactic_;
    if (kind.is_base) orders.tactic = Tactic::maximize_damage;
    if (!is_armed(kind) || fleet.is_avoiding) orders.tactic = Tactic::disengage;
    for (const DoctrineLine& line : doctrine.lines) take(line, token, orders);
    return orders;
}

}  // namespace flagplot::tactical::battle_board
