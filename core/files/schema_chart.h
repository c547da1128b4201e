#pragma once

#include <span>
#include <vector>

#include "chart/chart.h"
#include "toml/keys.h"

/// \file
/// The chart file as written: one struct for each table, one member for each key.

namespace flagplot::file_schema {

struct PlaceTable {
    Spot spot;
    Given<Label> name;
    Given<SquareName> square;
    Given<Flag> port;
};

struct BarrierTable {
    Spot spot;
    GivenList<Given<SquareName>> between;
    Given<OneOf<Closes>> closes;
};

/// A named strait: the campaign may close it.
struct ChartStraitTable {
    Spot spot;
    Given<Label> name;
    GivenList<Given<SquareName>> squares;
};

/// Where the squares are on the globe, for people and for pictures; the rules count squares.
struct GeographyTable {
    Spot spot;
    Given<OneOf<Projection>> projection;
    Given<Fixed<100, -180, 180>> origin_longitude;
    Given<Fixed<100, -90, 90>> origin_latitude;
    Given<Fixed<100, -90, 90>> standard_parallel;
    Given<Whole<-farthest_edge, farthest_edge>> west_edge_nm;
    Given<Whole<-farthest_edge, farthest_edge>> north_edge_nm;
    Given<Whole<1, largest_side>> square_side_nm;
    Given<Flag> true_distances;
};

/// How the squares were made from a coastline; only used by `chart check`.
struct SurveyTable {
    Spot spot;
    Given<Label> coast;
    Given<Day> date;
    GivenList<Given<SquareName>> near_threshold;
    Given<Drawing> land;
    Given<Whole<1, 99>> side_deviation;
};

struct ChartTable {
    Spot spot;
    Given<Word> name;
    Given<Label> title;
    Given<Drawing> drawing;
    std::vector<PlaceTable> places;
    std::vector<BarrierTable> barriers;
    std::vector<ChartStraitTable> straits;
    GeographyTable geography;
    SurveyTable survey;
};

[[nodiscard]] std::span<const KeyRow<PlaceTable>> keys_of(std::type_identity<PlaceTable>);
[[nodiscard]] std::span<const KeyRow<BarrierTable>> keys_of(std::type_identity<BarrierTable>);
[[nodiscard]] std::span<const KeyRow<ChartStraitTable>> keys_of(
    std::type_identity<ChartStraitTable>);
[[nodiscard]] std::span<const KeyRow<GeographyTable>> keys_of(std::type_identity<GeographyTable>);
[[nodiscard]] std::span<const KeyRow<SurveyTable>> keys_of(std::type_identity<SurveyTable>);
[[nodiscard]] std::span<const KeyRow<ChartTable>> keys_of(std::type_identity<ChartTable>);

}  // namespace flagplot::file_schema
