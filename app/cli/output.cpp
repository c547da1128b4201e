#include "cli/output.h"

#include <fmt/format.h>

#include <ostream>

#include "store/disk.h"

namespace flagplot::cli {

void check_output(const std::string& path) {
    if (!is_standard_output(path)) check_replaceable(path);
}

void put_out(const std::string& path, std::string_view bytes, Console& console) {
    if (is_standard_output(path)) {
        console.out << bytes;
    } else {
        replace_file(path, bytes);
    }
}

void check_folder(const std::string& path, std::string_view option) {
    if (!is_standard_output(path)) return;
    throw WrongUsage(
        fmt::format("{} names a folder for several files; - is standard output", option));
}

}  // namespace flagplot::cli
