#include "store/revision.h"

#include "core_revision.h"  // written by cmake/revision.cmake

namespace flagplot {

std::string program_version() { return FLAGPLOT_VERSION; }

std::string program_revision() { return FLAGPLOT_REVISION; }

std::string version_of(const std::string& revision) {
    return revision.substr(0, revision.find('+'));
}

}  // namespace flagplot
