#include "store/campaign_folder.h"

#include <fmt/format.h>
#include <algorithm>
#include <array>
#include <cstdlib>
#include <optional>
#include <system_error>

#include "store/disk.h"

namespace flagplot {

namespace {

namespace fs = std::filesystem;

/// The path of a file named by a campaign, if it lies in this folder, links followed.
std::optional<fs::path> inside(const fs::path& folder, const fs::path& relative) {
    std::error_code trouble;
    const fs::path root = fs::canonical(folder, trouble);
    if (trouble) return std::nullopt;
    const fs::path file = fs::canonical(root / relative, trouble);
    if (trouble || !fs::is_regular_file(file, trouble)) return std::nullopt;
    const bool is_inside =
        std::mismatch(root.begin(), root.end(), file.begin(), file.end()).first == root.end();
    return is_inside ? std::optional(file) : std::nullopt;
}

bool is_campaign(const fs::path& folder) {
    std::error_code ignored;
    return fs::is_regular_file(folder / "campaign.toml", ignored);
}

/// A bare name is looked for in `campaigns` of every root; a path is taken as it is.
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

/// Reads the files of these names that lie in one of the folders; those that do not are left out,
/// and the campaign's reader says at which key they were named.
Result<std::vector<SourceFile>> read_named(const std::vector<std::string>& names,
                                           const std::vector<fs::path>& folders) {
    std::vector<SourceFile> files;
    for (const std::string& name : names) {
        for (const fs::path& folder : folders) {
            const auto path = inside(folder, name);
            if (!path) continue;
            auto text = read_file(*path);
            if (!text) return Failure(text.error());
            files.push_back({name, *std::move(text)});
            break;
        }
    }
    return files;
}

Result<SourceFile> read_own(const fs::path& folder, const std::string& shown,
                            const std::string& name) {
    const auto path = inside(folder, name);
    if (!path)
        return failure(ErrorCode::unreadable, {shown + name, "it is not in the campaign's folder"});
    auto text = read_file(*path);
    if (!text) return Failure(text.error());
    return SourceFile{shown + name, *std::move(text)};
}

/// The deck that a campaign has in its own folder, or else the one all campaigns share.
Result<std::vector<SourceFile>> read_deck(const std::string& name, const fs::path& folder,
                                          const std::string& shown,
                                          const std::vector<fs::path>& shared) {
    if (name.empty()) return std::vector<SourceFile>{};
    if (!inside(folder, name)) return read_named({"assets/decks/" + name}, shared);
    auto own = read_own(folder, shown, name);
    if (!own) return Failure(own.error());
    return std::vector{*std::move(own)};
}

}  // namespace

std::vector<fs::path> data_roots() {
    std::vector<fs::path> roots;
    if (const char* named = std::getenv("FLAGPLOT_DATA")) roots.emplace_back(named);
    std::error_code trouble;
    const fs::path program = fs::read_symlink("/proc/self/exe", trouble);
    if (!trouble) {
        const fs::path folder = program.parent_path();
        roots.push_back(folder);
        roots.push_back(folder.parent_path() / "share" / "flagplot");
    }
    roots.emplace_back(FLAGPLOT_DATA_ROOT);
    return roots;
}

Result<CampaignSources> read_campaign_folder(const std::string& name_or_folder,
                                             const std::vector<fs::path>& roots) {
    const auto folder = folder_of(name_or_folder, roots);
    if (!folder) {
        return failure(ErrorCode::unknown_reference, {"campaign", name_or_folder}, {},
                       nearest_word(name_or_folder, campaign_names(roots)));
    }
    const std::string shown =
        fmt::format("campaigns/{}/", fs::absolute(*folder).lexically_normal().filename().string());
    CampaignSources sources;
    auto campaign = read_own(*folder, shown, "campaign.toml");
    if (!campaign) return Failure(campaign.error());
    sources.campaign = *std::move(campaign);
    auto forces = read_own(*folder, shown, "forces.toml");
    if (!forces) return Failure(forces.error());
    sources.forces = *std::move(forces);
    sources.history = {shown + "history.toml", ""};
    if (inside(*folder, "history.toml")) {
        auto history = read_own(*folder, shown, "history.toml");
        if (!history) return Failure(history.error());
        sources.history = *std::move(history);
    }

    const FilesNeeded needed = files_needed(sources.campaign);
    std::vector<fs::path> shared{*folder / ".." / ".."};  // the root it lies in itself
    shared.insert(shared.end(), roots.begin(), roots.end());
    auto charts = read_named(needed.charts, shared);
    if (!charts) return Failure(charts.error());
    sources.charts = *std::move(charts);
    auto classes = read_named(needed.classes, shared);
    if (!classes) return Failure(classes.error());
    sources.classes = *std::move(classes);
    auto briefings = read_named(needed.briefings, {*folder});
    if (!briefings) return Failure(briefings.error());
    sources.briefings = *std::move(briefings);
    auto decks = read_deck(needed.deck, *folder, shown, shared);
    if (!decks) return Failure(decks.error());
    sources.decks = *std::move(decks);
    return sources;
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
    return texts;
}

CampaignSources sources_of(const std::vector<SourceText>& texts) {
    CampaignSources sources;
    for (const SourceText& text : texts) {
        const SourceFile file{text.name, text.text};
        if (text.kind == "campaign") sources.campaign = file;
        if (text.kind == "forces") sources.forces = file;
        if (text.kind == "history") sources.history = file;
        if (text.kind == "chart") sources.charts.push_back(file);
        if (text.kind == "classes") sources.classes.push_back(file);
        if (text.kind == "briefing") sources.briefings.push_back(file);
        if (text.kind == "deck") sources.decks.push_back(file);
    }
    return sources;
}

Result<Definition> compiled(const std::vector<SourceText>& texts) {
    auto definition = read_campaign(sources_of(texts));
    if (!definition) return Failure(definition.error().front());
    return *std::move(definition);
}

}  // namespace flagplot
