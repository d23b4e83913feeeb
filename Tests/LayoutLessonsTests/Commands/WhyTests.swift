import Foundation
import LayoutLessons
import Terminal
import Testing
import TestRunners

@Suite("Program: why says how an anchor follows")
struct WhyTests {
  private static let sample = [
    "Red.trailing = 1.0 * Superview.trailing - 16.0", "Red.width = 80.0",
    "Red.leading = 1.0 * Blue.trailing + 8.0", "Blue.width = 96.0",
  ]

  private static func why(_ anchor: String, _ lines: [String], columns: Int = 80) throws
    -> Learner.Run
  {
    try Learner(columns: columns).run(words: ["why", anchor] + lines)
  }

  @Test("the sample lesson's table")
  func sample() throws {
    let run = try Self.why("Blue.leading", Self.sample + ["--window", "320x72"])
    #expect(run.status == .passed)
    expectRecorded(run.output, "Why/sample")
  }

  @Test("the same where there is no room for a table")
  func narrow() throws {
    let run = try Self.why("Blue.leading", Self.sample + ["--window", "320x72"], columns: 40)
    expectRecorded(run.output, "Why/narrow")
  }

  @Test("a limit: how far it lets the anchor go, and what asks for more")
  func limit() throws {
    let run = try Self.why("Red.width", ["Red.width <= 300", "Red.width = 400 @750"])
    #expect(run.status == .passed)
    expectRecorded(run.output, "Why/limit")
  }

  @Test(
    "what a row says",
    arguments: [
      (
        "B.leading",
        [
          "A.leading = Superview.leading", "B.leading = A.trailing + 20",
          "B.trailing = Superview.trailing", "A.width = B.width",
        ],
        """
          known: A begins at 0, B ends at 320
          line: 2: B.leading = A.trailing + 20; 4:
            A.width = B.width
          gives: B.leading = 0.5 * 320 + 10 = 170
        """
      ),
      (
        "B.width",
        ["A.leading = Superview.leading", "H:[A]-0-[B]-0-[C]-0-|", "A.width = B.width = C.width"],
        "  gives: B.width = 320 / 3 = 106.667"
      ),
      (
        "Label.trailing", ["Label.frame = (20, 20, 42, 22)"],
        """
          known: Label begins at 20
          line: 1: Label.frame = (20, 20, 42, 22)
          gives: Label.trailing = 20 + 42 = 62
        """
      ),
      (
        "Label.width", ["Label.intrinsicContentSize = (42, 22)", "Label.height = 3"],
        """
          known: nothing
          line: 1: Label.intrinsicContentSize =
            (42, 22)
          gives: Label.width = 42
        """
      ),
      (
        "Red.right", ["Red.leading = Superview.leading + 20", "--direction=rtl"],
        """
          known: the window is 320 wide, Red
            begins at 20
          line: none: the same position, counted
            from another edge
          gives: Red.right = 320 - 20 = 300
        """
      ),
      (
        "A.trailing", ["H:|-20-[A(80)]"],
        """
          known: the window begins at 0
          line: 1: A.leading = Superview.leading +
            20
          gives: A.leading = 0 + 20 = 20

          known: A begins at 20
          line: 1: A.width = 80
          gives: A.trailing = 20 + 80 = 100
        """
      ),
      (
        "Red.width", ["Red.width = -1 * Blue.width"],
        """
          nothing  no size is       Red.width = 0,
                   negative         which is its
                                    limit: line 1
                                    keeps it there
        """
      ),
      (
        "Superview.centerX", ["Red.width = 3"],
        """
          known: nothing
          line: the size of the window
          gives: Superview.centerX = 160
        """
      ),
    ])
  func rows(anchor: String, lines: [String], words: String) throws {
    let run = try Self.why(anchor, lines, columns: 42)
    #expect(run.output.contains(words), "it says:\n\(run.output)")
  }

  @Test("no layout: what conflicts, whatever was asked")
  func conflict() throws {
    let run = try Self.why("Blue.width", ["Red.width = 5", "Red.width = 6", "Blue.width = 1"])
    #expect(run.status == .notYet)
    expectRecorded(run.output, "Why/conflict")
  }

  @Test("lines that can't be read are told as by try")
  func refused() throws {
    let run = try Self.why("Blue.leading", ["Blue.widht = 3"])
    #expect(run.status == .notYet)
    #expect(run.output == (try Learner().run("try", "Blue.widht = 3").output))
  }

