#include "store/data_roots.h"

#include <cstdlib>
#include <map>
#include <system_error>

#include "base/digest.h"
#include "store/disk.h"

namespace flagplot {

namespace fs = std::filesystem;

namespace {

/// Every file below this folder of a root, by its path from the root.
void gather(const fs::path& root, const char* folder, std::map<std::string, fs::path>& files) {
    std::error_code trouble;
    for (const auto& entry : fs::recursive_directory_iterator(root / folder, trouble)) {
        std::error_code ignored;
        if (!entry.is_regular_file(ignored)) continue;
        files[entry.path().lexically_relative(root).generic_string()] = entry.path();
    }
}

}  // namespace

std::vector<fs::path> data_roots() {
    std::vector<fs::path> roots;
    if (const char* named = std::getenv("FLAGPLOT_DATA")) roots.emplace_back(named);
    std::error_code trouble;
    const fs::path program = fs::read_symlink("/proc/self/exe", trouble);
    if (!trouble) {
        const fs::path folder = program.parent_path();
        roots.push_back(folder);
        roots.push_back(folder.parent_path() / "share" / "flagplot");
    }
    return roots;
}

std::optional<std::string> data_revision(const fs::path& root) {
    std::map<std::string, fs::path> files;
    for (const char* folder : {"campaigns", "maps", "assets"}) gather(root, folder, files);
    if (files.empty()) return std::nullopt;
    std::map<std::string, Digest> digests;
    for (const auto& [name, path] : files) {
        digests[name] = digest_of_bytes(read_file(path).value_or(""));
    }
    return hex(digest_of(digests)).substr(0, 12);
}

}  // namespace flagplot
