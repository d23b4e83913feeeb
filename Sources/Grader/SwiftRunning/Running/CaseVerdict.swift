import Grader
import LayoutEngine

/// Makes a layout, or the reason why there is none, out of what a case left.
struct CaseVerdict {
  let fileName: String
  let caseIndex: Int
  let nonce: String
  let limits: Limits
  /// Finds the learner's line for offsets in the library, innermost first.
  let place: ([String]) -> Symbolizer.Place

  /// The words that Swift's run time prints when there is no memory to be had.
  private static let noMemory = [
    "failed to allocate", "could not allocate memory", "out of memory",
  ]

  /// Whether a layout was handed over, so that the next case is worth running.
  func isGood(_ report: CaseReport) -> Bool { handedOver(report) != nil }

  private func handedOver(_ report: CaseReport) -> LayoutSnapshot? {
    guard report.flooded == nil,
      let snapshot = try? LayoutSnapshot(text: parts(of: report.record).text, nonce: nonce),
      report.ending == .exited(0) || snapshot.raised != nil
    else { return nil }
    return snapshot
  }

  /// What the case handed over; only a record that is complete and carries the nonce is believed.
  ///
  /// - Throws: ``SwiftFailure/timedOut(seconds:caseIndex:)``, ``SwiftFailure/crashed(_:)`` or
  ///   ``SwiftFailure/limitExceeded(_:)``.
  func snapshot(_ report: CaseReport) throws(SwiftFailure) -> LayoutSnapshot {
    switch report.flooded {
    case .output: throw .limitExceeded(.outputBytes(limits.output))
    case .record: throw .limitExceeded(.outputBytes(limits.record))
    case nil: break
    }
    let (isLoaded, record, offsets) = parts(of: report.record)
    if var snapshot = handedOver(report) {
      if let raised = snapshot.raised, raised.line == nil {
        snapshot.raised?.line = place(offsets).line
      }
      return snapshot
    }
    switch report.ending {
    case .exited(0) where !record.isEmpty:
      if record.split(separator: "\n").count > Self.mostEntries {
        throw .limitExceeded(.entries(Self.mostEntries))
      }
      throw crash(.garbled, nil)
    case .exited(Self.notLoaded) where !isLoaded:
      throw .unavailable(
        reason: "the compiled answer can't be loaded: " + firstLine(report.errors),
        advice: "see what `lessons doctor` says")
    case .exited(let status): throw crash(.exited(status), nil)
    case .signalled(let signal): throw stopped(signal, report, offsets)
    }
  }

  /// As many views, or constraints, as a snapshot may have.
  private static let mostEntries = 20_000

  /// The status with which the host says that a library has a name that nothing defines.
  private static let notLoaded: Int32 = 67

  /// The line with which the host opens a record once a library is loaded.
  private static let loadedMark = "loaded\n"

  private func stopped(_ signal: Int32, _ report: CaseReport, _ offsets: [String]) -> SwiftFailure {
    // A busy machine counts up to a quarter more against the limit than it tells afterwards.
    let isLate = report.processorMilliseconds >= limits.processorSeconds * 750
    if signal == ChildStop.timeSignal || signal == ChildStop.killSignal && isLate {
      return .timedOut(seconds: Double(limits.processorSeconds), caseIndex: caseIndex)
    }
    let words = RuntimeWords(report.errors, fileName: fileName)
    if let text = words?.text.lowercased(), Self.noMemory.contains(where: text.contains) {
      return .limitExceeded(.memoryBytes(limits.addressSpace))
    }
    if let words, let line = words.line { return crash(.trap(words.text), line) }
    let place = place(offsets)
    guard let text = words?.text ?? place.words else { return crash(.signal(signal), place.line) }
    return crash(.trap(text), place.line)
  }

  private func crash(_ kind: Crash.Kind, _ line: Int?) -> SwiftFailure {
    .crashed(Crash(kind: kind, line: line, caseIndex: caseIndex))
  }

  /// The record without the host's own first and last lines, whether the first is there, and the
  /// offsets that the last one names.
  ///
  /// An answer can write all that it likes, but not before it is loaded.
  private func parts(
    of bytes: [UInt8]
  ) -> (isLoaded: Bool, text: String, offsets: [String]) {
    var text = String(decoding: bytes, as: UTF8.self)[...]
    let isLoaded = text.hasPrefix(Self.loadedMark)
    if isLoaded { text = text.dropFirst(Self.loadedMark.count) }
    guard let last = text.split(separator: "\n").last, last.hasPrefix("trap") else {
      return (isLoaded, String(text), [])
    }
    let record = String(text.dropLast(last.count + 1))
    return (isLoaded, record, last.split(separator: " ").dropFirst().map(String.init))
  }

  private func firstLine(_ bytes: [UInt8]) -> String {
    String(String(decoding: bytes, as: UTF8.self).split(separator: "\n").first ?? "")
  }
}
