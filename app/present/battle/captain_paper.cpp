#include "present/battle/captain_paper.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstddef>
#include <utility>

#include "base/plain_text.h"
#include "present/battle/battle_log_text.h"
#include "present/battle/battle_scene_text.h"
#include "present/battle/scene_notes.h"

namespace flagplot {

namespace {

constexpr std::string_view decision_mark = "# Decision ";

/// Where the last orders of a side begin. It was shown everything before them.
std::size_t last_orders_of(tactical::SideIndex side,
                           const std::vector<tactical::SideOrder>& orders) {
    std::size_t first = orders.size();
    while (first > 0 && orders[first - 1].side != side) --first;
    while (first > 0 && orders[first - 1].side == side) --first;
    return first;
}

Result<std::string> log_text(const CaptainsBattle& battle) {
    auto state = tactical::begin_fight(battle.fighting);
    const std::size_t first = last_orders_of(battle.side, battle.orders);
    std::string text;
    for (std::size_t i = 0; state && i < battle.orders.size(); ++i) {
        tactical::SideOrder order = battle.orders[i];
        tactical::Log log;
        state = tactical::carry_out(battle.fighting, *std::move(state), order,
                                    i < first ? nullptr : &log);
        if (state) text += battle_log_step(battle.fighting.request, order, log, battle.side);
    }
    if (!state) return Failure(state.error());
    return text;
}

std::string orders_text(const CaptainsBattle& battle, const tactical::AnyView& view) {
    const tactical::Module& module = battle.fighting.module;
    const auto to_act = module.to_act(battle.state.battle);
    if (!to_act) return "The battle is over.\n";
    if (*to_act != battle.side) return "It is not yours to decide now.\n";
    std::string text = "You may order:\n";
    for (const std::string& option : module.options(view)) text += "  " + option + "\n";
    const std::string forms = forms_text(module.forms(view));
    return forms.empty() ? text : text + "And with something in each { }:\n" + forms;
}

}  // namespace

std::int32_t decision_of(const CaptainsBattle& battle) {
    const auto own =
        std::count_if(battle.orders.begin(), battle.orders.end(),
                      [&](const tactical::SideOrder& order) { return order.side == battle.side; });
    return static_cast<std::int32_t>(own) + 1;
}

std::string forms_text(const std::vector<tactical::OrderForm>& forms) {
    std::string text;
    for (const tactical::OrderForm& form : forms) {
        text += fmt::format("  {}{}{}\n", form.words, form.help.empty() ? "" : ": ", form.help);
        for (const tactical::FormSlot& slot : form.slots) {
            text += fmt::format("    {}: {}\n", slot.name, tactical::expected_in(slot));
        }
    }
    return text;
}

Result<std::string> captains_view(const CaptainsBattle& battle) {
    const tactical::AnyView view = battle.fighting.module.view(battle.state.battle, battle.side);
    const tactical::BattleScene scene = battle.fighting.module.scene(view);
    auto log = log_text(battle);
    if (!log) return log;
    const tactical::BattleRequest& request = battle.fighting.request;
    std::string text =
        fmt::format("Battle in {}, {}, fought by {}\n{}\n", name_of(request.scene.square),
                    request.scene.date_hour, battle.fighting.module.name(), *log);
    text += battle_scene_text(scene) + "\n";
    const std::string asked = asked_text(scene.asked);
    if (!asked.empty()) text += asked + ".\n";
    return text + orders_text(battle, view);
}

Result<std::string> captains_paper(const CaptainsBattle& battle) {
    const auto view = captains_view(battle);
    if (!view) return view;
    const std::string& side = battle.fighting.request.parties.at(battle.side.index()).id;
    std::string text = fmt::format("{}{} of {}\n", decision_mark, decision_of(battle), side);
    std::string_view rest = *view;
    while (!rest.empty()) {
        const std::string_view line = rest.substr(0, rest.find('\n'));
        text += line.empty() ? "#\n" : fmt::format("# {}\n", line);
        rest.remove_prefix(std::min(rest.size(), line.size() + 1));
    }
    return text + fmt::format(
                      "#\n# Write your orders below, one a line, in the words above; captain "
                      "leaves one to\n# your captain. Your umpire takes them with\n"
                      "#     flagplot battle SAVE BATTLE --side {} --in THIS_FILE\n\n",
                      side);
}

std::int32_t decision_in(std::string_view paper) {
    if (!paper.starts_with(decision_mark)) return 0;
    paper.remove_prefix(decision_mark.size());
    return whole_number<std::int32_t>(paper.substr(0, paper.find(' '))).value_or(0);
}

}  // namespace flagplot
