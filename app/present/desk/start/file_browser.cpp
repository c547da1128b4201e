#include "present/desk/start/file_browser.h"

#include <algorithm>
#include <sstream>
#include <utility>

#include "base/plain_text.h"

namespace flagplot::desk {

namespace {

bool is_through(FileSieve sieve, FoundKind kind) {
    if (kind == FoundKind::folder || sieve == FileSieve::all) return true;
    switch (sieve) {
        case FileSieve::all:
            return true;
        case FileSieve::saves:
            return kind == FoundKind::save || kind == FoundKind::view;
        case FileSieve::campaigns:
            return kind == FoundKind::campaign;
        case FileSieve::charts:
            return kind == FoundKind::chart;
    }
    return false;
}

bool is_path(std::string_view typed) { return typed.find('/') != std::string_view::npos; }

bool has_words(const std::string& name, const std::string& typed) {
    std::istringstream words(lower_case(typed));
    const std::string all = lower_case(name);
    for (std::string word; words >> word;) {
        if (all.find(word) == std::string::npos) return false;
    }
    return true;
}

class BrowserChange {
  public:
    explicit BrowserChange(FileBrowser& browser) : browser_(browser) {}

    void operator()(const TypeFile& type) {
        browser_.typed = type.text;
        browser_.marked = 0;
    }
    void operator()(const SieveFiles& sieve) {
        browser_.sieve = sieve.sieve;
        browser_.marked = 0;
    }
    void operator()(const MarkFile& mark) {
        if (mark.line < files_listed(browser_).size()) browser_.marked = mark.line;
    }
    void operator()(const StepFile& step) {
        const auto lines = static_cast<std::int64_t>(files_listed(browser_).size());
        const auto marked = static_cast<std::int64_t>(browser_.marked) + step.lines;
        browser_.marked = static_cast<std::size_t>(
            std::clamp(marked, std::int64_t{0}, std::max(lines - 1, std::int64_t{0})));
    }
    void operator()(const EnterFolder&) {}
    void operator()(const OpenFound&) {}

  private:
    FileBrowser& browser_;
};

/// "~" is the home of the one who sits at the desk; a path that begins nowhere begins in the
/// folder.
std::string whole_path(const FileBrowser& browser, std::string_view home) {
    const std::string& typed = browser.typed;
    if (typed.starts_with("~/")) return std::string(home) + typed.substr(1);
    return typed.starts_with("/") ? typed : browser.folder + "/" + typed;
}

}  // namespace

FileBrowser browser_after(FileBrowser browser, const BrowseIntent& intent) {
    std::visit(BrowserChange(browser), intent);
    return browser;
}

FileBrowser with_folder(FileBrowser browser, std::string folder, std::vector<FoundFile> found) {
    browser.folder = std::move(folder);
    browser.found = std::move(found);
    browser.typed.clear();
    browser.marked = 0;
    return browser;
}

std::vector<FoundFile> files_listed(const FileBrowser& browser) {
    const std::string typed = is_path(browser.typed) ? std::string() : browser.typed;
    const bool shows_hidden = typed.starts_with(".");
    std::vector<FoundFile> listed;
    for (const FoundFile& each : browser.found) {
        const bool is_hidden = each.name.starts_with(".") && !shows_hidden;
        if (!is_hidden && is_through(browser.sieve, each.kind) && has_words(each.name, typed)) {
            listed.push_back(each);
        }
    }
    return listed;
}

std::optional<FileWish> wish_of(const FileBrowser& browser, std::string_view home) {
    if (is_path(browser.typed)) {
        return FileWish{whole_path(browser, home), browser.typed.ends_with("/")};
    }
    const std::vector<FoundFile> listed = files_listed(browser);
    if (browser.marked >= listed.size()) return std::nullopt;
    const FoundFile& file = listed[browser.marked];
    const std::string slash = browser.folder.ends_with("/") ? "" : "/";
    return FileWish{browser.folder + slash + file.name, file.kind == FoundKind::folder};
}

std::string_view word_of(FoundKind kind) {
    switch (kind) {
        case FoundKind::other:
            return "";
        case FoundKind::folder:
            return "folder";
        case FoundKind::campaign:
            return "campaign";
        case FoundKind::save:
            return "save";
        case FoundKind::view:
            return "view file";
        case FoundKind::chart:
            return "chart";
        case FoundKind::data:
            return "data";
    }
    return "";
}

}  // namespace flagplot::desk
