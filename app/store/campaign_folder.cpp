#include "store/campaign_folder.h"

#include <fmt/format.h>
#include <algorithm>
#include <array>
#include <optional>
#include <system_error>

#include "module_files/catalog.h"
#include "store/disk.h"
#include "store/folder.h"

namespace flagplot {

namespace {

namespace fs = std::filesystem;

/// Does anything with this name exist, including a link that leads nowhere?
bool is_there(const fs::path& path) {
    std::error_code ignored;
    return fs::exists(fs::symlink_status(path, ignored));
}

bool is_campaign(const fs::path& folder) {
    std::error_code ignored;
    return fs::is_regular_file(folder / "campaign.toml", ignored);
}

/// A bare name is searched in `campaigns` of every root; a path is used as it is.
std::optional<fs::path> folder_of(const std::string& name, const std::vector<fs::path>& roots) {
    const bool is_name =
        !name.empty() && name != "." && name != ".." && name.find('/') == std::string::npos;
    if (is_name) {
        for (const fs::path& root : roots) {
            if (is_campaign(root / "campaigns" / name)) return root / "campaigns" / name;
        }
    }
    if (is_campaign(name)) return fs::path(name);
    return std::nullopt;
}

/// Reads the files of a campaign, each with the name for messages.
class FolderReading {
  public:
    FolderReading(const fs::path& folder, FileNames names) : folder_(folder), names_(names) {
        const fs::path whole = fs::absolute(folder).lexically_normal();  // "beta/" has no file name
        own_ =
            fmt::format("campaigns/{}/",
                        (whole.has_filename() ? whole : whole.parent_path()).filename().string());
    }

    /// A file in the campaign's own folder.
    [[nodiscard]] Result<SourceFile> own(const std::string& name) const {
        const std::string shown = shown_as(folder_, name, own_ + name);
        const auto path = inside(folder_, name);
        if (!path)
            return failure(ErrorCode::unreadable, {shown, "it is not in the campaign's folder"});
        return text_of(*path, shown);
    }

    /// An empty text, for a campaign that has none of this name.
    [[nodiscard]] SourceFile absent(const std::string& name) const {
        return {shown_as(folder_, name, own_ + name), ""};
    }

    /// Those of these files that are in one of the folders. Missing ones are left out; the
    /// campaign's reader reports them with the key that names them.
    [[nodiscard]] Result<std::vector<SourceFile>> named(
        const std::vector<std::string>& names, const std::vector<fs::path>& folders) const {
        std::vector<SourceFile> files;
        for (const std::string& name : names) {
            for (const fs::path& folder : folders) {
                const auto path = inside(folder, name);
                if (!path) continue;
                auto file = text_of(*path, shown_as(folder, name, name));
                if (!file) return Failure(file.error());
                files.push_back(*std::move(file));
                break;
            }
        }
        return files;
    }

    /// The deck in the campaign's own folder, otherwise the one shared by all campaigns.
    [[nodiscard]] Result<std::vector<SourceFile>> deck(const std::string& name,
                                                       const std::vector<fs::path>& shared) const {
        if (name.empty()) return std::vector<SourceFile>{};
        if (!is_there(folder_ / name)) return named({"assets/decks/" + name}, shared);
        auto file = own(name);
        if (!file) return Failure(file.error());
        return std::vector{*std::move(file)};
    }

  private:
    [[nodiscard]] std::string shown_as(const fs::path& folder, const std::string& name,
                                       const std::string& kept) const {
        if (names_ == FileNames::as_kept) return kept;
        return (folder / name).lexically_normal().string();
    }

    static Result<SourceFile> text_of(const fs::path& path, const std::string& shown) {
        auto text = read_file(path);
        if (!text) return Failure(text.error());
        return SourceFile{shown, *std::move(text)};
    }

