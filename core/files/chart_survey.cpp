#include "files/chart_survey.h"

#include <sstream>

#include "base/plain_text.h"
#include "files/schema_chart.h"

namespace flagplot {

namespace {

/// Only the signs in the rows of a drawing, without its ruler and the row numbers.
std::vector<std::string> rows_of(const std::string& drawing) {
    std::vector<std::string> rows;
    std::istringstream lines(drawing);
    for (std::string line; std::getline(lines, line);) {
        std::istringstream words(line);
        std::string number;
        words >> number;
        if (number.empty() || is_capital_letter(number[0])) continue;
        std::string row;
        for (std::string sign; words >> sign;) row += sign;
        rows.push_back(std::move(row));
    }
    return rows;
}

}  // namespace

char land_sign(std::int32_t thousandths) {
    constexpr std::int32_t whole = 1000;
    constexpr std::int32_t tenth = 100;
    if (thousandths <= 0) return '.';
    return thousandths >= whole ? '#' : static_cast<char>('0' + thousandths / tenth);
}

Result<std::optional<ChartSurvey>> read_survey(const SourceFile& file) {
    Problems problems;
    const Source source{file.name, problems};
    file_schema::ChartTable table;
    if (const auto root = parsed(file, problems)) read_table(source, *root, table);
    if (!problems.empty()) return Failure(problems.sorted().front());
    if (table.survey.spot.line == 0) return std::optional<ChartSurvey>{};
    ChartSurvey survey{table.survey.coast.value, table.survey.date.value, {}, {}};
    for (const auto& square : table.survey.near_threshold.values) {
        survey.near_threshold.push_back(square.value);
    }
    survey.land = rows_of(table.survey.land.value);
    if (table.survey.side_deviation.is_given()) {
        survey.side_deviation = table.survey.side_deviation.value;
    }
    return std::optional(std::move(survey));
}

}  // namespace flagplot
