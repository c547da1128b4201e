#include "present/desk/editors/chart_desk.h"

#include <utility>

namespace flagplot::desk {

namespace {

class ChartDeskChange {
  public:
    explicit ChartDeskChange(ChartDesk& desk) : desk_(desk) {}

    void operator()(const NameChartFile& named) { desk_.file = named.path; }
    void operator()(const FillMaking& fill) { desk_.making = fill.form; }
    void operator()(const FillPlace& fill) {
        desk_.place_name = fill.name;
        desk_.is_port = fill.is_port;
    }
    void operator()(const LookAtChart& look) { desk_.camera = look.camera; }
    void operator()(const FitChart& fit) {
        desk_.is_fitted = fit.room.has_value();
        if (fit.room) desk_.camera = whole_chart(desk_.editor.page.chart, *fit.room);
    }
    void operator()(const EditIntent& edit) {
        desk_.editor = editor_after(std::move(desk_.editor), edit);
        const bool was_named = std::holds_alternative<NamePlace>(edit);
        if (was_named && desk_.editor.message.empty()) desk_.place_name.clear();
    }
    void operator()(const OpenChart&) {}
    void operator()(const MakeChart&) {}
    void operator()(const SaveChart&) {}
    void operator()(const CancelMaking&) {}

  private:
    ChartDesk& desk_;
};

}  // namespace

ChartDesk chart_desk_after(ChartDesk desk, const ChartDeskIntent& intent) {
    std::visit(ChartDeskChange(desk), intent);
    return desk;
}

ChartDesk without_questions(ChartDesk desk) {
    desk.asks_to_replace = desk.asks_to_open = desk.asks_to_make = false;
    return desk;
}

}  // namespace flagplot::desk
