#include "desk/start/edited_page.h"

#include <fmt/format.h>

#include <utility>

namespace flagplot::desk {

void EditedPage::arrive(const std::string& path) {
    if (path.empty()) return;
    carry_out(EditedIntent(NameEdited{kind_, path}));
    carry_out(EditedIntent(OpenEdited{kind_, false}));
}

std::vector<Question> EditedPage::questions() const {
    const EditedFile& edited = file();
    std::vector<Question> asked;
    if (edited.asks_to_replace) {
        asked.push_back({edited_words(kind_).replace, SaveEdited{kind_, true}});
    }
    if (edited.asks_to_open) asked.push_back({"Discard changes", OpenEdited{kind_, true}});
    return asked;
}

bool EditedPage::run_edited(const FrontIntent& intent) {
    const auto* edited = std::get_if<EditedIntent>(&intent);
    if (edited == nullptr) return false;
    if (const auto* opening = std::get_if<OpenEdited>(edited)) {
        open(opening->gives_up);
    } else if (const auto* saving = std::get_if<SaveEdited>(edited)) {
        save(saving->replaces);
    } else {
        file() = edited_after(std::move(file()), kind_, *edited);
    }
    return true;
}

void EditedPage::open(bool gives_up) {
    if (edits().is_changed && !gives_up) {
        file().asks_to_open = true;
        return say(edited_words(kind_).unsaved, true);
    }
    auto document = lay_open(file().name);
    if (!document) return say(describe(document.error()), true);
    close_message();
    file() = {};
    file().name = document->name;
    file().target = document->target;
    file().checked = document->checked;
    file().is_open = true;
    document_ = *std::move(document);
    checked_ = {};
}

void EditedPage::save(bool replaces) {
    const EditedWords& words = edited_words(kind_);
    if (!file().is_open) return;
    if (file().target.empty()) return say(words.no_target, true);
    const auto saved = document_.save(file().target, edits().now, replaces);
    if (!saved) return say(describe(saved.error()), true);
    file().asks_to_replace = !*saved;
    if (!*saved) return say(fmt::format(fmt::runtime(words.is_there), file().target), true);
    edits().is_changed = false;
    say(fmt::format(fmt::runtime(words.is_saved), file().target), false);
}

void EditedPage::look_round() {
    try {
        if (auto problems = checking_.take()) {
            file().problems = *std::move(problems);
            desktop_.window.want_frames();
        }
    } catch (const std::exception& trouble) {
        say(trouble.what(), true);
    }
    check();
}

/// Starts a check if something was changed since the last one.
void EditedPage::check() {
    const Outline& now = edits().now;
    if (!file().is_open || checking_.is_busy() || checked_ == now) return;
    checked_ = now;
    checking_.start([check = document_.check, now](const std::stop_token&) { return check(now); });
}

}  // namespace flagplot::desk
