#include "campaign/record_print.h"

namespace flagplot {

void RecordPrint::add(const Entry& entry) {
    ByteWriter out;
    encode(out, digest_);
    encode(out, entry.chain);
    digest_ = keyed_digest(key_, out.take());
}

Command with_record(Command command, const Definition& definition, const CampaignState& before,
                    const std::function<Digest()>& record) {
    if (auto* release = std::get_if<Release>(&command)) release->record = record();
    const bool is_at_once = definition.table.release == Releasing::at_once && !before.solo;
    auto* resolve = std::get_if<Resolve>(&command);
    if (resolve != nullptr) {
        resolve->record = is_at_once ? std::optional(record()) : std::nullopt;
    }
    return command;
}

std::optional<Digest> record_in(const Command& command) {
    if (const auto* release = std::get_if<Release>(&command)) return release->record;
    const auto* resolve = std::get_if<Resolve>(&command);
    return resolve != nullptr ? resolve->record : std::nullopt;
}

}  // namespace flagplot
