extension AnswerRecipe {
  /// The answer that the command lines are taken down for; compiling it fills the cache.
  private static let sample = """
    import UIKit

    func layOut(note: UIView) {
      note.translatesAutoresizingMaskIntoConstraints = false
      NSLayoutConstraint.activate([note.widthAnchor.constraint(equalToConstant: 20)])
    }
    """

  private static let sampleGlue = """
    import UIKit

    @_cdecl("lessonsAnswer") @MainActor public func lessonsAnswer() {
      layOut(note: UIView())
    }
    """

  /// Asks the driver for the command lines and proves them on a small answer.
  ///
  /// - Throws: ``SwiftFailure/unavailable(reason:advice:)`` if the answer can't be compiled so.
  static func taken(
    from tools: BuildTools, for modules: ModuleFolder
  ) throws(SwiftFailure) -> AnswerRecipe {
    let folder = modules.sample
    try CacheFolder.make(folder)
    guard SmallFile.write(sample, to: "\(folder)/\(Name.answer)"),
      SmallFile.write(sampleGlue, to: "\(folder)/\(Name.glue)")
    else { throw BuildTools.failure("\(folder) can't be written") }
    let recipe = AnswerRecipe(
      compile: try compiling(tools, modules), link: try linking(tools, folder))
    try tools.run(recipe.compile.executable, recipe.compile.arguments, in: folder)
    try tools.run(recipe.link.executable, recipe.link.arguments, in: folder)
    return recipe
  }

  private static func compiling(
    _ tools: BuildTools, _ modules: ModuleFolder
  ) throws(SwiftFailure) -> Step {
    let printed = try tools.swiftc(
      [
        "-###", "-c", "-wmo", Name.answer, Name.glue, "-o", Name.object, "-module-name", "Answer",
        "-module-alias", "UIKit=LayoutUIKit", "-swift-version", "5", "-Onone", "-g",
        "-parse-as-library", "-I", modules.path, "-module-cache-path", modules.compilerCache,
        "-diagnostic-style", "llvm", "-no-color-diagnostics",
        "-Xfrontend", "-solver-expression-time-threshold=3",
      ], in: modules.sample)
    for line in printed.split(separator: "\n") {
      let words = ShellWords.words(of: line)
      guard let executable = words.first, words.contains("-frontend"), words.contains("-c") else {
        continue
      }
      return Step(
        executable: executable, arguments: withoutPlugins(words.dropFirst(), modules.sample))
    }
    throw BuildTools.failure("swiftc -### names no compiler job")
  }

  /// No macro of an answer's may start a program, and no path of the build belongs in its object.
  private static func withoutPlugins(_ words: ArraySlice<String>, _ folder: String) -> [String] {
    var kept: [String] = []
    var skipsNext = false
    for word in words {
      defer { skipsNext = word.hasPrefix("-") && word.contains("plugin") }
      if skipsNext || (word.hasPrefix("-") && word.contains("plugin")) { continue }
      kept.append(word == folder ? "." : word)
    }
    return kept
  }

  /// Linked without any library: the names are found in what the host has loaded already.
  private static func linking(_ tools: BuildTools, _ folder: String) throws(SwiftFailure) -> Step {
    #if os(Linux)
      let extra: [String] = []
    #else
      let extra = ["-Xlinker", "-undefined", "-Xlinker", "dynamic_lookup"]
    #endif
    let printed = try tools.swiftc(
      ["-###", "-emit-library", "-o", Name.library, Name.object] + extra, in: folder)
    guard let line = printed.split(separator: "\n").last else {
      throw BuildTools.failure("swiftc -### names no linker job")
    }
    let words = ShellWords.words(of: line)
    #if os(Linux)
      let startFiles = words.filter { $0.hasSuffix("/swiftrt.o") }
      return Step(
        executable: tools.toolchain.linker,
        arguments: ["-shared", "-o", Name.library, Name.object] + startFiles)
    #else
      return Step(executable: words.first ?? "", arguments: Array(words.dropFirst()))
    #endif
  }
}
