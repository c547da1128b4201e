#include <catch2/catch.hpp>

#include "view/contact_numbers.h"

namespace flagplot::test {

TEST_CASE("on small squares with true distances a contact may have come farther",
          "[contact][A-ST-01]") {
    SideView view;
    view.turn = {3};
    Contact& known = view.contacts.emplace_back();
    known.square = {0, 0};
    known.turn = {2};
    const Sighting six_squares_on{{}, SightSource::air, Reach::close, {6, 0}, {}, {0}};

    Switches switches;
    switches.turn_mode = TurnMode::simultaneous_steps;
    switches.square_side_nm = 30;
    CHECK(contact_of(view, switches, six_squares_on) == ContactId{2});
    switches.points_scale = PointsScale::true_distance;
    CHECK(contact_of(view, switches, six_squares_on) == ContactId{1});
    switches.square_side_nm = 60;
    CHECK(contact_of(view, switches, six_squares_on) == ContactId{2});
}

}  // namespace flagplot::test
