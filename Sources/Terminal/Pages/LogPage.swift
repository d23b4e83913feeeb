package import Course
import LayoutEngine

/// The log that an exercise is about, with its lines numbered so that one can speak of them.
package struct LogPage {
  package let session: Session
  package let log: ExerciseLog

  package init(session: Session, log: ExerciseLog) {
    self.session = session
    self.log = log
  }

  /// Adds every report, and the names that equations about it use if those are asked for.
  package func add(withNames: Bool, to page: inout Page) {
    page.gap()
    page.paragraph(session.words(.says("command.log")))
    let width = String(log.lines.upperBound - 1).count
    for report in log.reports {
      page.gap()
      for (line, entry) in zip(report.lines, report.entries) {
        add(entry.text, numbered: line, width: width, to: &page)
      }
      if let line = report.brokenLine {
        page.gap()
        page.paragraph(session.words(.says("command.log.broken", ["line": .count(line)])))
      }
    }
    if withNames { addNames(to: &page) }
  }

  /// Adds an entry; what doesn't fit goes on below, further in than any number.
  private func add(_ text: String, numbered line: Int, width: Int, to page: inout Page) {
    let number = String(line)
    let indent = page.columns < Self.wide ? 2 : 4
    page.paragraph(
      "\(number.spaces(to: width))\(number, .strong)  " + Self.breakable(text), indent: indent,
      hanging: indent == 2 ? 4 : width + 8)
  }

  /// From this width on there is room for indents.
  private static let wide = 60

  /// An entry that can be broken between a class and its address, where a line is too short for both.
  private static func breakable(_ text: String) -> StyledText {
    text.split(separator: ":0x", omittingEmptySubsequences: false).enumerated().map {
      index, piece in
      StyledText(index == 0 ? String(piece) : ":0x\(piece)", .code)
    }.joined()
  }

  private func addNames(to page: inout Page) {
    var rows: [(name: String, printed: String)] = []
    for report in log.reports {
      for item in report.items {
        let name = report.scene[item.id].name
        let printed = [item.className, item.address].compactMap { $0 }.joined(separator: ":")
        if !rows.contains(where: { $0.name == name }), name != printed {
          rows.append((name, printed))
        }
      }
    }
    guard !rows.isEmpty else { return }
    page.gap()
    page.paragraph(session.words(.says("command.log.names")))
    page.gap()
    let width = rows.map(\.name.widthInColumns).max() ?? 0
    for row in rows {
      page.paragraph(
        "\(row.name, .code)\(row.name.spaces(to: width + 2))\(row.printed, .quiet)", indent: 4,
        hanging: width + 6)
    }
  }
}
