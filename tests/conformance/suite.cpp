#include "conformance/suite.h"

#include <fmt/format.h>

#include <algorithm>
#include <set>

#include "tactical/fight.h"
#include "tactical/outcome.h"

namespace flagplot::tactical {

namespace {

constexpr std::size_t most_steps = 20'000;
constexpr std::size_t tried_of_many = 12;  ///< options carried out at each step

/// Walks one battle and keeps what is wrong with it.
class Walk {
  public:
    Walk(const Module& module, const BattleRequest& request, std::uint64_t seed)
        : module_(module), request_(request), dice_(OddsDice{seed}) {}

    std::vector<std::string> random_play() {
        auto state = begin_fight(fighting());
        if (!state) return {"it cannot begin: " + describe(state.error())};
        std::size_t step = 0;
        for (; breaches_.empty() && step < most_steps; ++step) {
            check(*state);
            const auto side = module_.to_act(state->battle);
            if (!side) check_end(result_of(fighting(), *state));
            if (!side || !breaches_.empty()) break;
            state = one_step(*state, *side, step);
            if (!state) return {"an option was refused: " + describe(state.error())};
        }
        if (step == most_steps) breach("it does not end");
        return breaches_;
    }

  private:
    template <class... Parts>
    void breach(fmt::format_string<Parts...> form, Parts&&... parts) {
        breaches_.push_back(fmt::format(form, std::forward<Parts>(parts)...));
    }

    [[nodiscard]] Fighting fighting() const { return {module_, request_, dice_}; }

    [[nodiscard]] std::size_t drawn(std::size_t step, std::size_t many) const {
        const DieKey key{Purpose::draw, 0, 0, static_cast<std::uint32_t>(step), 0, 0};
        return static_cast<std::size_t>(roll(dice_, key, static_cast<std::int32_t>(many)) - 1);
    }

    Result<FightState> one_step(const FightState& state, SideIndex side, std::size_t step) {
        const std::vector<std::string> options =
            side == umpire ? module_.question(state.battle)->answers
                           : module_.options(module_.view(state.battle, side));
        const std::size_t stride = std::max<std::size_t>(1, options.size() / tried_of_many);
        for (std::size_t i = step % stride; i < options.size(); i += stride) {
            if (auto taken = taken_alike(state, {side, options[i]}); !taken) return taken;
        }
        return taken_alike(state, {side, options[drawn(step, options.size())]});
    }

    /// The same bytes, with and without a log.
    Result<FightState> taken_alike(const FightState& state, SideOrder order) {
        Log log;
        auto with_log = carry_out(fighting(), state, order, &log);
        auto without = carry_out(fighting(), state, order, nullptr);
        if (with_log != without) breach("\"{}\" does not do the same twice", order.text);
        return with_log;
    }

    void check(const FightState& state) {
        const auto to_act = module_.to_act(state.battle);
        if (to_act == umpire) {
            check_question(state);
        } else if (to_act && to_act->index() >= request_.parties.size()) {
            return breach("side {} is to act and is not in the battle", to_act->number);
        }
        const auto decoded = module_.decode(state.battle.bytes());
        if (!decoded || *decoded != state.battle) breach("its bytes do not read back");
        if (module_.decode(state.battle.bytes() + "x")) breach("bytes too many are taken");
        for (std::uint32_t side = 0; side < request_.parties.size(); ++side) {
            check_side(state, {side}, to_act == SideIndex{side});
        }
        const BattleResult result = result_of(fighting(), state);
        for (std::string& problem : broken_promises(request_, result)) {
            breach("the outcome: {}", problem);
        }
        check_lasting(result);
    }

    /// A battle ended as it says.
    void check_end(const BattleResult& result) {
        std::set<std::string> there;
        bool is_any_sunk = false, has_any_left = false;
        const std::vector<UnitOf> units = units_in(request_);
        for (std::size_t i = 0; i < units.size() && i < result.units.size(); ++i) {
            const UnitResult& unit = result.units[i];
            const bool is_sunk = unit.state == UnitState::sunk;
            const bool has_left = unit.has_withdrawn.value_or(false);
            is_any_sunk |= is_sunk;
            has_any_left |= has_left;
            if (!is_sunk && !has_left) there.insert(units[i].party->id);
        }
        if (!result.ended_by) return breach("nobody says how it ended");
        const std::string_view how = word_of(*result.ended_by);
        const bool is_true = (*result.ended_by != EndedBy::turn_limit || there.size() > 1) &&
                             (*result.ended_by != EndedBy::annihilation || is_any_sunk) &&
                             (*result.ended_by != EndedBy::disengagement || has_any_left);
        if (!is_true) breach("it did not end by {}", how);
    }

