#pragma once

#include <filesystem>
#include <optional>
#include <string>

#include "files/file_kind.h"
#include "present/desk/start/page_name.h"

/// \file
/// The page on which a file is opened.

namespace flagplot::desk {

struct Opening {
    PageName page{};
    std::string path;  ///< in the form that the page expects

    friend bool operator==(const Opening&, const Opening&) = default;
};

/// The page for editing it, otherwise the page of checks. A campaign is edited as a whole: for one
/// of its files the folder is opened.
/// \pre neither a save nor a view file: those open as campaigns
[[nodiscard]] Opening opening_of(std::optional<FileKind> kind, const std::filesystem::path& path);

}  // namespace flagplot::desk
