/// How one case ended and what it wrote, as the host passes it on.
struct CaseReport: Hashable, Sendable {
  let ending: ChildEnding
  /// Which of its streams was cut, if the host ended it for writing too much.
  let flooded: Flood?
  let processorMilliseconds: Int
  let output: [UInt8]
  let errors: [UInt8]
  let record: [UInt8]

  enum Flood: String, Hashable, Sendable {
    case output
    case record
  }
}

/// Reads the host's reports from its record, which comes in pieces.
struct CaseReports: Sendable {
  private(set) var reports: [CaseReport] = []
  private var bytes: [UInt8] = []

  /// Takes in a piece.
  ///
  /// - Returns: The places of the reports that it completes.
  mutating func take(_ piece: some Collection<UInt8>) -> Range<Int> {
    bytes += piece
    let count = reports.count
    while let (report, length) = first() {
      reports.append(report)
      bytes.removeFirst(length)
    }
    return count..<reports.count
  }

  /// The first report, with its length in bytes; `nil` while it isn't all there.
  private func first() -> (CaseReport, Int)? {
    guard let end = bytes.firstIndex(of: UInt8(ascii: "\n")) else { return nil }
    let words = String(decoding: bytes[..<end], as: UTF8.self).split(separator: " ")
    guard words.count == 8, words[0] == "case", let number = Int32(words[2]),
      let time = Int(words[4]), let output = Int(words[5]), let errors = Int(words[6]),
      let record = Int(words[7]), min(output, errors, record) >= 0,
      bytes.count >= end + 1 + output + errors + record
    else { return nil }
    let start = end + 1
    let report = CaseReport(
      ending: words[1] == "exited" ? .exited(number) : .signalled(number),
      flooded: CaseReport.Flood(rawValue: String(words[3])), processorMilliseconds: time,
      output: Array(bytes[start..<(start + output)]),
      errors: Array(bytes[(start + output)..<(start + output + errors)]),
      record: Array(bytes[(start + output + errors)..<(start + output + errors + record)]))
    return (report, start + output + errors + record)
  }
}
