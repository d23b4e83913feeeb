import ClassGrading
import Course

import Synchronization
@testable import Teaching
@testable import Terminal
import Testing

@Suite("The progress bar")
struct ProgressBarTests {
  private final class Screen: Sendable {
    let text = Mutex("")
  }

  private func shown(
    isTerminal: Bool, columns: Int = 80, after states: [(seconds: Double, done: Int)]
  ) throws -> String {
    let screen = Screen()
    let stream = ErrorStream(isTerminal: isTerminal, columns: columns) { text in
      screen.text.withLock { $0 += text }
    }
    let start = ContinuousClock.now
    var bar = ProgressBar(stream, try Learner.loadedCourse().strings, now: start)
    for (seconds, done) in states {
      bar.show(GradingProgress(done: done, reused: 0, all: 100), now: start + .seconds(seconds))
    }
    bar.clear()
    return screen.text.withLock { $0 }
  }

  @Test("is one line on a terminal, which is overwritten and removed at the end")
  func terminal() throws {
    #expect(
      try shown(isTerminal: true, columns: 52, after: [(0.05, 0), (2, 25)])
        == "\r[█████···············] "
        + "25 of 100 answers, 0:06 left\u{1B}[K\r\u{1B}[K")
  }

  @Test("is a line every few seconds if the output isn't a terminal")
  func lines() throws {
    #expect(
      try shown(isTerminal: false, after: [(1, 5), (3, 15), (5, 25), (6, 30), (8, 40), (11, 50)])
        == "25 of 100 answers, 0:15 left\n50 of 100 answers, 0:11 left\n")
  }

  @Test("is only words if there is no room for a bar")
  func narrow() throws {
    #expect(
      try shown(isTerminal: true, columns: 30, after: [(2, 25)])
        == "\r25 of 100 answers, 0:06 left\u{1B}[K\r\u{1B}[K")
  }

  @Test("never shows more time left because nothing is finished for a while, as in a build")
  func pause() throws {
    let quick = (1...20).map { (seconds: Double($0) * 0.2, done: $0) }
    let build = stride(from: 10.0, through: 64, by: 5).map { (seconds: $0, done: 20) }
    let after = (21...50).map { (seconds: 60 + Double($0) * 0.2, done: $0) }
    let lines = try shown(isTerminal: false, after: quick + build + after)
      .split(separator: "\n").map { String($0.suffix(9).prefix(4)) }
    #expect(lines == Array(repeating: "0:16", count: 11) + ["0:15", "0:10"], "\(lines)")
  }

  @Test(
    "counts seconds, minutes and hours",
    arguments: [(0.2, "0:01"), (59.5, "1:00"), (750, "12:30"), (3750, "1:02:30")])
  func clock(seconds: Double, text: String) { #expect(ProgressBar.clock(seconds) == text) }
}
