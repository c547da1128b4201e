#include "present/battle/battle_log_text.h"

#include <fmt/format.h>

#include <utility>

namespace flagplot {

std::string log_line_text(const tactical::LogLine& line) {
    std::string text = "    " + line.text;
    if (!line.rule.empty()) text += fmt::format(" ({})", line.rule);
    if (!line.parts.empty()) text += fmt::format(" [{}]", fmt::join(line.parts, ", "));
    return text + "\n";
}

std::string battle_log_head(const tactical::BattleRequest& request, std::string_view module) {
    return fmt::format("Battle {} in {}, {}, fought by {}\n", request.battle,
                       name_of(request.scene.square), request.scene.date_hour, module);
}

bool reads_order(LogReader reader, const tactical::SideOrder& order) {
    return !reader || *reader == order.side;
}

std::vector<tactical::LogLine> lines_for(LogReader reader, const tactical::Log& log) {
    return reader ? tactical::read_by(*reader, log) : log.lines;
}

std::string battle_log_step(const tactical::BattleRequest& request,
                            const tactical::SideOrder& order, const tactical::Log& log,
                            LogReader reader) {
    std::string text;
    if (reads_order(reader, order)) {
        text = fmt::format("{}: {}\n", tactical::name_of(request, order.side), order.text);
    }
    for (const tactical::LogLine& line : lines_for(reader, log)) text += log_line_text(line);
    return text;
}

Result<std::string> battle_log(const tactical::Fighting& fighting,
                               const std::vector<tactical::SideOrder>& orders, LogReader reader) {
    auto state = tactical::begin_fight(fighting);
    if (!state) return Failure(state.error());
    std::string text = battle_log_head(fighting.request, fighting.module.name());
    for (tactical::SideOrder order : orders) {
        tactical::Log log;
        state = tactical::carry_out(fighting, *std::move(state), order, &log);
        if (!state) return Failure(state.error());
        text += battle_log_step(fighting.request, order, log, reader);
    }
    return text;
}

}  // namespace flagplot
