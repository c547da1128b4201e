#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <ostream>

#include "chart/chart_check.h"
#include "chart/projection.h"
#include "cli/chart.h"
#include "files/chart_file.h"
#include "files/chart_survey.h"
#include "store/coast_file.h"
#include "store/disk.h"

namespace flagplot::cli {

namespace {

constexpr ArgumentRow arguments[]{
    {"FILES", Takes::words, true, "charts"},
    {"--gazetteer", Takes::text, false, "more straits to look for, beside the shipped ones"},
};

enum class Gravity : std::uint8_t { error, warning, note };

/// Says what is found of one chart after another, and counts it.
class Findings {
  public:
    explicit Findings(std::ostream& out) : out_(out) {}

    void chart(std::string name) {
        name_ = std::move(name);
        ++charts_;
    }
    void say(Gravity gravity, const std::string& text) {
        constexpr std::array<std::string_view, 3> words{"error", "warning", "note"};
        const auto at = static_cast<std::size_t>(gravity);
        ++counts_[at];
        out_ << fmt::format("{}: {}: {}\n", name_, words[at], text);
    }
    void say(const Error& error) {
        ++counts_[static_cast<std::size_t>(Gravity::error)];
        out_ << describe(error) << '\n';
    }
    /// "2 charts: 0 errors, 1 warning".
    [[nodiscard]] int finish() const {
        const auto counted = [](std::size_t count, std::string_view thing) {
            return fmt::format("{} {}{}", count, thing, count == 1 ? "" : "s");
        };
        out_ << fmt::format("{}: {}, {}\n", counted(charts_, "chart"), counted(counts_[0], "error"),
                            counted(counts_[1], "warning"));
        return counts_[0] == 0 ? done : input_is_wrong;
    }

  private:
    std::ostream& out_;
    std::string name_;
    std::size_t charts_ = 0;
    std::array<std::size_t, 3> counts_{};
};

/// "F7, G8 and 30 more".
std::string listed(const std::vector<Square>& squares) {
    constexpr std::size_t most = 12;
    std::vector<std::string> names;
    for (std::size_t i = 0; i < squares.size() && i < most; ++i) {
        names.push_back(name_of(squares[i]));
    }
    const std::string text = fmt::format("{}", fmt::join(names, ", "));
    const std::size_t left = squares.size() - names.size();
    return left == 0 ? text : fmt::format("{} and {} more", text, left);
}

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

void say(const ChartDoubts& doubts, Findings& findings) {
    for (const NamedPlace& port : doubts.dry_ports) {
        findings.say(Gravity::error, fmt::format("port {} in {} has no way to the sea", port.name,
                                                 name_of(port.square)));
    }
    for (const std::string& name : doubts.shut) {
        findings.say(Gravity::error, fmt::format("no ship passes {}, which is on the chart", name));
    }
    for (const std::string& name : doubts.lost) {
        findings.say(Gravity::warning, fmt::format("{} is lost: its square is land", name));
    }
    for (const SealedSea& sea : doubts.sealed) {
        findings.say(
            Gravity::warning,
            fmt::format(
                "sealed sea of {} squares round {}{}", sea.squares, name_of(sea.first),
                sea.ports.empty() ? "" : fmt::format(", with {}", fmt::join(sea.ports, ", "))));
    }
    const auto say_squares = [&](Gravity gravity, std::string_view what,
                                 const std::vector<Square>& squares) {
        if (!squares.empty()) findings.say(gravity, fmt::format("{}: {}", what, listed(squares)));
    };
    say_squares(Gravity::warning, "ships can never leave", doubts.traps);
    say_squares(Gravity::note, "only one way in, and no port", doubts.pockets);
    say_squares(Gravity::note, "without these squares waters would be parted", doubts.narrows);
}

/// How far the squares are from what they are called.
void say_deviation(const Chart& chart, Findings& findings) {
    constexpr double most = 0.03;
    if (!chart.geography) return;
    const double deviation = side_deviation(*chart.geography, chart.columns, chart.rows);
    if (deviation <= most) return;
    findings.say(
        Gravity::warning,
        fmt::format("the side of a square differs from {} nautical miles by up to {:.1f} %",
                    chart.geography->square_side, deviation * 100));
}

void check(const std::string& path, const Gazetteer& gazetteer, Findings& findings) {
    findings.chart(path);
    const auto text = read_file(path);
    if (!text) return findings.say(text.error());
    const SourceFile file{path, *text};
    const auto read = read_chart_file(file);
    if (!read) {
        for (const Error& error : read.error()) findings.say(error);
        return;
    }
    const auto survey = read_survey(file);
    if (!survey) return findings.say(survey.error());
    say(doubts_of(read->chart, read->straits, expected_straits(read->chart, *survey, gazetteer)),
        findings);
    say_deviation(read->chart, findings);
    if (*survey && !(*survey)->near_threshold.empty()) {
        findings.say(Gravity::note, fmt::format("made sea or land by little: {}",
                                                listed((*survey)->near_threshold)));
    }
}

Result<int> run(const Arguments& given, Console& console) {
    const auto gazetteer =
        read_gazetteer_files(given.has("--gazetteer") ? given.text("--gazetteer") : "");
    if (!gazetteer) return Failure(gazetteer.error());
    Findings findings(console.out);
    for (const std::string& path : given.words("FILES")) check(path, *gazetteer, findings);
    return findings.finish();
}

}  // namespace

const CommandRow chart_check_command{
    "check", "say what is doubtful about charts: sealed seas, lost straits, ports without water",
    arguments, run};

}  // namespace flagplot::cli
