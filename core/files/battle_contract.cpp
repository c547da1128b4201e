#include "files/battle_contract.h"

#include "base/plain_text.h"
#include "files/json.h"

namespace flagplot {

std::string contract_json(const tactical::BattleRequest& request) {
    constexpr int indent = 2;
    Json json = json_of(request);
    json["fingerprint"] = tactical::fingerprint_of(request);
    return unseen_escaped(json.dump(indent, ' ', false, Json::error_handler_t::replace)) + "\n";
}

}  // namespace flagplot
