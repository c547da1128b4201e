#pragma once

#include <string>
#include <vector>

#include "present/desk/start/front_intent.h"

/// \file
/// What is said over a page that lies under no campaign.

namespace flagplot::desk {

/// What may be done although something was said against it.
struct Question {
    std::string label;
    FrontIntent intent;
};

struct Notice {
    std::string text = {};  ///< empty: nothing is said
    bool is_refusal = false;
    std::vector<Question> questions = {};
};

}  // namespace flagplot::desk
