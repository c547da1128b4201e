#pragma once

#include <SFML/Graphics/Texture.hpp>
#include <memory>
#include <optional>
#include <vector>

#include "desk/window/background.h"
#include "desk/window/file_stamp.h"
#include "paper/pixels.h"
#include "store/save.h"

/// \file
/// The sides' briefings as they will be printed, as textures. They are drawn on another thread,
/// once for each save and size.

namespace flagplot::desk {

class PrintedPapers {
  public:
    /// Asks for those of this save, at this size. The old ones are shown until they are ready.
    void want(std::shared_ptr<const Save> save, const FileStamp& stamp, double scale);
    /// Makes textures of what has been drawn; true if there was something new. Throws what went
    /// wrong while drawing.
    bool take();
    [[nodiscard]] bool is_busy() const { return printing_.is_busy(); }
    /// The pages of each side; empty if none have been drawn yet.
    [[nodiscard]] const std::vector<std::vector<std::unique_ptr<sf::Texture>>>& papers() const {
        return papers_;
    }

  private:
    struct PrintedFor {
        FileStamp stamp;
        double scale = 0;
        friend bool operator==(const PrintedFor&, const PrintedFor&) = default;
    };

    Background<std::vector<std::vector<paper::PagePixels>>> printing_;
    std::optional<PrintedFor> printed_for_;
    std::vector<std::vector<std::unique_ptr<sf::Texture>>> papers_;
};

}  // namespace flagplot::desk
