import Grading

/// Modules that only editors need: those whose imports are blanked before an answer is compiled.
///
/// Editors show an answer to the compiler as it is written, so there has to be something to import.
struct EditorModules {
  let folder: ModuleFolder
  let tools: BuildTools

  /// Builds the modules, which are empty.
  func build() throws(SwiftFailure) {
    try CacheFolder.make(folder.editor)
    for name in AllowedWords.emptyModules.sorted() {
      let source = "\(folder.editor)/\(name).swift"
      guard SmallFile.write("", to: source) else {
        throw BuildTools.notWritten(source)
      }
      try tools.swiftc(
        [
          "-swift-version", "5", "-parse-as-library", "-module-name", name, "-emit-module",
          "-emit-module-path", "\(folder.editor)/\(name).swiftmodule", source,
        ], in: folder.editor)
    }
  }
}
