#include "present/desk/state/commands.h"

#include <algorithm>
#include <sstream>

#include "base/plain_text.h"

namespace flagplot::desk {

std::vector<CommandLine> commands_like(const ChosenKeys& chosen, const std::string& text) {
    std::istringstream words(lower_case(text));
    std::vector<std::string> wanted;
    for (std::string word; words >> word;) wanted.push_back(word);
    std::vector<CommandLine> lines;
    for (const KeyRow& row : key_table()) {
        const std::string all = lower_case(row.meaning) + ' ' + lower_case(row.name);
        const bool is_like = std::all_of(wanted.begin(), wanted.end(), [&](const auto& word) {
            return all.find(word) != std::string::npos;
        });
        if (!is_like) continue;
        lines.push_back({std::string(row.meaning), std::string(key_of(chosen, row)), row.intent});
    }
    return lines;
}

}  // namespace flagplot::desk
