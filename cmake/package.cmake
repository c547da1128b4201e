# A package for Debian and its kin: scripts/package, or `cpack -G DEB` in a build tree.
set(CPACK_PACKAGE_NAME flagplot)
set(CPACK_PACKAGE_CONTACT "Flagplot contributors <maintainers@users.noreply.example>")
set(CPACK_PACKAGE_DESCRIPTION_SUMMARY "planner and umpire of double-blind naval campaigns")
set(CPACK_PACKAGE_DESCRIPTION
"Flagplot plans and umpires naval operations in which neither side sees the
other. Formations steam over a gridded chart; the program decides who sights
whom, tells each side what it may know and nothing more, stops for battles,
and keeps a record that anybody can check afterwards.")
set(CPACK_RESOURCE_FILE_LICENSE ${PROJECT_SOURCE_DIR}/LICENSE)
set(CPACK_GENERATOR DEB)
set(CPACK_PACKAGING_INSTALL_PREFIX /usr)
set(CPACK_STRIP_FILES ON)

set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_PACKAGE_SECTION misc)
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)
# dpkg-shlibdeps does not see what is loaded when the first picture is drawn (app/late_cairo).
set(CPACK_DEBIAN_PACKAGE_DEPENDS "libpangocairo-1.0-0, fonts-dejavu-core")
set(CPACK_DEBIAN_PACKAGE_RECOMMENDS "fonts-b612, fonts-ebgaramond")
set(CPACK_DEBIAN_PACKAGE_CONTROL_STRICT_PERMISSION ON)
include(CPack)
