#include "desk/start/folder_listing.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <system_error>

#include "base/plain_text.h"
#include "desk/start/file_times.h"
#include "desk/start/opened_file.h"
#include "store/disk.h"

namespace flagplot::desk {

namespace {

namespace fs = std::filesystem;

constexpr std::size_t most_listed = 5'000;
/// A longer text is not read to find out what it is.
constexpr std::uintmax_t longest_looked_into = 4'000'000;

FoundKind kind_of_text(const fs::path& file) {
    constexpr std::array<std::string_view, 5> endings{".toml", ".txt", ".view", ".json", ".csv"};
    const std::string ending = file.extension().string();
    std::error_code trouble;
    const bool is_looked_into =
        std::find(endings.begin(), endings.end(), ending) != endings.end() &&
        fs::file_size(file, trouble) <= longest_looked_into && !trouble;
    if (!is_looked_into) return FoundKind::other;
    const auto kind = kind_of_file(file);
    if (!kind) return FoundKind::other;
    if (*kind == FileKind::chart) return FoundKind::chart;
    return *kind == FileKind::view ? FoundKind::view : FoundKind::data;
}

FoundKind found_kind(const fs::directory_entry& entry) {
    std::error_code trouble;
    if (entry.is_directory(trouble)) {
        const bool is_campaign = fs::exists(entry.path() / "campaign.toml", trouble);
        return is_campaign ? FoundKind::campaign : FoundKind::folder;
    }
    if (!entry.is_regular_file(trouble)) return FoundKind::other;  // a device never ends
    return is_database(entry.path()) ? FoundKind::save : kind_of_text(entry.path());
}

bool is_before(const FoundFile& a, const FoundFile& b) {
    const auto is_folder = [](const FoundFile& each) {
        return each.kind == FoundKind::folder || each.kind == FoundKind::campaign;
    };
    if (is_folder(a) != is_folder(b)) return is_folder(a);
    const std::string name_a = lower_case(a.name), name_b = lower_case(b.name);
    return name_a == name_b ? a.name < b.name : name_a < name_b;
}

}  // namespace

Result<std::vector<FoundFile>> files_in(const fs::path& folder) {
    std::error_code trouble;
    fs::directory_iterator entries(folder, trouble);
    if (trouble) return failure(ErrorCode::unreadable, {folder.string(), trouble.message()});
    std::vector<FoundFile> found;
    for (; entries != fs::directory_iterator() && found.size() < most_listed;
         entries.increment(trouble)) {
        const fs::path& path = entries->path();
        found.push_back({path.filename().string(), found_kind(*entries), when_written(path)});
        if (trouble) break;
    }
    std::sort(found.begin(), found.end(), is_before);
    return found;
}

}  // namespace flagplot::desk
