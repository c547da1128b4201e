#include "operations/rulings.h"

#include "campaign/scanner.h"
#include "operations/command_text.h"

namespace flagplot {

namespace {

/// As the record writes it: in quotation marks if it contains a blank.
std::string in_record(const std::string& word) {
    const bool is_plain = !word.empty() && word.find_first_of(" \"\\\n") == word.npos;
    return is_plain ? word : in_quotes(word);
}

}  // namespace

Result<Happened> rule_by_hand(Save& save, const RulingInWords& ruling) {
    std::string text = "rule";
    for (const std::string& word : ruling.what) text += " " + in_record(word);
    text += " why " + in_quotes(ruling.why);
    for (const std::string& side : ruling.told) text += " tell " + side;
    if (!ruling.say.empty()) text += " say " + in_quotes(ruling.say);
    return carry_out_text(save, text);
}

}  // namespace flagplot
