#include "present/battle/battle_log_text.h"

#include <fmt/format.h>

namespace flagplot {

namespace {

std::string line_of(const tactical::LogLine& line) {
    std::string text = "    " + line.text;
    if (!line.rule.empty()) text += fmt::format(" ({})", line.rule);
    if (!line.parts.empty()) text += fmt::format(" [{}]", fmt::join(line.parts, ", "));
    return text + "\n";
}

}  // namespace

std::string battle_log_head(const tactical::BattleRequest& request, std::string_view module) {
    return fmt::format("Battle {} in {}, {}, fought by {}\n", request.battle,
                       name_of(request.scene.square), request.scene.date_hour, module);
}

std::string battle_log_step(const tactical::BattleRequest& request,
                            const tactical::SideOrder& order, const tactical::Log& log) {
    std::string text =
        fmt::format("{}: {}\n", request.parties.at(order.side.index()).name, order.text);
    for (const tactical::LogLine& line : log.lines) text += line_of(line);
    return text;
}

Result<std::string> battle_log(const tactical::Fighting& fighting,
                               const std::vector<tactical::SideOrder>& orders) {
    auto state = tactical::begin_fight(fighting);
    if (!state) return Failure(state.error());
    std::string text = battle_log_head(fighting.request, fighting.module.name());
    for (tactical::SideOrder order : orders) {
        tactical::Log log;
        state = tactical::carry_out(fighting, *state, order, &log);
        if (!state) return Failure(state.error());
        text += battle_log_step(fighting.request, order, log);
    }
    return text;
}

}  // namespace flagplot
