import Foundation
import LayoutLessons
import Terminal
import Testing
import TestRunners

/// With the variable `LESSONS_REDRAW` set, the picture is written instead.
@Suite("README: it opens with a picture of the screen")
struct ScreenPictureTests {
  @Test("the first exercise, after a wrong number")
  func picture() throws {
    let screen = try LearnerScreen(course: RealCourse.root)
    screen.type("8")
    screen.press(.enter)
    let frame = screen.frame
    let svg = TerminalPicture(
      title: "The first exercise in a terminal", lines: frame.lines, columns: screen.columns,
      rows: screen.rows, cursor: frame.cursor.map { ($0.row, $0.column) }
    ).svg
    let file = Checkout.root.appending(path: "docs/screen.svg")
    if ProcessInfo.processInfo.environment["LESSONS_REDRAW"] != nil {
      try svg.write(to: file, atomically: true, encoding: .utf8)
    } else {
      #expect(try String(contentsOf: file, encoding: .utf8) == svg)
    }
    let readme = try String(contentsOf: Checkout.root.appending(path: "README.md"), encoding: .utf8)
    #expect(readme.contains("](docs/screen.svg)"))
  }
}
