#pragma once

#include <memory>

#include "desk/campaign/session.h"
#include "desk/window/page.h"

/// \file
/// The one list of the desk's pages.

namespace flagplot::desk {

/// A page of this name. \pre the pages of a campaign have a session
[[nodiscard]] std::unique_ptr<Page> make_page(PageName name, Desktop& desktop, Session* session);

}  // namespace flagplot::desk
