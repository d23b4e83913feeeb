@testable import Course
import Foundation
import Testing

/// A small course in a folder of its own, to be damaged at will.
struct TemporaryCourse: ~Copyable {
  let root: String

  init() throws {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "course-\(UUID().uuidString)")
    root = folder.path()
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for (path, text) in Self.files { try write(text, to: path) }
    try write(Self.noStrings, to: Self.strings)
  }

  private static let strings = "strings/en.json"
  /// A catalogue without sentences, which stands for the real one: that takes longer to read than
  /// all the rest, so it is read once for all courses.
  private static let noStrings = """
    { "formatVersion": 1, "language": "en", "plurals": {}, "strings": {} }
    """

  deinit { try? FileManager.default.removeItem(atPath: root) }

  func write(_ text: String, to path: String) throws {
    try write(Data(text.utf8), to: path)
  }

  func write(_ data: Data, to path: String) throws {
    let url = URL(filePath: "\(root)/\(path)")
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: url)
  }

  /// Changes one piece of a file; the test fails if the piece isn't there.
  func replace(_ piece: String, with other: String, in path: String) throws {
    if path == Self.strings {
      try write(
        String(contentsOfFile: "\(SampleCourse.root)/\(path)", encoding: .utf8), to: path)
    }
    let text = try read(path)
    try #require(text.contains(piece))
    try write(text.replacingOccurrences(of: piece, with: other), to: path)
  }

  func read(_ path: String) throws -> String {
    try String(contentsOfFile: "\(root)/\(path)", encoding: .utf8)
  }

  func remove(_ path: String) throws {
    try FileManager.default.removeItem(atPath: "\(root)/\(path)")
  }

  func load(reading answers: CourseLoader.Answers = .all) throws(CourseError) -> Course {
    let loader = CourseLoader(root: root, reading: answers)
    guard (try? read(Self.strings)) == Self.noStrings, let real = try? SampleCourse.load() else {
      return try loader.load()
    }
    let course = try loader.load()
    return Course(
      title: course.title, chapters: course.chapters, numbers: course.numbers,
      deadlines: course.deadlines, exercises: course.exercises,
      strings: real.strings)
  }

  /// What the loader says, or that it says nothing.
  func complaint() -> String {
    do {
      _ = try load()
      return "no complaint"
    } catch {
      return error.told
    }
  }

  static let files = [
    "course.json": """
    {
      "formatVersion": 1,
      "title": "A small course",
      "chapters": [{ "title": "One", "lessons": ["01-width"] }]
    }
    """,
    "01-width/lesson.md": """
    ---
    id: width
    title: Width
    teaches: width
    leaves-out: everything else
    source: nobody
    exercises: make-it-wide
    ---
    # Width

    **After this lesson** you can say how wide.

    ## Guess first

    How wide?

    ## One idea

    Say how wide.

    ## Worked example

    ```layout figure=wide window=320x80 axis=horizontal gives=Box.width:80
    Box.leading = Superview.leading
    Box.width = 80.0
    ```

    ```drawing figure=wide window=320x80 axis=horizontal
    ┌────────────────────────────────────────┐
    │┌────────┐                              │
    ││  Box   │                              │
    │└────────┘                              │
    └────────────────────────────────────────┘
    0        80                              320
    ```

    ## Your turn

    - `make-it-wide`

    ## If you guessed …

    Good.

    ## Why it works

    It does.

    ## In Swift

    ```swift same-as=wide
    box.leadingAnchor.constraint(equalTo: superview.leadingAnchor)
    box.widthAnchor.constraint(equalToConstant: 80)
    ```

    ## Further

    None.
    """,
    "01-width/make-it-wide/exercise.json": """
    {
      "title": "Make it wide",
      "kind": "fill",
      "task": "Make Box 80 points wide.",
      "scene": { "views": ["Box"] },
      "given": ["Box.leading = Superview.leading", "Box.top = Superview.top", "Box.height = 40"],
      "windows": [[320, 80], [480, 80]],
      "unshownWindows": [[600, 112]],
      "hints": ["look", "rule", "start"],
      "afterPass": "It is wide."
    }
    """,
    "01-width/make-it-wide/starter.layout": "Box.width = ___\n",
    "01-width/make-it-wide/solution.layout": "Box.width = 80.0\n",
    "01-width/make-it-wide/wrong/narrow.layout": """
    //! mistake: narrow
    //! verdict: misplaced Box.width 40 not 80, window 320x80
    //! seen: Line {line 1} makes Box {Box.width} points wide.
    //! meaning: Half of it.
    Box.width = 40.0
    """,
  ]
}
