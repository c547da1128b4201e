#include "present/battle_log_text.h"

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

}  // namespace flagplot
