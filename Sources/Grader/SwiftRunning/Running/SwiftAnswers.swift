import Course
package import Grading
import LayoutEngine

/// Compiles and runs learners' Swift files; the one way in for whoever grades them.
///
/// Everything happens in a jail, and nothing happens at all when the same has been done before.
package struct SwiftAnswers: Sendable {
  let cache: CacheFolder
  let store: ModuleStore
  let toolchain: Toolchain
  private let trust: Trust
  private let jailer: String?
  private let limits: AnswerLimits
  private let gate: AnswerGate
  let progress: @Sendable (ModuleProgress) -> Void

  /// Prepares nothing yet; modules are built when they are first needed.
  ///
  /// - Parameters:
  ///   - cache: Where built modules and earlier results are kept.
  ///   - sources: What the modules are built from.
  ///   - toolchain: The compiler.
  ///   - trust: Whether answers may run in less than a full jail.
  ///   - jailer: The `lessons` that makes the jails; `nil` means the running program.
  ///   - limits: What an answer may use.
  ///   - gate: Shared by all who run answers beside this one.
  ///   - progress: Is told what takes long.
  package init(
    cache: CacheFolder, sources: SourceRoot, toolchain: Toolchain, trust: Trust = .none,
    jailer: String? = nil, limits: AnswerLimits = AnswerLimits(),
    gate: AnswerGate = AnswerGate(),
    progress: @escaping @Sendable (ModuleProgress) -> Void = { _ in }
  ) {
    self.cache = cache
    store = ModuleStore(cache: cache, sources: sources, toolchain: toolchain)
    self.toolchain = toolchain
    self.trust = trust
    self.jailer = jailer
    self.limits = limits
    self.gate = gate
    self.progress = progress
  }

  /// Compiles a program and runs it in every case; what it throws names no folder of this machine.
  ///
  /// A snapshot may carry the exception with which UIKit stopped the program; what it means is for
  /// whoever reads it. Nothing that ran into a limit is kept for the next time, nor what the machine
  /// did.
  ///
  /// - Parameter request: The program and its cases.
  /// - Returns: The layouts, one for each case.
  /// - Throws: ``SwiftFailure`` with the first thing that went wrong.
  package func run(_ request: SwiftRequest) throws(SwiftFailure) -> SwiftRun {
    do throws(SwiftFailure) {
      return try layouts(of: request)
    } catch {
      guard case .unavailable(let reason, let advice) = error else { throw error }
      let words = ReportableText(toolchain, cache)
      throw .unavailable(reason: reason.mappingTexts(words.text), advice: advice)
    }
  }

  private func layouts(of request: SwiftRequest) throws(SwiftFailure) -> SwiftRun {
    let text = request.text
    try SourceFilter.check(text)
    // What is compiled has to pass as well: blanks can let a text end sooner than it did.
    try SourceFilter.check(SourceBlanking.compiled(text))
    let glue = Glue(
      request.entry, then: request.sequel, given: request.cases.first,
      selectors: NamedSelector.all(in: text))
    let cases = request.cases.map { given in
      var given = given
      given.isController = request.entry.isController
      return given
    }
    let modules = try store.modules(progress: progress)
    let name = AnswerFileName.safe(request.fileName)
    let results = ResultCache(folder: cache.results)
    let key = ResultCache.key(
      text, fileName: name, glue: glue, cases: cases, modules: modules.folder.id)
    if let kept = results.result(for: key) { return try kept.get() }
    let run = AnswerRun(
      cache: cache, modules: modules, toolchain: toolchain,
      jail: try AnswerJail.best(trust: trust, jailer: jailer), limits: limits)
    return try fresh(
      AnswerRun.Answer(text: text, fileName: name, glue: glue, cases: cases), run
    ) { results.keep($0, for: key) }
  }

  /// Runs an answer beside others, and alone where it isn't clear what made it fail.
  ///
  /// What comes of it then isn't kept: the next time may be a better one.
  private func fresh(
    _ answer: AnswerRun.Answer, _ run: AnswerRun,
    keep: (Result<SwiftRun, SwiftFailure>) -> Void
  ) throws(SwiftFailure) -> SwiftRun {
    let doubtful: SwiftFailure
    do throws(RunFailure) {
      let made = try gate.amongOthers { () throws(RunFailure) in try run.layouts(of: answer) }
      keep(.success(made))
      return made
    } catch {
      switch error {
      case .certain(let failure):
        keep(.failure(failure))
        throw failure
      case .doubtful(let failure): doubtful = failure
      }
    }
    return try gate.alone { () throws(SwiftFailure) in
      try AnswerTrial(run: run).decide(answer, doubtful)
    }
  }
}
