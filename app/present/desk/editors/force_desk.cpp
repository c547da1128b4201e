#include "present/desk/editors/force_desk.h"

#include <utility>

namespace flagplot::desk {

namespace {

class ForceDeskChange {
  public:
    explicit ForceDeskChange(ForceDesk& desk) : desk_(desk) {}

    void operator()(const FilterClasses& typed) { desk_.filter = typed.filter; }
    void operator()(const LookAtForces& look) { desk_.camera = look.camera; }
    void operator()(const FitForces& fit) {
        desk_.is_fitted = fit.room.has_value();
        if (fit.room) desk_.camera = whole_chart(desk_.chart, *fit.room);
    }
    void operator()(const ForceIntent& edit) {
        if (desk_.file.is_open) desk_.editor = forces_after(std::move(desk_.editor), edit);
    }

  private:
    ForceDesk& desk_;
};

}  // namespace

ForceDesk force_desk_after(ForceDesk desk, const ForceDeskIntent& intent) {
    std::visit(ForceDeskChange(desk), intent);
    return desk;
}

}  // namespace flagplot::desk
