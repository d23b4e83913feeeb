import LayoutLessons
import Terminal
import Testing

@Suite("Screen: a lesson in pages")
struct PagesViewTests {
  /// The pages of the first lesson, by one key after another.
  private func pages(columns: Int = 80, rows: Int = 24) throws -> [[String]] {
    let screen = try LearnerScreen()
    (screen.columns, screen.rows) = (columns, rows)
    _ = screen.lines
    screen.press(.escape, .character("t"))
    var pages = [screen.lines]
    while screen.lines.last?.contains("next page") == true, pages.count < 30 {
      screen.press(.enter)
      pages.append(screen.lines)
    }
    return pages
  }

  @Test(
    "each fills the window, says which it is, and parts no drawing",
    arguments: [(80, 24), (40, 20)])
  func whole(columns: Int, rows: Int) throws {
    let pages = try pages(columns: columns, rows: rows)
    #expect(pages.count > 2)
    for (index, page) in pages.enumerated() {
      #expect(page.count == rows && page.allSatisfy { $0.count <= columns })
      #expect(page[0] == " Two windows  page \(index + 1) of \(pages.count)")
      // A drawing's box begins and ends on the same page.
      #expect(page.count { $0.contains("  ┌──") } == page.count { $0.contains("  └──") })
    }
  }

  @Test("have the idea and the example, and no answer before the exercises have passed")
  func text() throws {
    let text = try pages().joined().joined(separator: "\n")
    #expect(text.contains("You write constraints: equations that stay"))
    #expect(text.contains("Badge.trailing = Superview.trailing - 24"))
    #expect(!text.contains("If you guessed"))
  }

  @Test("a heading is never the last row of a page")
  func headings() throws {
    for page in try pages(columns: 40, rows: 20) {
      let last = page.dropFirst(2).dropLast().last { !$0.isEmpty }
      #expect(!["  Guess first", "  One idea", "  Worked example", "  Your turn"].contains(last))
    }
  }

  @Test("keys go forward and back, and the last Enter goes back to the exercise")
  func keys() throws {
    let screen = try LearnerScreen()
    let exercise = screen.lines
    screen.press(.escape, .character("t"))
    let first = screen.lines
    screen.press(.pageDown)
    let second = screen.lines
    #expect(second != first)
    screen.press(.left)
    #expect(screen.lines == first)
    screen.press(.up)
    #expect(screen.lines == first)
    screen.press(.character(" "))
    #expect(screen.lines == second)
    screen.press(.end)
    #expect(screen.lines.last == " ⏎ back   ← previous")
    screen.press(.home)
    #expect(screen.lines == first)
    screen.press(.end, .enter)
    #expect(screen.lines == exercise)
    screen.press(.escape, .character("t"), .escape)
    #expect(screen.lines == exercise)
  }

  @Test("explain why it works once the lesson's exercises have passed")
  func afterwards() throws {
    let solved = ["hold-on", "two-edges", "one-below-the-other"].map {
      #""\#($0)": {"checks": 1, "hints": 0, "isRestarted": false, "isSkipped": false, "state": "solved"}"#
    }.joined(separator: ",")
    let screen = try LearnerScreen(
      progress: #"{"current": "hold-on", "exercises": {\#(solved)}, "version": 1}"#)
    screen.press(.escape, .character("l"))
    screen.type("hold-on")
    screen.press(.enter, .escape, .character("t"), .end)
    #expect(screen.lines.joined(separator: " ").contains("Understanding Auto Layout"))
  }
}
