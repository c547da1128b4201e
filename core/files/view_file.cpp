#include "files/view_file.h"

#include "base/plain_text.h"
#include "files/json.h"
#include "files/view_check.h"

namespace flagplot {

namespace {

constexpr std::int32_t form_of_file = 1;

/// A view file as JSON has it.
struct ViewFile {
    std::int32_t flagplot_view = 0;
    Book book;
    SideView view;
};
FLAGPLOT_FIELDS(ViewFile, flagplot_view, book, view)

}  // namespace

std::string view_file_text(const Book& book, const SideView& view) {
    return unseen_escaped(json_of(ViewFile{form_of_file, book, view})
                              .dump(1, ' ', false, Json::error_handler_t::replace)) +
           "\n";
}

Result<std::pair<Book, SideView>> read_view_file(std::string_view text, std::string_view file) {
    const auto json = parsed_json(text, file);
    if (!json) return Failure(json.error());
    auto read = value_of<ViewFile>(*json, file);
    if (!read) return Failure(read.error());
    if (read->flagplot_view != form_of_file) {
        return failure(ErrorCode::out_of_range,
                       {"flagplot_view", std::to_string(read->flagplot_view),
                        "1, the only form of view files that this program knows"},
                       {std::string(file), 0, 0});
    }
    if (auto problem = problem_in(read->book, read->view, file)) return Failure(*problem);
    return std::pair{std::move(read->book), std::move(read->view)};
}

}  // namespace flagplot
