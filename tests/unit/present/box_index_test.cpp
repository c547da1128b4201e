#include "present/picture/box_index.h"

#include <algorithm>
#include <catch2/catch.hpp>
#include <random>

using namespace flagplot;

TEST_CASE("what a box overlaps is what it overlaps when every other is asked", "[present]") {
    std::mt19937 dice(1941);
    const auto upto = [&](double most) { return most * static_cast<double>(dice() % 1000) / 1000; };
    BoxIndex index;
    std::vector<Box> all;
    for (int i = 0; i < 400; ++i) {  // some of them beyond the page, some larger than a cell
        const Box box = box_round({upto(900) - 100, upto(700) - 100}, 1 + upto(130), 1 + upto(60));
        const auto overlapped = std::count_if(
            all.begin(), all.end(), [&](const Box& other) { return box.overlaps(other); });
        REQUIRE(index.overlaps(box) == static_cast<std::size_t>(overlapped));
        REQUIRE(index.overlaps_any(box) == (overlapped > 0));
        index.add(box);
        all.push_back(box);
    }
    CHECK(index.overlaps({-100, -100, 800, 600}) > 300);
    CHECK_FALSE(index.overlaps_any({5000, 5000, 5010, 5010}));
}
