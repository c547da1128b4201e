#include <fmt/format.h>

#include <ostream>

#include "cli/chart.h"
#include "files/chart_file.h"
#include "present/chart/chart_audit.h"
#include "store/coast_file.h"
#include "store/disk.h"
#include "view/phrases.h"

namespace flagplot::cli {

namespace {

constexpr ArgumentRow arguments[]{
    {"FILES", Takes::words, true, "charts"},
    {"--gazetteer", Takes::text, false, "more straits to look for, beside the shipped ones"},
};

/// Prints what is found in one chart after another, and counts it.
class Findings {
  public:
    explicit Findings(std::ostream& out) : out_(out) {}

    void chart(std::string name) {
        name_ = std::move(name);
        ++charts_;
    }
    void say(const ChartFinding& finding) {
        ++counts_[static_cast<std::size_t>(finding.gravity)];
        out_ << fmt::format("{}: {}: {}\n", name_, word_of(finding.gravity), finding.text);
    }
    void say(const Error& error) {
        ++counts_[static_cast<std::size_t>(Gravity::error)];
        out_ << describe(error) << '\n';
    }
    /// "2 charts: 0 errors, 1 warning".
    [[nodiscard]] int finish() const {
        const auto number = [](std::size_t count, std::string_view what) {
            return counted(static_cast<std::int64_t>(count), what);
        };
        out_ << fmt::format("{}: {}, {}\n", number(charts_, "chart"), number(counts_[0], "error"),
                            number(counts_[1], "warning"));
        return counts_[0] == 0 ? done : input_is_wrong;
    }

  private:
    std::ostream& out_;
    std::string name_;
    std::size_t charts_ = 0;
    std::array<std::size_t, 3> counts_{};
};

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
    for (const ChartFinding& finding : audit_of(read->chart, read->straits, *survey, gazetteer)) {
        findings.say(finding);
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
    "check", "report what is doubtful in charts: sealed seas, lost straits, ports without water",
    arguments, run};

}  // namespace flagplot::cli
