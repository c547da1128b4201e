#include "desk/opened_file.h"

#include <fstream>
#include <string>
#include <string_view>

#include "store/disk.h"

namespace flagplot::desk {

namespace fs = std::filesystem;

bool is_save(const fs::path& file) {
    constexpr std::string_view mark = "SQLite format 3";
    std::string begin(mark.size(), ' ');
    std::ifstream in(file, std::ios::binary);
    in.read(begin.data(), static_cast<std::streamsize>(begin.size()));
    return begin == mark;
}

bool is_view_file(const fs::path& file) {
    return fs::exists(file) && !is_save(file) && kind_of_file(file) == FileKind::view;
}

bool goes_on_desk(const fs::path& file) {
    return !fs::exists(file) || is_save(file) || is_view_file(file);
}

std::optional<FileKind> kind_of_file(const fs::path& file) {
    if (fs::is_directory(file)) return FileKind::campaign;
    const auto text = read_file(file);
    if (!text) return std::nullopt;
    return kind_of({file.string(), *text});
}

}  // namespace flagplot::desk
