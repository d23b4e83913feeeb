import Course
import Grading

/// What a learner's program did besides making a layout.
struct ProgramPage {
  /// More rows than this push the verdict off the screen.
  private static let mostRows = 12

  let session: Session

  /// Adds what the program printed, cut to a part of the screen; `--json` has all of it.
  ///
  /// - Returns: How many rows that are.
  func addPrinted(by program: ProgramFacts, to page: inout Page) -> Int {
    var lines = program.printed.split(
      omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    while lines.last?.isEmpty == true { lines.removeLast() }
    guard !lines.isEmpty else { return 0 }
    page.gap()
    page.paragraph(StyledText(session.text(.says("command.printed"))))
    page.gap()
    var rows = 0
    var shown = 0
    while shown < lines.count, rows < Self.mostRows {
      var listing = Page(columns: page.columns)
      listing.addListing(String(lines[shown]))
      // A listing ends before its empty lines; these stand between others.
      let more = listing.lines.isEmpty ? [StyledText()] : listing.lines
      let room = Self.mostRows - rows
      page.add(Array(more.prefix(room)))
      if more.count > room { page.verbatim("…", indent: 8) }
      rows += more.count
      shown += 1
    }
    guard shown < lines.count else { return min(rows, Self.mostRows) }
    page.paragraph(
      StyledText(
        session.text(.says("command.printed.more", ["count": .count(lines.count - shown)])), .quiet),
      indent: 4)
    return Self.mostRows + 1
  }

  /// Adds that the answer wasn't run again, if it wasn't.
  func addOrigin(of program: ProgramFacts, to page: inout Page) {
    guard program.isCached else { return }
    page.gap()
    page.paragraph(StyledText(session.text(.says("command.unchanged")), .quiet))
  }
}
