#include "base/result.h"

#include <fmt/args.h>
#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "base/ensure.h"
#include "base/plain_text.h"

namespace flagplot {

namespace {

struct Row {
    ErrorCode code;
    std::string_view name;
    std::string_view sentence;
};

// {} are the error's details in order. A sentence says what is wrong and, unless it is obvious,
// what was expected.
constexpr std::array rows{
    Row{ErrorCode::syntax, "text.syntax", "{}"},
    Row{ErrorCode::unknown_key, "text.unknown-key", "\"{}\" is not known here"},
    Row{ErrorCode::missing_key, "text.missing-key", "\"{}\" is missing; expected {}"},
    Row{ErrorCode::wrong_type, "text.wrong-type", "\"{}\" must be {}"},
    Row{ErrorCode::out_of_range, "text.out-of-range", "{} is {}; expected {}"},
    Row{ErrorCode::unknown_word, "text.unknown-word", "\"{}\" is not one of {}"},
    Row{ErrorCode::duplicate, "text.duplicate", "{} \"{}\" is given twice"},
    Row{ErrorCode::not_text, "text.not-text", "{} is not a text in UTF-8"},
    Row{ErrorCode::unreadable, "text.unreadable", "cannot read {}: {}"},
    Row{ErrorCode::unknown_file, "text.unknown-file",
        "this kind of file cannot be checked; expected one of {}"},
    Row{ErrorCode::bad_card_words, "deck.bad-words", "in \"{}\" {} was expected {}"},
    Row{ErrorCode::bad_chart_row, "chart.bad-row", "{}"},
    Row{ErrorCode::bad_square, "chart.bad-square",
        "there is no square \"{}\" on this chart; its squares are A1 to {}"},
    Row{ErrorCode::not_sea, "chart.not-sea", "{} is land"},
    Row{ErrorCode::not_neighbours, "chart.not-neighbours",
        "a barrier must be between two neighbouring squares; {} and {} are not neighbours"},
    Row{ErrorCode::bad_box, "chart.bad-box", "{}"},
    Row{ErrorCode::empty_sea, "chart.empty-sea", "there is no sea on this chart: {}"},
    Row{ErrorCode::bad_moment, "campaign.bad-moment",
        "\"{}\" is not a date and hour; expected one like \"1941-11-07 18:00\""},
    Row{ErrorCode::unknown_reference, "campaign.unknown-reference", "there is no {} \"{}\""},
    Row{ErrorCode::no_sheet_end, "orders.no-end",
        "the orders have no END; expected END on a line of its own after the last order"},
    Row{ErrorCode::unknown_side, "orders.unknown-side", "there is no side \"{}\""},
    Row{ErrorCode::wrong_side, "orders.wrong-side",
        "these are orders of {}; expected orders of {}"},
    Row{ErrorCode::wrong_turn, "orders.wrong-turn",
        "these are orders for turn {}; turn {} is waiting for orders"},
    Row{ErrorCode::no_sheet, "orders.no-sheet",
        "there are no orders in this text; expected a line \"ORDERS {} turn {}\""},
    Row{ErrorCode::unknown_formation, "orders.unknown-formation", "you have no formation \"{}\""},
    Row{ErrorCode::unknown_order, "orders.unknown-order",
        "\"{}\" is not an order; expected one of {}"},
    Row{ErrorCode::incomplete_order, "orders.incomplete", "expected {} after \"{}\""},
    Row{ErrorCode::unexpected_word, "orders.unexpected-word", "found \"{}\", expected {}"},
    Row{ErrorCode::unknown_condition, "orders.unknown-condition",
        "\"{}\" is not a condition; expected one of {}"},
    Row{ErrorCode::no_way_by_sea, "orders.no-way", "there is no route by sea from {} to {}"},
    Row{ErrorCode::not_free, "orders.not-free",
        "{} is under way to {} and nothing frees it: no current contact, no battle, no card "
        "(ST-24, "
        "ST-25)"},
    Row{ErrorCode::destination_final, "orders.destination-final",
        "{} has reached its final destination {} and {} (ST-29)"},
    Row{ErrorCode::destination_fixed, "orders.destination-fixed",
        "the destination of {} stays {} until it is reached; only its checkpoints may be moved "
        "(ST-26, ST-27)"},
    Row{ErrorCode::may_not_hold, "orders.may-not-hold",
        "{} is under way and may not hold (ST-17, A-ST-33)"},
    Row{ErrorCode::repeated_order, "orders.repeated", "{} already has its {} order in line {}"},
    Row{ErrorCode::not_on_chart, "orders.gone", "{} is no longer on the chart"},
    Row{ErrorCode::still_to_come, "orders.still-to-come",
        "{} enters on {} and takes orders from turn {} on"},
    Row{ErrorCode::initiative_not_rolled, "orders.no-initiative",
        "all formations move together in this campaign; there is no initiative to use"},
    Row{ErrorCode::no_places, "orders.no-places",
        "all formations move together in this campaign; there is no place to take"},
    Row{ErrorCode::just_formed, "orders.just-formed",
        "{} is only formed by these orders; it cannot be split, joined or given a card before the "
        "next turn"},
    Row{ErrorCode::not_formed, "orders.not-formed", "{} is not formed, because line {} is refused"},
    Row{ErrorCode::joined_another, "orders.joined",
        "these orders merge {} into {}; it takes no further orders"},
    Row{ErrorCode::may_not_split, "orders.may-not-split",
        "{} is under way to {} and may be split only {} (ST-28, A-ST-26)"},
    Row{ErrorCode::nothing_damaged, "orders.nothing-damaged", "no ship of {} is damaged (3.5)"},
    Row{ErrorCode::no_ships_left, "orders.no-ships-left", "no ship would be left in {}"},
    Row{ErrorCode::not_its_ship, "orders.not-its-ship", "{} is not in {}: she is {}"},
    Row{ErrorCode::name_taken, "orders.name-taken", "there is already a formation \"{}\""},
    Row{ErrorCode::wrong_port, "orders.wrong-port",
        "damaged ships of {} may go to {}, not to {} (3.5)"},
    Row{ErrorCode::not_together, "orders.not-together", "{} cannot join {}: {} (A-ST-26)"},
    Row{ErrorCode::ambiguous_name, "orders.ambiguous", "\"{}\" may mean {}; write which of them"},
    Row{ErrorCode::order_not_in_use, "orders.not-in-use",
        "this campaign does not use the order \"{}\" ({})"},
    Row{ErrorCode::no_company, "orders.no-company", "{} cannot keep with {}: {} (A-ST-71)"},
    Row{ErrorCode::no_contact, "orders.no-touch", "you have no current contact C{} to {}"},
    Row{ErrorCode::not_a_port, "orders.not-a-port",
        "{} is not one of your ports; expected {} (A-ST-73)"},
    Row{ErrorCode::in_port_already, "orders.in-port", "{} is in port already"},
    Row{ErrorCode::not_its_marker, "orders.not-its-marker",
        "{} is not a marker on the route of {}; expected {}"},
    Row{ErrorCode::unknown_ship, "orders.unknown-ship", "you have no ship \"{}\""},
    Row{ErrorCode::unknown_asset, "orders.unknown-aircraft", "you have no aircraft \"{}\""},
    Row{ErrorCode::no_flying, "orders.no-flying", "{} cannot search: {}"},
    Row{ErrorCode::no_base, "orders.no-base", "{} cannot search: its ship {} is {} (AR-1)"},
    Row{ErrorCode::no_sortie_left, "orders.no-sortie", "{} flies {} a turn, and no more (AR-1)"},
    Row{ErrorCode::beyond_range, "orders.beyond-range",
        "{} is {} from {}, where {} is based; its range is {} (AR-2)"},
    Row{ErrorCode::no_word, "orders.no-word", "expected a text of your own after \"WORD\""},
    Row{ErrorCode::no_such_card, "orders.no-card", "there is no card \"{}\" in your hand"},
    Row{ErrorCode::card_used_up, "orders.card-played",
        "your hand holds the card \"{}\" {}, and these orders play it already"},
    Row{ErrorCode::card_needs_formation, "orders.card-needs-formation",
        "the card \"{}\" needs a formation of your own on the chart; expected \"on\" and its name"},
    Row{ErrorCode::card_needs_square, "orders.card-needs-square",
        "the card \"{}\" needs a square; expected \"at\" and a square"},
    Row{ErrorCode::no_such_contact, "orders.no-contact",
        "there is no contact {} in your picture; expected {}"},
    Row{ErrorCode::contact_order, "orders.contact-order", "contact {} cannot be {}: {}"},
    Row{ErrorCode::war_over, "campaign.over", "the campaign has ended with turn {}"},
    Row{ErrorCode::waiting_for, "campaign.waiting", "the turn waits for {}"},
    Row{ErrorCode::no_such_stop, "campaign.no-such-stop",
        "the turn does not wait for this; status says what it waits for"},
    Row{ErrorCode::no_such_battle, "campaign.no-such-battle", "there is no open battle {}"},
    Row{ErrorCode::no_battle_waits, "campaign.no-battle", "no battle waits to be fought"},
    Row{ErrorCode::bad_outcome, "campaign.bad-outcome", "{}"},
    Row{ErrorCode::result_twice, "result.twice", "battle {} has its result already"},
    Row{ErrorCode::result_other_version, "result.other-version",
        "this is a result for battle {} of \"{}\" by contract {}; here is battle {} of \"{}\" by "
        "contract {}"},
    Row{ErrorCode::result_edited, "result.edited-contact",
        "the battle has changed since its papers were written: the fingerprint was "
        "{} and is {}"},
    Row{ErrorCode::result_ship_twice, "result.ship-twice", "{} is listed twice in the result"},
    Row{ErrorCode::result_ship_missing, "result.ship-missing",
        "{} went into the battle and is missing from the result"},
    Row{ErrorCode::result_ship_elsewhere, "result.ship-elsewhere", "{} was not in this battle"},
    Row{ErrorCode::result_own_kill, "result.own-kill", "{} is said to be {} by {}, her own side"},
    Row{ErrorCode::result_sunk_alive, "result.sunk-alive", "{} is said to be {}"},
    Row{ErrorCode::result_no_holder, "result.no-holder",
        "{} is said to be captured, and nobody holds the field to take her"},
    Row{ErrorCode::result_beyond_limits, "result.beyond-limits", "{}"},
    Row{ErrorCode::result_ammunition, "result.ammunition",
        "{} had {} percent ammunition before the battle; expected as much or less"},
    Row{ErrorCode::bad_ruling, "campaign.bad-ruling", "{}"},
    Row{ErrorCode::bad_amendment, "campaign.bad-amendment", "{}: expected {}, found {}; {}"},
    Row{ErrorCode::no_such_amendment, "campaign.no-such-amendment",
        "the save holds no amended campaign {}; amend takes one from its folder"},
    Row{ErrorCode::nothing_to_amend, "campaign.nothing-to-amend",
        "nothing differs from the campaign in the save"},
    Row{ErrorCode::orders_missing, "campaign.orders-missing", "no orders for turn {} from {}"},
    Row{ErrorCode::no_such_command, "campaign.no-such-command", "there is no command {}"},
    Row{ErrorCode::bad_command, "campaign.bad-command", "{}"},
    Row{ErrorCode::nothing_to_release, "campaign.nothing-to-release",
        "nothing waits to be released: every side has been shown what it was told"},
    Row{ErrorCode::no_such_release, "campaign.no-such-release",
        "command {} released nothing to this side; brief --archive lists the releases"},
    Row{ErrorCode::nothing_to_rerun, "campaign.nothing-to-rerun",
        "there is nothing to rerun: no command that came after a withdrawn one is left"},
    Row{ErrorCode::hidden_from_player, "campaign.hidden",
        "{} would show what the enemy has and does; --truth shows it before the war is over"},
    Row{ErrorCode::war_not_over, "campaign.not-over",
        "{} shows what every side has and does, and the campaign is only at turn {} of {}; "
        "--overrule WHY writes it anyway, with the reason on its first page"},
    Row{ErrorCode::unknown_module, "battle.unknown-module",
        "there is no way to fight called \"{}\"; expected one of {}"},
    Row{ErrorCode::cannot_begin, "battle.cannot-begin", "{} cannot fight this battle: {}"},
    Row{ErrorCode::no_such_order, "battle.no-order", "\"{}\" cannot be ordered here; expected {}"},
    Row{ErrorCode::not_to_act, "battle.not-to-act", "{} does not decide now; {} does"},
    Row{ErrorCode::battle_is_over, "battle.over", "the battle is over and takes no more orders"},
    Row{ErrorCode::bad_doctrine, "battle.bad-doctrine", "in a doctrine {}; expected {}"},
    Row{ErrorCode::bad_battle, "battle.bad", "{}"},
    Row{ErrorCode::bad_module_data, "battle.bad-data", "{}: {}"},
    Row{ErrorCode::save_exists, "save.exists", "{} exists already; nothing was written"},
    Row{ErrorCode::not_a_save, "save.not-a-save", "{} is not a Flagplot save"},
    Row{ErrorCode::save_damaged, "save.damaged", "{} is damaged: {}; {}"},
    Row{ErrorCode::save_is_whole, "save.whole",
        "{} is not damaged: withdraw takes a command back and keeps it; --overrule WHY replaces it "
        "by its copy anyway"},
    Row{ErrorCode::save_of_newer_program, "save.newer",
        "{} was written by a newer program (format {}, this program knows {})"},
    Row{ErrorCode::save_of_other_program, "save.other-program",
        "{} was written by revision {} of the program; this is revision {}, which keeps records in "
        "another form; flagplot upgrade makes a save that this program can read"},
    Row{ErrorCode::save_too_old, "save.too-old",
        "{} has format {} of saves, which this program cannot upgrade; export it with the program "
        "that wrote it, and import the folder with --decide-again"},
    Row{ErrorCode::save_busy, "save.busy", "another program is writing to {}"},
    Row{ErrorCode::folder_in_use, "record.folder-in-use",
        "{} is not empty and holds no older export of this save; nothing was written"},
    Row{ErrorCode::bad_record, "record.bad", "{}"},
    Row{ErrorCode::record_differs, "record.differs", "command {} {}"},
    Row{ErrorCode::outside_folder, "record.outside-folder",
        "\"{}\" is not inside the folder; expected a relative name without .. and without hidden "
        "parts"},
    Row{ErrorCode::text_altered, "record.text-altered",
        "{} is not the text this record was made with: its digest is {}, expected {}"},
    Row{ErrorCode::no_secret, "record.no-secret",
        "the dice are secret and {} is not there; export with --with-secret writes it"},
    Row{ErrorCode::other_secret, "record.other-secret",
        "this is not the secret of this campaign; expected the fingerprint {}, which the sides "
        "were shown, found {}"},
    Row{ErrorCode::no_receipt, "record.no-receipt",
        "there is no receipt in {}; expected a line \"RECEIPT side turn N\" and 64 characters 0-9 "
        "a-f below it, as every briefing ends with"},
};

const Row& row_of(ErrorCode code) {
    const Row& row = rows.at(static_cast<std::size_t>(code));
    FLAGPLOT_ENSURE(row.code == code);
    return row;
}

/// Edit distance with swaps of neighbours (optimal string alignment), case folded.
std::size_t edits(std::string_view a, std::string_view b) {
    std::vector<std::vector<std::size_t>> cost(a.size() + 1,
                                               std::vector<std::size_t>(b.size() + 1));
    for (std::size_t i = 0; i <= a.size(); ++i) cost[i][0] = i;
    for (std::size_t j = 0; j <= b.size(); ++j) cost[0][j] = j;
    const auto same = [&](std::size_t i, std::size_t j) {
        return lower_case(a[i]) == lower_case(b[j]);
    };
    for (std::size_t i = 1; i <= a.size(); ++i) {
        for (std::size_t j = 1; j <= b.size(); ++j) {
            const std::size_t change = cost[i - 1][j - 1] + (same(i - 1, j - 1) ? 0 : 1);
            cost[i][j] = std::min({cost[i - 1][j] + 1, cost[i][j - 1] + 1, change});
            if (i > 1 && j > 1 && same(i - 1, j - 2) && same(i - 2, j - 1)) {
                cost[i][j] = std::min(cost[i][j], cost[i - 2][j - 2] + 1);
            }
        }
    }
    return cost[a.size()][b.size()];
}

}  // namespace

Failure failure(ErrorCode code, std::vector<std::string> details, Place where,
                std::string nearest) {
    return Failure(Error{code, std::move(details), std::move(where), std::move(nearest)});
}

std::string_view name_of(ErrorCode code) { return row_of(code).name; }

namespace {

/// Quotations come from others, who may have written ten million letters.
std::string in_short(const std::string& detail) {
    constexpr std::size_t longest = 1'000;
    if (detail.size() <= longest) return detail;
    std::size_t end = longest;
    const auto is_inside = [&](std::size_t at) {  // a character
        return at > 0 && (static_cast<unsigned char>(detail[at]) & 0xc0U) == 0x80;
    };
    while (is_inside(end)) --end;
    return fmt::format("{}... ({} bytes)", detail.substr(0, end), detail.size());
}

}  // namespace

std::string sentence_of(const Error& error) {
    fmt::dynamic_format_arg_store<fmt::format_context> arguments;
    for (const std::string& detail : error.details) arguments.push_back(in_short(detail));
    std::string text = fmt::vformat(row_of(error.code).sentence, arguments);
    if (!error.nearest.empty()) text += fmt::format("; did you mean \"{}\"?", error.nearest);
    return text;
}

namespace {

/// A line for a screen: invisible characters, and those that are commands to it, are question
/// marks. Names of files and quotations come from others.
std::string tame(std::string_view line) {
    std::string shown;
    while (!line.empty()) {
        const Character character = first_character(line);
        const bool is_seen = character.is_valid && !is_unseen(character.code);
        shown += is_seen ? line.substr(0, character.bytes) : "?";
        line.remove_prefix(character.bytes);
    }
    return shown;
}

}  // namespace

std::string describe(const Error& error) {
    std::string place;
    if (!error.where.file.empty()) place = error.where.file + ":";
    if (error.where.line > 0) place += fmt::format("{}:", error.where.line);
    if (error.where.line > 0 && error.where.column > 0) {
        place += fmt::format("{}:", error.where.column);
    }
    if (!place.empty()) place += " ";
    return tame(fmt::format("{}{} ({})", place, sentence_of(error), name_of(error.code)));
}

void sort_by_place(Diagnostics& problems) {
    std::stable_sort(problems.begin(), problems.end(),
                     [](const Error& a, const Error& b) { return a.where < b.where; });
}

std::string nearest_word(std::string_view word, const std::vector<std::string>& candidates) {
    constexpr std::size_t longest = 64;  // nobody mistypes more, and the table stays small
    if (word.size() > longest) return {};
    std::string best;
    std::size_t fewest = std::max<std::size_t>(1, word.size() / 3) + 1;
    for (const std::string& candidate : candidates) {
        if (candidate.size() > longest) continue;
        const std::size_t needed = edits(word, candidate);
        if (needed < fewest) {
            fewest = needed;
            best = candidate;
        }
    }
    return best;
}

}  // namespace flagplot
