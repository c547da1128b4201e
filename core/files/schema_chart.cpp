#include "files/schema_chart.h"

#include <array>

namespace flagplot::file_schema {

namespace {

constexpr std::array place_rows{
    row<&PlaceTable::name>("name", Need::required, "its name on the chart"),
    row<&PlaceTable::square>("square", Need::required, "where it lies"),
    row<&PlaceTable::port>("port", Need::optional,
                           "whether a side may own it as a port; false if not given"),
};

constexpr std::array barrier_rows{
    row<&BarrierTable::between>("between", Need::required,
                                "the two neighbouring squares that a headland parts"),
    row<&BarrierTable::closes>("closes", Need::optional,
                               "what it stops: sight, passage or both; both if not given"),
};

constexpr std::array strait_rows{
    row<&ChartStraitTable::name>("name", Need::required, "its name on the chart"),
    row<&ChartStraitTable::squares>(
        "squares", Need::required,
        "the squares it runs through, two or more, from one water to the other"),
};

constexpr std::array geography_rows{
    row<&GeographyTable::projection>("projection", Need::required,
                                     "how the globe is laid out flat"),
    row<&GeographyTable::origin_longitude>(
        "origin_longitude", Need::required,
        "degrees east of Greenwich of the point from which miles are counted"),
    row<&GeographyTable::origin_latitude>("origin_latitude", Need::required,
                                          "degrees north of the equator of that point"),
    row<&GeographyTable::standard_parallel>(
        "standard_parallel", Need::optional,
        "latitude at which squares are true to scale; the origin's if not given"),
    row<&GeographyTable::west_edge_nm>(
        "west_edge_nm", Need::optional,
        "nautical miles east of the origin at which column A begins; 0 if not given"),
    row<&GeographyTable::north_edge_nm>(
        "north_edge_nm", Need::optional,
        "nautical miles north of the origin at which row 1 begins; 0 if not given"),
    row<&GeographyTable::square_side_nm>("square_side_nm", Need::required,
                                         "nautical miles a square the chart was drawn for"),
    row<&GeographyTable::true_distances>(
        "true_distances", Need::optional,
        "whether ships on it make as many squares as their speed does miles: what "
        "`movement.points_scale` is in campaigns that do not set it; false if not given"),
};

constexpr std::array survey_rows{
    row<&SurveyTable::coast>("coast", Need::required, "the coastline they were made from"),
    row<&SurveyTable::date>("date", Need::required, "the day whose canals are there"),
    row<&SurveyTable::near_threshold>("near_threshold", Need::optional,
                                      "squares that were made sea or land by little"),
    row<&SurveyTable::land>("land", Need::optional,
                            "how much of each square is land, drawn like the squares, each row "
                            "behind its number: . none, 0 to 9 tenths, # all"),
    row<&SurveyTable::side_deviation>(
        "side_deviation", Need::optional,
        "percent by which the sides of squares may differ from what they are called; 3 if not "
        "given"),
};

constexpr std::array chart_rows{
    row<&ChartTable::name>("name", Need::required, "short name"),
    row<&ChartTable::title>("title", Need::required, "what the chart shows"),
    row<&ChartTable::drawing>("drawing", Need::required,
                              "the squares, one line a row from the north: . sea, # land, ^ "
                              "islands; spaces between, a ruler of column letters above and row "
                              "numbers at the left are optional"),
    row<&ChartTable::places>("places", Need::optional, "ports and other named places"),
    row<&ChartTable::barriers>("barriers", Need::optional,
                               "headlands between neighbouring squares"),
    row<&ChartTable::straits>("straits", Need::optional,
                              "narrow waters that a campaign may close by name"),
    row<&ChartTable::geography>("geography", Need::optional,
                                "where the squares lie on the globe; the rules do not ask"),
    row<&ChartTable::survey>("survey", Need::optional,
                             "how the squares were made from a coastline; the rules do not ask"),
};

}  // namespace

std::span<const KeyRow<PlaceTable>> keys_of(std::type_identity<PlaceTable>) { return place_rows; }
std::span<const KeyRow<BarrierTable>> keys_of(std::type_identity<BarrierTable>) {
    return barrier_rows;
}
std::span<const KeyRow<ChartStraitTable>> keys_of(std::type_identity<ChartStraitTable>) {
    return strait_rows;
}
std::span<const KeyRow<GeographyTable>> keys_of(std::type_identity<GeographyTable>) {
    return geography_rows;
}
std::span<const KeyRow<SurveyTable>> keys_of(std::type_identity<SurveyTable>) {
    return survey_rows;
}
std::span<const KeyRow<ChartTable>> keys_of(std::type_identity<ChartTable>) { return chart_rows; }

}  // namespace flagplot::file_schema
