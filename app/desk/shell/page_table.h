#pragma once

#include <memory>

#include "desk/campaign/session.h"
#include "desk/window/page.h"

/// \file
/// The only list of the desk's pages.

namespace flagplot::desk {

/// The page with this name. \pre for pages of a campaign: there is a session
[[nodiscard]] std::unique_ptr<Page> make_page(PageName name, Desktop& desktop, Session* session);

}  // namespace flagplot::desk
