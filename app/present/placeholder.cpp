namespace flagplot {}
