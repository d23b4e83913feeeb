import Foundation
import LayoutLessons
import Terminal
import Testing

@Suite("Program: the files of an exercise in Swift")
struct SwiftFileTests {
  private let folder = "06-anchors-as-swift"
  private let into = "06-anchors-as-swift/as-anchors.swift"
  private let quarter = "06-anchors-as-swift/quarter-and-more"

  /// Sets when a file was changed, in seconds after the start of time.
  private func date(_ name: String, _ seconds: Double, _ learner: borrowing Learner) throws {
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSince1970: seconds)],
      ofItemAtPath: learner.path(name))
  }

  @Test("next shows both files where either will do, one to a line")
  func either() throws {
    var learner = try Learner()
    let wide = try learner.reach("quarter-and-more").output
    #expect(
      wide.hasSuffix(
        """
          Edit    layout-lessons/\(quarter).swift
          or      layout-lessons/\(quarter).layout
          Then    lessons check
          Stuck?  lessons hint
        """))
    learner.columns = 40
    #expect(
      learner.run("next").output.hasSuffix(
        """
          Edit
          layout-lessons/\(quarter).swift
          or
          layout-lessons/\(quarter).layout
          Then    lessons check
          Stuck?  lessons hint
        """))
    try learner.write("// mine", to: "\(quarter).layout")
    learner.run("next")
    #expect(try learner.read("\(quarter).layout") == "// mine")
  }

  @Test("the file that was changed last is graded, unless another is named")
  func last() throws {
    var learner = try Learner()
    try learner.reach("quarter-and-more")
    func file(_ words: String...) throws -> String {
      let run = learner.run(words: ["check"] + words + ["--json"])
      let json = try JSONSerialization.jsonObject(with: Data(run.output.utf8))
      return try #require((json as? [String: Any])?["file"] as? String)
    }
    let swift = "layout-lessons/\(quarter).swift"
    let equations = "layout-lessons/\(quarter).layout"
    #expect(try file() == swift)
    try date("\(quarter).layout", 2_000_000_000, learner)
    #expect(try file() == equations)
    #expect(try file("quarter-and-more") == equations)
    #expect(try file(swift) == swift)
    try date("\(quarter).swift", 2_000_000_001, learner)
    #expect(try file() == swift)
    #expect(try file(equations) == equations)
    try FileManager.default.removeItem(atPath: learner.path("\(quarter).swift"))
    #expect(try file() == equations)
  }

  @Test("a right answer passes in either notation")
  func notations() throws {
    let learner = try Learner.solving("quarter-and-more")
    #expect(learner.run("check", "quarter-and-more").status == .passed)
    let solution = Learner.course + "/\(quarter)/solution.layout"
    try learner.write(String(contentsOfFile: solution, encoding: .utf8), to: "\(quarter).layout")
    #expect(
      learner.run("check", "layout-lessons/\(quarter).layout").output.hasPrefix(
        "  Passed: quarter-and-more\n"))
  }

  @Test("reset keeps dated copies of both files, and names them")
  func reset() throws {
    let learner = try Learner(begun: "quarter-and-more")
    let starter = try learner.read("\(quarter).swift")
    try learner.write("// equations", to: "\(quarter).layout")
    try learner.write("// Swift", to: "\(quarter).swift")
    try date("\(quarter).layout", 1_999_999_999, learner)
    try date("\(quarter).swift", 1_999_999_998, learner)
    let copy = "\(quarter).20261121-041500"
    #expect(
      learner.run("reset", "quarter-and-more").output == """
          The starter of quarter-and-more is back.
          Your answer is kept as
          layout-lessons/\(copy).layout.
          Your answer is kept as
          layout-lessons/\(copy).swift.
        """)
    #expect(try learner.read("\(copy).layout") == "// equations")
    #expect(try learner.read("\(copy).swift") == "// Swift")
    #expect(try learner.read("\(quarter).swift") == starter)
    let json = learner.run("reset", "quarter-and-more", "--json").output
    #expect(json.contains("\"copy\":\"layout-lessons/\(copy)-2.swift\""))
    #expect(
      json.contains(
        "\"copies\":[\"layout-lessons/\(copy)-2.swift\",\"layout-lessons/\(copy)-2.layout\"]"))
  }

  @Test("the solution is shown in the notation that the course shows, as it can be copied")
  func solution() throws {
    let learner = try Learner(columns: 40)
    learner.begin("tile-and-badge")
    for _ in 1...3 { learner.run("hint", "tile-and-badge") }
    #expect(
      learner.run("solution", "tile-and-badge").output.hasPrefix(
        """
        import UIKit

        // The bar lies along the card's top edge. It is as wide as the card and a tenth as tall.
        """))
    #expect(
      learner.run("solution", "tile-and-badge").output.contains(
        """
            NSLayoutConstraint(
              item: bar, attribute: .leading, relatedBy: .equal,

        """))
    #expect(
      learner.run("solution", "tile-and-badge", "--json").output.contains(
        "\"text\":\"import UIKit\\n"))
  }

  @Test(
    "a file of another notation is refused with the name of the right one",
    arguments: [
      ("flip-around.swift", "flip-around takes no answers in Swift; write flip-around.layout"),
      ("as-anchors.layout", "as-anchors takes no answers in equations; write as-anchors.swift"),
      (
        "other.swift",
        "other.swift isn't named after an exercise; give the file its exercise's name, "
          + "with .layout or .swift at the end"
      ),
    ])
  func refused(name: String, error: String) throws {
    let learner = try Learner()
    try learner.place("", at: name)
    let run = learner.run("check", name)
    #expect(run.errors == "lessons: \(error)")
    #expect(run.status == .usage)
  }

  @Test("try takes equations, and says so", arguments: ["mine.swift", "missing.swift"])
  func tried(name: String) throws {
    let learner = try Learner()
    try learner.place("import UIKit", at: "mine.swift")
    let run = learner.run("try", name)
    #expect(
      run.errors == """
        lessons: `try` solves equations, and \(name) is Swift; write the lines as equations, such as 'Red.width = 80'
        """)
    #expect(run.status == .usage)
  }

  private static let wanted =
    "the exercise calls `func layOut(photo: UIImageView, note: UILabel, in view: UIView)`"

  @Test(
    "a file that is no answer says why not",
    arguments: [
      ("", "The file doesn't compile: \(wanted), and the file has nothing of this name."),
      (
        "import UIKit\n",
        "The file doesn't compile: \(wanted), and the file has nothing of this name."
      ),
      (
        "import UIKit\nfunc layout() {}\n",
        "Line 2 doesn't compile: \(wanted), and the file has nothing of this name."
      ),
      (
        "import UIKit\nlet a\0 = 3\n",
        "We don't run line 2: a byte with the value 0 stands here; remove it."
      ),
      (
        "import UIKit\n" + String(repeating: "// long\n", count: 131_070),
        "The file is too long. We read at most 64 KB."
      ),
    ])
  func odd(text: String, words: String) throws {
    let learner = try Learner(columns: 200)
    learner.begin("as-anchors")
    try learner.write(text, to: into)
    let run = learner.run("check", "as-anchors")
    #expect(run.status == .notYet)
    #expect(run.output.contains("\n  \(words)"), "\(run.output)")
  }

  @Test("a file that is no text, or far too large, isn't an answer at all")
  func noText() throws {
    let learner = try Learner(begun: "as-anchors")
    let url = URL(filePath: learner.path(into))
    try Data("import UIKit\nlet a = \"".utf8 + [0xFF, 0x22]).write(to: url)
    let run = learner.run("check", "as-anchors")
    #expect(run.status == .usage)
    #expect(
      run.errors == """
        layout-lessons/\(into):2:1: error: the file isn't UTF-8 text: save it with that encoding
        """)
    try Data(repeating: 0x20, count: 1_048_577).write(to: url)
    #expect(
      learner.run("check", "as-anchors").errors == """
        layout-lessons/\(into): error: the file is too large: it has 1048577 bytes, and the \
        limit is 1048576
        """)
  }
}
