#include "store/action_files.h"

#include <algorithm>
#include <optional>
#include <system_error>

#include "files/action_file.h"
#include "store/data_roots.h"
#include "store/disk.h"
#include "store/module_data.h"

namespace flagplot {

namespace {

namespace fs = std::filesystem;

constexpr const char* ending = ".toml";

bool is_file(const fs::path& path) {
    std::error_code ignored;
    return fs::is_regular_file(path, ignored);
}

/// A bare name is looked for in `assets/actions` of every root; a path is taken as it is.
std::optional<fs::path> action_at(const std::string& name, const std::vector<fs::path>& roots) {
    if (!name.empty() && name.find('/') == std::string::npos) {
        for (const fs::path& root : roots) {
            const fs::path path = root / "assets" / "actions" / (name + ending);
            if (is_file(path)) return path;
        }
    }
    if (is_file(name)) return fs::path(name);
    return std::nullopt;
}

/// Those of its classes that are in the root it lies in itself, or are installed; of others its
/// reader says that they are not there.
std::vector<SourceFile> classes_for(const SourceFile& action) {
    const fs::path own_root = fs::path(action.name).parent_path() / ".." / "..";
    std::vector<SourceFile> classes;
    for (const std::string& name : classes_of_action(action)) {
        const fs::path own = own_root / name;
        auto text =
            is_file(own) ? read_file(own) : Result<std::string>(failure(ErrorCode::unreadable));
        if (text) {
            classes.push_back({own.lexically_normal().string(), *std::move(text)});
        } else if (auto installed = installed_text(name)) {
            classes.push_back({name, *std::move(installed)});
        }
    }
    return classes;
}

}  // namespace

std::vector<std::string> action_names(const std::vector<fs::path>& roots) {
    std::vector<std::string> names;
    for (const fs::path& root : roots) {
        std::error_code trouble;
        for (const auto& entry : fs::directory_iterator(root / "assets" / "actions", trouble)) {
            if (entry.path().extension() == ending) names.push_back(entry.path().stem().string());
        }
    }
    std::sort(names.begin(), names.end());
    names.erase(std::unique(names.begin(), names.end()), names.end());
    return names;
}

Diagnostics problems_of_action(const SourceFile& file) {
    const auto read = read_action(file, classes_for(file));
    return read ? Diagnostics{} : read.error();
}

Result<std::vector<actions::Action>> read_action_named(const std::string& name_or_file,
                                                       const std::vector<fs::path>& roots) {
    const auto path = action_at(name_or_file, roots);
    if (!path) {
        return failure(ErrorCode::unknown_reference, {"action", name_or_file}, {},
                       nearest_word(name_or_file, action_names(roots)));
    }
    auto text = read_file(*path);
    if (!text) return Failure(text.error());
    const SourceFile file{path->lexically_normal().string(), *std::move(text)};
    auto read = read_action(file, classes_for(file));
    if (!read) return Failure(read.error().front());
    return *std::move(read);
}

}  // namespace flagplot
