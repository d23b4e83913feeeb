import Grading
import Platform

struct ModuleBuild {
  /// Changes whenever something below does that the sources don't show.
  static let version = "8"

  let sources: SourceRoot
  let folder: ModuleFolder
  let tools: BuildTools

  /// What all parts are compiled with; what they show to each other stays hidden from answers.
  private static let common = [
    "-package-name", "layoutlessons", "-Onone", "-wmo", "-avoid-emit-module-source-info",
    // A module of its own job would be read once more. Both passes make code faster, not right, and take
    // as long as all else together; exclusive access is checked where `swift test` builds the same files.
    "-no-emit-module-separately-wmo", "-enforce-exclusivity=unchecked",
    "-Xllvm", "-sil-disable-pass=mandatory-redundant-load-elimination",
    "-Xllvm", "-sil-disable-pass=mandatory-performance-optimizations",
    "-enable-upcoming-feature", "ExistentialAny",
    "-enable-upcoming-feature", "InternalImportsByDefault",
    "-enable-upcoming-feature", "MemberImportVisibility",
  ]

  /// Builds all parts into the folder, which exists and is empty.
  func run() throws(SwiftFailure) -> AnswerRecipe {
    try object(.engine, language: "6")
    for part in SourceRoot.Part.imported { try object(part, language: "5") }
    try tools.swiftc(
      ["-emit-library", "-o", folder.library]
        + ([.engine] + SourceRoot.Part.imported).map { "\(folder.path)/\($0.rawValue).o" }
        + linking,
      in: folder.path)
    try tools.swiftc(
      Self.common + [
        "-swift-version", "5", "-module-name", "AnswerHost", "-I", folder.path, "-L", folder.path,
        "-lLayoutUIKit", "-Xlinker", "-rpath", "-Xlinker", folder.path, "-o", folder.host,
      ] + linking + caching + sources.files(of: .host),
      in: folder.path)
    // A name that UIKit no longer has is no good suggestion.
    var names = LearnersNames()
    for file in SourceRoot.Part.imported.flatMap({ sources.files(of: $0) })
    where !file.contains("/OlderNames/") {
      names.add(declarationsIn: (try? TextFile.read(file)) ?? "")
    }
    let uikit = try? TextFile.read("\(sources.folder)/LayoutUIKit/UIKitNames.txt")
    guard SmallFile.write(names.text, to: folder.names),
      SmallFile.write(uikit ?? "", to: folder.uikitNames)
    else { throw BuildTools.notWritten(folder.names) }
    #if os(Linux)
      // Answers are checked without them, so that it is no failure if they can't be built.
      try? EditorModules(folder: folder, tools: tools).build()
    #endif
    return try AnswerRecipe.taken(from: tools, for: folder)
  }

  private var linking: [String] {
    #if os(Linux)
      ["-use-ld=lld"]
    #else
      []
    #endif
  }

  private var caching: [String] { ["-module-cache-path", folder.compilerCache] }

  private func object(_ part: SourceRoot.Part, language: String) throws(SwiftFailure) {
    let base = "\(folder.path)/\(part.rawValue)"
    try tools.swiftc(
      Self.common + caching + [
        "-swift-version", language, "-parse-as-library", "-module-name", part.rawValue,
        "-I", folder.path, "-emit-module", "-emit-module-path", base + ".swiftmodule",
        "-c", "-o", base + ".o",
      ] + sources.files(of: part),
      in: folder.path)
  }
}
