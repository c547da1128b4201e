#pragma once

#include <string>
#include <vector>

#include "present/desk/start/front_intent.h"

/// \file
/// Messages on the pages without a campaign.

namespace flagplot::desk {

/// What can be done in spite of a message.
struct Question {
    std::string label;
    FrontIntent intent;
};

struct Notice {
    std::string text = {};  ///< empty: no message
    bool is_refusal = false;
    std::vector<Question> questions = {};
};

}  // namespace flagplot::desk
