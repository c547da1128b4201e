#include "rules/switches.h"

#include <algorithm>

#include "base/plain_text.h"

namespace flagplot {

namespace {

template <Worded E>
bool set_word(E& target, std::string_view word) {
    const auto& words = words_of<E>;
    const auto found = std::find(words.begin(), words.end(), word);
    if (found == words.end()) return false;
    target = static_cast<E>(found - words.begin());
    return true;
}

bool set_flag(bool& target, std::string_view word) {
    if (word != "true" && word != "false") return false;
    target = word == "true";
    return true;
}

bool set_number(std::int32_t& target, std::string_view word, std::int32_t least,
                std::int32_t most) {
    const auto value = whole_number<std::int32_t>(word);
    if (!value || *value < least || *value > most) return false;
    target = *value;
    return true;
}

template <auto Member>
bool set(Switches& switches, std::string_view word) {
    auto& target = switches.*Member;
    if constexpr (std::is_same_v<std::remove_cvref_t<decltype(target)>, bool>) {
        return set_flag(target, word);
    } else {
        return set_word(target, word);
    }
}

template <auto Member, std::int32_t Least, std::int32_t Most>
bool set_within(Switches& switches, std::string_view word) {
    return set_number(switches.*Member, word, Least, Most);
}

template <auto Member>
std::string get(const Switches& switches) {
    const auto& value = switches.*Member;
    using T = std::remove_cvref_t<decltype(value)>;
    if constexpr (std::is_same_v<T, bool>) {
        return value ? "true" : "false";
    } else if constexpr (std::is_enum_v<T>) {
        return std::string(word_of(value));
    } else {
        return std::to_string(value);
    }
}

bool set_cap(Switches& switches, std::string_view word) {
    if (word == "none") {
        switches.sighting_cap.reset();
        return true;
    }
    if (word != "11" && word != "12") return false;
    switches.sighting_cap = word == "11" ? 11 : 12;
    return true;
}

std::string get_cap(const Switches& switches) {
    return switches.sighting_cap ? std::to_string(*switches.sighting_cap) : "none";
}

bool set_scope(Switches& switches, std::string_view word) {
    constexpr std::string_view opening = "radius(";
    if (!word.starts_with(opening)) {
        const bool ok = word != "radius" && set_word(switches.trigger_scope.kind, word);
        if (ok) switches.trigger_scope.radius = {0};
        return ok;
    }
    if (!word.ends_with(")")) return false;
    word.remove_prefix(opening.size());
    word.remove_suffix(1);
    if (!set_number(switches.trigger_scope.radius.count, word, 0, 9999)) return false;
    switches.trigger_scope.kind = ScopeKind::radius;
    return true;
}

std::string get_scope(const Switches& switches) {
    const TriggerScope scope = switches.trigger_scope;
    if (scope.kind != ScopeKind::radius) return std::string(word_of(scope.kind));
    return "radius(" + std::to_string(scope.radius.count) + ")";
}

bool set_deck(Switches& switches, std::string_view word) {
    if (word.empty()) return false;
    switches.event_deck = word;
    return true;
}

std::string get_deck(const Switches& switches) { return switches.event_deck; }

using S = Switches;

constexpr std::array table{
    SwitchRow{"map.square_side_nm", "1 to 1000", "A-ST-01", set_within<&S::square_side_nm, 1, 1000>,
              get<&S::square_side_nm>},
    SwitchRow{"movement.points_scale", "seed, true_distance", "A-ST-01", set<&S::points_scale>,
              get<&S::points_scale>},
    SwitchRow{"movement.mp_rounding", "half_up, half_even, half_down", "A-ST-02",
              set<&S::mp_rounding>, get<&S::mp_rounding>},
    SwitchRow{"movement.slowest_basis", "cruise, max", "A-ST-03", set<&S::slowest_basis>,
              get<&S::slowest_basis>},
    SwitchRow{"movement.min_mp", "0, 1", "A-ST-04", set_within<&S::min_mp, 0, 1>, get<&S::min_mp>},
    SwitchRow{"movement.diagonal", "alternating, after_first, escalating", "A-ST-05",
              set<&S::diagonal>, get<&S::diagonal>},
    SwitchRow{"movement.diagonal_run_persists", "true, false", "A-ST-06",
              set<&S::diagonal_run_persists>, get<&S::diagonal_run_persists>},
    SwitchRow{"movement.residual", "diagonal_only, any, none", "A-ST-07", set<&S::residual>,
              get<&S::residual>},
    SwitchRow{"sighting.metric", "chebyshev, orthogonal", "A-ST-08", set<&S::metric>,
              get<&S::metric>},
    SwitchRow{"sighting.radar_close", "best, visual, radar, player_choice", "A-ST-44",
              set<&S::radar_close>, get<&S::radar_close>},
    SwitchRow{"sighting.cap", "11, 12, none", "A-ST-10", set_cap, get_cap},
    SwitchRow{"sighting.timing", "on_step, end_of_move, end_of_turn", "A-ST-11", set<&S::timing>,
              get<&S::timing>},
    SwitchRow{"sighting.sp_basis", "nominal, current", "A-ST-12", set<&S::sp_basis>,
              get<&S::sp_basis>},
    SwitchRow{"sighting.los", "square_and_edge, square_only", "A-ST-16", set<&S::line_of_sight>,
              get<&S::line_of_sight>},
    SwitchRow{"sighting.notify_spotted", "true, false", "A-ST-17", set<&S::notify_spotted>,
              get<&S::notify_spotted>},
    SwitchRow{"sighting.night_visual_mod", "-12 to 12", "A-ST-23",
              set_within<&S::night_visual_mod, -12, 12>, get<&S::night_visual_mod>},
    SwitchRow{"sighting.port_shelter", "true, false", "A-ST-25", set<&S::port_shelter>,
              get<&S::port_shelter>},
    SwitchRow{"orders.trigger_scope", "side, own, radius(n)", "A-ST-14", set_scope, get_scope},
    SwitchRow{"orders.allow_hold", "true, false", "A-ST-33", set<&S::allow_hold>,
              get<&S::allow_hold>},
    SwitchRow{"orders.tasks", "true, false", "A-ST-71", set<&S::tasks>, get<&S::tasks>},
    SwitchRow{"orders.reduced_speed", "true, false", "A-ST-72", set<&S::reduced_speed>,
              get<&S::reduced_speed>},
    SwitchRow{"orders.midmove_change", "true, false", "A-ST-34", set<&S::midmove_change>,
              get<&S::midmove_change>},
    SwitchRow{"orders.stance_and_radar", "turn, activation", "A-ST-39", set<&S::stance_and_radar>,
              get<&S::stance_and_radar>},
    SwitchRow{"contact.current_turns", "0 to 99", "A-ST-18",
              set_within<&S::contact_current_turns, 0, 99>, get<&S::contact_current_turns>},
    SwitchRow{"turn.mode", "alternating, simultaneous_steps", "A-ST-21", set<&S::turn_mode>,
              get<&S::turn_mode>},
    SwitchRow{"turn.decisions", "at_activation, between_turns", "A-ST-38", set<&S::decisions>,
              get<&S::decisions>},
    SwitchRow{"orders.split", "destination_only, on_trigger", "A-ST-26", set<&S::split>,
              get<&S::split>},
    SwitchRow{"damage.next_turn", "half, none_move, minus_one, none", "A-ST-15",
              set<&S::after_battle>, get<&S::after_battle>},
    SwitchRow{"battle.contact", "same_square, adjacent_ok", "A-ST-22", set<&S::battle_contact>,
              get<&S::battle_contact>},
    SwitchRow{"battle.refusal", "speed, never, umpire", "A-ST-22", set<&S::battle_refusal>,
              get<&S::battle_refusal>},
    SwitchRow{"air.enabled", "true, false", "A-ST-19", set<&S::air_enabled>, get<&S::air_enabled>},
    SwitchRow{"air.night", "true, false", "A-ST-23", set<&S::air_night>, get<&S::air_night>},
    SwitchRow{"air.dusk", "true, false", "A-ST-53", set<&S::air_dusk>, get<&S::air_dusk>},
    SwitchRow{"air.misreport", "true, false", "AR-7", set<&S::air_misreport>,
              get<&S::air_misreport>},
    SwitchRow{"weather.enabled", "true, false", "A-ST-24", set<&S::weather_enabled>,
              get<&S::weather_enabled>},
    SwitchRow{"events.draw", "roll, daily, scripted, physical, none", "A-ST-20",
              set<&S::event_draw>, get<&S::event_draw>},
    SwitchRow{"events.threshold", "1 to 12", "A-ST-20", set_within<&S::event_threshold, 1, 12>,
              get<&S::event_threshold>},
    SwitchRow{"events.deck", "the name of a deck", "A-ST-20", set_deck, get_deck},
    SwitchRow{"events.hand_limit", "0 to 99", "A-ST-41", set_within<&S::event_hand_limit, 0, 99>,
              get<&S::event_hand_limit>},
};

}  // namespace

std::span<const SwitchRow> switch_table() { return table; }

Switches switches_of(Profile profile) {
    Switches switches;
    switch (profile) {
        case Profile::strict_seed:
            switches.trigger_scope = {ScopeKind::own, {0}};
            switches.port_shelter = false;
            switches.after_battle = AfterBattle::none;
            switches.battle_refusal = BattleRefusal::never;
            switches.tasks = false;
            switches.reduced_speed = false;
            switches.air_enabled = false;
            switches.event_draw = EventDraw::none;
            break;
        case Profile::standard:
            break;
        case Profile::umpired:
            switches.turn_mode = TurnMode::simultaneous_steps;
            switches.decisions = Decisions::between_turns;
            switches.notify_spotted = false;
            switches.air_misreport = true;
            break;
    }
    return switches;
}

Result<Switches> with_switch(Switches switches, std::string_view key, std::string_view word) {
    const auto row = std::find_if(table.begin(), table.end(),
                                  [&](const SwitchRow& each) { return each.key == key; });
    if (row == table.end()) {
        std::vector<std::string> keys;
        for (const SwitchRow& each : table) keys.emplace_back(each.key);
        return failure(ErrorCode::unknown_key, {std::string(key)}, {}, nearest_word(key, keys));
    }
    if (!row->set(switches, word)) {
        return failure(ErrorCode::unknown_word, {std::string(word), std::string(row->values)});
    }
    return switches;
}

}  // namespace flagplot
