import Foundation
import TestRunners
import Testing

#if os(Linux)
  @Suite("Screen: where newcomers stalled, as keys with the frames before and after")
  struct ScreenStallTests {
    struct Stall: CustomTestStringConvertible, Sendable {
      let name, exercise: String
      /// What the screen shows before the keys, and after them.
      let before, after: String
      let keys: [String]

      var testDescription: String { name }
    }

    private static let (esc, enter, tab, left) = (
      TypedKey.escape, TypedKey.enter, TypedKey.tab, "\u{1B}[D"
    )

    static let stalls = [
      Stall(
        name: "a failed check selects the blank that is wrong", exercise: "flip-around",
        before: "[__]", after: "[Red.leading - 8]",
        keys: ["Red.trailing + 16", tab, "Red.leading + 8", tab, "0", enter, "Red.leading - 8"]),
      Stall(
        name: "a blank that is filled is replaced, not added to", exercise: "photo-bar",
        before: "[__]", after: "[34]", keys: ["12", tab, "\u{1B}[Z", "34"]),
      Stall(
        name: "a hint is shown again, then the next, and left goes back", exercise: "flip-around",
        before: "[__]", after: "Hint 1 of 3",
        keys: [esc, "h", "1", esc, "h", esc, "h", left]),
      Stall(
        name: "a change makes the verdict old", exercise: "photo-bar",
        before: "[__]", after: "Photo.width = [1_]", keys: ["12", enter, esc, "u"]),
      Stall(
        name: "Esc and Enter check, after any pause", exercise: "cover-view",
        before: "alt \u{23CE} check", after: "\u{2717}", keys: [esc, enter]),
      Stall(
        name: "a program begins on the line to write on", exercise: "made-and-lost",
        before: "alt \u{23CE} check", after: "let here = 1", keys: ["let here = 1"]),
      Stall(
        name: "the drawing takes the place of a program", exercise: "made-and-lost",
        before: "alt \u{23CE} check", after: "\u{2518}", keys: [esc, "d"]),
      Stall(
        name: "the starter comes back after a question", exercise: "flip-around",
        before: "[__]", after: "The starter is back.", keys: ["16", esc, "a", "y"]),
      Stall(
        name: "the sandbox keeps its text", exercise: "flip-around",
        before: "[__]", after: "Green.top = 4",
        keys: [esc, "s", "Green.top = 4", esc, esc, "s"]),
    ]

    @Test("each of them, at 80 by 24 and at 40 by 20", arguments: stalls, [(80, 24), (40, 20)])
    func stall(stall: Stall, size: (columns: Int, rows: Int)) throws {
      let learner = try Learner()
      _ = learner.run("next", stall.exercise)
      // Without a compiler no module is built meanwhile, whose seconds would stand in the frame.
      let terminal = try learner.open(
        columns: size.columns, rows: size.rows, environment: ["PATH": "/usr/bin:/bin"])
      let name = "Stalls/\(stall.name) \(size.columns)x\(size.rows)"
      let frames = recordedText(name).components(separatedBy: Self.gap)
      let before = try frame(terminal, showing: stall.before, like: frames.first)
      for keys in stall.keys { try terminal.press(keys) }
      let after = try frame(terminal, showing: stall.after, like: frames.last)
      expectRecorded(before + Self.gap + after, name)
      #expect(terminal.screen.lines.allSatisfy { $0.count <= size.columns })
      try terminal.press(TypedKey.interrupt)
      _ = try terminal.end()
    }

    private static let gap = "\n\n=== after ===\n\n"

    /// The whole frame, once it shows some words and is the recorded one.
    ///
    /// Rows are written one after the other: a frame that differs is read for a while, then compared.
    private func frame(
      _ terminal: PseudoTerminal, showing words: String, like recorded: String?
    ) throws -> String {
      // A copy's name has the time of day.
      let lines = { (screen: ScreenModel) in
        screen.lines.joined(separator: "\n").replacing(/\d{8}-\d{6}/, with: "YYYYMMDD-HHMMSS")
      }
      try terminal.wait(for: words)
      let end = Date(timeIntervalSinceNow: recorded == "" ? 2 : 30)
      try terminal.wait(until: "its frame") { lines($0) == recorded || Date() > end }
      return lines(terminal.screen)
    }
  }
#endif
