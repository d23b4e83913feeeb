import LayoutLessons
import Terminal
import TestRunners
import Testing

@Suite("Program: why explains the learner's answer")
struct WhyAnswerTests {
  private func begun(_ id: String) throws -> Learner {
    let learner = try Learner()
    learner.begin(id)
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
    let learner = try Learner()
    learner.begin("button-growing")
    try learner.solve("button-growing")
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
