#pragma once

#include <SFML/System/Clock.hpp>
#include <optional>

#include "base/result.h"
#include "desk/campaign/open_document.h"
#include "desk/window/background.h"

/// \file
/// Reads the document beside the window: when something else of it is wanted, and when the file was
/// written by another program.

namespace flagplot::desk {

class DocumentReader {
  public:
    /// Nothing where something is being read already.
    void read(const DocumentWanted& wanted);
    [[nodiscard]] bool is_busy() const { return reading_.is_busy(); }
    [[nodiscard]] std::optional<Result<OpenDocument>> take() { return reading_.take(); }
    /// Now and then: reads again what is shown if its file is another than it was.
    void watch(const OpenDocument& shown);

  private:
    Background<Result<OpenDocument>> reading_;
    sf::Clock since_watch_;
    FileStamp watched_;  ///< as last looked at
};

}  // namespace flagplot::desk
