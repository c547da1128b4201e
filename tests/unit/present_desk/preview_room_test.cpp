#include "present/desk/state/preview_room.h"

#include <catch2/catch.hpp>

using namespace flagplot;
using namespace flagplot::desk;

TEST_CASE("briefings lie beside each other as long as each can be read", "[preview_room]") {
    CHECK(preview_room({0, 0, 830, 700}, 2, 1).columns == 2);
    CHECK(preview_room({0, 0, 700, 700}, 2, 1).columns == 1);
    CHECK(preview_room({0, 0, 830, 700}, 2, 2).columns == 1);  // letters twice as large
    CHECK(preview_room({0, 0, 4000, 700}, 3, 1).columns == 3);
}

TEST_CASE("a page never reaches beyond its column, and one column is always there",
          "[preview_room]") {
    for (const double width : {0.0, 1.0, 30.0, 500.0, 1280.0, 5000.0}) {
        CAPTURE(width);
        const PreviewRoom room = preview_room({0, 0, width, 700}, 2, 1);
        CHECK(room.columns >= 1);
        CHECK(room.page >= 1);
        CHECK(room.page <= room.column);
        CHECK(room.scale > 0);
    }
}
