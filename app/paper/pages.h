#pragma once

#include <memory>
#include <string>
#include <vector>

#include "paper/document.h"
#include "paper/typeset.h"

/// \file
/// A document laid out on pages, before anything is drawn. Distances in points.

namespace flagplot::paper {

/// One line of a text.
struct PlacedLine {
    SetText text;
    int line = 0;
    Point baseline;  ///< its left end
};

/// A line, or a bar beside a text.
struct PlacedBox {
    Box box;
    Ink ink;
};

struct PlacedPicture {
    std::shared_ptr<const Picture> picture;
    Point at;
    double scale = 1;
};

struct Page {
    double width = 0;
    double height = 0;
    std::vector<PlacedBox> boxes = {};
    std::vector<PlacedPicture> pictures = {};
    std::vector<PlacedLine> lines = {};
};

/// A place to which a reader on a screen can jump.
struct Bookmark {
    std::string name;
    int level = 1;  ///< 1 for a section, 2 for a part of one
    int page = 1;
    double y = 0;
};

struct Pages {
    std::vector<Page> pages;
    std::vector<Bookmark> bookmarks;
};

[[nodiscard]] Pages pages_of(const Document& document, PageSize size);

/// The words of a line.
[[nodiscard]] std::string text_of(const PlacedLine& line);

/// The words on a page, line by line, from left to right where several stand side by side.
[[nodiscard]] std::string text_of(const Page& page);

}  // namespace flagplot::paper
