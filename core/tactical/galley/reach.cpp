#include "tactical/galley/reach.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <optional>
#include <utility>

#include "tactical/galley/board.h"
#include "tactical/galley/moving.h"

namespace flagplot::tactical::galley {

namespace {

constexpr std::array all_steps{Step::ahead, Step::port,      Step::starboard,     Step::back,
                               Step::about, Step::spin_port, Step::spin_starboard};

/// The hexes round a ship, each with something of its own.
template <class T>
class Neighbourhood {
  public:
    Neighbourhood(kit::Hex middle, std::int32_t range, T nothing)
        : corner_{middle.q - range, middle.r - range},
          width_(2 * range + 1),
          all_(static_cast<std::size_t>(width_) * static_cast<std::size_t>(width_), nothing) {}

    /// None: too far away.
    T* at(kit::Hex hex) {
        const kit::Hex from = hex - corner_;
        if (from.q < 0 || from.q >= width_ || from.r < 0 || from.r >= width_) return nullptr;
        return &all_[static_cast<std::size_t>(from.r) * static_cast<std::size_t>(width_) +
                     static_cast<std::size_t>(from.q)];
    }

  private:
    kit::Hex corner_;
    std::int32_t width_;
    std::vector<T> all_;
};

/// A course and how it was reached. The trail of its motion is kept in the nodes before it.
struct Node {
    Course course;
    std::int32_t cost = 0;
    std::size_t before = 0;
    Step step{};
};

/// Searches by cost. What tells two courses apart is the hex, the facing, the run forward as far as
/// it counts, and whether she has turned on the spot.
class Search {
  public:
    Search(const Tables& tables, const Battle& battle, Tag tag)
        : tables_(tables),
          battle_(battle),
          tag_(tag),
          ship_(battle.ship(tag)),
          start_(course_of(tables, battle, tag)),
          most_(std::max(0, start_.motion.left)),
          most_run_(std::max(tables.costs.run_at_maximum, tables.costs.run_at_cruise)),
          blocked_(ship_.at.bow, most_ + 2, std::nullopt),
          seen_(ship_.at.bow, most_ + 2, {}) {}

    std::vector<Reach> all() {
        waiting_.resize(static_cast<std::size_t>(most_) + 1);
        Course light = start_;
        light.motion.trail.clear();
        nodes_.push_back({std::move(light), 0, 0, {}});
        waiting_[0].push_back(0);
        for (std::size_t cost = 0; cost < waiting_.size(); ++cost) {
            for (std::size_t next = 0; next < waiting_[cost].size(); ++next) {
                settle(waiting_[cost][next]);
            }
        }
        return std::move(reached_);
    }

  private:
    static constexpr std::size_t facings = 6;
    /// For each facing a bit for each run and way of turning.
    using Seen = std::array<std::uint64_t, facings>;

    void settle(std::size_t number) {
        if (!is_new(nodes_[number].course)) return;
        add_reached(number);
        for (const Step step : all_steps) try_step(number, step);
    }
    bool is_new(const Course& course) {
        const auto run = std::min(course.motion.run, std::min(most_run_, 30));
        const auto bit = std::uint64_t{1} << (2 * run + (course.motion.has_turned_still ? 1 : 0));
        std::uint64_t& bits =
            (*seen_.at(course.at.bow))[static_cast<std::size_t>(course.at.facing)];
        if ((bits & bit) != 0) return false;
        bits |= bit;
        return true;
    }
    void add_reached(std::size_t number) {
        const Node& node = nodes_[number];
        std::uint64_t& bits =
            (*seen_.at(node.course.at.bow))[static_cast<std::size_t>(node.course.at.facing)];
        constexpr std::uint64_t is_listed = std::uint64_t{1} << 63;
        if ((bits & is_listed) != 0) return;
        bits |= is_listed;
        Reach reach{node.course.at, node.cost, {}};
        for (std::size_t at = number; at != 0; at = nodes_[at].before) {
            reach.steps.push_back(nodes_[at].step);
        }
        std::reverse(reach.steps.begin(), reach.steps.end());
        reached_.push_back(std::move(reach));
    }

    void try_step(std::size_t number, Step step) {
        const Course& from = nodes_[number].course;
        const bool is_allowed =
            number == 0 ? why_not_step(tables_, battle_, tag_, start_, step).empty()
                        : why_not_step_anywhere(tables_, battle_, tag_, from, step).empty();
        if (!is_allowed) return;
        Course after = after_step(tables_, ship_, from, step);
        after.motion.trail.clear();
        if (!has_room(after.at) || is_circling(number, after.at, step)) return;
        const std::int32_t cost = most_ - std::max(0, after.motion.left);
        nodes_.push_back({std::move(after), cost, number, step});
        waiting_[static_cast<std::size_t>(cost)].push_back(nodes_.size() - 1);
    }
    bool has_room(const kit::HexShip& at) {
        return is_open(at.bow) && (at.hexes == 1 || is_open(stern_of(at)));
    }
    bool is_open(kit::Hex hex) {
        std::optional<bool>* known = blocked_.at(hex);
        if (known == nullptr) return false;
        if (!*known) *known = !is_free(battle_, hex, tag_);
        return !**known;
    }
    /// Would she enter a hex that she has been on in this activation?
    [[nodiscard]] bool is_circling(std::size_t number, const kit::HexShip& after, Step step) const {
        if (step != Step::ahead && step != Step::back) return false;
        const kit::Hex entered = step == Step::ahead ? after.bow : stern_of(after);
        const auto was_on = [entered](const kit::HexShip& at) {
            return at.bow == entered || stern_of(at) == entered;
        };
        const std::vector<kit::HexShip>& trail = start_.motion.trail;
        if (std::any_of(trail.begin(), trail.end(), was_on)) return true;
        for (std::size_t at = number; at != 0; at = nodes_[at].before) {
            if (was_on(nodes_[at].course.at)) return true;
        }
        return false;
    }

    const Tables& tables_;
    const Battle& battle_;
    Tag tag_;
    const Ship& ship_;
    Course start_;
    std::int32_t most_;
    std::int32_t most_run_;
    Neighbourhood<std::optional<bool>> blocked_;
    Neighbourhood<Seen> seen_;
    std::vector<Node> nodes_;
    std::vector<std::vector<std::size_t>> waiting_;  ///< numbers of nodes, by cost
    std::vector<Reach> reached_;
};

}  // namespace

std::vector<Reach> reachable(const Tables& tables, const Battle& battle, Tag tag) {
    return Search(tables, battle, tag).all();
}

}  // namespace flagplot::tactical::galley
