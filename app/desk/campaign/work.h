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
/// The operation that is running in the background.

namespace flagplot::desk {

class Work {
  public:
    using Done = Result<std::string>;  ///< a sentence about the result

    /// `doing`: "resolving the turn". Does nothing while an operation is running.
    void start(std::string_view doing, std::function<Done(const Progress&)> work);
    [[nodiscard]] bool is_busy() const { return working_.is_busy(); }
    /// What is being done, with its progress once there is some.
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
