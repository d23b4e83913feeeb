import LayoutEngine

/// Makes a layout, or the reason why there is none, out of what a case left.
struct CaseVerdict {
  let fileName: String
  let caseIndex: Int
  let nonce: String
  let limits: Limits
  /// Finds the learner's line for offsets in the library, innermost first.
  let line: ([String]) -> Int?

  /// The words that Swift's run time prints when there is no memory to be had.
  private static let noMemory = ["could not allocate memory", "out of memory"]

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
    let (record, offsets) = parts(of: report.record)
    if let snapshot = try? LayoutSnapshot(text: record, nonce: nonce),
      report.ending == .exited(0) || snapshot.raised != nil
    {
      return snapshot
    }
    switch report.ending {
    case .exited(0) where !record.isEmpty: throw crash(.garbled, nil)
    case .exited(Self.notLoaded) where record.isEmpty:
      throw .unavailable(
        reason: "the compiled answer can't be loaded: " + firstLine(report.errors),
        advice: "see what `lessons doctor` says")
    case .exited(let status): throw crash(.exited(status), nil)
    case .signalled(let signal): throw stopped(signal, report, offsets)
    }
  }

  /// The status with which the host says that a library has a name that nothing defines.
  private static let notLoaded: Int32 = 67

  private func stopped(_ signal: Int32, _ report: CaseReport, _ offsets: [String]) -> SwiftFailure {
    let isKill = signal == ChildStop.killSignal || signal == ChildStop.timeSignal
    if isKill, report.processorMilliseconds >= limits.processorSeconds * 900 {
      return .timedOut(seconds: Double(limits.processorSeconds), caseIndex: caseIndex)
    }
    guard let (words, place) = trapWords(report.errors) else {
      return crash(.signal(signal), line(offsets))
    }
    if Self.noMemory.contains(where: words.lowercased().contains) {
      return .limitExceeded(.memoryBytes(limits.addressSpace))
    }
    return crash(.trap(words), place ?? line(offsets))
  }

  private func crash(_ kind: Crash.Kind, _ line: Int?) -> SwiftFailure {
    .crashed(Crash(kind: kind, line: line, caseIndex: caseIndex))
  }

  /// The record without the host's own last line, and the offsets that this line names.
  private func parts(of bytes: [UInt8]) -> (String, [String]) {
    let text = String(decoding: bytes, as: UTF8.self)
    guard let last = text.split(separator: "\n").last, last.hasPrefix("trap") else {
      return (text, [])
    }
    let record = String(text.dropLast(last.count + 1))
    return (record, last.split(separator: " ").dropFirst().map(String.init))
  }

  /// What the run time says: `photo.swift:5: Fatal error: Index out of range`.
  private func trapWords(_ errors: [UInt8]) -> (String, Int?)? {
    let mark = "Fatal error"
    for line in String(decoding: errors, as: UTF8.self).split(separator: "\n") {
      guard let range = line.firstRange(of: mark) else { continue }
      let words = line[range.upperBound...].drop { $0 == ":" || $0 == " " }
      let place = line[..<range.lowerBound].split(separator: ":")
      let isLearners = place.count >= 2 && place[0] == fileName
      return (words.isEmpty ? mark : String(words), isLearners ? Int(place[1]) : nil)
    }
    return nil
  }

  private func firstLine(_ bytes: [UInt8]) -> String {
    String(String(decoding: bytes, as: UTF8.self).split(separator: "\n").first ?? "")
  }
}
