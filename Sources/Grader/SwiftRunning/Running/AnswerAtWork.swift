import Course
import Grading
import Platform

/// An answer in its work folder, in which it is compiled, linked and run.
struct AnswerAtWork {
  let answer: AnswerRun.Answer
  let run: AnswerRun
  let work: WorkFolder
  let words: ReportableText

  init(_ answer: AnswerRun.Answer, _ run: AnswerRun, in work: WorkFolder) {
    (self.answer, self.run, self.work) = (answer, run, work)
    words = ReportableText(run.toolchain, run.cache, work)
  }

  /// Makes the library that the host loads.
  ///
  /// - Throws: ``SwiftFailure/notCompiled(_:)`` or ``SwiftFailure/limitExceeded(_:)``, doubtful
  ///   if a lack of resources can end the compiler or the linker in this way.
  func library() throws(RunFailure) -> String {
    try work.write(SourceBlanking.compiled(answer.text), as: answer.fileName)
    try work.write(answer.glue.text, as: AnswerRecipe.Name.glue)
    try judge(result(of: run.modules.recipe.compile))
    if ObjectFile.hasInitializers("\(work.path)/\(AnswerRecipe.Name.object)") {
      throw .certain(.notCompiled([Self.initializers]))
    }
    let linked = try result(of: run.modules.recipe.link)
    try checkLimits(linked)
    guard linked.ending == .exited(0) else { throw failure(ofLinker: linked) }
    return "\(work.path)/\(AnswerRecipe.Name.library)"
  }

  /// The undefined name because of which a library can't be loaded; `nil` if there is none.
  func missingName() throws(RunFailure) -> CompilerMessage? {
    guard let step = run.modules.recipe.strictLink else { return nil }
    let linked = try result(of: step)
    return LinkerMessage(
      in: words.text(linked.errors), fileName: answer.fileName,
      lines: ByteLines(Array(answer.text.utf8))
    )?.message
  }

  private func result(of step: AnswerRecipe.Step) throws(RunFailure) -> ChildResult {
    try run.jail.run(
      ChildCommand(
        step.executable, step.arguments(with: [AnswerRecipe.Name.answer: answer.fileName]),
        environment: ["TMPDIR": work.path], folder: work.path,
        jail: run.jail.profile(
          .compile, readable: [run.modules.folder.path, run.toolchain.root],
          writable: [work.path]),
        limits: limits))
  }
}

// MARK: How the compiler and the linker end

extension AnswerAtWork {
  private var limits: Limits { run.limits.compiling }

  private func judge(_ result: ChildResult) throws(RunFailure) {
    if result.ending == .exited(0), result.stop == nil { return }
    try checkLimits(result)
    let bytes = Array(answer.text.utf8)
    let verdict = CompilerVerdict(
      fileName: answer.fileName, lines: ByteLines(bytes),
      tokens: SwiftScanner.tokens(of: bytes) ?? [],
      glue: answer.glue,
      names: LearnersNames(text: (try? TextFile.read(run.modules.folder.names)) ?? ""),
      uikit: LearnersNames(text: (try? TextFile.read(run.modules.folder.uikitNames)) ?? ""))
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
