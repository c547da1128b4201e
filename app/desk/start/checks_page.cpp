#include "desk/start/checks_page.h"

#include <fmt/format.h>

#include <algorithm>
#include <iterator>
#include <utility>

#include "store/disk.h"
#include "store/file_check.h"
#include "view/phrases.h"

namespace flagplot::desk {

namespace {

ProblemRow row_of(const Error& problem) {
    return {problem.where.file, static_cast<std::int32_t>(problem.where.line),
            static_cast<std::int32_t>(problem.where.column), sentence_of(problem), problem.nearest};
}

}  // namespace

void ChecksPage::arrive(const std::string& path) {
    if (path.empty()) return;
    carry_out(CheckIntent(NameChecked{path}));
    carry_out(CheckIntent(CheckFiles{}));
}

const std::vector<TabKey>& ChecksPage::keys() const {
    static const std::vector<TabKey> rows{{"F5", CheckIntent(CheckFiles{})}};
    return rows;
}

void ChecksPage::draw_body(screens::FrontIntents& intents) {
    screens::draw_check(desktop_.window.theme(), page_, intents);
}

void ChecksPage::run(const FrontIntent& intent) {
    const auto* change = std::get_if<CheckIntent>(&intent);
    if (change == nullptr) return;
    if (std::holds_alternative<CheckFiles>(*change)) return check();
    page_ = check_after(std::move(page_), *change);
    if (std::holds_alternative<PickProblem>(*change)) show_problem();
}

void ChecksPage::check() {
    if (checking_.is_busy() || page_.path.empty()) return;
    checking_.start([path = page_.path](const std::stop_token&) { return checked(path); });
}

ChecksPage::Checked ChecksPage::checked(const std::string& path) {
    const Known nothing;
    FileCheck check(nothing);
    check.take(path);
    const Diagnostics problems = check.problems();
    Checked checked;
    checked.page.path = path;
    for (const Error& problem : problems) checked.page.problems.push_back(row_of(problem));
    checked.page.standing =
        fmt::format("{}, {}", counted(std::ssize(check.files()), "file"),
                    problems.empty() ? "no problems" : counted(std::ssize(problems), "problem"));
    for (const std::string& file : check.files()) checked.stamps[file] = stamp_of(file);
    checked.stamps[path] = stamp_of(path);
    return checked;
}

void ChecksPage::take_checked(Checked done) {
    const auto picked = page_.picked;
    const std::string typed = page_.path;
    page_ = std::move(done.page);
    page_.path = typed;
    if (!page_.problems.empty()) {
        page_.picked = std::min(picked.value_or(0), page_.problems.size() - 1);
    }
    stamps_ = std::move(done.stamps);
    show_problem();
    desktop_.window.want_frames();
}

void ChecksPage::show_problem() {
    page_.lines.clear();
    if (!page_.picked || *page_.picked >= page_.problems.size()) return;
    const ProblemRow& row = page_.problems[*page_.picked];
    const auto text = read_file(row.file);
    if (text && row.line > 0) page_.lines = lines_round(*text, row.line);
}

void ChecksPage::look_round() {
    try {
        if (auto done = checking_.take()) take_checked(*std::move(done));
    } catch (const std::exception& trouble) {
        say(trouble.what(), true);
    }
    watch();
}

void ChecksPage::watch() {
    constexpr std::int32_t often = 700;  // milliseconds
    if (checking_.is_busy() || since_watch_.getElapsedTime().asMilliseconds() < often) return;
    since_watch_.restart();
    const bool is_other = std::any_of(stamps_.begin(), stamps_.end(), [](const auto& each) {
        return stamp_of(each.first) != each.second;
    });
    if (is_other) check();
}

}  // namespace flagplot::desk
