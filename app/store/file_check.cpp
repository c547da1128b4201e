#include "store/file_check.h"

#include <fmt/format.h>

#include <algorithm>

#include "files/chart_file.h"
#include "files/plans_file.h"
#include "files/result_file.h"
#include "files/result_table.h"
#include "store/action_files.h"
#include "store/campaign_folder.h"
#include "store/disk.h"
#include "view/check_orders.h"

namespace flagplot {

namespace {

namespace fs = std::filesystem;

Diagnostics problems_of_sheet(const SourceFile& file, const Eyes& eyes) {
    const auto checked = check_sheet(eyes.book, eyes.view, file.text, file.name);
    if (!checked) return {checked.error()};
    Diagnostics problems;
    for (const SheetLine& line : checked->lines) {
        if (!line.order) problems.push_back(line.order.error());
    }
    return problems;
}

}  // namespace

void FileCheck::take(const fs::path& path) {
    if (fs::is_directory(path)) return take_campaign(path);
    auto text = read_file(path);
    if (!text) return add(path.string(), text.error());
    const SourceFile file{path.lexically_normal().string(), *std::move(text)};
    files_.insert(file.name);
    const auto kind = kind_of(file);
    if (!kind) {
        problems_.push_back(why_no_kind(file));
    } else if (kind->check == nullptr) {
        take_campaign(path.has_parent_path() ? path.parent_path() : fs::path("."));
    } else {
        add(problems_of(*kind, file));
        if (kind->kind == FileKind::chart) note_scale(file);
    }
}

Diagnostics FileCheck::problems() const {
    Diagnostics sorted = problems_;
    sort_by_place(sorted);
    sorted.erase(std::unique(sorted.begin(), sorted.end()), sorted.end());
    return sorted;
}

void FileCheck::take_campaign(const fs::path& folder) {
    const fs::path within = (folder / "").lexically_normal();  // so that it is a path, not a name
    if (!campaigns_.insert(within).second) return;
    const auto sources = read_campaign_folder(within.string(), data_roots(), FileNames::as_found);
    if (!sources) return add(folder.string(), sources.error());
    for (const SourceText& text : texts_of(*sources)) {
        if (fs::exists(text.name)) files_.insert(text.name);
    }
    const auto definition = read_campaign(*sources);
    if (!definition) return add(definition.error());
    if (const auto plans = read_plans(sources->plans, *definition); !plans) add(plans.error());
    const Switches& switches = definition->switches;
    note_scale(sources->campaign.name, switches.square_side_nm, switches.points_scale);
}

void FileCheck::note_scale(const SourceFile& chart) {
    const auto read = read_chart_file(chart);
    if (!read || !read->chart.geography) return;
    const Geography& geography = *read->chart.geography;
    note_scale(chart.name, geography.square_side,
               geography.true_distances ? PointsScale::true_distance : PointsScale::seed);
}

void FileCheck::note_scale(const std::string& file, std::int32_t square_side_nm,
                           PointsScale scale) {
    constexpr std::int32_t side_of_seed = 60, hours = 6, knots = 20;
    if (square_side_nm == side_of_seed) return;
    SpeedSwitches speed;
    speed.scale = scale;
    speed.square_side_nm = square_side_nm;
    const MovePoints points = points_at({30 * knots}, speed);
    const std::int32_t miles = points.count * square_side_nm;
    notes_.insert(
        fmt::format("{}: squares of {} nm and movement.points_scale = {}: a ship that cruises at "
                    "{} knots makes "
                    "{} squares a turn, {} nm, as at {} knots",
                    file, square_side_nm, word_of(scale), knots, points.count, miles,
                    (miles + hours / 2) / hours));
}

Diagnostics FileCheck::problems_of(const FileKindRow& row, const SourceFile& file) const {
    if (row.kind == FileKind::sheet && known_.eyes) return problems_of_sheet(file, *known_.eyes);
    if (row.kind == FileKind::result && known_.campaign) {
        const auto result = is_result_table(file) ? read_result_table(file, *known_.campaign)
                                                  : read_result(file, *known_.campaign);
        return result ? Diagnostics{} : result.error();
    }
    if (row.kind == FileKind::action) return problems_of_action(file);
    return row.check(file);
}

void FileCheck::add(const Diagnostics& problems) {
    problems_.insert(problems_.end(), problems.begin(), problems.end());
}

void FileCheck::add(const std::string& file, Error error) {
    if (error.where.file.empty()) error.where.file = file;
    problems_.push_back(std::move(error));
}

}  // namespace flagplot
