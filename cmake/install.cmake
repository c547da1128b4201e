# What `cmake --install` and the packages of CPack bring to a machine. docs/installing.md
include(GNUInstallDirs)

# The program looks for its data in ../share/flagplot (app/store/data_roots.h), whatever the prefix.
set(data_folder share/flagplot)
set(package_files ${PROJECT_SOURCE_DIR}/packaging)

install(TARGETS flagplot DESTINATION ${CMAKE_INSTALL_BINDIR})
if(TARGET flagplot-desk)
    install(TARGETS flagplot-desk DESTINATION ${CMAKE_INSTALL_BINDIR})
    install(FILES ${package_files}/flagplot.desktop DESTINATION share/applications)
    install(FILES ${package_files}/flagplot.metainfo.xml DESTINATION share/metainfo)
endif()
install(DIRECTORY campaigns maps assets DESTINATION ${data_folder})
install(FILES ${package_files}/flagplot.svg DESTINATION share/icons/hicolor/scalable/apps)
install(FILES ${package_files}/flagplot-save.svg DESTINATION share/icons/hicolor/scalable/mimetypes
        RENAME application-x-flagplot-save.svg)
foreach(size 48 128)
    install(FILES ${package_files}/flagplot-${size}.png RENAME flagplot.png
            DESTINATION share/icons/hicolor/${size}x${size}/apps)
endforeach()
install(FILES ${package_files}/flagplot-mime.xml DESTINATION share/mime/packages RENAME flagplot.xml)

# The documentation as it is in the source tree, so that its links lead somewhere.
install(FILES README.md CHANGELOG.md LICENSE DESTINATION share/doc/flagplot)
install(DIRECTORY docs DESTINATION share/doc/flagplot)
install(FILES assets/CREDITS.md DESTINATION share/doc/flagplot/assets)
install(FILES ${package_files}/copyright DESTINATION share/doc/flagplot)

# The manual and the completions, printed by the program itself from its table of commands.
set(printed ${CMAKE_CURRENT_BINARY_DIR}/printed)
file(MAKE_DIRECTORY ${printed})
add_custom_command(OUTPUT ${printed}/flagplot.1 ${printed}/flagplot.bash ${printed}/_flagplot
                          ${printed}/flagplot.fish
    COMMAND flagplot manual > ${printed}/flagplot.1
    COMMAND flagplot completion bash > ${printed}/flagplot.bash
    COMMAND flagplot completion zsh > ${printed}/_flagplot
    COMMAND flagplot completion fish > ${printed}/flagplot.fish
    DEPENDS flagplot VERBATIM)
add_custom_target(flagplot_printed ALL DEPENDS ${printed}/flagplot.1)
install(FILES ${printed}/flagplot.1 DESTINATION ${CMAKE_INSTALL_MANDIR}/man1)
if(TARGET flagplot-desk)
    install(FILES ${package_files}/flagplot-desk.1 DESTINATION ${CMAKE_INSTALL_MANDIR}/man1)
endif()
install(FILES ${printed}/flagplot.bash DESTINATION share/bash-completion/completions RENAME flagplot)
foreach(folder site-functions vendor-completions)  # where zsh looks, and where Debian's zsh looks
    install(FILES ${printed}/_flagplot DESTINATION share/zsh/${folder})
endforeach()
install(FILES ${printed}/flagplot.fish DESTINATION share/fish/vendor_completions.d)
