#include "desk/start/data_folders.h"

#include <cstdlib>
#include <system_error>

#include "store/campaign_folder.h"

namespace flagplot::desk {

namespace fs = std::filesystem;

bool is_in_data(const fs::path& folder, const char* name) {
    for (const fs::path& root : data_roots()) {
        std::error_code trouble;
        if (fs::equivalent(folder, root / name, trouble)) return true;
    }
    return false;
}

fs::path own_root() {
    const char* const home = std::getenv("HOME");
    return fs::path(home == nullptr ? "." : home) / "flagplot";
}

fs::path own_folder(const char* name) { return own_root() / name; }

std::vector<fs::path> campaign_roots() {
    std::vector<fs::path> roots = data_roots();
    roots.push_back(own_root());
    return roots;
}

std::vector<FoundProblem> found_by(const Diagnostics& errors) {
    std::vector<FoundProblem> found;
    for (const Error& each : errors) {
        found.push_back({each.where.file, each.where.line, sentence_of(each)});
    }
    return found;
}

}  // namespace flagplot::desk
