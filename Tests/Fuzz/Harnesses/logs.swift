/// Reads any bytes as the output of a console.
///
/// If the number of bytes is odd, `\n` stands for a line's end, so that a seed of one line can be a
/// whole report.
@_cdecl("LLVMFuzzerTestOneInput")
func readLogs(_ bytes: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  var text = String(decoding: UnsafeBufferPointer(start: bytes, count: count), as: UTF8.self)
  if !count.isMultiple(of: 2) { text = LogChecks.withLineEnds(text) }
  LogChecks.check(text)
  return 0
}

/// The rules for reading reports, which must be true for every text.
struct LogChecks {
  /// The characters of each line, with lines ended as the reader ends them.
  private let lines: [[Character]]

  init(_ text: String) { lines = text.sourceLines.map(Array.init) }

  static func withLineEnds(_ text: String) -> String {
    var result = ""
    var rest = text[...]
    while let character = rest.popFirst() {
      if character == "\\", rest.first == "n" {
        rest.removeFirst()
        result.append("\n")
      } else {
        result.append(character)
      }
    }
    return result
  }

  /// Stops the program if reading a text breaks a rule.
  static func check(_ text: String) {
    let log = ConflictLog(reading: text)
    let again = ConflictLog(reading: text)
    precondition(log == again, "the same text is read in two ways")
    let checks = LogChecks(text)
    var last = SourcePlace(line: 1, column: 1)
    for report in log.reports {
      checks.checkPlace(report.range)
      precondition(last <= report.range.start, "reports are out of order")
      last = report.range.end
      checks.check(report)
    }
  }

  private func check(_ report: LogReport) {
    var last = report.range.start
    for entry in report.entries {
      checkPart(entry.range, of: report.range)
      precondition(last <= entry.range.start, "entries are out of order")
      last = entry.range.end
      precondition(entry.range.start < entry.range.end, "an entry is nowhere")
      checkText(entry.text, at: entry.range)
    }
    if let broken = report.broken {
      checkPart(broken.range, of: report.range)
      checkText(broken.text, at: broken.range)
    }
    for line in report.unread { checkPart(line.range, of: report.range) }
    checkLayout(LoggedLayout(report), of: report)
  }
}

// MARK: - Places

extension LogChecks {
  private func checkPart(_ part: SourceRange, of whole: SourceRange) {
    checkPlace(part)
    precondition(whole.start <= part.start && part.end <= whole.end, "a part stands outside")
  }

  private func checkPlace(_ range: SourceRange) {
    precondition(range.start <= range.end, "a stretch ends before it begins")
    for place in [range.start, range.end] {
      precondition(lines.indices.contains(place.line - 1), "a place is in no line")
      precondition(
        (1...lines[place.line - 1].count + 1).contains(place.column), "a place is in no column")
    }
  }

  /// Whether a text stands at a place, unless there is something to undo or to leave out.
  private func checkText(_ text: String, at range: SourceRange) {
    guard range.length != nil else { return }
    let columns = range.start.column - 1..<range.end.column - 1
    let found = String(lines[range.line - 1][columns])
    guard found.utf8.allSatisfy({ 0x20...0x7E ~= $0 && $0 != 0x26 && $0 != 0x5C }) else { return }
    // What a web page took from around an entry is put back.
    let isSame = [found, "<\(found)", "<\(found)>"].contains(text)
    precondition(isSame, "an entry's text stands elsewhere")
  }
}

// MARK: - Layouts

extension LogChecks {
  /// The most lines of a layout that is solved for each text.
  private static let mostLines = 12

  private func checkLayout(_ layout: LoggedLayout, of report: LogReport) {
    precondition(
      layout.constraints.count == report.entries.count, "an entry has no constraint's place")
    precondition(Set(layout.scene.items.map(\.name)).count == layout.scene.items.count)
    for item in layout.items { precondition(layout.scene.contains(item.id), "an item is nowhere") }
    for (constraint, violation) in zip(layout.constraints, layout.violations) {
      precondition((constraint == nil) == (violation != nil), "a line has no reason")
      for anchor in [constraint?.first, constraint?.second.anchor].compactMap({ $0 }) {
        precondition(layout.scene.contains(anchor.item), "a constraint is about nothing")
      }
    }
    guard report.entries.count <= Self.mostLines else { return }
    // It must not trap or run forever; an error because of too large numbers is allowed.
    _ = try? LayoutSolver.solution(of: layout.problem.problem)
  }
}
