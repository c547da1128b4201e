#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

struct sqlite3_file;

/// \file
/// Checksums of the pages of a save. A digest covers what a save says; the sum in the last eight
/// bytes of each page covers everything else, so that a changed bit is noticed even where nothing
/// is read. They are the sums of SQLite's extension `cksumvfs`, whose tools can check them.

namespace flagplot::sqlite {

inline constexpr std::int64_t page_size = 4096;
inline constexpr int page_sum_size = 8;  ///< bytes reserved for it in each page

/// The name under which SQLite opens files whose pages have such sums.
[[nodiscard]] const char* name_of_summed_files();

/// Puts its sum into every page of a database made in memory. \pre it has whole pages, with room
/// for their sums
void put_sums(std::string& image);

/// Does a page end with the correct sum? False if it is not a whole page.
[[nodiscard]] bool has_right_sum(std::string_view page);

/// For a file opened by `name_of_summed_files`: the first page read so far with a wrong sum,
/// counted from 1.
[[nodiscard]] std::optional<std::int64_t> page_with_wrong_sum(const sqlite3_file* file);

}  // namespace flagplot::sqlite
