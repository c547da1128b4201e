#include "desk/start/card_requests.h"

#include <algorithm>

#include "desk/start/data_folders.h"
#include "files/deck_file.h"
#include "store/campaign_folder.h"
#include "store/disk.h"
#include "toml/toml_outline.h"

namespace flagplot::desk {

namespace {

namespace fs = std::filesystem;

/// "default24" is the deck with that name in a data folder.
fs::path deck_file_of(const std::string& name) {
    if (name.find('/') != std::string::npos || fs::exists(name)) return name;
    for (const fs::path& root : data_roots()) {
        for (const std::string& file : {name, name + ".toml"}) {
            if (fs::exists(root / "assets" / "decks" / file)) return root / "assets/decks" / file;
        }
    }
    return name;
}

std::vector<std::string> formations_of(const CampaignSources& campaign) {
    const Outline forces = in_blocks(outline_of(campaign.forces.text), "formation", "ships");
    std::vector<std::string> ids;
    for (const std::size_t place : blocks_named(forces, "formation")) {
        ids.push_back(said_by(value_of(forces.blocks[place], "id")));
    }
    return ids;
}

/// The sides that draw from a deck of a campaign: those with this deck of their own, otherwise
/// those without one.
std::vector<std::string> sides_drawing(const CampaignSources& campaign, const fs::path& deck) {
    const Outline outline = outline_of(campaign.campaign.text);
    std::vector<std::string> owners, others;
    for (const std::size_t place : blocks_named(outline, "side")) {
        const OutlineBlock& side = outline.blocks[place];
        const std::string own = said_by(value_of(side, "deck"));
        if (!own.empty() && own != deck.stem()) continue;
        (own.empty() ? others : owners).push_back(said_by(value_of(side, "id")));
    }
    return owners.empty() ? others : owners;
}

fs::path folder_holding(const fs::path& deck) {
    return fs::absolute(deck).lexically_normal().parent_path();
}

/// The name of the campaign's deck that this file is, or would replace.
std::string deck_meant(const DeckDocument& document) {
    const FilesNeeded needed = files_needed(document.campaign->campaign);
    const std::string file = document.file.filename().string();
    const auto& own = needed.side_decks;
    return std::find(own.begin(), own.end(), file) != own.end() ? file : needed.deck;
}

/// Checks the deck with its campaign, if it is in one, otherwise alone.
std::vector<EditProblem> check_deck(const DeckDocument& document, const Outline& cards) {
    const SourceFile file{document.source.name, text_of(cards)};
    const std::string name = document.campaign ? deck_meant(document) : std::string{};
    if (name.empty()) return problems_in(cards, file.name, found_by(problems_of_deck(file)));
    CampaignSources campaign = *document.campaign;
    const bool is_named = document.file.filename() == name;
    std::erase_if(campaign.decks,
                  [&](const SourceFile& each) { return fs::path(each.name).filename() == name; });
    campaign.decks.insert(campaign.decks.begin(), file);
    SourceFile& edited = campaign.decks.front();
    if (!is_named) edited.name = name;  // as if the campaign named it
    const auto definition = read_campaign(campaign);
    if (definition) return {};
    auto problems = problems_in(cards, edited.name, found_by(definition.error()));
    if (!is_named) std::erase_if(problems, [](const EditProblem& each) { return !each.is_here; });
    return problems;
}

}  // namespace

Result<DeckDocument> open_deck(const std::string& name_or_file) {
    DeckDocument document{name_or_file, deck_file_of(name_or_file)};
    auto text = read_file(document.file);
    if (!text) return Failure(text.error());
    document.source = {document.file.string(), *std::move(text)};
    if (const auto wrong = syntax_error_in(document.source)) return Failure(*wrong);
    const fs::path folder = folder_holding(document.file);
    document.came_with_program =
        is_in_data(folder.parent_path(), "campaigns") || is_in_data(folder.parent_path(), "assets");
    if (fs::exists(folder / "campaign.toml")) {
        if (auto campaign =
                read_campaign_folder(folder.string(), data_roots(), FileNames::as_found)) {
            document.formations = formations_of(*campaign);
            document.sides = sides_drawing(*campaign, document.file);
            document.campaign = *std::move(campaign);
        }
    }
    return document;
}

EditedDocument edited(const DeckDocument& document) {
    EditedDocument edited;
    const fs::path name = document.file.filename();
    const fs::path target = document.came_with_program ? own_folder("decks") / name : document.file;
    edited.name = document.name;
    edited.target = target.string();
    edited.checked = (document.campaign ? folder_holding(document.file) : document.file).string();
    edited.check = [document](const Outline& cards) { return check_deck(document, cards); };
    edited.save = [](const fs::path& file, const Outline& cards, bool replaces) {
        return save_edited(file, cards, replaces);
    };
    return edited;
}

}  // namespace flagplot::desk