    fs::path folder_;
    FileNames names_;
    std::string own_;  ///< the prefix in a save for the campaign's own files
};

/// With all that the campaign names beside its own texts; charts that are there stay.
Result<CampaignSources> with_shared(const FolderReading& reading, const fs::path& folder,
                                    CampaignSources sources, const std::vector<fs::path>& roots) {
    const FilesNeeded needed = files_needed(sources.campaign);
    std::vector<fs::path> shared{folder / ".." / ".."};  // the root it lies in itself
    shared.insert(shared.end(), roots.begin(), roots.end());
    if (sources.charts.empty()) {
        auto charts = reading.named(needed.charts, shared);
        if (!charts) return Failure(charts.error());
        sources.charts = *std::move(charts);
    }
    auto classes = reading.named(needed.classes, shared);
    if (!classes) return Failure(classes.error());
    sources.classes = *std::move(classes);
    auto briefings = reading.named(needed.briefings, {folder});
    if (!briefings) return Failure(briefings.error());
    sources.briefings = *std::move(briefings);
    auto decks = reading.deck(needed.deck, shared);
    if (!decks) return Failure(decks.error());
    sources.decks = *std::move(decks);
    for (const std::string& name : needed.side_decks) {
        if (name == needed.deck) continue;
        auto own = reading.deck(name, shared);
        if (!own) return Failure(own.error());
        sources.decks.insert(sources.decks.end(), own->begin(), own->end());
    }
    auto tables = reading.named(table_names(), shared);
    if (!tables) return Failure(tables.error());
    sources.tables = *std::move(tables);
    return sources;
}

}  // namespace

std::vector<std::string> campaign_names(const std::vector<fs::path>& roots) {
    std::vector<std::string> names;
    for (const fs::path& root : roots) {
        std::error_code trouble;
        for (const auto& entry : fs::directory_iterator(root / "campaigns", trouble)) {
            if (is_campaign(entry.path())) names.push_back(entry.path().filename().string());
        }
    }
    std::sort(names.begin(), names.end());
    names.erase(std::unique(names.begin(), names.end()), names.end());
    return names;
}

Result<CampaignSources> read_campaign_folder(const std::string& name_or_folder,
                                             const std::vector<fs::path>& roots, FileNames names) {
    const auto folder = folder_of(name_or_folder, roots);
    if (!folder) {
        return failure(ErrorCode::unknown_reference, {"campaign", name_or_folder}, {},
                       nearest_word(name_or_folder, campaign_names(roots)));
    }
    const FolderReading reading(*folder, names);
    CampaignSources sources;
    auto campaign = reading.own("campaign.toml");
    if (!campaign) return Failure(campaign.error());
    sources.campaign = *std::move(campaign);
    auto forces = reading.own("forces.toml");
    if (!forces) return Failure(forces.error());
    sources.forces = *std::move(forces);
    sources.history = reading.absent("history.toml");
    if (is_there(*folder / "history.toml")) {
        auto history = reading.own("history.toml");
        if (!history) return Failure(history.error());
        sources.history = *std::move(history);
    }
    sources.plans = reading.absent("plans.toml");
    if (is_there(*folder / "plans.toml")) {
        auto plans = reading.own("plans.toml");
        if (!plans) return Failure(plans.error());
        sources.plans = *std::move(plans);
    }
    return with_shared(reading, *folder, std::move(sources), roots);
}

Result<CampaignSources> with_shared_files(CampaignSources own, const fs::path& folder,
                                          const std::vector<fs::path>& roots) {
    return with_shared(FolderReading(folder, FileNames::as_kept), folder, std::move(own), roots);
}

std::vector<SourceText> texts_of(const CampaignSources& sources) {
    std::vector<SourceText> texts;
    const auto add = [&](const std::string& kind, const SourceFile& file) {
        texts.push_back({kind, file.name, file.text});
    };
    add("campaign", sources.campaign);
    add("forces", sources.forces);
    add("history", sources.history);
    for (const SourceFile& file : sources.charts) add("chart", file);
    for (const SourceFile& file : sources.classes) add("classes", file);
    for (const SourceFile& file : sources.briefings) add("briefing", file);
    for (const SourceFile& file : sources.decks) add("deck", file);
    for (const SourceFile& file : sources.tables) add("table", file);
    if (!sources.plans.text.empty()) add("plans", sources.plans);
    return texts;
}

CampaignSources sources_of(const std::vector<SourceText>& texts) {
    CampaignSources sources;
    for (const SourceText& text : texts) {
        const SourceFile file{text.name, text.text};
        if (text.kind == "campaign") sources.campaign = file;
        if (text.kind == "forces") sources.forces = file;
        if (text.kind == "history") sources.history = file;
        if (text.kind == "plans") sources.plans = file;
        if (text.kind == "chart") sources.charts.push_back(file);
        if (text.kind == "classes") sources.classes.push_back(file);
        if (text.kind == "briefing") sources.briefings.push_back(file);
        if (text.kind == "deck") sources.decks.push_back(file);
        if (text.kind == "table") sources.tables.push_back(file);
    }
    return sources;
}

Result<Definition> compiled(const std::vector<SourceText>& texts) {
    auto definition = read_campaign(sources_of(texts));
    if (!definition) return Failure(definition.error().front());
    return *std::move(definition);
}

}  // namespace flagplot
