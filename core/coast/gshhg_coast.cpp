#include <cmath>
#include <cstdlib>
#include <optional>

#include "coast/coastline.h"

namespace flagplot {

namespace {

/// The numbers before each ring; only the number of points and the kind are used.
constexpr std::size_t head_numbers = 11;
constexpr std::size_t points_at = 1;
constexpr std::size_t flag_at = 2;

/// Kinds of rings: land, lake, island in a lake, pond on it, and the two edges of Antarctica.
constexpr std::uint32_t sort_mask = 255;
constexpr std::uint32_t first_sort = 1;
constexpr std::uint32_t last_sort = 6;
constexpr std::uint32_t grounding_line = 6;  // beneath the ice, whose front is another ring

constexpr std::int32_t million = 1'000'000;

/// Reads numbers of four bytes from a file, the highest byte first.
class Numbers {
  public:
    explicit Numbers(std::string_view bytes) : rest_(bytes) {}

    [[nodiscard]] bool is_empty() const { return rest_.empty(); }
    [[nodiscard]] std::size_t left() const { return rest_.size() / size; }

    /// \pre one is left
    std::uint32_t next() {
        std::uint32_t value = 0;
        for (std::size_t i = 0; i < size; ++i) {
            value = value << 8U | static_cast<unsigned char>(rest_[i]);
        }
        rest_.remove_prefix(size);
        return value;
    }

  private:
    static constexpr std::size_t size = 4;
    std::string_view rest_;
};

/// A point in millionths of a degree, with longitudes from -180 or from 0; nothing if it is not on
/// the globe.
std::optional<CoastPoint> point_of(Numbers& numbers) {
    auto longitude = static_cast<std::int32_t>(numbers.next());
    const auto latitude = static_cast<std::int32_t>(numbers.next());
    constexpr std::int32_t half_turn = 180 * million;
    if (longitude < -2 * half_turn || longitude > 2 * half_turn || latitude < -half_turn / 2 ||
        latitude > half_turn / 2) {
        return std::nullopt;
    }
    if (longitude > half_turn) longitude -= 2 * half_turn;
    if (longitude < -half_turn) longitude += 2 * half_turn;
    constexpr double to_thousandths = 1e-3;
    return CoastPoint{static_cast<std::int32_t>(std::lround(latitude * to_thousandths)),
                      static_cast<std::int32_t>(std::lround(longitude * to_thousandths))};
}

/// Points that differ by less than a thousandth of a degree are the same.
std::optional<CoastRing> ring_of(Numbers& numbers, std::uint32_t count) {
    CoastRing ring;
    for (std::uint32_t i = 0; i < count; ++i) {
        const auto point = point_of(numbers);
        if (!point) return std::nullopt;
        if (ring.empty() || ring.back() != *point) ring.push_back(*point);
    }
    if (ring.size() > 1 && ring.front() == ring.back()) ring.pop_back();
    return ring;
}

std::optional<std::vector<CoastRing>> rings_of(Numbers& numbers) {
    std::vector<CoastRing> rings;
    while (!numbers.is_empty()) {
        if (numbers.left() < head_numbers) return std::nullopt;
        std::uint32_t count = 0;
        std::uint32_t sort = 0;
        for (std::size_t i = 0; i < head_numbers; ++i) {
            const std::uint32_t number = numbers.next();
            if (i == points_at) count = number;
            if (i == flag_at) sort = number & sort_mask;
        }
        if (sort < first_sort || sort > last_sort || count > numbers.left() / 2) {
            return std::nullopt;
        }
        auto ring = ring_of(numbers, count);
        if (!ring) return std::nullopt;
        if (ring->size() > 2 && sort != grounding_line) rings.push_back(*std::move(ring));
    }
    return rings;
}

}  // namespace

Result<Coastline> gshhg_coast(std::string_view bytes, const std::string& name) {
    Numbers numbers(bytes);
    auto rings = rings_of(numbers);
    if (!rings) return failure(ErrorCode::unreadable, {name, "it is no GSHHG coast, or damaged"});
    if (rings->empty()) return failure(ErrorCode::unreadable, {name, "there is no ring in it"});
    return Coastline{"GSHHG, " + name, *std::move(rings)};
}

}  // namespace flagplot
