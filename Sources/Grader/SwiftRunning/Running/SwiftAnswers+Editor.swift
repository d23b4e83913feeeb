package import Grading

extension SwiftAnswers {
  /// The compiler's arguments for an answer, for editors that complete code and show errors.
  ///
  /// Without the file; `nil` while the modules aren't built.
  package func editorCommand() throws(SwiftFailure) -> [String]? {
    guard let modules = try store.builtModules() else { return nil }
    return [
      toolchain.compiler, "-swift-version", "5", "-parse-as-library", "-module-name", "Answer",
      "-I", modules.folder.path, "-I", modules.folder.editor,
    ] + (toolchain.kit.map { ["-sdk", $0] } ?? []) + SourceRoot.Part.aliases
  }
}
