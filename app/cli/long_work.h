#pragma once

#include <chrono>
#include <cstddef>
#include <iosfwd>
#include <stop_token>
#include <string>

#include "operations/progress.h"

/// \file
/// Work that takes noticeable time: it shows its progress, and Ctrl-C cancels it instead of ending
/// the program, so that no incomplete file is left.

namespace flagplot::cli {

class LongWork {
  public:
    /// `what` is being done: "drawing the film".
    LongWork(std::ostream& out, std::string what);
    ~LongWork();
    LongWork(const LongWork&) = delete;
    LongWork& operator=(const LongWork&) = delete;

    /// Reports progress. False: it was interrupted and must be cancelled.
    [[nodiscard]] bool goes_on(std::size_t done, std::size_t all);
    /// The same for an operation, which is cancelled by an interruption. Refers to this object.
    [[nodiscard]] Progress progress();

  private:
    void take_stock();

    std::ostream& out_;
    std::string what_;
    std::chrono::steady_clock::time_point shown_ = std::chrono::steady_clock::now();
    bool has_shown_ = false;
    void (*handler_before_)(int);
    std::stop_source stop_;
    std::size_t done_ = 0;
    std::size_t all_ = 1;
};

}  // namespace flagplot::cli
