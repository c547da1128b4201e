#include "files/campaign_file.h"

#include <array>

#include "base/ensure.h"
#include "files/deck_file.h"
#include "files/forces_file.h"
#include "fuzz/drill.h"
#include "fuzz/targets.h"

namespace flagplot::fuzz {

namespace {

/// What must hold of any texts at all: they are refused in so many words, or they are a campaign.
void check_campaign(const CampaignSources& sources) {
    const auto definition = read_campaign(sources);
    if (!definition) {
        FLAGPLOT_ENSURE(!definition.error().empty());
        check_said(definition.error());
        return;
    }
    FLAGPLOT_ENSURE(decoded<Definition>(encoded(*definition)) == *definition);
    check_playable(*definition);
}

/// The files of a campaign in one text, each behind a line `=== its name`.
constexpr std::string_view mark = "=== ";

struct Part {
    std::string_view name;
    SourceFile CampaignSources::* own;                  ///< null: one of a list
    std::vector<SourceFile> CampaignSources::* listed;  ///< null: one of the campaign's own
};
constexpr std::array parts{
    Part{"campaign.toml", &CampaignSources::campaign, nullptr},
    Part{"forces.toml", &CampaignSources::forces, nullptr},
    Part{"history.toml", &CampaignSources::history, nullptr},
    Part{"maps/bay.toml", nullptr, &CampaignSources::charts},
    Part{"assets/ships.toml", nullptr, &CampaignSources::classes},
    Part{"briefing-red.md", nullptr, &CampaignSources::briefings},
    Part{"assets/decks/drill.toml", nullptr, &CampaignSources::decks},
};

SourceFile& file_in(CampaignSources& sources, const Part& part) {
    if (part.own != nullptr) return sources.*part.own;
    auto& list = sources.*part.listed;
    return list.empty() ? list.emplace_back() : list.front();
}

void take_part(std::string_view text, CampaignSources& sources) {
    const std::string_view name = text.substr(0, text.find('\n'));
    for (const Part& part : parts) {
        if (part.name != name) continue;
        text.remove_prefix(std::min(text.size(), name.size() + 1));
        file_in(sources, part) = {std::string(name), std::string(text)};
    }
}

/// The drill, with those files that the text has in place of its own.
CampaignSources campaign_in(std::string_view text) {
    CampaignSources sources = drill_sources();
    while (!text.empty()) {
        const std::size_t end = text.find(mark, 1);
        if (text.starts_with(mark)) {
            const std::size_t length = std::min(end, text.size()) - mark.size();
            take_part(text.substr(mark.size(), length), sources);
        }
        text.remove_prefix(std::min(end, text.size()));
    }
    return sources;
}

/// The drill with another text in one of its files.
CampaignSources drill_with(const Part& part, std::string_view text) {
    CampaignSources sources = drill_sources();
    file_in(sources, part).text = text;
    return sources;
}

Seeds seeds_of(const std::string& file) {
    Seeds seeds;
    for (const char* campaign : {"convoy-beta", "matapan"}) {
        seeds.push_back(file_of_project("campaigns/" + std::string(campaign) + "/" + file));
    }
    return seeds;
}

}  // namespace

void fuzz_campaign(std::string_view input) {
    const CampaignSources sources = campaign_in(input);
    (void)files_needed(sources.campaign);
    check_campaign(sources);
}

void fuzz_forces(std::string_view input) { check_campaign(drill_with(parts[1], input)); }

void fuzz_history(std::string_view input) { check_campaign(drill_with(parts[2], input)); }

void fuzz_classes(std::string_view input) {
    const CampaignSources sources = drill_with(parts[4], input);
    check_said(problems_of_classes(sources.classes.front()));
    check_campaign(sources);
}

void fuzz_deck(std::string_view input) {
    const CampaignSources sources = drill_with(parts[6], input);
    check_said(problems_of_deck(sources.decks.front()));
    check_campaign(sources);
}

Seeds seeds_of_campaigns() {
    CampaignSources sources = drill_sources();
    std::string whole;
    for (const Part& part : parts) {
        whole += std::string(mark) + std::string(part.name) + "\n" + file_in(sources, part).text;
    }
    return {whole, std::string(mark) + "campaign.toml\n" + sources.campaign.text};
}

Seeds seeds_of_forces() {
    Seeds seeds = seeds_of("forces.toml");
    seeds.push_back(drill_sources().forces.text);
    return seeds;
}

Seeds seeds_of_histories() {
    Seeds seeds = seeds_of("history.toml");
    seeds.push_back(drill_sources().history.text);
    return seeds;
}

Seeds seeds_of_classes() { return {drill_sources().classes.front().text}; }

Seeds seeds_of_decks() {
    return {drill_sources().decks.front().text, file_of_project("assets/decks/default24.toml")};
}

}  // namespace flagplot::fuzz
