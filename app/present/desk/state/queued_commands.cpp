#include "present/desk/state/queued_commands.h"

namespace flagplot::desk {

std::string queued_text(const std::vector<std::string>& commands) {
    std::string text = "# Messages that the umpire holds back.\n";
    for (const std::string& each : commands) text += each + '\n';
    return text;
}

std::vector<std::string> queued_in(std::string_view text) {
    std::vector<std::string> commands;
    while (!text.empty()) {
        const auto end = text.find('\n');
        const std::string_view line = text.substr(0, end);
        if (!line.empty() && line.front() != '#') commands.emplace_back(line);
        if (end == text.npos) break;
        text.remove_prefix(end + 1);
    }
    return commands;
}

}  // namespace flagplot::desk
