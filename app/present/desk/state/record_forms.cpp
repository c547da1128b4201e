#include "present/desk/state/record_forms.h"

#include <algorithm>
#include <utility>

#include "base/plain_text.h"

namespace flagplot::desk {

namespace {

constexpr const char* no_folder = "Name a folder.";

/// Adds buttons that cannot be pressed while the form is refused. The reason is shown once the user
/// has begun to fill it in.
void offer(Form& form, std::string refusal, std::vector<std::pair<std::string, Intent>> buttons) {
    for (auto& [label, intent] : buttons) {
        form.buttons.push_back({std::move(label), std::move(intent), refusal});
    }
    const bool is_begun =
        std::any_of(form.fields.begin(), form.fields.end(), [](const auto& field) {
            return field.kind != FormField::Kind::choice && !field.value.empty();
        });
    if (is_begun) form.refusal = std::move(refusal);
}

Form verify_form() {
    Form form;
    form.title = "Check the record";
    form.said = {
        "Every command is decided again and compared with what it did then. Every battle that the "
        "program fought is fought again from its orders."};
    offer(form, {}, {{"Verify", VerifyRecord{}}});
    return form;
}

Form withdraw_form(const RecordTail& tail, const Filled& filled, bool may_choose) {
    Form form;
    form.title = "Take a command back";
    const bool is_there = !tail.last_command.empty();
    form.said = {is_there ? "The last is " + tail.last_command : "There is none."};
    form.fields = {text_field(filled, "withdraw.why", "why", "the reason, which is kept")};
    if (may_choose) {
        form.fields.push_back(text_field(filled, "withdraw.command", "command",
                                         "its number in the log; empty: the last"));
    }
    const std::string why = form.fields.front().value;
    const std::string command = may_choose ? form.fields.back().value : "";
    std::string refusal;
    if (why.empty()) refusal = "Taking a command back needs its reason.";
    if (!is_there) refusal = "There is no command to take back.";
    offer(form, std::move(refusal), {{"Take it back", Withdraw{why, command}}});
    return form;
}

Form rerun_form(const RecordTail& tail) {
    Form form;
    form.title = "Carry out again what was taken back";
    const std::string refusal = tail.taken_back.empty() ? "Nothing was taken back." : "";
    form.said = refusal.empty() ? tail.taken_back : std::vector{refusal};
    offer(form, refusal, {{"Carry out again", RerunTakenBack{}}});
    return form;
}

Form amend_form(const RecordTail& tail, const Filled& filled) {
    Form form;
    form.title = "Correct the campaign's data";
    form.fields = {
        text_field(filled, "amend.folder", "campaign",
                   "the corrected campaign: its name or its folder"),
        text_field(filled, "amend.why", "why", "the reason, which is kept and told to nobody")};
    AmendData amend{form.fields[0].value, form.fields[1].value};
    for (std::uint32_t side = 0; side < tail.sides.size(); ++side) {
        const auto& [id, name] = tail.sides[side];
        form.fields.push_back(tick_field(filled, "amend.tell." + id, "tell " + name));
        if (form.fields.back().value == ticked) amend.told.push_back({side});
    }
    form.fields.push_back(
        text_field(filled, "amend.say", "in these words", "what the sides ticked are told"));
    amend.say = form.fields.back().value;
    AmendData trial = amend;
    trial.is_trial = true;
    std::string refusal;
    if (amend.why.empty()) refusal = "An amendment needs its reason.";
    if (amend.folder.empty()) refusal = "Name the corrected campaign or its folder.";
    offer(form, std::move(refusal),
          {{"Show what would change", std::move(trial)}, {"Amend", std::move(amend)}});
    return form;
}

Form export_form(const Filled& filled) {
    Form form;
    form.title = "Export the record as plain text";
    form.said = {
        "With the secret of the dice it can be imported again. Anyone with the secret can "
        "foresee every die."};
    form.fields = {text_field(filled, "export.folder", "folder", "new, or of an older export"),
                   tick_field(filled, "export.secret", "secret of the dice")};
    const std::string folder = form.fields[0].value;
    offer(form, folder.empty() ? no_folder : "",
          {{"Export", ExportRecord{folder, form.fields[1].value == ticked}}});
    return form;
}

Form report_form(const RecordTail& tail, const Filled& filled) {
    Form form;
    form.title = "Report of the war";
    form.said = {
        "The truth for everybody: its history, its dice, the newspapers of the sides and a "
        "plot of each day."};
    form.fields = {text_field(filled, "report.folder", "folder", "a new folder"),
                   tick_field(filled, "report.film", "a film too")};
    WriteReport report{form.fields[0].value, {}, form.fields[1].value == ticked};
    if (!tail.is_over) {
        form.fields.push_back(text_field(filled, "report.early", "why so early",
                                         "the campaign is not over: the reason is printed"));
        report.early = form.fields.back().value;
    }
    std::string refusal;
    if (!tail.is_over && report.early.empty()) {
        refusal = "The campaign is not over: telling the truth needs its reason.";
    }
    if (report.folder.empty()) refusal = no_folder;
    offer(form, std::move(refusal), {{"Write the report", std::move(report)}});
    return form;
}

/// The choice of a side.
FormField whose_field(const RecordTail& tail, const Filled& filled, std::string name) {
    FormField whose{std::move(name), "side", {}, FormField::Kind::choice};
    for (const auto& [id, called] : tail.sides) {
        whose.choices.push_back(id);
        whose.words.push_back(called);
    }
    whose.value = filled_in(filled, whose.name, tail.sides.empty() ? "" : tail.sides.front().id);
    return whose;
}

SideId side_in(const RecordTail& tail, const FormField& whose) {
    for (std::uint32_t side = 0; side < tail.sides.size(); ++side) {
        if (tail.sides[side].id == whose.value) return {side};
    }
    return {};
}

Form what_if_form(const RecordTail& tail, const Filled& filled, std::optional<SideId> own) {
    Form form;
    form.title = "What if a side had another order";
    form.said = {own ? "Counted in imagined worlds that agree with all you have been told."
                     : "The turn and those after it are played again in memory, with the same "
                       "dice. Nothing is changed."};
    form.fields = {text_field(filled, "what_if.turn", "turn", "its number"),
                   text_field(filled, "what_if.order", "order",
                              "a line of a sheet, instead of those for the same formation")};
    AskWhatIf ask{{}, own.value_or(SideId{0}), form.fields[1].value};
    const auto turn = whole_number<std::int32_t>(form.fields[0].value);
    ask.turn = {turn.value_or(0)};
    if (!own) {
        form.fields.push_back(whose_field(tail, filled, "what_if.side"));
        ask.side = side_in(tail, form.fields.back());
    }
    std::string refusal;
    if (ask.order.empty()) refusal = "Write the order.";
    if (!turn) refusal = "Name the turn by its number.";
    offer(form, std::move(refusal), {{"Play it", std::move(ask)}});
    return form;
}

Form newspaper_form(const RecordTail& tail, const Filled& filled, std::optional<SideId> own) {
    Form form;
    form.title = "Newspaper of a side";
    form.said = {"Only what the side has been shown."};
    form.fields = {text_field(filled, "newspaper.folder", "folder", "a new folder")};
    WriteNewspaper newspaper{own.value_or(SideId{0}), form.fields.front().value};
    if (!own) {
        form.fields.push_back(whose_field(tail, filled, "newspaper.side"));
        newspaper.side = side_in(tail, form.fields.back());
    }
    std::string refusal;
    if (newspaper.folder.empty()) refusal = no_folder;
    offer(form, std::move(refusal), {{"Write the newspaper", std::move(newspaper)}});
    return form;
}

}  // namespace

Forms record_forms(const RecordTail& tail, const Filled& filled,
                   std::optional<SideId> plays_alone) {
    Forms forms;
    const bool begins_with_report = tail.is_over && !plays_alone;
    if (begins_with_report) forms.push_back(report_form(tail, filled));
    forms.insert(forms.end(), tail.told.begin(), tail.told.end());
    forms.insert(forms.end(),
                 {verify_form(), withdraw_form(tail, filled, !plays_alone), rerun_form(tail)});
    if (!plays_alone) {
        forms.push_back(amend_form(tail, filled));
        forms.push_back(export_form(filled));
        if (!begins_with_report) forms.push_back(report_form(tail, filled));
    }
    forms.push_back(what_if_form(tail, filled, plays_alone));
    forms.push_back(newspaper_form(tail, filled, plays_alone));
    forms.insert(forms.end(), tail.reasons.begin(), tail.reasons.end());
    return forms;
}

}  // namespace flagplot::desk
