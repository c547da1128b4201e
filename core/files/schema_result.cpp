#include "files/schema_result.h"

#include "toml/clean_text.h"

namespace flagplot::file_schema {

namespace {

constexpr std::array result_ship_rows{
    row<&ResultShipTable::name>("name", required, "name of the ship"),
    row<&ResultShipTable::state>("state", optional, "what has become of her"),
    row<&ResultShipTable::hull>("hull", optional, "hundredths of her hull that are left"),
    row<&ResultShipTable::speed>("speed", optional, "hundredths of her speed that are left"),
    row<&ResultShipTable::crew>("crew", optional, "hundredths of her crew that are left"),
    row<&ResultShipTable::firepower>("firepower", optional, "hundredths of her fire"),
    row<&ResultShipTable::ammunition>("ammunition", optional, "hundredths of her ammunition"),
    row<&ResultShipTable::withdrawn>("withdrawn", optional, "did she leave the field?"),
    row<&ResultShipTable::exit>("exit", optional, "which way, if she did"),
    row<&ResultShipTable::by>("by", optional, "id of the side that took or sank her"),
    row<&ResultShipTable::prize_crew>("prize_crew", optional,
                                      "the ship that gave a captured one her crew"),
    row<&ResultShipTable::notes>("notes", optional, "what lasts, instead of what lasted"),
    row<&ResultShipTable::lasting>("lasting", optional,
                                   "the same for modules: its name, a key and a value each"),
    row<&ResultShipTable::lost_with>("lost_with", optional, "the ship that carried her down"),
};

constexpr std::array learned_rows{
    row<&ResultLearnedTable::side>("side", required, "id of the side"),
    row<&ResultLearnedTable::text>("text", required, "what it learned of the enemy"),
};

constexpr std::array result_rows{
    row<&ResultFile::campaign>("campaign", required, "id of the campaign"),
    row<&ResultFile::battle>("battle", required, "number of the battle"),
    row<&ResultFile::contract>("contract", required, "version of the contract"),
    row<&ResultFile::fingerprint>("fingerprint", required, "of what went in"),
    row<&ResultFile::ended_by>("ended_by", optional, "why it was over"),
    row<&ResultFile::minutes>("minutes", optional, "how long it lasted"),
    row<&ResultFile::field_holder>("field_holder", optional,
                                   "id of the side that holds the field, or none"),
    row<&ResultFile::wreck>("wreck", optional, "salvage and survivors"),
    row<&ResultFile::ammunition>("ammunition", optional, "what was fired, in words"),
    row<&ResultFile::disputed>("disputed", optional, "what the players do not agree on"),
    row<&ResultFile::remarks>("remarks", optional, "anything else"),
    row<&ResultFile::ship>("ship", optional, "every ship that went in"),
    row<&ResultFile::learned>("learned", optional, "what each side learned, once a side"),
};

}  // namespace

std::string Remark::expected() { return "a text, or \"\""; }
Wrong Remark::read(const toml::node& node, std::string& value) {
    const auto* text = node.as_string();
    if (text == nullptr) return ErrorCode::wrong_type;
    if (first_unclean(text->get())) return ErrorCode::out_of_range;
    value = text->get();
    return std::nullopt;
}

std::span<const KeyRow<ResultShipTable>> keys_of(std::type_identity<ResultShipTable>) {
    return result_ship_rows;
}
std::span<const KeyRow<ResultLearnedTable>> keys_of(std::type_identity<ResultLearnedTable>) {
    return learned_rows;
}
std::span<const KeyRow<ResultFile>> keys_of(std::type_identity<ResultFile>) { return result_rows; }

}  // namespace flagplot::file_schema
