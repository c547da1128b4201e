#pragma once

#include <atomic>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "base/result.h"
#include "desk/window/background.h"
#include "operations/progress.h"

/// \file
/// The one operation that goes on beside the window.

namespace flagplot::desk {

class Work {
  public:
    using Done = Result<std::string>;  ///< a sentence of what came of it

    /// `doing`: "resolving the turn". Nothing where something is being done already.
    void start(std::string_view doing, std::function<Done(const Progress&)> work);
    [[nodiscard]] bool is_busy() const { return working_.is_busy(); }
    /// What is being done, with a sign of life once part of it is.
    [[nodiscard]] std::string doing() const;
    [[nodiscard]] std::optional<Done> take() { return working_.take(); }
    void cancel() { working_.cancel(); }

  private:
    std::string doing_;
    Background<Done> working_;
    std::shared_ptr<std::atomic<std::int32_t>> pieces_ =
        std::make_shared<std::atomic<std::int32_t>>(0);
};

}  // namespace flagplot::desk
