#pragma once

#include <cstdint>
#include <functional>
#include <stop_token>

namespace flagplot {

/// Reports how far a long operation has got, and can cancel it between two pieces of work. By
/// default it does neither.
struct Progress {
    std::stop_token stop = {};
    std::function<void(std::int32_t pieces)> done = {};  ///< called after one or several pieces
    std::function<void(std::int32_t pieces)> all = {};   ///< called first, if the number is known

    [[nodiscard]] bool may_be_cancelled() const { return stop.stop_possible(); }
    [[nodiscard]] bool is_cancelled() const { return stop.stop_requested(); }
    void begin(std::int32_t pieces) const {
        if (all) all(pieces);
    }
    void advance(std::int32_t pieces) const {
        if (done) done(pieces);
    }
};

}  // namespace flagplot
