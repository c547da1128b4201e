#include "desk/start/recent.h"

#include <algorithm>
#include <sstream>
#include <system_error>

#include "desk/window/settings.h"
#include "store/disk.h"

namespace flagplot::desk {

namespace {

constexpr std::size_t most_remembered = 10;

std::filesystem::path list_file() {
    const auto settings = settings_file();
    return settings.empty() ? settings : settings.parent_path() / "recent.txt";
}

}  // namespace

std::vector<std::string> recent_saves() {
    std::vector<std::string> saves;
    const auto text = read_file(list_file());
    if (!text) return saves;
    std::istringstream lines(*text);
    for (std::string line; std::getline(lines, line) && saves.size() < most_remembered;) {
        std::error_code ignored;
        if (std::filesystem::is_regular_file(line, ignored)) saves.push_back(line);
    }
    return saves;
}

void note_recent(const std::filesystem::path& save) {
    const auto file = list_file();
    if (file.empty()) return;
    try {
        const std::string newest = std::filesystem::absolute(save).lexically_normal().string();
        std::vector<std::string> saves = recent_saves();
        std::erase(saves, newest);
        saves.insert(saves.begin(), newest);
        saves.resize(std::min(saves.size(), most_remembered));
        std::string text;
        for (const std::string& each : saves) text += each + '\n';
        make_folder(file.parent_path());
        replace_file(file, text);
    } catch (const std::exception&) {
        return;  // not being able to write is no reason to fail
    }
}

}  // namespace flagplot::desk
