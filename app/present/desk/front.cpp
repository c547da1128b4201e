#include "present/desk/front.h"

#include <charconv>
#include <sstream>

namespace flagplot::desk {

namespace {

class Turn {
  public:
    explicit Turn(FrontState& state) : state_(state) {}

    void operator()(const ShowPage& show) { state_.page = show.page; }
    void operator()(const ChooseCampaign& choose) {
        if (choose.number >= state_.campaigns.size()) return;
        state_.chosen = choose.number;
        state_.form.led.reset();
        state_.form.save = state_.campaigns[choose.number].name + ".save";
    }
    void operator()(const FillGame& fill) { state_.form = fill.form; }
    void operator()(const NameOtherFile& named) { state_.other_file = named.path; }
    void operator()(const NameChecked& named) { state_.check.path = named.path; }
    void operator()(const PickProblem& pick) {
        if (pick.number < state_.check.problems.size()) state_.check.picked = pick.number;
    }
    void operator()(const NameChartFile& named) { state_.chart.file = named.path; }
    void operator()(const FillMaking& fill) { state_.chart.making = fill.form; }
    void operator()(const FillPlace& fill) {
        state_.chart.place_name = fill.name;
        state_.chart.is_port = fill.is_port;
    }
    void operator()(const LookAtChart& look) { state_.chart.camera = look.camera; }
    void operator()(const FitChart& fit) {
        state_.chart.is_fitted = fit.room.has_value();
        if (!fit.room) return;
        const Chart& chart = state_.chart.editor.page.chart;
        state_.chart.camera = whole(chart, *fit.room);
    }
    void operator()(const NameEdited& named) { state_.file(named.kind).name = named.name; }
    void operator()(const NameTarget& named) { state_.file(named.kind).target = named.target; }
    void operator()(const FilterClasses& typed) { state_.forces.filter = typed.filter; }
    void operator()(const LookAtForces& look) { state_.forces.camera = look.camera; }
    void operator()(const FitForces& fit) {
        state_.forces.is_fitted = fit.room.has_value();
        if (fit.room) state_.forces.camera = whole(state_.forces.chart, *fit.room);
    }
    void operator()(const CloseMessage&) {
        state_.message.clear();
        for (const EditedKind kind : edited_kinds) {
            state_.file(kind).asks_to_replace = state_.file(kind).asks_to_open = false;
        }
        ChartDesk& chart = state_.chart;
        chart.asks_to_replace = chart.asks_to_open = chart.asks_to_make = false;
    }
    void operator()(const EditIntent& edit) {
        state_.chart.editor = editor_after(std::move(state_.chart.editor), edit);
        const bool was_named = std::holds_alternative<NamePlace>(edit);
        if (was_named && state_.chart.editor.message.empty()) state_.chart.place_name.clear();
    }

    void operator()(const ForceIntent& edit) {
        if (state_.forces.file.is_open) {
            state_.forces.editor = forces_after(std::move(state_.forces.editor), edit);
        }
    }
    void operator()(const CardIntent& edit) {
        if (state_.cards.file.is_open) {
            state_.cards.editor = cards_after(std::move(state_.cards.editor), edit);
        }
    }

    void operator()(const BeginGame&) {}
    void operator()(const OpenSave&) {}
    void operator()(const OpenOther&) {}
    void operator()(const CheckFiles&) {}
    void operator()(const OpenChart&) {}
    void operator()(const MakeChart&) {}
    void operator()(const SaveChart&) {}
    void operator()(const OpenEdited&) {}
    void operator()(const SaveEdited&) {}
    void operator()(const CancelMaking&) {}
    void operator()(const LeaveFront&) {}

  private:
    static Camera whole(const Chart& chart, const Box& room) {
        return fitted(room,
                      {0, 0, static_cast<double>(chart.columns), static_cast<double>(chart.rows)});
    }

    FrontState& state_;
};

}  // namespace

const CampaignPage* FrontState::campaign() const {
    return chosen < campaigns.size() ? &campaigns[chosen] : nullptr;
}

FrontState front_after(FrontState state, const FrontIntent& intent) {
    std::visit(Turn(state), intent);
    return state;
}

std::vector<FrontIntent> steps_to_open(std::optional<FileKind> kind,
                                       const std::filesystem::path& path) {
    const auto edited = [](EditedKind edited_kind, FrontPage page, const std::string& name) {
        return std::vector<FrontIntent>{ShowPage{page}, NameEdited{edited_kind, name},
                                        OpenEdited{edited_kind, false}};
    };
    const std::vector<FrontIntent> checked{ShowPage{FrontPage::check}, NameChecked{path.string()},
                                           CheckFiles{}};
    if (!kind) return checked;
    switch (*kind) {
        case FileKind::chart:
            return {ShowPage{FrontPage::chart}, NameChartFile{path.string()}, OpenChart{false}};
        case FileKind::deck:
            return edited(EditedKind::deck, FrontPage::cards, path.string());
        case FileKind::campaign:
        case FileKind::forces:
        case FileKind::history: {
            const bool is_folder = path.extension() != ".toml";
            const std::filesystem::path folder = is_folder ? path : path.parent_path();
            // With a slash it is no name of a campaign that came with the program.
            const std::filesystem::path place = folder.has_parent_path() ? folder : "." / folder;
            return edited(EditedKind::forces, FrontPage::forces, place.string());
        }
        default:
            return checked;
    }
}

std::string why_not_begun(const FrontState& state) {
    const CampaignPage* const campaign = state.campaign();
    if (campaign == nullptr) return "Choose a campaign.";
    if (!campaign->problems.empty()) return "Its files have problems; check them first.";
    if (state.form.save.empty()) return "Name the file of the save.";
    if (state.form.has_public_dice && !whole_number(state.form.seed)) {
        return "The seed is a whole number.";
    }
    return {};
}

std::vector<TextLine> lines_round(const std::string& text, std::int32_t line) {
    constexpr std::int32_t neighbours = 6;
    std::vector<TextLine> lines;
    std::istringstream in(text);
    std::string each;
    for (std::int32_t number = 1; std::getline(in, each); ++number) {
        if (number > line + neighbours) break;
        if (number >= line - neighbours) lines.push_back({number, each, number == line});
    }
    return lines;
}

std::optional<std::uint64_t> whole_number(const std::string& text) {
    std::uint64_t value = 0;
    const char* const end = text.data() + text.size();
    const auto [stop, code] = std::from_chars(text.data(), end, value);
    if (code != std::errc{} || stop != end) return std::nullopt;
    return value;
}

}  // namespace flagplot::desk
