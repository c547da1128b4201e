#include "cli/briefing_papers.h"

#include <array>

#include "cli/command_context.h"
#include "cli/output.h"
#include "operations/briefing_papers.h"
#include "store/disk.h"

namespace flagplot::cli {

namespace {

struct PageRow {
    std::string_view name;
    paper::PageSize size{};
};

constexpr std::array page_rows{PageRow{"A4", paper::PageSize::a4},
                               PageRow{"Letter", paper::PageSize::letter}};

void write(const std::filesystem::path& path, const std::string& bytes, Console* console) {
    if (console != nullptr && is_standard_output(path.string())) {
        return put_out(path.string(), bytes, *console);
    }
    check_replaceable(path);
    replace_file(path, bytes);
}

}  // namespace

Result<paper::PageSize> page_asked_for(const Arguments& given) {
    const auto name = given.optional_text("--page");
    if (!name) return paper::PageSize::a4;
    if (!given.has("--pdf")) throw WrongUsage("--page is of a PDF: give --pdf");
    std::vector<std::string> known;
    for (const PageRow& row : page_rows) {
        if (row.name == *name) return row.size;
        known.emplace_back(row.name);
    }
    return failure(ErrorCode::unknown_word, {*name, listed(known, " and ")}, {},
                   nearest_word(*name, known));
}

void write_briefing(const Book& book, const SideView& view, const std::string& ending,
                    const BriefingFiles& files, Console* console) {
    if (files.empty()) return;
    const BriefingPapers papers = briefing_papers(
        book, view, ending, {files.html.has_value(), files.pdf.has_value(), files.page});
    if (files.html) write(*files.html, papers.html, console);
    if (files.pdf) write(*files.pdf, papers.pdf, console);
}

}  // namespace flagplot::cli
