#include "present/desk/start/refused_save.h"

namespace flagplot::desk {

std::vector<Question> ways_with(ErrorCode why, const std::string& save) {
    switch (why) {
        case ErrorCode::save_damaged:
            return {{"Restore it from its copy", StartIntent(RestoreSave{save})}};
        case ErrorCode::save_too_old:
        case ErrorCode::save_of_other_program:
            return {{"Make a save for this version", StartIntent(UpgradeSave{save})}};
        default:
            return {};
    }
}

}  // namespace flagplot::desk
