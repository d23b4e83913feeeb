import Course
import Grading

/// What a learner's program did besides making a layout.
struct ProgramPage {
  package let session: Session

  /// Adds what the program printed.
  func addPrinted(by program: ProgramFacts, to page: inout Page) {
    var lines = program.printed.split(
      omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    while lines.last?.isEmpty == true { lines.removeLast() }
    guard !lines.isEmpty else { return }
    page.paragraph(StyledText(session.text(.says("command.printed"))))
    page.gap()
    page.addListing(lines.joined(separator: "\n"))
  }

  /// Adds that the answer wasn't run again, if it wasn't.
  func addOrigin(of program: ProgramFacts, to page: inout Page) {
    guard program.isCached else { return }
    page.paragraph(StyledText(session.text(.says("command.unchanged")), .quiet))
  }
}
