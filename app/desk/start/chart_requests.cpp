#include "desk/start/chart_requests.h"

#include <fmt/format.h>

#include "base/limits.h"
#include "base/plain_text.h"
#include "coast/frame.h"
#include "files/chart_file.h"
#include "files/chart_text.h"
#include "present/chart/chart_audit.h"
#include "store/chart_wish.h"
#include "store/coast_file.h"
#include "store/disk.h"

namespace flagplot::desk {

namespace {

Result<std::int32_t> number(const std::string& text, const char* what, std::int32_t most) {
    const auto value = whole_number<std::uint64_t>(text);
    if (value && *value >= 1 && *value <= static_cast<std::uint64_t>(most)) {
        return static_cast<std::int32_t>(*value);
    }
    return failure(ErrorCode::wrong_type, {what, fmt::format("a whole number from 1 to {}", most)});
}

struct Size {
    std::int32_t columns = 0;
    std::int32_t rows = 0;
};

Result<Size> size_of(const MakingForm& form) {
    const auto columns = number(form.columns, "columns", std::int32_t{limits::chart_columns});
    if (!columns) return Failure(columns.error());
    const auto rows = number(form.rows, "rows", std::int32_t{limits::chart_columns});
    if (!rows) return Failure(rows.error());
    if (std::int64_t{*columns} * *rows > static_cast<std::int64_t>(limits::chart_squares)) {
        return failure(ErrorCode::wrong_type, {"columns and rows", "fewer squares"});
    }
    return Size{*columns, *rows};
}

Result<ChartRequest> request_of(const MakingForm& form, Size size, const Gazetteer& gazetteer) {
    const auto middle = middle_of_chart(form.middle, gazetteer);
    if (!middle) return Failure(middle.error());
    const auto side = number(form.side, "miles", largest_side);
    if (!side) return Failure(side.error());
    const auto frame = with_true_distances(frame_round(
        *middle, size.columns, size.rows, {Projection::lambert_azimuthal_equal_area, *side}));
    if (!frame) return Failure(frame.error());
    const auto date = read_moment(form.day + " 00:00");
    if (!date) return failure(ErrorCode::wrong_type, {"day", "a day such as 1941-05-18"});
    return ChartRequest{*frame, "NEW", "New chart", *date};
}

/// As it would be typed.
std::string command_of(const MakingForm& form) {
    return fmt::format(
        "flagplot chart make --center \"{}\" --size {}x{} --square {}nm --out FILE --date {}",
        form.middle, form.columns, form.rows, form.side, form.day);
}

}  // namespace

Result<ChartDocument> open_chart(const std::filesystem::path& file) {
    auto text = read_file(file);
    if (!text) return Failure(text.error());
    const SourceFile source{file.string(), *std::move(text)};
    auto read = read_chart_file(source);
    if (!read) return Failure(read.error().front());
    auto survey = read_survey(source);
    if (!survey) return Failure(survey.error());
    return ChartDocument{{std::move(read->chart), std::move(read->straits)},
                         comments_at_head(source.text),
                         *std::move(survey)};
}

Result<std::optional<ChartDocument>> make_chart(const MakingForm& form, std::stop_token stop,
                                                std::atomic<std::int32_t>& percent) {
    const auto size = size_of(form);
    if (!size) return Failure(size.error());
    if (form.is_blank) {
        return ChartDocument{{blank_chart(size->columns, size->rows)},
                             "# . is sea, # land, ^ passable but not to be seen across.\n"};
    }
    const auto gazetteer = read_gazetteer_files();
    if (!gazetteer) return Failure(gazetteer.error());
    const auto request = request_of(form, *size, *gazetteer);
    if (!request) return Failure(request.error());
    const auto coast = read_coast();
    if (!coast) return Failure(coast.error());
    const auto made =
        made_chart(*request, *coast, *gazetteer, [&](std::size_t done, std::size_t all) {
            constexpr std::size_t whole = 100;
            percent = static_cast<std::int32_t>(all == 0 ? 0 : done * whole / all);
            return !stop.stop_requested();
        });
    if (!made) return Failure(made.error());
    if (!*made) return std::optional<ChartDocument>{};
    ChartContent content = content_of(**made, {coast->source, request->date, command_of(form)});
    return ChartDocument{{std::move(content.chart), std::move(content.straits)},
                         std::move(content.head),
                         std::move(content.survey)};
}

Result<bool> save_chart(const std::filesystem::path& file, const ChartDocument& document,
                        bool replaces) {
    const std::string text =
        chart_text({document.head, document.page.chart, document.page.straits, document.survey});
    const auto read = read_chart_file({file.string(), text});
    if (!read) return Failure(read.error().front());
    if (ChartPage{read->chart, read->straits} != document.page) {
        return failure(ErrorCode::wrong_type, {"chart", "names that read as they are written"});
    }
    if (!replaces) return create_file(file, text);
    replace_file(file, text);
    return true;
}

std::vector<ChartFinding> check_chart(const ChartDocument& document) {
    const auto gazetteer = read_gazetteer_files();
    return audit_of(document.page.chart, document.page.straits, document.survey,
                    gazetteer ? *gazetteer : Gazetteer{});
}

}  // namespace flagplot::desk
