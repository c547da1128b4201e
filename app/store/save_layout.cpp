#include "store/save_layout.h"

#include "base/kept_schema.h"
#include "base/schema.h"
#include "store/save.h"

namespace flagplot::layout {

std::span<const Table> tables_of(std::uint32_t format) {
    if (format == static_cast<std::uint32_t>(save_format)) return tables;
    if (format == 2) return tables_of_format_2;
    return {};
}

Digest seal_of(const SealedSave& sealed, const std::vector<Digest>& earlier) {
    DigestWriter out;
    encode(out, sealed);
    for (const Digest& record : earlier) encode(out, record);
    return out.digest();
}

const std::string& record_schema() {
    static const std::string schema = schema_text<CampaignState, Happened>();
    return schema;
}

Digest definition_schema() {
    static const Digest schema = schema_of<Definition>();
    return schema;
}

bool is_readable(const std::string& schema) {
    if (schema == record_schema()) return true;
    const auto kept = KeptSchema::read(schema);
    const auto today = KeptSchema::read(record_schema());
    return kept && today && kept->is_read_by(*today);
}

}  // namespace flagplot::layout
