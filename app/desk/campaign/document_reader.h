#pragma once

#include <SFML/System/Clock.hpp>
#include <optional>

#include "base/result.h"
#include "desk/campaign/open_document.h"
#include "desk/window/background.h"

/// \file
/// Reads the document on another thread: when something else of it is to be shown, and when another
/// program has written the file.

namespace flagplot::desk {

class DocumentReader {
  public:
    /// Does nothing while something is being read.
    void read(const DocumentWanted& wanted);
    [[nodiscard]] bool is_busy() const { return reading_.is_busy(); }
    [[nodiscard]] std::optional<Result<OpenDocument>> take() { return reading_.take(); }
    /// Checks from time to time whether the file has changed, and reads again what is shown.
    void watch(const OpenDocument& shown);

  private:
    Background<Result<OpenDocument>> reading_;
    sf::Clock since_watch_;
    FileStamp watched_;  ///< when it was last checked
};

}  // namespace flagplot::desk
