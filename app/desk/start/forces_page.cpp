#include "desk/start/forces_page.h"

#include <utility>

#include "desk/start/data_folders.h"
#include "desk/start/force_requests.h"
#include "store/campaign_folder.h"

namespace flagplot::desk {

ForcesPage::ForcesPage(Desktop& desktop)
    : EditedPage(desktop, PageName::forces, EditedKind::forces),
      campaigns_(campaign_names(campaign_roots())) {}

const std::vector<TabKey>& ForcesPage::keys() const {
    static const std::vector<TabKey> rows{
        {"F", ForceDeskIntent(FitForces{})},
        {"Ctrl+Z", step_in(EditedKind::forces, UndoStep{})},
        {"Ctrl+Shift+Z", step_in(EditedKind::forces, RedoStep{})},
        {"Ctrl+S", EditedIntent(SaveEdited{EditedKind::forces, false})},
    };
    return rows;
}

void ForcesPage::draw_body(screens::FrontIntents& intents) {
    screens::draw_force_desk(desktop_.window.theme(), desk_, campaigns_, intents);
}

void ForcesPage::look_round() {
    EditedPage::look_round();
    if (coast_.is_new(desk_.chart, desk_.coast)) desktop_.window.want_frames();
}

void ForcesPage::run(const FrontIntent& intent) {
    if (run_edited(intent)) return;
    if (const auto* change = std::get_if<ForceDeskIntent>(&intent)) {
        desk_ = force_desk_after(std::move(desk_), *change);
    }
}

Result<EditedDocument> ForcesPage::lay_open(const std::string& name) {
    const auto forces = open_forces(name);
    if (!forces) return Failure(forces.error());
    desk_.editor = forces_editor(outline_of(forces->sources.forces.text), forces->round);
    desk_.chart = forces->chart;
    desk_.is_fitted = false;
    return edited(*forces);
}

}  // namespace flagplot::desk
