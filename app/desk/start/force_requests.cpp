#include "desk/start/force_requests.h"

#include <system_error>

#include "desk/start/data_folders.h"
#include "files/chart_file.h"
#include "store/campaign_folder.h"
#include "store/disk.h"
#include "store/new_files.h"
#include "toml/toml_outline.h"

namespace flagplot::desk {

namespace {

namespace fs = std::filesystem;

constexpr const char* forces_name = "forces.toml";
constexpr const char* campaign_name = "campaign.toml";

/// The folder of a campaign by its name or path, as `read_campaign_folder` finds it.
fs::path folder_of(const std::string& name) {
    const bool is_name = name.find('/') == std::string::npos;
    for (const fs::path& root : campaign_roots()) {
        if (is_name && fs::exists(root / "campaigns" / name / campaign_name)) {
            return root / "campaigns" / name;
        }
    }
    return name;
}

ForceSurroundings surroundings_of(const CampaignSources& sources) {
    ForceSurroundings round;
    const Outline campaign = in_blocks(outline_of(sources.campaign.text), "side", "");
    for (const std::size_t place : blocks_named(campaign, "side")) {
        const OutlineBlock& block = campaign.blocks[place];
        round.sides.push_back({said_by(value_of(block, "id")), said_by(value_of(block, "name"))});
    }
    for (const SourceFile& file : sources.classes) {
        for (ClassLine& line : class_lines(outline_of(file.text))) {
            round.classes.push_back(std::move(line));
        }
    }
    return round;
}

CampaignSources with_forces(CampaignSources sources, const Outline& forces) {
    sources.forces.text = text_of(forces);
    return sources;
}

/// Copies the rest of a campaign: every plain file in its folder except the forces.
Result<void> copy_rest(const fs::path& from, const fs::path& to) {
    std::error_code trouble;
    for (const auto& entry : fs::recursive_directory_iterator(from, trouble)) {
        if (!entry.is_regular_file() || entry.path() == from / forces_name) continue;
        auto text = read_file(entry.path());
        if (!text) return Failure(text.error());
        const fs::path path = to / entry.path().lexically_relative(from);
        if (const auto made = create_files(path.parent_path(), {{path, *std::move(text)}}); !made) {
            return made;
        }
    }
    return {};
}

std::vector<EditProblem> check_forces(const ForceDocument& document, const Outline& forces) {
    const CampaignSources sources = with_forces(document.sources, forces);
    const auto definition = read_campaign(sources);
    if (definition) return {};
    return problems_in(forces, sources.forces.name, found_by(definition.error()));
}

}  // namespace

Result<ForceDocument> open_forces(const std::string& name_or_folder) {
    const fs::path whole = name_or_folder;
    const std::string name = whole.has_filename() ? whole.string() : whole.parent_path().string();
    auto sources = read_campaign_folder(name, campaign_roots(), FileNames::as_found);
    if (!sources) return Failure(sources.error());
    ForceDocument document{folder_of(name), false, *std::move(sources), {}};
    if (const auto wrong = syntax_error_in(document.sources.forces)) return Failure(*wrong);
    document.came_with_program =
        is_in_data(fs::absolute(document.folder).lexically_normal().parent_path(), "campaigns");
    document.round = surroundings_of(document.sources);
    if (const auto definition = read_campaign(document.sources)) {
        document.chart = definition->chart;
        document.round.speed = definition->switches.speed();
    } else if (!document.sources.charts.empty()) {
        if (auto chart = read_chart(document.sources.charts.front())) {
            document.chart = *std::move(chart);
        }
    }
    document.round.places = document.chart.places;
    return document;
}

EditedDocument edited(const ForceDocument& document) {
    EditedDocument edited;
    const fs::path& folder = document.folder;
    const fs::path own = own_folder("campaigns") / folder.filename();
    edited.name = edited.checked = folder.string();
    edited.target = (document.came_with_program ? own : folder).string();
    edited.check = [document](const Outline& forces) { return check_forces(document, forces); };
    edited.save = [folder](const fs::path& target, const Outline& forces, bool replaces) {
        return save_edited(target / forces_name, forces, replaces, [&]() -> Result<void> {
            if (fs::exists(target / campaign_name)) return {};
            return copy_rest(folder, target);
        });
    };
    return edited;
}

}  // namespace flagplot::desk