    /// What other modules left of a ship stays as it is.
    void check_lasting(const BattleResult& result) {
        for (const UnitOf& each : units_in(request_)) {
            const auto found =
                std::find_if(result.units.begin(), result.units.end(),
                             [&](const UnitResult& unit) { return unit.name == each.unit->name; });
            if (found == result.units.end()) continue;
            const std::vector<ModuleValue> kept = found->lasting.value_or(each.unit->lasting);
            for (const ModuleValue& value : each.unit->lasting) {
                if (value.module == module_.name()) continue;
                if (std::find(kept.begin(), kept.end(), value) != kept.end()) continue;
                breach("{} of {} is forgotten", value.key, each.unit->name);
            }
        }
    }

    void check_question(const FightState& state) {
        const auto question = module_.question(state.battle);
        if (!question || question->text.empty()) return breach("the umpire is asked nothing");
        if (question->usual >= question->answers.size()) breach("there is no usual answer");
    }

    void check_side(const FightState& state, SideIndex side, bool is_to_act) {
        const AnyView view = module_.view(state.battle, side);
        const std::vector<std::string> options = module_.options(view);
        if (is_to_act == options.empty()) {
            breach("side {} has {} options", side.number, options.size());
        }
        if (std::set<std::string>(options.begin(), options.end()).size() != options.size()) {
            breach("an option stands there twice");
        }
        for (const std::string& option : options) check_text(view, option);
        if (module_.order_text(view, "no such order at all")) breach("nonsense is an order");
        check_hidden(view, side);
        for (std::string& fault : faults_of(module_.scene(view))) {
            breach("the scene: {}", fault);
        }
        check_forms(state, view, side, is_to_act);
        if (is_to_act) check_captain(state, view, side);
    }

    void check_text(const AnyView& view, const std::string& option) {
        const auto read = module_.order_text(view, option);
        if (!read || *read != option) breach("\"{}\" does not read back", option);
        if (option.find('\n') != option.npos) breach("\"{}\" is more than a line", option);
    }

    void check_hidden(const AnyView& view, SideIndex side) {
        for (std::uint64_t seed = 1; seed <= 3; ++seed) {
            const AnyBattle other = module_.resample(view, OddsDice{seed});
            if (!module_.decode(other.bytes())) breach("what is drawn is no battle");
            if (module_.view(other, side) != view) {
                breach("side {} sees something that is drawn anew for it", side.number);
            }
        }
    }

    void check_forms(const FightState& state, const AnyView& view, SideIndex side, bool is_to_act) {
        const std::vector<OrderForm> forms = module_.forms(view);
        if (!is_to_act && !forms.empty()) breach("side {} has forms and is not asked", side.number);
        std::set<std::string> names;
        for (const OrderForm& form : forms) {
            if (!names.insert(form.name).second) breach("two forms are called {}", form.name);
            for (std::string& fault : faults_of(form)) breach("{}: {}", form.name, fault);
            if (breaches_.empty()) check_filled(state, view, side, form);
        }
        if (const auto pass = module_.pass(view); pass && is_to_act) {
            const auto passed = stepped(module_, state.battle, side, *pass, dice_, nullptr);
            if (!passed) breach("to pass by \"{}\" is refused", *pass);
        }
    }

    /// Whatever stands in its slots: it is foreseen to be refused, or it is taken.
    void check_filled(const FightState& state, const AnyView& view, SideIndex side,
                      const OrderForm& form) {
        const std::vector<SlotValue> values = drawn_values(form, module_.scene(view).board);
        const OrderForecast forecast = preview(module_, view, form, values);
        if (!forecast.why_not.empty()) return;
        const auto text = order_of(module_, view, form, values);
        if (!text) return breach("{}: {}", form.name, describe(text.error()));
        check_text(view, *text);
        if (!stepped(module_, state.battle, side, *text, dice_, nullptr)) {
            breach("\"{}\" is of a form, and is refused", *text);
        }
    }

