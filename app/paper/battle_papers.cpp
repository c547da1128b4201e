#include "paper/battle_papers.h"

#include <fmt/format.h>

#include <iterator>
#include <utility>

#include "campaign/engagement.h"
#include "paper/render.h"
#include "present/battle/battle_cards.h"
#include "present/battle/battle_form.h"
#include "present/battle/battle_setup.h"
#include "present/battle/battle_table.h"
#include "present/side/side_files.h"
#include "tactical/paper/papers.h"
#include "tactical/paper/tables.h"
#include "view/battle_sheet.h"

namespace flagplot::paper {

namespace {

/// The papers for one reader, whose names begin alike.
class PaperSet {
  public:
    explicit PaperSet(std::string stem) : stem_(std::move(stem)) {}

    void add(std::string_view ending, std::string text) {
        papers_.push_back({stem_ + std::string(ending), std::move(text)});
    }

    void print(const BattleTable& table, PaperSize size) {
        add("-setup.pdf", pdf_of(battle_setup(table, size)));
        add("-cards.pdf", pdf_of(battle_cards(table, size)));
        add("-result.pdf", pdf_of(battle_form(table, size)));
    }

    void move_to(std::vector<NamedText>& all) && {
        std::move(papers_.begin(), papers_.end(), std::back_inserter(all));
    }

  private:
    std::string stem_;
    std::vector<NamedText> papers_;
};

PaperSet umpires_papers(const Rules& rules, const tactical::BattleRequest& request,
                        const BattlePapers& wanted) {
    PaperSet papers(fmt::format("umpire-battle-{}", request.battle));
    papers.add(".md", tactical::paper::contract_markdown(request));
    papers.add("-result.toml", tactical::paper::result_toml(request));
    if (wanted.printed) {
        papers.print(battle_table(rules.books.front(), request), *wanted.printed);
        papers.add("-setup.csv", tactical::paper::setup_csv(request));
        papers.add("-ships.csv", tactical::paper::ships_csv(request));
        papers.add("-result.csv", tactical::paper::result_csv(request));
    }
    return papers;
}

/// A side's file has the side's own number of the battle, because the campaign's would reveal how
/// many there were. The umpire's have the campaign's.
PaperSet sides_papers(const Book& book, const SideView& view, OwnBattleNumber number,
                      const BattlePapers& wanted) {
    const tactical::SideSheet sheet = side_sheet(book, view, number);
    PaperSet papers(battle_file_name(book, number, ""));
    papers.add(".md", tactical::paper::side_sheet_markdown(sheet));
    if (wanted.printed) {
        papers.print(battle_table(book, sheet), *wanted.printed);
        papers.add("-setup.csv", tactical::paper::setup_csv(sheet));
        papers.add("-ships.csv", tactical::paper::ships_csv(sheet));
    }
    return papers;
}

}  // namespace

std::vector<NamedText> battle_papers(const Rules& rules, const CampaignState& state,
                                     BattleId battle, const BattlePapers& wanted) {
    std::vector<NamedText> papers;
    umpires_papers(rules, request_of(rules.definition, state, battle), wanted).move_to(papers);
    for (const auto& [side, number] : state.battles.at(battle.index()).numbers) {
        const SeatId seat = seat_of(side);
        if (wanted.only && seat != *wanted.only) continue;
        sides_papers(rules.books.at(seat.index()), state.view(seat), number, wanted)
            .move_to(papers);
    }
    return papers;
}

}  // namespace flagplot::paper
