#pragma once

#include <cstdint>
#include <functional>
#include <stop_token>

namespace flagplot {

/// Who wants to know how far a long operation has got, and may end it between two pieces of work.
/// By default nobody does.
struct Progress {
    std::stop_token stop = {};
    std::function<void(std::int32_t pieces)> done = {};  ///< told of each piece, or several
    std::function<void(std::int32_t pieces)> all = {};   ///< told first of all, where it is known

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