    std::vector<SlotValue> drawn_values(const OrderForm& form, const Board& board) {
        std::vector<SlotValue> values;
        for (const FormSlot& slot : form.slots) values.push_back(drawn_value(slot, board));
        return values;
    }
    SlotValue drawn_value(const FormSlot& slot, const Board& board) {
        constexpr std::int32_t headings = 360;
        const auto below = [&](std::int32_t many) {
            return static_cast<std::int32_t>(
                drawn(++slots_drawn_, static_cast<std::size_t>(std::max(many, 1))));
        };
        switch (slot.kind) {
            case SlotKind::place:
                if (slot.places.empty()) return BoardPlace{below(board.columns), below(board.rows)};
                return slot.places[static_cast<std::size_t>(
                    below(static_cast<std::int32_t>(slot.places.size())))];
            case SlotKind::heading:
                return below(headings);
            case SlotKind::number:
                return slot.least + below(slot.most - slot.least + 1);
            case SlotKind::token:
            case SlotKind::choice:
                return std::vector{slot.among[static_cast<std::size_t>(
                    below(static_cast<std::int32_t>(slot.among.size())))]};
            case SlotKind::tokens:
                return std::vector(slot.among.begin(),
                                   slot.among.begin() + std::max(slot.least, 0));
        }
        return {};
    }

    void check_captain(const FightState& state, const AnyView& view, SideIndex side) {
        const auto check = [&](const Doctrine& doctrine, std::string_view which) {
            const std::string order = module_.captain(view, doctrine, dice_).text;
            if (!stepped(module_, state.battle, side, order, dice_, nullptr)) {
                breach("the captain orders \"{}\" by {}", order, which);
            }
            if (order != module_.captain(view, doctrine, dice_).text) {
                breach("the captain wavers by {}", which);
            }
        };
        check({}, "his own mind");
        for (const DoctrineKey& key : module_.doctrine_keys()) {
            for (const std::string_view word : key.words) {
                check({{{"", std::string(key.name), std::string(word)}}}, word);
            }
        }
    }

