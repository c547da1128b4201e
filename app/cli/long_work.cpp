#include "cli/long_work.h"

#include <fmt/format.h>

#include <csignal>
#include <ostream>

namespace flagplot::cli {

namespace {

/// Set by Ctrl-C during long work.
volatile std::sig_atomic_t is_interrupted = 0;

}  // namespace

LongWork::LongWork(std::ostream& out, std::string what)
    : out_(out),
      what_(std::move(what)),
      handler_before_(std::signal(SIGINT, [](int) { is_interrupted = 1; })) {}

LongWork::~LongWork() {
    std::signal(SIGINT, handler_before_);
    if (has_shown_) out_ << '\n';
}

bool LongWork::goes_on(std::size_t done, std::size_t all) {
    constexpr std::chrono::milliseconds patience{300};
    const auto now = std::chrono::steady_clock::now();
    if (now - shown_ >= patience) {
        out_ << fmt::format("\r{}: {} %", what_, 100 * done / all) << std::flush;
        shown_ = now;
        has_shown_ = true;
    }
    return is_interrupted == 0;
}

Progress LongWork::progress() {
    return {stop_.get_token(),
            [this](std::int32_t pieces) {
                done_ += static_cast<std::size_t>(pieces);
                take_stock();
            },
            [this](std::int32_t pieces) {
                all_ = static_cast<std::size_t>(pieces);
                take_stock();
            }};
}

void LongWork::take_stock() {
    if (!goes_on(done_, all_)) stop_.request_stop();
}

}  // namespace flagplot::cli
