import Foundation
import LayoutLessons
import Terminal
import Synchronization
import TestRunners

/// A window in which a lesson is presented, and the keys that are pressed there.
struct Projector {
  var columns = 80
  var rows = 24
  var course = Learner.course

  /// The pages of `lessons present`, before the first key and after each; fewer if the end comes.
  func pages(of lesson: String, _ keys: [Key], then last: Key? = nil) -> [String] {
    Self.pages(of: lesson, keys, then: last, in: [self])[0]
  }

  /// No lesson has as many pages, in the smallest window.
  private static let mostPages = 100

  /// The pages of the same lesson in several windows.
  ///
  /// After all keys the last one is pressed until the page stays as it is.
  static func pages(
    of lesson: String, _ keys: [Key], then last: Key? = nil, in windows: [Projector]
  ) -> [[String]] {
    let logs = windows.map { _ in PageLog() }
    var surroundings = Surroundings(
      folder: FileManager.default.temporaryDirectory.path(),
      environment: ["LESSONS_COURSE": windows[0].course],
      settings: TerminalSettings(
        environment: [:], isTerminal: true, windowColumns: nil, isPlain: false),
      executable: "lessons", timestamp: "20261121-041500")
    surroundings.fullScreen = { untouched in
      for (window, log) in zip(windows, logs) {
        var content = untouched
        log.add(content.page(columns: window.columns, rows: window.rows))
        for key in keys {
          guard content.take(key) == .goOn else { break }
          log.add(content.page(columns: window.columns, rows: window.rows))
        }
        for _ in 0..<mostPages {
          let before = log.all.last
          guard let last, content.take(last) == .goOn else { break }
          log.add(content.page(columns: window.columns, rows: window.rows))
          if log.all.last == before { break }
        }
      }
    }
    let outcome = BothPrograms.run(["present", lesson], in: surroundings)
    assert(outcome.output.isEmpty)
    return logs.map(\.all)
  }

  /// The same for keys that are characters.
  func pages(of lesson: String, _ keys: String) -> [String] {
    pages(of: lesson, keys.map { $0 == "\r" ? .enter : .character($0) })
  }
}

/// What was shown, in its order.
private final class PageLog: Sendable {
  private let pages = Mutex<[String]>([])

  var all: [String] { pages.withLock(\.self) }

  func add(_ lines: [StyledText]) {
    pages.withLock { $0.append(lines.map(\.text).joined(separator: "\n")) }
  }
}