    const Module& module_;
    const BattleRequest& request_;
    Dice dice_;
    std::vector<std::string> breaches_;
    std::size_t slots_drawn_ = 1'000'000;  // behind what is drawn for steps
};

struct Fought {
    std::vector<SideOrder> orders;
    FightState state;
    Log log;
};

/// With a log the captains' orders are read like those of people, else they are taken as they are.
Result<Fought> captains_play(const Fighting& fighting, bool is_logged) {
    auto begun = begin_fight(fighting);
    if (!begun) return Failure(begun.error());
    Fought fought{{}, *std::move(begun), {}};
    while (const auto side = fighting.module.to_act(fought.state.battle)) {
        if (fought.orders.size() == most_steps) break;
        SideOrder order;
        if (is_logged) order = captains_order(fighting, fought.state, *side, {});
        auto after = is_logged ? carry_out(fighting, std::move(fought.state), order, &fought.log)
                               : let_captain_order(fighting, std::move(fought.state), {}, order);
        if (!after) return Failure(after.error());
        fought.state = *std::move(after);
        fought.orders.push_back(std::move(order));
    }
    return fought;
}

/// Behind the line who reads it, unless all do.
std::string line_of(const BattleRequest& request, const LogLine& line) {
    std::vector<std::string> readers;
    for (const SideIndex side : line.readers.sides) readers.push_back(name_of(request, side));
    return fmt::format(
        "    {}{}{}{}{}\n", line.text, line.rule.empty() ? "" : " ", line.rule,
        line.parts.empty() ? "" : fmt::format(" [{}]", fmt::join(line.parts, ", ")),
        line.readers.is_everybody
            ? ""
            : fmt::format(" (to {})", readers.empty()
                                          ? "nobody"
                                          : fmt::format("{}", fmt::join(readers, ", "))));
}

std::string line_of(const UnitResult& unit) {
    return fmt::format(
        "{}: {}{}, hull {}, speed {}, ammunition {}{}{}\n", unit.name,
        word_of(unit.state.value_or(UnitState::intact)),
        unit.has_withdrawn.value_or(false) ? " and withdrawn" : "",
        unit.hull.value_or(Hundredths{-1}).count, unit.speed.value_or(Hundredths{-1}).count,
        unit.ammunition.value_or(Hundredths{-1}).count, unit.by.empty() ? "" : ", by ", unit.by);
}

bool names_every_ship(const BattleRequest& request, const LoggedTurn& turn) {
    const std::vector<UnitOf> units = units_in(request);
    return std::equal(
        units.begin(), units.end(), turn.ships.begin(), turn.ships.end(),
        [](const UnitOf& unit, const ShipLogged& ship) { return unit.unit->name == ship.ship; });
}

/// What cannot be of a module's turns, the first of which is that before all.
std::vector<std::string> faults_of_turns(const BattleRequest& request,
                                         const std::vector<LoggedTurn>& turns) {
    std::set<std::string> faults;
    std::int32_t shots = 0, hits = 0, minutes = -1;
    for (const LoggedTurn& turn : turns) {
        if (!names_every_ship(request, turn)) faults.insert("a turn does not log every ship once");
        if (turn.minutes <= minutes) faults.insert("a turn is logged that took no time");
        if (turn.minutes > request.limit_minutes) faults.insert("a turn is beyond the limit");
        minutes = turn.minutes;
        for (const Fired& fired : turn.fired) {
            shots += fired.shots;
            hits += fired.hits;
            if (fired.weapon.empty()) faults.insert("something was fired by no weapon");
            for (const std::string& name : {fired.by, fired.at}) {
                const bool is_there =
                    std::any_of(turn.ships.begin(), turn.ships.end(),
                                [&](const ShipLogged& ship) { return ship.ship == name; });
                if (!is_there) faults.insert(name + " fired or was fired at, and is not there");
            }
        }
    }
    if (hits > shots) faults.insert("there are more hits than shots");
    return {faults.begin(), faults.end()};
}

}  // namespace

std::vector<std::string> breaches_in_random_play(const Module& module, const BattleRequest& request,
                                                 std::uint64_t seed) {
    return Walk(module, request, seed).random_play();
}

std::vector<std::string> breaches_in_captains_play(const Module& module,
                                                   const BattleRequest& request,
                                                   std::uint64_t seed) {
    const Dice dice = OddsDice{seed};
    const Fighting fighting{module, request, dice};
    const auto first = captains_play(fighting, true);
    if (!first) return {"the captain's order was refused: " + describe(first.error())};
    const auto second = captains_play(fighting, false);
    const auto typed = fight_again(fighting, first->orders, nullptr);
    std::vector<std::string> breaches;
    if (first->orders.size() == most_steps) breaches.emplace_back("it does not end");
    if (!second || second->state != first->state) breaches.emplace_back("it is not the same twice");
    if (!typed || *typed != first->state) {
        breaches.emplace_back("its orders, typed in, make another battle");
    }
    for (std::uint32_t side = 0; side < request.parties.size(); ++side) {
        if (read_by({side}, first->log).empty()) {
            breaches.push_back(request.parties[side].name + " reads nothing of what happened");
        }
    }
    for (std::string& problem : broken_promises(request, result_of(fighting, first->state))) {
        breaches.push_back("the outcome: " + std::move(problem));
    }
    if (auto before = module.turn_logged(begin_fight(fighting)->battle)) {
        std::vector<LoggedTurn> turns{*std::move(before)};
        turns.insert(turns.end(), first->log.turns.begin(), first->log.turns.end());
        for (std::string& fault : faults_of_turns(request, turns)) {
            breaches.push_back("its turns: " + std::move(fault));
        }
    }
    return breaches;
}

std::string playthrough(const Module& module, const GoldenBattle& golden, std::uint64_t seed) {
    const Dice dice = OddsDice{seed};
    const BattleRequest& request = golden.request;
    const Fighting fighting{module, request, dice};
    auto state = begin_fight(fighting);
    std::string text =
        fmt::format("{}, fought by its captain with odds dice {}\n\n", module.name(), seed);
    while (state) {
        const auto side = module.to_act(state->battle);
        if (!side) break;
        SideOrder order = captains_order(fighting, *state, *side, golden.doctrine);
        Log log;
        state = carry_out(fighting, *state, order, &log);
        text += fmt::format("{}: {}\n", name_of(request, *side), order.text);
        for (const LogLine& line : log.lines) text += line_of(request, line);
    }
    if (!state) return text + describe(state.error()) + "\n";
    const BattleResult result = result_of(fighting, *state);
    text += fmt::format(
        "\n{} after {} minutes; the field is {}\n",
        word_of(result.ended_by.value_or(EndedBy::annihilation)), result.minutes.value_or(-1),
        result.field_holder && !result.field_holder->side.empty() ? result.field_holder->side + "'s"
                                                                  : "nobody's");
    for (const UnitResult& unit : result.units) text += line_of(unit);
    return text;
}

}  // namespace flagplot::tactical
