#include "files/schema_gazetteer.h"

#include <array>

namespace flagplot::file_schema {

namespace {

constexpr std::array port_rows{
    row<&PortTable::name>("name", Need::required, "its name on charts"),
    row<&PortTable::also>("also", Need::optional, "what else it is or was called"),
    row<&PortTable::latitude>("latitude", Need::required, "degrees north of its roads"),
    row<&PortTable::longitude>("longitude", Need::required, "degrees east of its roads"),
};

constexpr std::array known_strait_rows{
    row<&StraitTable::name>("name", Need::required, "its name on charts"),
    row<&StraitTable::also>("also", Need::optional, "what else it is or was called"),
    row<&StraitTable::latitude>("latitude", Need::required, "degrees north of a point in it"),
    row<&StraitTable::longitude>("longitude", Need::required, "degrees east of that point"),
    row<&StraitTable::kind>("kind", Need::optional,
                            "whether it was dug: a canal; a strait if not given"),
    row<&StraitTable::from>("from", Need::optional,
                            "the first day on which ships could pass; always if not given"),
    row<&StraitTable::until>("until", Need::optional,
                             "the last day on which ships could pass; for ever if not given"),
    row<&StraitTable::course>("course", Need::optional,
                              "points from one water to the other, each latitude and longitude, "
                              "between which charts keep it open however narrow it is"),
};

constexpr std::array lake_rows{
    row<&LakeTable::name>("name", Need::required, "its name"),
    row<&LakeTable::also>("also", Need::optional, "what else it is or was called"),
    row<&LakeTable::latitude>("latitude", Need::required, "degrees north of its middle"),
    row<&LakeTable::longitude>("longitude", Need::required, "degrees east of its middle"),
};

constexpr std::array file_rows{
    row<&GazetteerFile::ports>("port", Need::optional, "naval ports"),
    row<&GazetteerFile::straits>("strait", Need::optional, "straits and canals"),
    row<&GazetteerFile::lakes>("lake", Need::optional, "waters that nobody reaches by sea"),
};

}  // namespace

std::span<const KeyRow<PortTable>> keys_of(std::type_identity<PortTable>) { return port_rows; }
std::span<const KeyRow<StraitTable>> keys_of(std::type_identity<StraitTable>) {
    return known_strait_rows;
}
std::span<const KeyRow<LakeTable>> keys_of(std::type_identity<LakeTable>) { return lake_rows; }
std::span<const KeyRow<GazetteerFile>> keys_of(std::type_identity<GazetteerFile>) {
    return file_rows;
}

}  // namespace flagplot::file_schema
