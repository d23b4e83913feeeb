import Grader
import LayoutEngine

/// Compiles and links one answer in its work folder.
struct AnswerBuild {
  let modules: BuiltModules
  let toolchain: Toolchain
  let jail: AnswerJail
  let work: WorkFolder
  let limits: Limits

  /// Makes the library that the host loads.
  ///
  /// - Throws: ``SwiftFailure/notCompiled(_:)``, ``SwiftFailure/limitExceeded(_:)`` or
  ///   ``SwiftFailure/unavailable(reason:advice:)``.
  func library(_ text: String, fileName: String, glue: Glue) throws(SwiftFailure) -> String {
    try work.write(SourceBlanking.compiled(text), as: fileName)
    try work.write(glue.text, as: AnswerRecipe.Name.glue)
    let compiled = try run(modules.recipe.compile, fileName: fileName)
    try judge(compiled, text, fileName: fileName, glue: glue)
    let linked = try run(modules.recipe.link, fileName: fileName)
    try checkTime(linked)
    guard linked.ending == .exited(0) else {
      if CompilerVerdict.isOverwhelmedLinker(linked) {
        throw .notCompiled([CompilerVerdict.overwhelmed])
      }
      throw fault("the linker", linked)
    }
    return "\(work.path)/\(AnswerRecipe.Name.library)"
  }

  private func run(
    _ step: AnswerRecipe.Step, fileName: String
  ) throws(SwiftFailure) -> ChildResult {
    try jail.run(
      ChildCommand(
        step.executable, step.arguments(with: [AnswerRecipe.Name.answer: fileName]),
        environment: ["TMPDIR": work.path], folder: work.path,
        jail: jail.profile(
          .compile, readable: [modules.folder.path, toolchain.root], writable: [work.path]),
        limits: limits))
  }

  private func judge(
    _ result: ChildResult, _ text: String, fileName: String, glue: Glue
  ) throws(SwiftFailure) {
    if result.ending == .exited(0), result.stop == nil { return }
    try checkTime(result)
    let bytes = Array(text.utf8)
    let verdict = CompilerVerdict(
      fileName: fileName, lines: ByteLines(bytes), tokens: SwiftScanner.tokens(of: bytes) ?? [],
      glue: glue,
      names: LearnersNames(text: (try? TextFile.read(modules.folder.names)) ?? ""))
    let messages = verdict.messages(
      in: String(decoding: result.output + result.errors, as: UTF8.self))
    if !messages.isEmpty { throw .notCompiled(messages) }
    guard CompilerVerdict.isOverwhelmed(result) else { throw fault("the compiler", result) }
    throw .notCompiled([CompilerVerdict.overwhelmed])
  }

  private func checkTime(_ result: ChildResult) throws(SwiftFailure) {
    switch result.stop {
    case .processorTime:
      throw .limitExceeded(.compileSeconds(Double(limits.processorSeconds)))
    case .wallClock: throw .limitExceeded(.compileSeconds(limits.wallClockSeconds))
    case .output, .record, .asked, nil: break
    }
  }

  /// The tool failed, and not over anything that the learner wrote.
  private func fault(_ tool: String, _ result: ChildResult) -> SwiftFailure {
    let lines = String(decoding: result.errors + result.output, as: UTF8.self).split(
      separator: "\n")
    let words = lines.first { $0.contains("error") } ?? lines.first ?? "it said nothing"
    return .unavailable(
      reason: "\(tool) failed (\(result.ending)): \(words)",
      advice: "see what `lessons doctor` says about this machine")
  }
}
