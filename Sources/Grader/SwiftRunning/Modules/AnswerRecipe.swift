import Course
import Grading
import Platform

/// The command lines with which one toolchain compiles and links an answer, recorded once.
///
/// The driver `swiftc` takes longer to find these words than the compiler to compile an answer.
package struct AnswerRecipe: Hashable, Sendable, Codable {
  struct Step: Hashable, Sendable, Codable {
    let executable: String
    let arguments: [String]

    /// The step for an answer: its own names in place of the sample's.
    func arguments(with names: [String: String]) -> [String] {
      arguments.map { names[$0] ?? $0 }
    }
  }

  /// The names that stand for an answer's own files, all of them in its work folder.
  enum Name {
    static let answer = "Sample.swift"
    static let glue = "LessonsGlue.swift"
    static let object = "answer.o"
    static let library = "answer.so"
  }

  let compile: Step
  let link: Step
  /// Links and reports undefined names; `nil` if the normal link step reports them.
  let strictLink: Step?
}

extension AnswerRecipe {
  /// The answer for which the command lines are recorded; compiling it fills the cache.
  static let sample = """
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
  static func taken(
    from tools: BuildTools, for modules: ModuleFolder
  ) throws(SwiftFailure) -> AnswerRecipe {
    let folder = modules.sample
    try CacheFolder.make(folder)
    guard SmallFile.write(sample, to: "\(folder)/\(Name.answer)"),
      SmallFile.write(sampleGlue, to: "\(folder)/\(Name.glue)")
    else { throw BuildTools.notWritten(folder) }
    let compile = try compiling(tools, modules)
    try tools.run(compile.executable, compile.arguments, in: folder)
    let link = try linking(tools, folder)
    try tools.run(link.executable, link.arguments, in: folder)
    return AnswerRecipe(compile: compile, link: link, strictLink: strict(link, tools, modules))
  }

  private static func compiling(
    _ tools: BuildTools, _ modules: ModuleFolder
  ) throws(SwiftFailure) -> Step {
    let printed = try tools.swiftc(
      [
        "-###", "-c", "-wmo", Name.answer, Name.glue, "-o", Name.object, "-module-name", "Answer",
        "-swift-version", "5", "-Onone", "-g", "-parse-as-library", "-I", modules.path,
        "-module-cache-path", modules.compilerCache, "-diagnostic-style", "llvm",
        "-no-color-diagnostics", "-Xfrontend", "-solver-expression-time-threshold=3",
      ] + SourceRoot.Part.aliases, in: modules.sample)
    for line in printed.split(separator: "\n") {
      let words = ShellWords.words(of: line)
      guard let executable = words.first, words.contains("-frontend"), words.contains("-c") else {
        continue
      }
      return Step(
        executable: executable, arguments: withoutPlugins(words.dropFirst(), modules.sample))
    }
    throw BuildTools.failure(.says("machine.build.noCompiler"))
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
}

// MARK: Linking

extension AnswerRecipe {
  /// The quickest way to link that works here.
  private static func linking(_ tools: BuildTools, _ folder: String) throws(SwiftFailure) -> Step {
    #if os(Linux)
      let extra: [String] = []
    #else
      let extra = ["-Xlinker", "-undefined", "-Xlinker", "dynamic_lookup"]
    #endif
    let printed = try tools.swiftc(
      ["-###", "-emit-library", "-o", Name.library, Name.object] + extra, in: folder)
    guard let line = printed.split(separator: "\n").last else {
      throw BuildTools.noLinker("swiftc")
    }
    let words = ShellWords.words(of: line)
    #if os(Linux)
      let direct = bare(words, tools)
      if (try? tools.run(direct.executable, direct.arguments, in: folder)) != nil { return direct }
    #endif
    return try whole(words, tools, folder)
  }

  /// Linked with the parts that every C library's programs have in themselves, and without any
  /// shared library: the names of those are found in what the host has loaded already.
  ///
  /// A linker on one thread is no slower with so little to do.
  private static func bare(_ words: [String], _ tools: BuildTools) -> Step {
    let startFiles = words.filter { $0.hasSuffix("/swiftrt.o") }
    // With the header, the search for the line that wants a thread finds the way up.
    let shape = ["-shared", "--threads=1", "--eh-frame-hdr"]
    return Step(
      executable: tools.toolchain.linker,
      arguments: shape + ["-o", Name.library, Name.object] + startFiles
        + files(["libc_nonshared.a"], tools) + builtins(tools))
  }

  /// Where files of the C library are; those that a system doesn't have are left out.
  private static func files(_ names: [String], _ tools: BuildTools) -> [String] {
    names.compactMap { path("-print-file-name=\($0)", tools) }
  }

  /// What the compiler calls for arithmetic that the processor doesn't have.
  private static func builtins(_ tools: BuildTools) -> [String] {
    path("-print-libgcc-file-name", tools).map { [$0] } ?? []
  }

  /// A path that the C compiler of the toolchain prints; `nil` if there is no such file.
  private static func path(_ question: String, _ tools: BuildTools) -> String? {
    let printed = try? tools.run(tools.toolchain.clang, [question], in: "/")
    let path = printed?.split(separator: "\n").first.map(String.init) ?? ""
    return path.hasPrefix("/") && FileFacts(path) != nil ? path : nil
  }

  /// The same link with all libraries that the host may have loaded.
  ///
  /// It takes three times as long, so it is for answers that can't be loaded.
  private static func strict(_ link: Step, _ tools: BuildTools, _ modules: ModuleFolder) -> Step? {
    guard link.executable == tools.toolchain.linker else { return nil }
    let runtime = tools.toolchain.runtime
    let libraries = Folder.names(in: runtime).filter { $0.hasSuffix(".so") }.sorted()
      .map { "\(runtime)/\($0)" }
    let names = ["libc.so.6", "libm.so.6", "libgcc_s.so.1", "libstdc++.so.6"]
    let step = Step(
      executable: link.executable,
      arguments: link.arguments + ["--no-undefined", "--allow-shlib-undefined", modules.library]
        + libraries + files(names, tools))
    let works = try? tools.run(step.executable, step.arguments, in: modules.sample)
    return works == nil ? nil : step
  }

  /// Linked as the driver would, by the linker itself: a jail lets nobody start another program.
  private static func whole(
    _ words: [String], _ tools: BuildTools, _ folder: String
  ) throws(SwiftFailure) -> Step {
    guard let compiler = words.first else {
      throw BuildTools.noLinker("swiftc")
    }
    // A word that begins with @ names a file that the driver has not written.
    let arguments = words.dropFirst().filter { !$0.hasPrefix("@") }
    let printed = try tools.run(compiler, ["-###"] + arguments, in: folder)
    let lines = printed.split(separator: "\n").map { ShellWords.words(of: $0) }
    guard let line = lines.last(where: { $0.contains(Name.object) && $0.count > 3 }) else {
      throw BuildTools.noLinker(compiler)
    }
    // Only this linker knows the word.
    let threads = line[0].hasSuffix("lld") ? ["--threads=1"] : []
    return Step(executable: line[0], arguments: threads + Array(line.dropFirst()))
  }
}
