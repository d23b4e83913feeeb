import Course
import Grading
import LayoutEngine

/// Turns the output of a case into a layout, or into the reason why there is none.
struct CaseVerdict {
  let fileName: String
  let caseIndex: Int
  let nonce: String
  let limits: Limits
  let words: ReportableText
  /// Finds the learner's line for offsets in the library, innermost first; those in a method of the
  /// given name don't count.
  let place: ([String], _ method: String) throws(RunFailure) -> Symbolizer.Place
  /// Finds out which name the library needs and nothing defines, if there is one.
  let missingName: () throws(RunFailure) -> CompilerMessage?

  /// The words that Swift's run time prints when it can't get memory.
  private static let noMemory = [
    "failed to allocate", "could not allocate memory", "out of memory",
  ]

  enum Reading {
    case handedOver(LayoutSnapshot)
    /// There is more in it than is looked at.
    case tooLarge
    case nothing

    var isGood: Bool { if case .handedOver = self { true } else { false } }
  }

  /// Reads the record of a case once, because it can have megabytes.
  ///
  /// - Returns: A layout if the record is complete and carries the nonce, and the program ended well
  ///   or with an exception.
  func reading(_ report: CaseReport) -> Reading {
    guard report.flooded == nil else { return report.flooded == .record ? .tooLarge : .nothing }
    do throws(SnapshotError) {
      let snapshot = try LayoutSnapshot(
        text: words.text(CaseRecord(report.record).text), nonce: nonce)
      guard report.ending == .exited(0) || snapshot.raised != nil else { return .nothing }
      return snapshot.isTooLarge ? .tooLarge : .handedOver(snapshot)
    } catch {
      return error.isTooMany && report.ending == .exited(0) ? .tooLarge : .nothing
    }
  }

  /// The layout that a case handed over.
  ///
  /// - Throws: ``SwiftFailure/timedOut(seconds:caseIndex:)``, ``SwiftFailure/crashed(_:)`` or
  ///   ``SwiftFailure/limitExceeded(_:)``; doubtful if the machine may have killed the process.
  func snapshot(
    _ reading: Reading, _ report: CaseReport
  ) throws(RunFailure) -> LayoutSnapshot {
    let record = CaseRecord(report.record)
    switch reading {
    case .handedOver(var snapshot):
      if let raised = snapshot.raised, raised.line == nil {
        snapshot.raised?.line = try place(record.offsets, "").line
      }
      for event in [\SnapshotTrace.call, \.conflict, \.endless, \.unmasking] {
        guard let found = snapshot.trace[keyPath: event], !found.callers.isEmpty else { continue }
        snapshot.trace[keyPath: event]?.line = try place(found.callers, found.method).line
        snapshot.trace[keyPath: event]?.callers = []
      }
      return snapshot
    case .tooLarge: throw .certain(.limitExceeded(.entries(Answer.mostConstraints)))
    case .nothing where report.flooded == .output:
      throw .certain(.limitExceeded(.outputBytes(limits.output)))
    case .nothing: break
    }
    if record.stage != .loaded { throw try notLoaded(record, report) }
    if let kind = Self.refusal(record.end) {
      throw .certain(crash(kind, try place(record.offsets, "").line))
    }
    switch report.ending {
    case .exited(0) where !record.text.isEmpty: throw .certain(crash(.garbled, nil))
    case .exited(let status): throw .certain(crash(.exited(status), nil))
    case .signalled(let signal): throw try stopped(signal, report, record.offsets)
    }
  }

  /// Why a process ended before the answer was there.
  ///
  /// Nothing of the answer's runs until then, as long as libraries that begin by themselves are
  /// refused. But a library that is too large, or needs a missing function, can't be loaded.
  private func notLoaded(
    _ record: CaseRecord, _ report: CaseReport
  ) throws(RunFailure) -> RunFailure {
    guard record.stage == .ready else {
      return .doubtful(
        .unavailable(
          reason: .says("machine.caseEnded", ["ending": .text("\(report.ending)")]),
          advice: SwiftFailure.seeDoctor))
    }
    if let missing = try missingName() { return .certain(.notCompiled([missing])) }
    return .doubtful(.limitExceeded(.memoryBytes(limits.addressSpace)))
  }

  /// What the host ends a process for; `nil` where it didn't.
  private static func refusal(_ end: CaseRecord.End?) -> Crash.Kind? {
    switch end {
    case .thread: .thread
    case .deadlock: .deadlock
    case .trap, nil: nil
    }
  }

  private func stopped(
    _ signal: Int32, _ report: CaseReport, _ offsets: [String]
  ) throws(RunFailure) -> RunFailure {
    // A busy machine counts up to a quarter more against the limit than it tells afterwards.
    let isLate = report.processorMilliseconds >= limits.processorSeconds * 750
    if signal == ChildStop.timeSignal || signal == ChildStop.killSignal && isLate {
      return .certain(
        .timedOut(seconds: Double(limits.processorSeconds), caseIndex: caseIndex))
    }
    // A kernel without memory kills with this signal, and so can a program itself.
    if signal == ChildStop.killSignal { return .doubtful(crash(.signal(signal), nil)) }
    let told = RuntimeWords(report.errors, fileName: fileName)
    if let text = told?.text.lowercased(), Self.noMemory.contains(where: text.contains) {
      return .certain(.limitExceeded(.memoryBytes(limits.addressSpace)))
    }
    let trap = told.map { Crash.Kind.trap(words.text($0.text)) }
    if let trap, let line = told?.line { return .certain(crash(trap, line)) }
    let place = try place(offsets, "")
    let kind = trap ?? place.words.map { .trap($0) } ?? .signal(signal)
    return .certain(crash(kind, place.line))
  }

  private func crash(_ kind: Crash.Kind, _ line: Int?) -> SwiftFailure {
    .crashed(Crash(kind: kind, line: line, caseIndex: caseIndex))
  }
}
