import Course
package import Grading
import LayoutEngine
import Platform
import Synchronization

/// Compiles and runs learners' Swift files; all grading of Swift answers uses it.
///
/// Everything happens in a jail. If the same answer ran before, its stored result is returned.
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
  package init(
    cache: CacheFolder, sources: SourceRoot, toolchain: Toolchain, trust: Trust = .none,
    jailer: String? = nil, limits: AnswerLimits = AnswerLimits(), gate: AnswerGate = AnswerGate(),
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
  /// A snapshot may carry the exception with which UIKit stopped the program; the caller decides what
  /// it means. Results that reached a limit or depend on the machine aren't stored.
  package func run(_ request: SwiftRequest) throws(SwiftFailure) -> SwiftRun {
    do throws(SwiftFailure) { return try layouts(of: request) } catch {
      guard case .unavailable(let reason, let advice) = error else { throw error }
      let words = ReportableText(toolchain, cache)
      throw .unavailable(reason: reason.mappingTexts(words.text), advice: advice)
    }
  }

  private func layouts(of request: SwiftRequest) throws(SwiftFailure) -> SwiftRun {
    let text = request.text
    try SourceFilter.check(text)
    // The rewritten text has to pass as well, because spaces can end a string earlier than before.
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

  /// Runs an answer in parallel with others, and alone if the cause of a failure isn't clear.
  ///
  /// The result isn't stored then, because the next run may give a better one.
  private func fresh(
    _ answer: AnswerRun.Answer, _ run: AnswerRun, keep: (Result<SwiftRun, SwiftFailure>) -> Void
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
      try RepeatedRun(run: run).decide(answer, doubtful)
    }
  }
}

extension SwiftAnswers {
  package func hasModules() throws(SwiftFailure) -> Bool { try store.builtModules() != nil }

  package func buildModules() throws(SwiftFailure) { _ = try store.modules(progress: progress) }

  package var counts: (hits: Int, misses: Int) { ResultCache(folder: cache.results).counts }
}

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

/// The limits for one answer, from compiling to its layouts.
///
/// Processor time comes in whole seconds, as the kernel's limit does; a program that ignores the
/// signal at its end gets one second more. All other units are those of ``Limits``.
package struct AnswerLimits: Hashable, Sendable {
  /// For the compiler, and once more for the linker.
  package var compiling: Limits
  /// For each case: 2 s of processor time and 1 GiB of memory; for all together: 4 s of wall clock.
  ///
  /// An ordinary case takes some hundredths of a second. So one time limit for all cases is enough on a
  /// slow machine, and an answer can't take longer by having many slow cases.
  package var running: Limits

  package init(
    compiling: Limits = .compiling,
    running: Limits = Limits(
      processorSeconds: 2, wallClockSeconds: 4, addressSpace: 1 << 30, record: 128 << 20)
  ) {
    self.compiling = compiling
    self.running = running
  }
}

/// Lets answers run in parallel, and one of them alone if that is needed.
package final class AnswerGate: Sendable {
  private struct Inside {
    var running = 0
    var isAlone = false
  }

  private let inside = Mutex(Inside())

  package init() {}

  /// Runs something in parallel with others, as soon as none has to run alone.
  func amongOthers<Value, Failure: Error>(
    _ body: () throws(Failure) -> Value
  ) throws(Failure) -> Value {
    wait { inside in
      guard !inside.isAlone else { return false }
      inside.running += 1
      return true
    }
    defer { inside.withLock { $0.running -= 1 } }
    return try body()
  }

  /// Runs something alone, after all others have finished; new ones wait.
  func alone<Value, Failure: Error>(_ body: () throws(Failure) -> Value) throws(Failure) -> Value {
    wait { inside in
      guard !inside.isAlone else { return false }
      inside.isAlone = true
      return true
    }
    defer { inside.withLock { $0.isAlone = false } }
    wait { $0.running == 0 }
    return try body()
  }

  private func wait(_ enter: (inout Inside) -> Bool) {
    while !inside.withLock({ enter(&$0) }) { WorkerThreads.rest() }
  }
}
