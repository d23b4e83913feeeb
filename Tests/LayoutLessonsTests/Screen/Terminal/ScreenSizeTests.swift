import LayoutLessons
import Terminal
import Testing

#if os(Linux)
  @Suite("Screen: a window of any size")
  struct ScreenSizeTests {
    private let gap = ScreenCourse.gap

    @Test("all parts are seen together, at once in each new size; what is typed stays")
    func resizing() throws {
      var learner = try Learner()
      try learner.take(gap)
      let terminal = try learner.open()
      let before = terminal.settings
      let parts = [gap.task, "Button.trailing = Superview.trailing - [12]", "\u{23CE} check"]
      try terminal.wait(for: gap.task)
      try terminal.type("12")
      for (columns, rows) in [(40, 20), (120, 40), (20, 6), (40, 20), (200, 60), (80, 24)] {
        terminal.resize(columns: columns, rows: rows)
        let isSmall = columns < 40
        let wanted = isSmall ? ["at least 40 columns wide and 12 rows high"] : parts
        try terminal.wait(until: "\(columns)x\(rows) shows \(wanted)") { screen in
          wanted.allSatisfy(screen.shows) && (isSmall || screen.lines[rows - 1] != "")
        }
        if isSmall { #expect(!terminal.screen.shows(gap.task)) }
      }
      try terminal.press(TypedKey.enter)
      try terminal.wait(for: "\u{2717} ")
      try terminal.press(TypedKey.interrupt)
      #expect(try terminal.end() == .exited(0))
      #expect(terminal.settings == before && terminal.screen == ScreenModel())
    }

    @Test(
      "no row is wider than the window, which would cut it",
      arguments: [(40, 20), (80, 24), (120, 40), (200, 50)])
    func starting(columns: Int, rows: Int) throws {
      var learner = try Learner()
      try learner.take(gap)
      let terminal = try learner.open(columns: columns, rows: rows)
      try terminal.wait(for: gap.task, "Superview.trailing -", "\u{23CE} check")
      #expect(terminal.screen.unknown.isEmpty)
      #expect(terminal.screen.lines[0].hasSuffix("\u{25CB}   0 of 1 solved") || columns == 40)
    }

    @Test("a dumb terminal and --plain get the status as text", arguments: [true, false])
    func text(isDumb: Bool) throws {
      var learner = try Learner()
      try learner.take(gap)
      let terminal = try learner.open(
        isDumb ? [] : ["--plain"], environment: isDumb ? ["TERM": "dumb"] : [:])
      #expect(try terminal.end() == .exited(0))
      #expect(terminal.screen.modes == ScreenModel.firstModes)
      #expect(terminal.screen.shows(gap.task))
      #expect(terminal.screen.isColourless)
    }
  }
#endif
