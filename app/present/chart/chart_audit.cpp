#include "present/chart/chart_audit.h"

#include "chart/projection.h"

namespace flagplot {

namespace {

/// The straits of the gazetteer on a chart made for a day on which they were open, and its lakes.
KnownWaters known_waters(const Chart& chart, const std::optional<ChartSurvey>& survey,
                         const Gazetteer& gazetteer) {
    KnownWaters known;
    if (!chart.geography) return known;
    const auto note = [&](const auto& water, std::vector<KnownWater>& waters) {
        const Square square =
            square_at(*chart.geography, water.position.latitude, water.position.longitude);
        if (chart.contains(square)) waters.push_back({water.name, square});
    };
    for (const GazetteerLake& lake : gazetteer.lakes) note(lake, known.lakes);
    if (!survey) return known;
    for (const GazetteerStrait& strait : gazetteer.straits) {
        if (strait.is_open(survey->date)) note(strait, known.straits);
    }
    return known;
}

}  // namespace

std::vector<ChartFinding> audit_of(const Chart& chart, std::span<const Strait> straits,
                                   const std::optional<ChartSurvey>& survey,
                                   const Gazetteer& gazetteer) {
    std::vector<ChartFinding> findings =
        findings_of(doubts_of(chart, straits, known_waters(chart, survey, gazetteer)));
    const auto add = [&](std::optional<ChartFinding> finding) {
        if (finding) findings.push_back(*std::move(finding));
    };
    add(deviation_finding(chart, survey ? survey->side_deviation : usual_side_deviation));
    if (survey) add(threshold_finding(survey->near_threshold));
    return findings;
}

}  // namespace flagplot
