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

  /// What the record of a case says.
  enum Reading {
    case handedOver(LayoutSnapshot)
    /// There is more in it than is looked at.
    case tooLarge
    case nothing

    /// Whether the next case is worth running.
    var isGood: Bool { if case .handedOver = self { true } else { false } }
  }

  /// Reads what a case handed over, which is done once: there can be megabytes of it.
  ///
  /// - Returns: A layout if the record is complete and carries the nonce, and the program ended well
  ///   or with an exception.
  func reading(_ report: CaseReport) -> Reading {
    guard report.flooded == nil else { return report.flooded == .record ? .tooLarge : .nothing }
    do throws(SnapshotError) {
      let snapshot = try LayoutSnapshot(text: parts(of: report.record).text, nonce: nonce)
      guard report.ending == .exited(0) || snapshot.raised != nil else { return .nothing }
      return snapshot.isTooLarge ? .tooLarge : .handedOver(snapshot)
    } catch {
      return error.isTooMany && report.ending == .exited(0) ? .tooLarge : .nothing
    }
  }

  /// The layout that a case handed over.
  ///
  /// - Throws: ``SwiftFailure/timedOut(seconds:caseIndex:)``, ``SwiftFailure/crashed(_:)`` or
  ///   ``SwiftFailure/limitExceeded(_:)``.
  func snapshot(
    _ reading: Reading, _ report: CaseReport
  ) throws(SwiftFailure) -> LayoutSnapshot {
    let (isLoaded, record, offsets) = parts(of: report.record)
    switch reading {
    case .handedOver(var snapshot):
      if let raised = snapshot.raised, raised.line == nil {
        snapshot.raised?.line = place(offsets).line
      }
      return snapshot
    case .tooLarge: throw .limitExceeded(.entries(Grading.mostConstraints))
    case .nothing where report.flooded == .output:
      throw .limitExceeded(.outputBytes(limits.output))
    case .nothing: break
    }
    switch report.ending {
    case .exited(0) where !record.isEmpty: throw crash(.garbled, nil)
    case .exited(Self.notLoaded) where !isLoaded:
      throw .unavailable(
        reason: "the compiled answer can't be loaded: " + firstLine(report.errors),
        advice: "see what `lessons doctor` says")
    case .exited(let status): throw crash(.exited(status), nil)
    case .signalled(let signal): throw stopped(signal, report, offsets)
    }
  }

  /// The status with which the host says that a library has a name that nothing defines.
  private static let notLoaded: Int32 = 67

  /// The line with which the host opens a record once a library is loaded.
  private static let loadedMark = Array("loaded\n".utf8)

  /// The first word of the line with which a record ends after a trap; the line is shorter than this.
  private static let trapMark = "trap"
  private static let mostTrapBytes = 256

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
    let isLoaded = bytes.starts(with: Self.loadedMark)
    var text = bytes[...]
    if isLoaded { text = text.dropFirst(Self.loadedMark.count) }
    let end = String(decoding: text.suffix(Self.mostTrapBytes), as: UTF8.self)
    var offsets: [String] = []
    if let last = end.split(separator: "\n").last, last.hasPrefix(Self.trapMark) {
      text = text.dropLast(last.utf8.count + 1)
      offsets = last.split(separator: " ").dropFirst().map(String.init)
    }
    return (isLoaded, String(decoding: text, as: UTF8.self), offsets)
  }

  private func firstLine(_ bytes: [UInt8]) -> String {
    String(String(decoding: bytes, as: UTF8.self).split(separator: "\n").first ?? "")
  }
}
