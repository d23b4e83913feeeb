import Foundation
import LayoutLessons
import Terminal
import TestRunners
import Testing

@Suite("Program: an exercise in Swift, from next to passed")
struct SwiftCheckTests {
  private let file = "06-anchors-as-swift/as-anchors.swift"

  @Test("next shows the file to edit and makes it once")
  func next() throws {
    var learner = try Learner()
    let shown = try learner.reach("as-anchors").output
    #expect(
      shown.contains(
        """
          These constraints are given, and your code doesn't make them:
            photo.top = view.top + 16    note.height = photo.height
            note.top = photo.top

            Window 320 by 80                 Window 480 by 80
        """))
    #expect(
      shown.hasSuffix(
        """
          Edit    layout-lessons/\(file)
          Then    lessons check
          Stuck?  lessons hint
          Lesson  lessons show
        """))
    let starter = try learner.read(file)
    #expect(starter.contains("func layOut(photo: UIImageView, note: UILabel, in view: UIView) {"))
    try learner.write("// mine", to: file)
    learner.run("next")
    #expect(try learner.read(file) == "// mine")
  }

  @Test("the starter, a wrong sign, the solution, and the solution again")
  func check() throws {
    let learner = try Learner()
    learner.begin("as-anchors")
    #expect(
      learner.run("check", "as-anchors").output.hasPrefix(
        """
          Not yet: as-anchors

          You haven't changed the file yet. Nothing determines the width of photo.
        """))
    try learner.solve("as-anchors")
    try learner.edit(file, ["constant: -16": "constant: 16"])
    // The second result is surely that of an earlier run.
    learner.run("check", "as-anchors")
    let wrong = learner.run("check", "as-anchors")
    #expect(wrong.status == .notYet)
    expectRecorded(wrong.output, "SwiftCheck/check")
    try learner.edit(
      file, ["trailingAnchor, constant: 16),": "trailingAnchor, constant: -16),  // \(UUID())"])
    let passed = learner.run("check", "as-anchors")
    #expect(passed.status == .passed)
    let words = """
        Passed: as-anchors

        All constraints are satisfied, and nothing is ambiguous, in windows of 320,
        480 and 2 more widths.
        You can now write any equation of this course in Swift: an anchor for the left
        side, and arguments for the right side.

      """
    #expect(passed.output == words + "\n  Next  lessons next")
    #expect(
      learner.run("check", "as-anchors").output == words + """

          This answer was run before, and nothing that it depends on has changed: this
          is the result of that run.

          Next  lessons next
        """)
  }

  @Test("a call that is too wide for a narrow terminal is cut behind its parentheses")
  func narrow() throws {
    let learner = try Learner(columns: 40)
    learner.begin("as-anchors")
    try learner.solve("as-anchors")
    try learner.edit(file, ["photo.widthAnchor.constraint(": "photo.widhtAnchor.constraint("])
    try learner.edit(file, ["        photo.widht": "\t\tphoto.widht"])
    let run = learner.run("check", "as-anchors")
    expectRecorded(run.output, "SwiftCheck/narrow")
    #expect(run.output.split(separator: "\n").allSatisfy { $0.count <= 40 })
  }

  @Test("what quotes a call keeps its lines together, at any width")
  func call() throws {
    var learner = try Learner()
    learner.begin("part-way")
    let wide = learner.run("check", "part-way").output
    #expect(
      wide.hasPrefix(
        """
          Not yet: part-way

          21 │ NSLayoutConstraint(
          22 │   item: note, attribute: .trailing, relatedBy: .equal,
          23 │   toItem: view, attribute: .right, multiplier: 1, constant: -16),

        """))
    learner.columns = 40
    #expect(
      learner.run("check", "part-way").output.hasPrefix(
        """
          Not yet: part-way

          21 │ NSLayoutConstraint(
          22 │   item: note, attribute:
                   .trailing, relatedBy: .equal,
          23 │   toItem: view, attribute:
                   .right, multiplier: 1,
                   constant: -16),

        """))
  }

  @Test("the origin of a result is told below the question that follows from it")
  func origin() throws {
    let learner = try Learner()
    learner.begin("made-and-lost")
    learner.run("check", "made-and-lost")
    expectRecorded(learner.run("check", "made-and-lost").output, "SwiftCheck/origin")
  }

  @Test("a machine that can't run Swift says what to do, and costs no more than a check")
  func unavailable() throws {
    let learner = try Learner()
    learner.begin("as-anchors")
    let run = try learner.start(
      ["check", "as-anchors"],
      environment: ["LESSONS_COURSE": Learner.course, "PATH": "/nowhere", "COLUMNS": "80"])
    #expect(run.status == .error)
    expectRecorded(run.output, "SwiftCheck/unavailable")
  }

  @Test("a cache that others may write into is refused for Swift, and equations don't need it")
  func openCache() throws {
    let learner = try Learner(columns: 300)
    learner.begin("as-anchors")
    let cache = learner.folder + "/cache"
    try FileManager.default.createDirectory(atPath: cache, withIntermediateDirectories: false)
    try FileManager.default.setAttributes([.posixPermissions: 0o777], ofItemAtPath: cache)
    let environment = [
      "LESSONS_COURSE": Learner.course, "LESSONS_CACHE": cache, "COLUMNS": "300",
      "PATH": ProcessInfo.processInfo.environment["PATH"] ?? "",
    ]
    let run = try learner.start(["check", "as-anchors"], environment: environment)
    #expect(run.status == .error)
    expectRecorded(
      run.output.replacingOccurrences(of: cache, with: "CACHE"), "SwiftCheck/openCache")
    learner.run("reset", "flip-around")
    try learner.solve("flip-around")
    let equations = try learner.start(["check", "flip-around"], environment: environment)
    #expect(equations.status == .passed)
  }

  @Test(
    "what UIKit refuses about a constraint that exists is told at its line, in UIKit's words",
    arguments: [
      (
        """
        let tie = note.topAnchor.constraint(equalTo: photo.topAnchor)
        // The owner is the view that both hang in.
        photo.addConstraint(tie)
        """,
        """
          24 │ let tie = note.topAnchor.constraint(equalTo: photo.topAnchor)
             │ ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
          The constraint in line 24 stops the program with the exception
          NSGenericException.
          UIKit says: Unable to install constraint on view.  Does the constraint
        """
      )
    ])
  func refused(lines: String, words: String) throws {
    let learner = try Learner()
    learner.begin("as-anchors")
    try learner.solve("as-anchors")
    try learner.edit(file, ["    ])\n}": "    ])\n\(lines)\n}"])
    let run = learner.run("check", "as-anchors")
    #expect(run.status == .notYet)
    #expect(run.output.contains(words), "\(run.output)")
  }
}
