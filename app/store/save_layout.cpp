#include "store/save_layout.h"

#include "base/schema.h"

namespace flagplot::layout {

Digest record_schema() {
    static const Digest schema =
        digest_of_bytes(type_text<CampaignState>() + type_text<Happened>());
    return schema;
}

Digest definition_schema() {
    static const Digest schema = schema_of<Definition>();
    return schema;
}

}  // namespace flagplot::layout
