#include "operations/action_battles.h"

#include <atomic>
#include <future>
#include <utility>

namespace flagplot {

namespace {

/// What one thread has counted, or why it stopped.
struct Counted {
    actions::ActionCount count;
    std::optional<Error> error;
};

/// Battles that threads take one by one.
class Battles {
  public:
    Battles(const tactical::Module& module, const actions::Action& action,
            const BattlesWanted& wanted, const Progress& progress)
        : module_(module), action_(action), wanted_(wanted), progress_(progress) {}

    /// `told` is called after each battle of this thread.
    template <class Told>
    Counted fight(const Told& told) {
        Counted counted{actions::ActionCount(action_), {}};
        while (!progress_.is_cancelled()) {
            const std::size_t battle = next_++;
            if (battle >= wanted_.battles) break;
            const auto fought = actions::fought(module_, action_, wanted_.seed + battle);
            if (!fought) {
                counted.error = fought.error();
                next_ = wanted_.battles;
                break;
            }
            counted.count.add(*fought);
            told();
        }
        return counted;
    }

  private:
    const tactical::Module& module_;
    const actions::Action& action_;
    const BattlesWanted& wanted_;
    const Progress& progress_;
    std::atomic<std::size_t> next_ = 0;
};

}  // namespace

Result<std::optional<actions::ActionFound>> fight_often(const tactical::Module& module,
                                                        const actions::Action& action,
                                                        const BattlesWanted& wanted,
                                                        const Progress& progress) {
    Battles battles(module, action, wanted, progress);
    std::atomic<std::int32_t> untold = 0;  // the other thread's: only this one tells
    auto beside =
        std::async(std::launch::async, [&] { return battles.fight([&untold] { ++untold; }); });
    Counted counted = battles.fight([&] { progress.advance(1 + untold.exchange(0)); });
    const Counted others = beside.get();
    progress.advance(untold);
    if (counted.error) return Failure(*counted.error);
    if (others.error) return Failure(*others.error);
    if (progress.is_cancelled()) return std::nullopt;
    counted.count.add(others.count);
    return counted.count.found();
}

}  // namespace flagplot
