#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

/// \file
/// A folder to open a file from: what is in it, what of that is listed, which line is marked.

namespace flagplot::desk {

/// What the desk would take something in a folder for.
enum class FoundKind : std::uint8_t { other, folder, campaign, save, view, chart, data };

struct FoundFile {
    std::string name;
    FoundKind kind{};
    std::string written = {};  ///< "yesterday 23:40"

    friend bool operator==(const FoundFile&, const FoundFile&) = default;
};

/// Which kinds are listed; folders always are.
enum class FileSieve : std::uint8_t { all, saves, campaigns, charts };

struct FileSieveRow {
    FileSieve sieve{};
    const char* name = "";
};
inline constexpr std::array<FileSieveRow, 4> file_sieves{{{FileSieve::all, "Everything"},
                                                          {FileSieve::saves, "Saves"},
                                                          {FileSieve::campaigns, "Campaigns"},
                                                          {FileSieve::charts, "Charts"}}};

struct FileBrowser {
    std::string folder = {};            ///< its path, from the root
    std::vector<FoundFile> found = {};  ///< folders first, each by name
    FileSieve sieve{};
    std::string typed = {};  ///< a part of a name, or a path
    std::size_t marked = 0;  ///< of the lines
};

struct TypeFile {
    std::string text;
};
struct SieveFiles {
    FileSieve sieve{};
};
struct MarkFile {
    std::size_t line = 0;
};
/// The mark so many lines down, or up below 0.
struct StepFile {
    std::int32_t lines = 1;
};

// Requests.
/// This folder is listed instead; empty: the one above.
struct EnterFolder {
    std::string path = {};
};
/// What is marked, or the path that was typed.
struct OpenFound {};

using BrowseIntent = std::variant<TypeFile, SieveFiles, MarkFile, StepFile, EnterFolder, OpenFound>;

/// The browser after an intent; requests change nothing here.
[[nodiscard]] FileBrowser browser_after(FileBrowser browser, const BrowseIntent& intent);

/// With what was found in a folder.
[[nodiscard]] FileBrowser with_folder(FileBrowser browser, std::string folder,
                                      std::vector<FoundFile> found);

/// What is listed of what was found. Names that begin with a dot only where a dot was typed.
[[nodiscard]] std::vector<FoundFile> files_listed(const FileBrowser& browser);

/// What is to be opened, and whether its folder is to be listed instead.
struct FileWish {
    std::string path;
    bool is_to_enter = false;

    friend bool operator==(const FileWish&, const FileWish&) = default;
};
/// None: nothing is marked, and no path was typed. \param home for "~"
[[nodiscard]] std::optional<FileWish> wish_of(const FileBrowser& browser, std::string_view home);

/// "save", "chart": for people; empty: nothing the desk knows.
[[nodiscard]] std::string_view word_of(FoundKind kind);

}  // namespace flagplot::desk
