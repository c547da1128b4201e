#include "desk/start/browse_page.h"

#include <cstdlib>
#include <filesystem>
#include <utility>

#include "desk/start/folder_listing.h"
#include "desk/start/recent.h"

namespace flagplot::desk {

namespace {

namespace fs = std::filesystem;

std::string home_folder() {
    const char* const home = std::getenv("HOME");
    return home == nullptr ? "/" : home;
}

/// That of the save played last, or where the desk was begun.
std::string first_folder() {
    const auto saves = recent_saves();
    if (!saves.empty()) return fs::path(saves.front()).parent_path().string();
    std::error_code trouble;
    const fs::path here = fs::current_path(trouble);
    return trouble ? home_folder() : here.string();
}

/// From the root, without "." and "..", and without a slash at its end.
std::string whole(const fs::path& folder) {
    const fs::path path = fs::absolute(folder).lexically_normal();
    return (path.has_filename() || path == path.root_path() ? path : path.parent_path()).string();
}

}  // namespace

BrowsePage::BrowsePage(Desktop& desktop) : TabPage(desktop, PageName::browse) {}

void BrowsePage::arrive(const std::string& path) {
    enter(!path.empty() ? path : browser_.folder.empty() ? first_folder() : browser_.folder);
}

const std::vector<TabKey>& BrowsePage::keys() const {
    static const std::vector<TabKey> rows{{"Alt+Up", BrowseIntent(EnterFolder{}), true}};
    return rows;
}

void BrowsePage::draw_body(screens::FrontIntents& intents) {
    screens::draw_browser(desktop_.window.theme(), browser_, intents);
}

void BrowsePage::run(const FrontIntent& intent) {
    const auto* const wanted = std::get_if<BrowseIntent>(&intent);
    if (wanted == nullptr) return;
    if (const auto* folder = std::get_if<EnterFolder>(wanted)) {
        const fs::path above = fs::path(browser_.folder).parent_path();
        enter(folder->path.empty() ? above.string() : folder->path);
    } else if (std::holds_alternative<OpenFound>(*wanted)) {
        open();
    } else {
        browser_ = browser_after(std::move(browser_), *wanted);
    }
}

void BrowsePage::open() {
    const auto wish = wish_of(browser_, home_folder());
    if (!wish) return;
    std::error_code trouble;
    const bool is_folder = fs::is_directory(wish->path, trouble) &&
                           !fs::exists(fs::path(wish->path) / "campaign.toml", trouble);
    if (wish->is_to_enter || is_folder) return enter(wish->path);
    desktop_.journey = ToFile{wish->path};
}

void BrowsePage::enter(const std::string& folder) {
    if (reading_.is_busy() || folder.empty()) return;
    close_message();
    reading_.start(
        [path = whole(folder)](const std::stop_token&) { return Listed{path, files_in(path)}; });
}

void BrowsePage::look_round() {
    try {
        auto listed = reading_.take();
        if (!listed) return;
        desktop_.window.want_frames();
        if (!listed->found) return say(describe(listed->found.error()), true);
        browser_ =
            with_folder(std::move(browser_), std::move(listed->folder), *std::move(listed->found));
    } catch (const std::exception& trouble) {
        say(trouble.what(), true);
    }
}

}  // namespace flagplot::desk
