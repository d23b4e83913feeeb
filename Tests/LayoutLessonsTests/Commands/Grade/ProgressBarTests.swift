import ClassGrading
import Course
@testable import LayoutLessons
import Synchronization
import Testing

@Suite("The progress bar")
struct ProgressBarTests {
  private final class Screen: Sendable {
    let text = Mutex("")
  }

  private func shown(
    isTerminal: Bool, columns: Int = 80, after seconds: [Double], done: Int = 25
  ) throws -> String {
    let screen = Screen()
    let stream = ErrorStream(isTerminal: isTerminal, columns: columns) { text in
      screen.text.withLock { $0 += text }
    }
    let start = ContinuousClock.now
    var bar = ProgressBar(stream, try Learner.loadedCourse().strings, now: start)
    for time in seconds {
      bar.show(GradingProgress(done: done, reused: 0, all: 100), now: start + .seconds(time))
    }
    bar.clear()
    return screen.text.withLock { $0 }
  }

  @Test("is one line on a terminal, which is overwritten and removed at the end")
  func terminal() throws {
    #expect(
      try shown(isTerminal: true, columns: 52, after: [0.05, 2]) == "\r[█████···············] "
        + "25 of 100 answers, 0:06 left\u{1B}[K\r\u{1B}[K")
  }

  @Test("is a line every few seconds if the output isn't a terminal")
  func lines() throws {
    #expect(
      try shown(isTerminal: false, after: [1, 5, 6, 11])
        == "25 of 100 answers, 0:15 left\n25 of 100 answers, 0:33 left\n")
  }

  @Test("is only words if there is no room for a bar")
  func narrow() throws {
    #expect(
      try shown(isTerminal: true, columns: 30, after: [2])
        == "\r25 of 100 answers, 0:06 left\u{1B}[K\r\u{1B}[K")
  }

  @Test(
    "counts seconds, minutes and hours",
    arguments: [(0.2, "0:01"), (59.5, "1:00"), (750, "12:30"), (3750, "1:02:30")])
  func clock(seconds: Double, text: String) { #expect(ProgressBar.clock(seconds) == text) }
}
