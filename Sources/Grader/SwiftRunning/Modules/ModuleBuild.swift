import Course
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
    "-no-emit-module-separately-wmo", "-enforce-exclusivity=unchecked", "-Xllvm",
    "-sil-disable-pass=mandatory-redundant-load-elimination", "-Xllvm",
    "-sil-disable-pass=mandatory-performance-optimizations", "-enable-upcoming-feature",
    "ExistentialAny", "-enable-upcoming-feature", "InternalImportsByDefault",
    "-enable-upcoming-feature", "MemberImportVisibility",
  ]

  /// Builds all parts into the folder, which exists and is empty.
  func run() throws(SwiftFailure) -> AnswerRecipe {
    try object(.engine, language: "6")
    for part in SourceRoot.Part.imported { try object(part, language: "5") }
    try tools.swiftc(
      ["-emit-library", "-o", folder.library]
        + ([.engine] + SourceRoot.Part.imported).map { "\(folder.path)/\($0.rawValue).o" }
        + linking, in: folder.path)
    try tools.swiftc(
      Self.common + [
        "-swift-version", "5", "-module-name", "AnswerHost", "-I", folder.path, "-L", folder.path,
        "-lLayoutUIKit", "-Xlinker", "-rpath", "-Xlinker", folder.path, "-o", folder.host,
      ] + linking + caching + sources.files(of: .host), in: folder.path)
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
        "-swift-version", language, "-parse-as-library", "-module-name", part.rawValue, "-I",
        folder.path, "-emit-module", "-emit-module-path", base + ".swiftmodule", "-c", "-o",
        base + ".o",
      ] + sources.files(of: part), in: folder.path)
  }
}

/// Modules that only editors need: those whose imports are blanked before an answer is compiled.
///
/// Editors show an answer to the compiler as it is written, so there has to be something to import.
struct EditorModules {
  let folder: ModuleFolder
  let tools: BuildTools

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

struct BuildTools {
  let toolchain: Toolchain
  let isUrgent: Bool
  /// Building may take long; this only stops a compiler that hangs.
  var limits = Limits(wallClockSeconds: 600, output: 1 << 20)

  /// Runs a tool in a folder and gives back what it printed, standard error after the rest.
  @discardableResult
  func run(
    _ executable: String, _ arguments: [String], in folder: String
  ) throws(SwiftFailure) -> String {
    let nice = "/usr/bin/nice"
    let isNice = !isUrgent && Folder.hasItem(nice)
    let command = ChildCommand(
      isNice ? nice : executable, (isNice ? [executable] : []) + arguments,
      environment: ["PATH": "/usr/bin:/bin", "TMPDIR": folder].merging(kit) { own, _ in own },
      folder: folder, limits: limits)
    guard let result = try? ChildProcess.run(command) else {
      throw Self.failure(.says("machine.build.notStarted", ["file": executable]))
    }
    let text = String(decoding: result.output + result.errors, as: UTF8.self)
    guard result.ending == .exited(0) else {
      let lines = text.split(separator: "\n")
      let line = lines.first { $0.contains("error:") } ?? lines.first
      throw Self.failure(
        line.map { Sentence(verbatim: String($0)) } ?? .says("machine.build.silent"))
    }
    return text
  }

  /// Where the system's modules and libraries are, in the variable by which the compiler looks for
  /// them; empty where they are in their places.
  ///
  /// Source: swift-driver, `Driver.computeSDKPath`.
  private var kit: [String: String] {
    toolchain.kit.map { ["SDKROOT": $0] } ?? [:]
  }

  @discardableResult
  func swiftc(_ arguments: [String], in folder: String) throws(SwiftFailure) -> String {
    try run(toolchain.compiler, arguments, in: folder)
  }

  static func failure(_ reason: Sentence) -> SwiftFailure {
    .unavailable(
      reason: .says("machine.build", ["reason": reason]),
      advice: .says("machine.build.advice"))
  }

  static func notWritten(_ file: String) -> SwiftFailure {
    failure(.says("machine.build.notWritten", ["file": file]))
  }

  static func noLinker(_ compiler: String) -> SwiftFailure {
    failure(.says("machine.build.noLinker", ["compiler": compiler]))
  }
}
