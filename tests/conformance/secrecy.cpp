#include "conformance/secrecy.h"

#include <fmt/format.h>

#include <set>
#include <utility>

#include "tactical/fight.h"

namespace flagplot::tactical {

namespace {

constexpr std::size_t most_orders = 20'000;

/// What a side is shown of a battle, or decides by.
struct Shown {
    AnyView view;
    std::optional<SideIndex> to_act;
    std::vector<std::string> options;
    std::vector<OrderForm> forms;
    BattleScene scene;
    std::string captain;
    std::string learned;
};

class Secrecy {
  public:
    Secrecy(const Module& module, const BattleRequest& request, std::uint64_t seed)
        : module_(module), request_(request), dice_(OddsDice{seed}) {}

    std::vector<std::string> breaches() {
        auto state = begin_fight(fighting());
        for (std::size_t step = 0; state && step < most_orders && breaches_.empty(); ++step) {
            const auto to_act = module_.to_act(state->battle);
            std::optional<SideOrder> order;
            if (to_act) order = next_order(*state, *to_act, step);
            for (std::uint32_t side = 0; side < request_.parties.size(); ++side) {
                compare(*state, {side}, order);
            }
            if (!order) break;
            state = carry_out(fighting(), *state, *order, nullptr);
        }
        if (!state) breach("it cannot be fought: {}", describe(state.error()));
        for (std::uint32_t side = 0; breaches_.empty() && side < request_.parties.size(); ++side) {
            if (!changed_.contains({side})) breach("nothing is hidden from side {}", side);
        }
        return std::move(breaches_);
    }

  private:
    template <class... Parts>
    void breach(fmt::format_string<Parts...> form, Parts&&... parts) {
        breaches_.push_back(fmt::format(form, std::forward<Parts>(parts)...));
    }
    [[nodiscard]] Fighting fighting() const { return {module_, request_, dice_}; }

    /// The captain's and one drawn from all, in turn.
    [[nodiscard]] SideOrder next_order(const FightState& state, SideIndex side,
                                       std::size_t step) const {
        if (side == umpire || step % 2 == 0) return captains_order(fighting(), state, side, {});
        const auto options = module_.options(module_.view(state.battle, side));
        const DieKey key{Purpose::draw, 0, 0, static_cast<std::uint32_t>(step), 0, 0};
        const auto which = roll(dice_, key, static_cast<std::int32_t>(options.size()));
        return {side, options[static_cast<std::size_t>(which - 1)]};
    }

    [[nodiscard]] std::string learned(const AnyBattle& battle, SideIndex side) const {
        std::string text;
        for (const LearnedResult& each : module_.outcome(battle, request_).learned) {
            if (each.side == request_.parties[side.index()].id) text += each.text + "\n";
        }
        return text;
    }

    [[nodiscard]] Shown shown(const AnyBattle& battle, SideIndex side) const {
        Shown shown{module_.view(battle, side), module_.to_act(battle), {}, {}, {}, {}, {}};
        shown.options = module_.options(shown.view);
        shown.forms = module_.forms(shown.view);
        shown.scene = module_.scene(shown.view);
        if (!shown.options.empty()) shown.captain = module_.captain(shown.view, {}, dice_).text;
        shown.learned = learned(battle, side);
        return shown;
    }

    void compare(const FightState& state, SideIndex side, const std::optional<SideOrder>& order) {
        const AnyBattle other = module_.with_hidden_changed(state.battle, side, dice_);
        if (other == state.battle) return;
        changed_.insert(side);
        if (!module_.decode(other.bytes())) return breach("what was changed is no battle");
        const Shown own = shown(state.battle, side), its = shown(other, side);
        const std::pair<std::string_view, bool> same[] = {
            {"view", own.view == its.view},          {"turn", own.to_act == its.to_act},
            {"options", own.options == its.options}, {"forms", own.forms == its.forms},
            {"scene", own.scene == its.scene},       {"captain", own.captain == its.captain},
            {"learned", own.learned == its.learned}};
        for (const auto& [what, is_same] : same) {
            if (!is_same)
                return breach("the {} of side {} shows what is hidden", what, side.number);
        }
        if (order) compare_after(state.battle, other, side, *order);
    }

    void compare_after(const AnyBattle& battle, const AnyBattle& other, SideIndex side,
                       const SideOrder& order) {
        Log log, its_log;
        const auto after = stepped(module_, battle, order.side, order.text, dice_, &log);
        const auto its = stepped(module_, other, order.side, order.text, dice_, &its_log);
        if (!after) return;
        if (!its) {
            if (order.side == side) breach("\"{}\" is refused by what is hidden", order.text);
            return;
        }
        const bool is_same_view = module_.view(*after, side) == module_.view(*its, side);
        if (!is_same_view && module_.hidden_acts()) return;
        if (!is_same_view) {
            breach("\"{}\" shows side {} what is hidden", order.text, side.number);
        }
        if (read_by(side, log) != read_by(side, its_log)) {
            breach("side {} reads of \"{}\" what is hidden", side.number, order.text);
        }
        if (learned(*after, side) != learned(*its, side)) {
            breach("side {} learns by \"{}\" what is hidden", side.number, order.text);
        }
    }

    const Module& module_;
    const BattleRequest& request_;
    Dice dice_;
    std::set<SideIndex> changed_;
    std::vector<std::string> breaches_;
};

}  // namespace

std::vector<std::string> breaches_of_secrecy(const Module& module, const BattleRequest& request,
                                             std::uint64_t seed) {
    return Secrecy(module, request, seed).breaches();
}

}  // namespace flagplot::tactical
