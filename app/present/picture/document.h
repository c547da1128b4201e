#pragma once

#include <optional>
#include <string>
#include <vector>

#include "present/picture/palette.h"
#include "present/picture/picture.h"

/// \file
/// A document to read: a text in Markdown with pictures. Who may read it was decided before it was
/// made.

namespace flagplot {

/// A picture of a document. Markdown shows it by its name: "![The plot of the Royal Navy](plot)".
struct Plate {
    std::string name;
    Picture picture;
    bool is_page = false;  ///< on paper it has its own page after the text
};

struct Document {
    std::string title;     ///< of the window, the file, and the first page if Markdown has no other
    std::string markdown;  ///< GitHub's, with tables; its first "# " heading heads the first page
    std::string foot;      ///< beside the page number: "Royal Navy, turn 5: for the eyes of ..."
    std::optional<SideStyle> side = {};  ///< its colour and pattern beside the title; none: black
    std::vector<Plate> plates = {};
};

}  // namespace flagplot
