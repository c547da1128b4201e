#include "present/chart_audit.h"

#include "chart/projection.h"

namespace flagplot {

namespace {

/// The straits of the gazetteer that lie on a chart made for a day on which they were open.
std::vector<ExpectedStrait> expected_straits(const Chart& chart,
                                             const std::optional<ChartSurvey>& survey,
                                             const Gazetteer& gazetteer) {
    std::vector<ExpectedStrait> expected;
    if (!chart.geography || !survey) return expected;
    for (const GazetteerStrait& strait : gazetteer.straits) {
        if (!strait.is_open(survey->date)) continue;
        const Square square =
            square_at(*chart.geography, strait.position.latitude, strait.position.longitude);
        if (chart.contains(square)) expected.push_back({strait.name, square});
    }
    return expected;
}

}  // namespace

std::vector<ChartFinding> audit_of(const Chart& chart, std::span<const Strait> straits,
                                   const std::optional<ChartSurvey>& survey,
                                   const Gazetteer& gazetteer) {
    std::vector<ChartFinding> findings =
        findings_of(doubts_of(chart, straits, expected_straits(chart, survey, gazetteer)));
    const auto add = [&](std::optional<ChartFinding> finding) {
        if (finding) findings.push_back(*std::move(finding));
    };
    add(deviation_finding(chart, survey ? survey->side_deviation : usual_side_deviation));
    if (survey) add(threshold_finding(survey->near_threshold));
    return findings;
}

}  // namespace flagplot
