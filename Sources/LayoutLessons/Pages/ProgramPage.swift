import Grader

/// What a learner's program did besides making a layout.
struct ProgramPage {
  /// More lines than this push the verdict off the screen.
  private static let mostLines = 12

  let session: Session

  func add(_ program: ProgramFacts, to page: inout Page) {
    addPrinted(program.printed, to: &page)
    if program.isCached {
      page.gap()
      page.paragraph(StyledText(session.text(.unchanged), .quiet))
    }
  }

  private func addPrinted(_ text: String, to page: inout Page) {
    var lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    while lines.last?.isEmpty == true { lines.removeLast() }
    guard !lines.isEmpty else { return }
    page.gap()
    page.paragraph(StyledText(session.text(.printed)))
    page.addListing(lines.prefix(Self.mostLines).joined(separator: "\n"))
    let rest = lines.count - Self.mostLines
    if rest > 0 {
      page.paragraph(
        StyledText(session.text(.printedMore, ["count": .count(rest)]), .quiet), indent: 4)
    }
  }
}
