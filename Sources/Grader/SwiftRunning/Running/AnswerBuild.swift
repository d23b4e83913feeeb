import Course
import Grading
import Platform

struct AnswerBuild {
  let modules: BuiltModules
  let toolchain: Toolchain
  let jail: AnswerJail
  let work: WorkFolder
  let limits: Limits
  let words: ReportableText

  /// Makes the library that the host loads.
  ///
  /// - Throws: ``SwiftFailure/notCompiled(_:)`` or ``SwiftFailure/limitExceeded(_:)``, doubtful
  ///   if a lack of resources can end the compiler or the linker in this way.
  func library(_ text: String, fileName: String, glue: Glue) throws(RunFailure) -> String {
    try work.write(SourceBlanking.compiled(text), as: fileName)
    try work.write(glue.text, as: AnswerRecipe.Name.glue)
    let compiled = try run(modules.recipe.compile, fileName: fileName)
    try judge(compiled, text, fileName: fileName, glue: glue)
    if ObjectFile.hasInitializers("\(work.path)/\(AnswerRecipe.Name.object)") {
      throw .certain(.notCompiled([Self.initializers]))
    }
    let linked = try run(modules.recipe.link, fileName: fileName)
    try checkLimits(linked)
    guard linked.ending == .exited(0) else { throw failure(ofLinker: linked) }
    return "\(work.path)/\(AnswerRecipe.Name.library)"
  }

  /// The undefined name because of which a library can't be loaded; `nil` if there is none.
  func missingName(_ text: String, fileName: String) throws(RunFailure) -> CompilerMessage? {
    guard let step = modules.recipe.strictLink else { return nil }
    let linked = try run(step, fileName: fileName)
    return LinkerMessage(
      in: words.text(linked.errors), fileName: fileName, lines: ByteLines(Array(text.utf8))
    )?.message
  }

  private func run(_ step: AnswerRecipe.Step, fileName: String) throws(RunFailure) -> ChildResult {
    try jail.run(
      ChildCommand(
        step.executable, step.arguments(with: [AnswerRecipe.Name.answer: fileName]),
        environment: ["TMPDIR": work.path], folder: work.path,
        jail: jail.profile(
          .compile, readable: [modules.folder.path, toolchain.root], writable: [work.path]),
        limits: limits))
  }
}

// MARK: How the compiler and the linker end

extension AnswerBuild {
  private func judge(
    _ result: ChildResult, _ text: String, fileName: String, glue: Glue
  ) throws(RunFailure) {
    if result.ending == .exited(0), result.stop == nil { return }
    try checkLimits(result)
    let bytes = Array(text.utf8)
    let verdict = CompilerVerdict(
      fileName: fileName, lines: ByteLines(bytes), tokens: SwiftScanner.tokens(of: bytes) ?? [],
      glue: glue, names: LearnersNames(text: (try? TextFile.read(modules.folder.names)) ?? ""),
      uikit: LearnersNames(text: (try? TextFile.read(modules.folder.uikitNames)) ?? ""))
    let output = words.text(result.output + result.errors)
    let messages = verdict.messages(in: output)
    if !messages.isEmpty {
      let failure = SwiftFailure.notCompiled(messages)
      throw CompilerVerdict.mayBeTheMachines(messages) ? .doubtful(failure) : .certain(failure)
    }
    let failure = SwiftFailure.notCompiled([CompilerVerdict.overwhelmed])
    throw CompilerVerdict.isOwnDoing(result) ? .certain(failure) : doubt(result, failure)
  }

  private func checkLimits(_ result: ChildResult) throws(RunFailure) {
    switch result.stop {
    case .processorTime:
      throw .certain(.limitExceeded(.compileSeconds(Double(limits.processorSeconds))))
    case .wallClock:
      let failure = SwiftFailure.limitExceeded(.compileSeconds(limits.wallClockSeconds))
      // A compiler never sleeps, so one that hardly ran didn't get a processor.
      let isBusy = result.processorMilliseconds >= limits.processorSeconds * 500
      throw isBusy ? .certain(failure) : .doubtful(failure)
    case .output, .record, .asked, nil: break
    }
  }

  private func failure(ofLinker result: ChildResult) -> RunFailure {
    let failure = SwiftFailure.notCompiled([CompilerVerdict.overwhelmed])
    return CompilerVerdict.isTooLarge(result) ? .certain(failure) : doubt(result, failure)
  }

  /// Up to so much memory a compiler takes for an ordinary answer, several times over.
  private static let ordinaryMemory = 1 << 30

  private func doubt(_ result: ChildResult, _ failure: SwiftFailure) -> RunFailure {
    // Only the system sends this signal, when memory runs out.
    let isKilled = result.ending == .signalled(ChildStop.killSignal)
    guard result.memory < Self.ordinaryMemory else {
      return .certain(isKilled ? .limitExceeded(.memoryBytes(limits.addressSpace)) : failure)
    }
    guard isKilled else { return .doubtful(failure) }
    return .doubtful(
      .unavailable(
        reason: .says("machine.compilerKilled"), advice: .says("machine.compilerKilled.advice")))
  }

  private static let initializers = CompilerMessage(
    kind: .error, place: nil, text: .says("swift.runsAtOnce"))
}
