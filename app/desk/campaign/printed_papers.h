#pragma once

#include <SFML/Graphics/Texture.hpp>
#include <functional>
#include <memory>
#include <optional>
#include <vector>

#include "base/id.h"
#include "base/quantity.h"
#include "desk/window/background.h"
#include "desk/window/file_stamp.h"
#include "paper/pixels.h"
#include "present/desk/state/preview_room.h"

/// \file
/// Briefings as they are printed, as textures. They are drawn beside the frame loop, once for each
/// save, turn and size.

namespace flagplot::desk {

/// Which papers, and how large.
struct PaperKey {
    FileStamp stamp;                 ///< of the save that they are made of
    std::optional<SideId> side;      ///< that reads its own; none: those of all sides
    std::optional<TurnNumber> turn;  ///< an earlier one; none: the newest
    double scale = 1;                ///< pixels to a point

    friend bool operator==(const PaperKey&, const PaperKey&) = default;
};

struct PrintedPage {
    std::unique_ptr<sf::Texture> texture;
    std::vector<LineOnPage> lines;
};

class PrintedPapers {
  public:
    using Papers = std::vector<std::vector<PrintedPage>>;
    /// Makes the documents; called beside the frame loop.
    using Making = std::function<std::vector<Document>()>;

    /// From now on these papers. `making`: asked for only if they have not been drawn yet. What the
    /// same reader was shown last is shown until they are.
    void want(PaperKey key, const std::function<Making()>& making);
    /// Puts what has been drawn into textures; whether anything had been. Throws what went wrong
    /// while it was drawn.
    bool take();
    [[nodiscard]] bool is_busy() const { return printing_.is_busy(); }
    /// The pages of each paper; empty: none has been drawn yet for this reader.
    [[nodiscard]] const Papers& papers(std::optional<SideId> side) const;

  private:
    Background<std::vector<std::vector<paper::PagePixels>>> printing_;
    std::optional<PaperKey> wanted_;
    std::optional<SideId> drawn_for_;  ///< whose `papers_` are
    Papers papers_;
};

}  // namespace flagplot::desk
