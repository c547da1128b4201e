#include <cstdlib>
#include <optional>

#include "coast/coastline.h"

namespace flagplot {

namespace {

constexpr std::string_view magic = "flagplot coast 1\n";
constexpr std::int64_t steepest = 90'000;
constexpr std::int64_t widest = 360'000;

/// Reads numbers and lines from packed bytes.
class Unpacking {
  public:
    explicit Unpacking(std::string_view bytes) : rest_(bytes) {}

    bool take_magic() {
        const bool is_there = rest_.starts_with(magic);
        if (is_there) rest_.remove_prefix(magic.size());
        return is_there;
    }

    std::optional<std::string> line() {
        const auto end = rest_.find('\n');
        if (end == std::string_view::npos) return std::nullopt;
        std::string text(rest_.substr(0, end));
        rest_.remove_prefix(end + 1);
        return text;
    }

    std::optional<std::uint32_t> number() {
        std::uint32_t value = 0;
        constexpr unsigned bits = 7;
        for (unsigned shift = 0; shift < 4 * bits && !rest_.empty(); shift += bits) {
            const auto byte = static_cast<unsigned char>(rest_.front());
            rest_.remove_prefix(1);
            value |= (byte & 127U) << shift;
            if (byte < 128U) return value;
        }
        return std::nullopt;
    }

    /// A difference encoded as a positive number: 0, -1, 1, -2, 2, ...
    std::optional<std::int32_t> difference() {
        const auto folded = number();
        if (!folded) return std::nullopt;
        const auto half = static_cast<std::int32_t>(*folded >> 1U);
        return (*folded & 1U) != 0 ? -half - 1 : half;
    }

    std::optional<CoastPoint> point(CoastPoint before) {
        const auto east = difference();
        const auto north = difference();
        if (!east || !north) return std::nullopt;
        const CoastPoint here{before.latitude + *north, before.longitude + *east};
        const bool is_on_globe =
            std::abs(here.latitude) <= steepest && std::abs(here.longitude) <= widest;
        return is_on_globe ? std::optional(here) : std::nullopt;
    }

    [[nodiscard]] std::size_t left() const { return rest_.size(); }

  private:
    std::string_view rest_;
};

std::optional<CoastRing> ring_of(Unpacking& bytes, CoastPoint start) {
    const auto count = bytes.number();
    if (!count || *count > bytes.left()) return std::nullopt;
    CoastRing ring;
    ring.reserve(*count);
    for (std::uint32_t i = 0; i < *count; ++i) {
        const auto point = bytes.point(ring.empty() ? start : ring.back());
        if (!point) return std::nullopt;
        ring.push_back(*point);
    }
    return ring;
}

std::optional<std::vector<CoastRing>> rings_of(Unpacking& bytes) {
    const auto count = bytes.number();
    if (!count || *count > bytes.left()) return std::nullopt;
    std::vector<CoastRing> rings;
    rings.reserve(*count);
    CoastPoint start;
    for (std::uint32_t i = 0; i < *count; ++i) {
        auto ring = ring_of(bytes, start);
        if (!ring || ring->empty()) return std::nullopt;
        start = ring->front();
        rings.push_back(*std::move(ring));
    }
    return bytes.left() == 0 ? std::optional(std::move(rings)) : std::nullopt;
}

}  // namespace

Result<Coastline> unpacked_coast(std::string_view bytes, const std::string& name) {
    Unpacking unpacking(bytes);
    if (!unpacking.take_magic()) {
        return failure(ErrorCode::unreadable, {name, "it is no packed coast"});
    }
    auto source = unpacking.line();
    auto rings = source ? rings_of(unpacking) : std::nullopt;
    if (!rings) return failure(ErrorCode::unreadable, {name, "it is damaged"});
    return Coastline{*std::move(source), *std::move(rings)};
}

}  // namespace flagplot
