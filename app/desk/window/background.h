#pragma once

#include <chrono>
#include <functional>
#include <future>
#include <optional>
#include <stop_token>
#include <thread>
#include <utility>

/// \file
/// Long work on another thread than the frame loop's.

namespace flagplot::desk {

/// One piece of work at a time, on its own thread. `take` throws what it throws.
template <class T>
class Background {
  public:
    using Work = std::function<T(std::stop_token)>;

    /// \pre not busy
    void start(Work work) {
        std::packaged_task<T(std::stop_token)> task(std::move(work));
        result_ = task.get_future();
        thread_ = std::jthread(std::move(task));
    }
    [[nodiscard]] bool is_busy() const { return result_.valid(); }
    /// The result; none if no work was started, or it is not done yet.
    [[nodiscard]] std::optional<T> take() {
        const bool is_done = result_.valid() &&
                             result_.wait_for(std::chrono::seconds(0)) == std::future_status::ready;
        if (!is_done) return std::nullopt;
        return result_.get();
    }
    /// Asks the work to end; its result is then as far as it got.
    void cancel() { thread_.request_stop(); }

  private:
    std::future<T> result_;
    std::jthread thread_;
};

}  // namespace flagplot::desk
