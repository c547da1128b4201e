#include "desk/campaign/work.h"

#include <utility>

namespace flagplot::desk {

void Work::start(std::string_view doing, std::function<Done(const Progress&)> work) {
    if (is_busy()) return;
    doing_ = doing;
    *pieces_ = 0;
    working_.start([work = std::move(work), pieces = pieces_](const std::stop_token& stop) {
        return work({stop, [pieces](std::int32_t more) { *pieces += more; }});
    });
}

std::string Work::doing() const {
    if (!is_busy()) return {};
    return pieces_->load() > 0 ? doing_ + " \u2026" : doing_;
}

}  // namespace flagplot::desk
