#pragma once

#include <filesystem>
#include <optional>
#include <string>

#include "files/file_kind.h"
#include "present/desk/start/page_name.h"

/// \file
/// On which page a file is opened.

namespace flagplot::desk {

struct Opening {
    PageName page{};
    std::string path;  ///< as that page is told it

    friend bool operator==(const Opening&, const Opening&) = default;
};

/// The page it is edited on, or else checked on. A campaign is edited as a whole: of one of its
/// files the folder is opened.
/// \pre neither a save nor a view file: those are campaigns that go on
[[nodiscard]] Opening opening_of(std::optional<FileKind> kind, const std::filesystem::path& path);

}  // namespace flagplot::desk