  @Test(
    "an anchor that isn't there is an error with what comes nearest",
    arguments: [
      ("Bleu.leading", "lessons: there is no view Bleu; did you mean Blue?"),
      ("Blue.leadin", "lessons: there is no attribute leadin; did you mean leading?"),
      ("Blue", "lessons: an anchor is a view and an attribute, such as Blue.leading, not Blue"),
      ("Zzzzzz.top", "lessons: there is no view Zzzzzz; the views are Superview, Blue"),
    ])
  func unknown(anchor: String, message: String) throws {
    let run = try Self.why(anchor, ["Blue.width = 3"])
    #expect(run.status == .usage)
    #expect(run.output.isEmpty)
    #expect(run.errors == message)
  }

  @Test("a file in Swift is no lines, but may be an answer")
  func swiftFile() throws {
    let run = try Learner().run("why", "a.width", "as-anchors.swift")
    #expect(run.status == .usage)
    #expect(
      run.errors
        == "lessons: `why` takes equations after the anchor, and as-anchors.swift is Swift; "
        + "write --exercise as-anchors.swift")
  }

  @Test("lines and an exercise at once are an error")
  func both() throws {
    let run = try Learner().run("why", "a.width", "a.width = 3", "--exercise", "flip-around")
    #expect(run.status == .usage)
    #expect(
      run.errors
        == "lessons: --exercise means your answer, and there are equations as well; leave out "
        + "one of the two")
  }
}

@Suite("Program: why explains the learner's answer")
struct WhyAnswerTests {
  private func begun(_ id: String) throws -> Learner {
    let learner = try Learner(begun: id)
    return learner
  }

  @Test("the answer to an exercise, with given lines, in the first window or another one")
  func answer() throws {
    let learner = try begun("flip-around")
    try learner.solve("flip-around")
    let run = learner.run("why", "Blue.leading", "--exercise", "flip-around")
    #expect(run.status == .passed)
    expectRecorded(run.output, "WhyAnswer/answer")
    let wide = learner.run(
      "why", "Blue.left", "--exercise=flip-around", "--window=500x80", "--direction=rtl")
    expectRecorded(wide.output, "WhyAnswer/answer-2")
  }

  @Test("an answer that can't be read is told as by check, and nothing is counted")
  func unread() throws {
    let learner = try begun("flip-around")
    let before = try learner.read("progress.json")
    let run = learner.run("why", "Blue.leading", "--exercise", "flip-around")
    #expect(run.status == .notYet)
    #expect(try learner.read("progress.json") == before)
    #expect(run.output == learner.run("check", "flip-around").output)
  }

  @Test("an exercise that asks for numbers has no lines to explain")
  func numbers() throws {
    let learner = try begun("on-what-sides")
    let run = learner.run("why", "Photo.leading", "--exercise", "on-what-sides")
    #expect(run.status == .usage)
    #expect(
      run.errors
        == "lessons: on-what-sides asks for numbers, so your answer has no equations; write "
        + "equations after the anchor")
  }

  @Test("an answer in Swift is told as equations with the lines of the file")
  func swift() throws {
    let learner = try begun("as-anchors")
    try learner.solve("as-anchors")
    let run = learner.run("why", "note.leading", "--exercise", "as-anchors")
    #expect(run.status == .passed)
    expectRecorded(run.output, "WhyAnswer/swift")
    let other = learner.run("why", "note.leading", "--exercise=as-anchors", "--window=333x80")
    #expect(other.status == .usage)
    #expect(
      other.errors
        == "lessons: an answer in Swift runs only in the exercise's own windows: 320x80, 480x80")
  }
}

@Suite("Program: why explains a later moment of an answer")
struct WhyLaterTests {
  private func solved() throws -> Learner {
    let learner = try Learner.solving("button-growing")
    return learner
  }

  @Test("the moment is the one that is asked about, by its number of times")
  func later() throws {
    let learner = try solved()
    func answer(_ words: String...) -> String {
      let run = learner.run(words: ["why", "button.width", "--exercise", "button-growing"] + words)
      return String(run.output.split(separator: "\n").first ?? "")
    }
    #expect(answer() == "  button.width is 96, in a window of 320 by 240.")
    #expect(
      answer("--times", "2")
        == "  button.width is 216, in a window of 320 by 240 with grow() called twice.")
    #expect(
      answer("--times=2", "--window=200x160")
        == "  button.width is 200, in a window of 200 by 160 with grow() called twice.")
  }

  @Test("a moment that the exercise doesn't look at is refused")
  func unknown() throws {
    let learner = try solved()
    for words in [["--times", "3"], ["--times=two"], ["--times=1", "--window=200x160"]] {
      let run = learner.run(words: ["why", "button.width", "--exercise", "button-growing"] + words)
      #expect(run.status == .usage)
      #expect(
        run.errors
          == "lessons: --times says how often the exercise's action has happened. It is one of these numbers: 0, 1, 2"
      )
    }
    #expect(
      learner.run("why", "a.width", "a.width = 8", "--times=1").errors
        == "lessons: --times is about an answer, and there are equations as well; leave out one "
        + "of the two")
  }
}
