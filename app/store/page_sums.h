#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

struct sqlite3_file;

/// \file
/// The sums over the pages of a save. A digest covers what a save says; the sum in the last eight
/// bytes of a page covers the rest of it, so that a bit that fell over where nothing is read is
/// noticed too. They are the sums of SQLite's own extension `cksumvfs`, whose tools can check them.

namespace flagplot::sqlite {

inline constexpr std::int64_t page_size = 4096;
inline constexpr int page_sum_size = 8;  ///< what is reserved for it in each page

/// The name under which SQLite opens files whose pages are written with their sums.
[[nodiscard]] const char* name_of_summed_files();

/// Puts its sum into every page of a database that was made in memory.
/// Precondition: it consists of whole pages with room reserved for their sums.
void put_sums(std::string& image);

/// Does a page end with the sum over its bytes? False if it is not whole.
[[nodiscard]] bool has_right_sum(std::string_view page);

/// Of a file opened by `name_of_summed_files`: the first page read so far whose sum was wrong,
/// counted from 1.
[[nodiscard]] std::optional<std::int64_t> page_with_wrong_sum(const sqlite3_file* file);

}  // namespace flagplot::sqlite
