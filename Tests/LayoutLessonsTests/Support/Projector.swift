import Foundation
import LayoutLessons
import Synchronization

/// A window in which a lesson is presented, and the keys that are pressed there.
struct Projector {
  var columns = 80
  var rows = 24

  /// The pages of `lessons present`, before the first key and after each; fewer if the end comes.
  func pages(of lesson: String, _ keys: [Key]) -> [String] {
    let (columns, rows) = (columns, rows)
    let pages = PageLog()
    var surroundings = Surroundings(
      folder: FileManager.default.temporaryDirectory.path(),
      environment: ["LESSONS_COURSE": Learner.course],
      settings: TerminalSettings(
        environment: [:], isTerminal: true, windowColumns: columns, isPlain: false),
      executable: "lessons", timestamp: "20261121-041500")
    surroundings.fullScreen = { content in
      var content = content
      pages.add(content.page(columns: columns, rows: rows))
      for key in keys {
        guard content.take(key) else { return }
        pages.add(content.page(columns: columns, rows: rows))
      }
    }
    let outcome = Program.run(["present", lesson], in: surroundings)
    assert(outcome.output.isEmpty)
    return pages.all
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
