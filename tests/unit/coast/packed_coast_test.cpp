#include <catch2/catch.hpp>

#include "coast/coastline.h"

using namespace flagplot;

namespace {

/// One ring: 1 N 2 E, 1 N 3 E, 2 N 3 E.
const std::string packed = [] {
    std::string bytes = "flagplot coast 1\nby hand\n";
    for (const int byte : {1, 3, 0xa0, 0x1f, 0xd0, 0x0f, 0xd0, 0x0f, 0, 0, 0xd0, 0x0f}) {
        bytes += static_cast<char>(byte);
    }
    return bytes;
}();

}  // namespace

TEST_CASE("a packed coast gives its rings and where it comes from", "[coast]") {
    const auto coast = unpacked_coast(packed, "a.coast");
    REQUIRE(coast);
    CHECK(coast->source == "by hand");
    REQUIRE(coast->rings.size() == 1);
    CHECK(coast->rings[0] == CoastRing{{1'000, 2'000}, {1'000, 3'000}, {2'000, 3'000}});
}

TEST_CASE("a packed coast that was cut, lengthened or is none is refused", "[coast]") {
    for (std::size_t length = 0; length < packed.size(); ++length) {
        CAPTURE(length);
        const auto cut = unpacked_coast(std::string_view(packed).substr(0, length), "a.coast");
        REQUIRE_FALSE(cut);
        CHECK(cut.error().code == ErrorCode::unreadable);
    }
    CHECK_FALSE(unpacked_coast(packed + "x", "a.coast"));
    CHECK_FALSE(unpacked_coast("name = \"bay\"", "a.coast"));
}
