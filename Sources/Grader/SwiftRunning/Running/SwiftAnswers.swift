package import Grader
package import LayoutEngine

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
  ///   - progress: Is told what takes long.
  package init(
    cache: CacheFolder, sources: SourceRoot, toolchain: Toolchain, trust: Trust = .none,
    jailer: String? = nil, limits: AnswerLimits = AnswerLimits(),
    progress: @escaping @Sendable (ModuleProgress) -> Void = { _ in }
  ) {
    self.cache = cache
    store = ModuleStore(cache: cache, sources: sources, toolchain: toolchain)
    self.toolchain = toolchain
    self.trust = trust
    self.jailer = jailer
    self.limits = limits
    self.progress = progress
  }

  /// Compiles a file and runs it in every case.
  ///
  /// A snapshot may carry the exception with which UIKit stopped the program; what it means is for
  /// whoever reads it. Nothing that ran into a limit is kept for the next time.
  ///
  /// - Parameters:
  ///   - text: The file as the learner wrote it.
  ///   - fileName: Its name, without a folder.
  ///   - entry: What of it is called.
  ///   - sequel: What happens then, as often as each case says.
  ///   - cases: What the answer is given; one snapshot comes back for each.
  /// - Returns: The layouts.
  /// - Throws: ``SwiftFailure`` with the first thing that went wrong.
  package func run(
    _ text: String, fileName: String, entry: SwiftEntry, then sequel: SwiftSequel? = nil,
    cases: [LayoutSnapshot]
  ) throws(SwiftFailure) -> SwiftRun {
    try SourceFilter.check(text)
    // What is compiled has to pass as well: blanks can let a text end sooner than it did.
    try SourceFilter.check(SourceBlanking.compiled(text))
    let glue = Glue(
      entry, then: sequel, given: cases.first, selectors: NamedSelector.all(in: text))
    let cases = cases.map { given in
      var given = given
      given.isController = entry.isController
      return given
    }
    let modules = try store.modules(progress: progress)
    let name = AnswerFileName.safe(fileName)
    let results = ResultCache(folder: cache.results)
    let key = ResultCache.key(
      text, fileName: name, glue: glue, cases: cases, modules: modules.folder.id)
    if let kept = results.result(for: key) { return try kept.get() }
    do throws(SwiftFailure) {
      let run = try fresh(text, fileName: name, glue: glue, cases: cases, modules)
      results.keep(.success(run), for: key)
      return run
    } catch {
      results.keep(.failure(error), for: key)
      throw error
    }
  }

  private func fresh(
    _ text: String, fileName: String, glue: Glue, cases: [LayoutSnapshot],
    _ modules: BuiltModules
  ) throws(SwiftFailure) -> SwiftRun {
    let jail = try AnswerJail.best(trust: trust, jailer: jailer)
    let work = try WorkFolder(in: cache)
    defer { work.remove() }
    let build = AnswerBuild(
      modules: modules, toolchain: toolchain, jail: jail, work: work, limits: limits.compiling)
    let library = try build.library(text, fileName: fileName, glue: glue)
    let nonces = cases.map { _ in AnswerNonce.fresh() }
    let host = AnswerHost(
      modules: modules, toolchain: toolchain, jail: jail, work: work, limits: limits.running,
      waitsForTimers: Self.timerWords.contains { text.contains($0) })
    let symbolizer = Symbolizer(toolchain: toolchain, jail: jail, work: work)
    let verdicts = nonces.enumerated().map { index, nonce in
      CaseVerdict(
        fileName: fileName, caseIndex: index, nonce: nonce, limits: limits.running
      ) { symbolizer.place(of: $0, in: library, fileName: fileName) }
    }
    var readings: [CaseVerdict.Reading] = []
    let run = try host.run(
      library, fileName: fileName, cases: zip(cases, nonces).map { ($0.text(nonce: $1), $1) },
      while: { report, index in
        guard index < verdicts.count else { return false }
        readings.append(verdicts[index].reading(report))
        return readings[index].isGood
      })
    var snapshots: [LayoutSnapshot] = []
    for (index, verdict) in verdicts.enumerated() {
      guard index < readings.count else { throw unfinished(run.result, caseIndex: index) }
      snapshots.append(try verdict.snapshot(readings[index], run.reports[index]))
    }
    let printed = run.reports.first.map { String(decoding: $0.output, as: UTF8.self) } ?? ""
    return SwiftRun(snapshots: snapshots, printed: printed)
  }

  /// The types without whose names no program can have something done later by a run loop.
  private static let timerWords = ["Timer", "RunLoop", "NotificationQueue"]

  /// The host was ended before it could report on a case.
  private func unfinished(_ result: ChildResult, caseIndex: Int) -> SwiftFailure {
    switch result.stop {
    case .wallClock, .processorTime:
      .timedOut(seconds: limits.running.wallClockSeconds, caseIndex: caseIndex)
    case .output, .record: .limitExceeded(.outputBytes(limits.running.output))
    case .asked, nil:
      .unavailable(
        reason: "the program that runs answers \(result.ending)",
        advice: "see what `lessons doctor` says")
    }
  }
}
