#include "files/battle_contract.h"

#include "files/json.h"

namespace flagplot {

std::string contract_json(const tactical::BattleRequest& request) {
    constexpr int indent = 2;
    Json json = json_of(request);
    json["fingerprint"] = tactical::fingerprint_of(request);
    return json.dump(indent) + "\n";
}

}  // namespace flagplot
