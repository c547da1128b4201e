#include "base/ensure.h"
#include "coast/coastline.h"
#include "files/gazetteer_file.h"
#include "files/geojson_coast.h"
#include "fuzz/drill.h"
#include "fuzz/targets.h"

namespace flagplot::fuzz {

namespace {

constexpr std::string_view packed_head = "flagplot coast 1\n";

/// A coast that was accepted has its points on the globe, whatever it was read from.
void check_coast(const Result<Coastline>& coast) {
    if (!coast) return check_said(coast.error());
    constexpr std::int32_t pole = 90'000;
    constexpr std::int32_t whole_turn = 360'000;
    for (const CoastRing& ring : coast->rings) {
        for (const CoastPoint& point : ring) {
            FLAGPLOT_ENSURE(point.latitude >= -pole && point.latitude <= pole);
            FLAGPLOT_ENSURE(point.longitude >= -whole_turn && point.longitude <= whole_turn);
        }
    }
}

}  // namespace

void fuzz_gazetteer(std::string_view input) {
    const SourceFile file{"coast/ports.toml", std::string(input)};
    const auto gazetteer = read_gazetteer({&file, 1});
    if (gazetteer) return;
    FLAGPLOT_ENSURE(!gazetteer.error().empty());
    check_said(gazetteer.error());
}

void fuzz_coast(std::string_view input) {
    if (input.starts_with(packed_head)) return check_coast(unpacked_coast(input, "a.coast"));
    check_coast(gshhg_coast(input, "a.b"));
    check_coast(read_geojson_coast({"a.geojson", std::string(input)}));
}

Seeds seeds_of_gazetteers() {
    constexpr std::size_t a_few_ports = 2'000;
    return {file_of_project("assets/coast/straits.toml").substr(0, a_few_ports),
            file_of_project("assets/coast/ports.toml").substr(0, a_few_ports)};
}

Seeds seeds_of_coasts() {
    std::string packed = std::string(packed_head) + "by hand\n";
    for (const int byte : {1, 3, 0xa0, 0x1f, 0xd0, 0x0f, 0xd0, 0x0f, 0, 0, 0xd0, 0x0f}) {
        packed += static_cast<char>(byte);
    }
    std::string gshhg;
    for (const std::uint32_t number : {0U, 3U, 3841U, 0U, 0U, 0U, 0U, 0U, 0U, 0U, 0U, 2'000'000U,
                                       1'000'000U, 3'000'000U, 1'000'000U, 359'000'000U, 0U}) {
        for (const unsigned shift : {24U, 16U, 8U, 0U}) gshhg += static_cast<char>(number >> shift);
    }
    return {packed, gshhg,
            R"({"type": "Feature", "properties": {"name": "isle"}, "geometry": {"type": "Polygon",)"
            R"( "coordinates": [[[1.5, 2], [3, 2], [3, 4.25], [1.5, 2]]]}})",
            R"({"type": "GeometryCollection", "geometries": [{"type": "MultiPolygon",)"
            R"( "coordinates": [[[[179, -2], [-179, -2], [180, 2], [179, -2]]]]}]})"};
}

}  // namespace flagplot::fuzz
