#include <catch2/catch.hpp>

#include "coast/coastline.h"

using namespace flagplot;

namespace {

void add(std::string& bytes, std::int32_t number) {
    const auto value = static_cast<std::uint32_t>(number);
    for (const unsigned shift : {24U, 16U, 8U, 0U}) bytes += static_cast<char>(value >> shift);
}

constexpr std::int32_t degree = 1'000'000;

struct Corner {
    std::int32_t longitude, latitude;  ///< millionths of a degree
};

/// A ring as GSHHG 2 writes it; of the numbers before it those that nobody asks are 7.
std::string ring(std::int32_t sort, const std::vector<Corner>& corners) {
    std::string bytes;
    constexpr std::int32_t version = 15 << 8;
    for (const std::int32_t number :
         {7, static_cast<std::int32_t>(corners.size()), sort + version, 7, 7, 7, 7, 7, 7, 7, 7}) {
        add(bytes, number);
    }
    for (const Corner& corner : corners) {
        add(bytes, corner.longitude);
        add(bytes, corner.latitude);
    }
    return bytes;
}

const std::vector<Corner> triangle{
    {2 * degree, degree}, {3 * degree, degree}, {3 * degree, 2 * degree}, {2 * degree, degree}};

std::string with_first(std::string bytes, std::size_t number, std::int32_t value) {
    std::string written;
    add(written, value);
    return bytes.replace(number * 4, 4, written);
}

}  // namespace

TEST_CASE("a coast of GSHHG gives its land and its lakes, and no grounding lines", "[coast]") {
    const auto coast =
        gshhg_coast(ring(1, triangle) + ring(6, triangle) + ring(2, triangle), "g.b");
    REQUIRE(coast);
    CHECK(coast->source == "GSHHG, g.b");
    REQUIRE(coast->rings.size() == 2);
    for (const CoastRing& each : coast->rings) {
        CHECK(each == CoastRing{{1'000, 2'000}, {1'000, 3'000}, {2'000, 3'000}});
    }
}

TEST_CASE("GSHHG counts longitudes up to 360 degrees east", "[coast]") {
    const auto coast = gshhg_coast(
        ring(1, {{359'999'500, 0}, {350 * degree, -999'600}, {180 * degree, -90 * degree}}), "g.b");
    REQUIRE(coast);
    CHECK(coast->rings.at(0) == CoastRing{{0, -1}, {-1'000, -10'000}, {-90'000, 180'000}});
}

TEST_CASE("points of GSHHG that a thousandth of a degree does not part are one", "[coast]") {
    auto corners = triangle;
    corners.insert(corners.begin() + 1, {2 * degree + 400, degree});
    CHECK(gshhg_coast(ring(1, corners), "g.b")->rings.at(0).size() == 3);
    CHECK_FALSE(gshhg_coast(ring(1, {{1, 1}, {2, 2}, {degree, degree}}), "g.b"));  // two are left
}

TEST_CASE("a coast of GSHHG that was cut or is none is refused", "[coast]") {
    const std::string bytes = ring(1, triangle);
    for (std::size_t length = 0; length < bytes.size(); ++length) {
        CAPTURE(length);
        const auto cut = gshhg_coast(std::string_view(bytes).substr(0, length), "g.b");
        REQUIRE_FALSE(cut);
        CHECK(cut.error().code == ErrorCode::unreadable);
    }
    CHECK_FALSE(gshhg_coast(with_first(bytes, 1, -1), "g.b"));
    CHECK_FALSE(gshhg_coast(with_first(bytes, 2, 7), "g.b"));
    CHECK_FALSE(gshhg_coast(with_first(bytes, 2, 0), "g.b"));
    CHECK_FALSE(gshhg_coast(with_first(bytes, 11, 361 * degree), "g.b"));
    CHECK_FALSE(gshhg_coast(with_first(bytes, 12, -91 * degree), "g.b"));
}
