#pragma once

#include <array>
#include <span>
#include <string_view>

#include "base/ensure.h"
#include "module_files/module_files.h"
#include "module_files/reading.h"

/// \file
/// The tables of a module that lie in several files, each of which fills in its part of them.

namespace flagplot {

/// How one of the files is read into the tables of all.
template <class Tables>
struct FileReading {
    TableFile file;
    void (*read)(const SourceFile&, Tables&, Problems&);
};

namespace table_files {

template <class Tables, file_schema::Tabled File, void Take(const Source&, const File&, Tables&)>
void read_into(const SourceFile& file, Tables& tables, Problems& problems) {
    const auto read = file_read<File>(file, problems);
    Take(Source{file.name, problems}, read, tables);
}

template <class Tables, file_schema::Tabled File, void Take(const Source&, const File&, Tables&)>
Diagnostics problems_of(const SourceFile& file) {
    Problems problems;
    Tables tables;
    read_into<Tables, File, Take>(file, tables, problems);
    return problems.sorted();
}

}  // namespace table_files

/// The file of this name, whose kind is called `word`; `Take` takes what is written in it over and
/// reports what is wrong.
template <class Tables, file_schema::Tabled File, void Take(const Source&, const File&, Tables&)>
[[nodiscard]] FileReading<Tables> reading(std::string_view name, std::string_view word) {
    return {
        {name, word, file_schema::shown_keys<File>, table_files::problems_of<Tables, File, Take>},
        table_files::read_into<Tables, File, Take>};
}

/// The tables of all files. \pre there are as many files as readings, in the same order
template <class Tables, std::size_t Size>
[[nodiscard]] tl::expected<Tables, Diagnostics> tables_read(
    const std::array<FileReading<Tables>, Size>& readings, std::span<const SourceFile> files) {
    FLAGPLOT_ENSURE(files.size() == Size);
    Problems problems;
    Tables tables;
    for (std::size_t i = 0; i < Size; ++i) readings.at(i).read(files[i], tables, problems);
    if (!problems.empty()) return tl::unexpected(problems.sorted());
    return tables;
}

/// What a module's row says of its files.
template <class Tables, std::size_t Size>
[[nodiscard]] std::vector<TableFile> files_of(
    const std::array<FileReading<Tables>, Size>& readings) {
    std::vector<TableFile> files;
    for (const FileReading<Tables>& each : readings) files.push_back(each.file);
    return files;
}

}  // namespace flagplot
