#include "module_files/galley.h"

#include <catch2/catch.hpp>

#include "support/file_of_tree.h"

using namespace flagplot;

TEST_CASE("the shipped numbers of the module galley are its standard") {
    const auto read = read_galley_tables(test::file_of_tree("assets/galley/tables.toml"));
    REQUIRE(read);
    CHECK(*read == tactical::galley::Tables{});
}

TEST_CASE("a campaign may let grappled ships stay afloat") {
    const SourceFile campaign{"campaign.toml", "[galley]\ngrapple_drags_down = false\n"};
    CHECK_FALSE(read_galley_switches(campaign).value().grapple_drags_down);
}
