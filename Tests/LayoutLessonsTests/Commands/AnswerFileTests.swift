import Course
import Foundation
import LayoutLessons
import SwiftRunning
import Terminal
import Testing
import TestRunners

@Suite("Program: answers of every kind")
struct AnswerFileTests {
  private let file = "01-two-screens/hold-on.layout"

  @Test(
    "an answer between lines of backticks is checked without them, and its lines keep their numbers"
  )
  func fence() throws {
    let learner = try Learner(after: "next")
    let file = "01-two-screens/hold-on.layout"
    let solution = try Learner.solution(of: "hold-on")
    try learner.write("```layout\n\(solution)\n```\n", to: file)
    #expect(learner.run("check", "hold-on").status == .passed)
    try learner.write("```\nButton.widht = 3\n```\n", to: file)
    let run = learner.run("check", "hold-on", "--json")
    #expect(run.output.contains("\"line\":2"), "\(run.output)")
  }

  @Test("a folder in a file's place, a huge file, bytes that are no text")
  func odd() throws {
    let learner = try Learner(after: "next")
    let path = learner.path(file)
    let shown = "layout-lessons/\(file)"
    try FileManager.default.removeItem(atPath: path)
    #expect(
      learner.run("check").output.hasPrefix(
        "  This exercise had no answer file yet, so the command created\n  \(shown).\n"))
    try FileManager.default.removeItem(atPath: path)
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: false)
    #expect(learner.run("check").errors == "\(shown): error: this is a folder: name a file in it")
    try FileManager.default.removeItem(atPath: path)
    try Data(repeating: 0x20, count: 10_000_000).write(to: URL(filePath: path))
    #expect(
      learner.run("check").errors
        == "\(shown): error: the file is too large: it has 10000000 bytes, and the limit is 1048576"
    )
    try Data([0x61, 0x0A, 0xFF]).write(to: URL(filePath: path))
    let run = learner.run("check")
    #expect(
      run.errors
        == "\(shown):2:1: error: the file isn't UTF-8 text: save it with that encoding")
    #expect(run.status == .usage)
  }

  @Test("an answer that nobody may read", .enabled(if: geteuid() != 0, "root may read anything"))
  func forbidden() throws {
    let learner = try Learner(after: "next")
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o000], ofItemAtPath: learner.path(file))
    let run = learner.run("check")
    #expect(
      run.errors
        == "layout-lessons/\(file): error: the file can't be read: check its permissions")
    #expect(run.status == .usage)
  }

  @Test("escape codes in an answer never reach the terminal")
  func escapes() throws {
    let learner = try Learner(after: "next")
    try learner.write("\u{1B}[31mBlue.trailing at 320: \u{7}\n", to: file)
    let run = learner.run("check")
    #expect(run.status == .notYet)
    #expect(!run.output.unicodeScalars.contains { $0.value == 0x1B || $0.value == 7 })
  }

  @Test("an empty answer is not yet right", arguments: ["", "\n\n", "// nothing\n"])
  func empty(text: String) throws {
    let learner = try Learner(after: "next")
    try learner.write(text, to: file)
    #expect(learner.run("check").status == .notYet)
  }
}

@Suite("Program: what editors are told about answers in Swift")
struct EditorFileTests {
  private struct Entry: Decodable {
    let directory: String
    let file: String
    let arguments: [String]
  }

  @Test(
    "a check names every answer in Swift, and how it is compiled",
    .enabled(if: JailProbe.level == .full, "a full jail needs a Linux with Landlock"))
  func check() throws {
    // Building them takes longer than any command may.
    try RealRunner.answers().buildModules()
    let learner = try Learner(after: "next")
    #expect(try !learner.names().contains(EditorFile.name))
    let folder = learner.path("06-anchors-as-swift")
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    let exercise = try #require(Learner.loadedCourse().exercise("as-anchors"))
    let text = exercise.shownSolution.text + "// \(UUID().uuidString)\n"
    try learner.write(text, to: "06-anchors-as-swift/as-anchors.swift")
    let run = try learner.start(["check", "as-anchors"], environment: Learner.usualEnvironment)
    #expect(run.status == .passed)
    let entries = try JSONDecoder().decode(
      [Entry].self, from: Data(learner.read(EditorFile.name).utf8))
    let entry = try #require(entries.first)
    #expect(entries.count == 1)
    #expect(entry.file.hasSuffix("/06-anchors-as-swift/as-anchors.swift"))
    #expect(entry.arguments.last == entry.file)
    #expect(entry.arguments.contains("UIKit=LayoutUIKit"))
    let modules = entry.arguments.firstIndex(of: "-I").map { entry.arguments[$0 + 1] }
    #expect(
      FileManager.default.fileExists(atPath: "\(try #require(modules))/LayoutUIKit.swiftmodule"))
  }

  @Test("the file says for each answer where it is and what the compiler is told")
  func text() {
    let file = EditorFile(command: ["swiftc", "-I", "/m"], files: ["/f/l/a.swift"], folder: "/f")
    expectRecorded(file.text, "EditorFile/text")
  }
}

@Suite(
  "Program: an editor in the learner's folder",
  .enabled(if: JailProbe.level == .full, "a full jail needs a Linux with Landlock"),
  .enabled(if: LanguageServer.path != nil, "the compiler has no language server beside it"))
struct EditorSessionTests {
  private static let lesson = "06-anchors-as-swift"

  private static let unfinished = recordedText("EditorSession/unfinished")

  private static let mapped = recordedText("EditorSession/mapped")

  @Test("completes names, shows an error where it is, and takes it back when it is mended")
  func session() throws {
    let learner = try Learner()
    try prepare(learner)
    let root = learner.path("").dropLast()
    let server = try LanguageServer(#require(LanguageServer.path), folder: String(root))
    let uri = "file://\(root)/\(Self.lesson)/as-anchors.swift"
    try open(Self.unfinished, uri, in: server)
    #expect(try server.published(uri) == ["6:9 Value of type 'UIImageView' has no member 'wid'"])

    let end: LanguageServer.Message = ["line": 5, "character": 11]
    let completion =
      try server.request(
        "textDocument/completion", ["textDocument": ["uri": uri], "position": end])
      as? LanguageServer.Message
    let items = completion?["items"] as? [LanguageServer.Message] ?? []
    #expect(items.contains { $0["label"] as? String == "widthAnchor" })

    let mended = Self.unfinished.replacing("photo.wid", with: "_ = photo.widthAnchor")
    try server.notify(
      "textDocument/didChange",
      [
        "textDocument": ["uri": uri, "version": 2] as LanguageServer.Message,
        "contentChanges": [["text": mended]],
      ])
    var left = try server.published(uri)
    while !left.isEmpty { left = try server.published(uri) }

    let hover =
      try server.request(
        "textDocument/hover",
        ["textDocument": ["uri": uri], "position": ["line": 5, "character": 15]])
      as? LanguageServer.Message
    let words = "\(hover?["contents"] ?? "")"
    #expect(words.contains("NSLayoutDimension"))
  }

  @Test("shows no error in an answer with a map and Masonry")
  func modules() throws {
    let learner = try Learner()
    try prepare(learner)
    let root = learner.path("").dropLast()
    let server = try LanguageServer(#require(LanguageServer.path), folder: String(root))
    let uri = "file://\(root)/\(Self.lesson)/as-anchors.swift"
    try open(Self.mapped, uri, in: server)
    let report =
      try server.request("textDocument/diagnostic", ["textDocument": ["uri": uri]])
      as? LanguageServer.Message
    #expect(LanguageServer.texts(report?["items"]) == [])
  }

  /// Has a learner's first answer in Swift checked, which tells editors what they need.
  private func prepare(_ learner: borrowing Learner) throws {
    // Building them takes longer than any command may.
    try RealRunner.answers().buildModules()
    learner.run("next")
    try FileManager.default.createDirectory(
      atPath: learner.path(Self.lesson), withIntermediateDirectories: true)
    let exercise = try #require(Learner.loadedCourse().exercise("as-anchors"))
    let text = exercise.shownSolution.text + "// \(UUID().uuidString)\n"
    try learner.write(text, to: "\(Self.lesson)/as-anchors.swift")
    let run = try learner.start(["check", "as-anchors"], environment: Learner.usualEnvironment)
    #expect(run.status == .passed)
    let names = try learner.names()
    #expect(names.contains(EditorFile.name))
  }

  private func open(_ text: String, _ uri: String, in server: LanguageServer) throws {
    let document: LanguageServer.Message = [
      "uri": uri, "languageId": "swift", "version": 1, "text": text,
    ]
    try server.notify("textDocument/didOpen", ["textDocument": document])
  }
}

@Suite("Program: an exercise about a log")
struct LogPageTests {
  @Test("shows the lines with their numbers, at any width", arguments: [40, 60, 80, 120])
  func widths(columns: Int) throws {
    let learner = try Learner(columns: columns)
    let output = learner.run("show", "log-into-sentences", "--all").output
    let lines = output.split(separator: "\n")
    #expect(lines.allSatisfy { $0.count <= columns || $0.contains("layout-lessons/") })
    for number in 1...8 {
      #expect(lines.contains { $0.trimmingPrefix { $0 == " " }.hasPrefix("\(number)  <") })
    }
    let words = output.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(words.contains("To go on, UIKit broke the constraint in entry 3."))
    #expect(output.contains("Slider  UISlider:0x7fd0c3b0"))
  }

  @Test("says with which words to answer, once each")
  func words() throws {
    let output = try Learner(columns: 120).run("show", "who-gave-it", "--all").output
    #expect(
      output.contains(
        "Answer with one of: me, mask, content, container, guide, stack, builder, system."))
    #expect(output.components(separatedBy: "Answer with one of").count == 2)
  }

  @Test("a passed exercise shows no picture of nothing")
  func passed() throws {
    let learner = try Learner.solving("smaller-sets")
    expectRecorded(learner.run("check", "smaller-sets").output, "LogPage/passed")
  }
}

@Suite("Program: moments and trees as they are printed")
struct LaterPageTests {
  @Test("an exercise tells the moments that are looked at")
  func moments() throws {
    let shown = try Learner().run("show", "right-corner", "--all").output
    #expect(shown.contains("\n  Window 320 by 176, with move() called once\n"))
    #expect(
      shown.contains(
        """
          Your answer is checked in windows of 320, 320 (with move() called once), 320
          (with move() called twice) and 2 more widths, in both reading directions.
        """), "\(shown)")
  }

  @Test("an exercise about the tree draws it, with the words to answer with once")
  func tree() throws {
    let shown = try Learner().run("show", "which-are-used", "--all").output
    #expect(
      shown.contains(
        """
          These constraints are given:

            photo.width = 64
            photo.leading = card.leading + 8

            view
            └─ page
               └─ card
                  ├─ photo
                  └─ caption

            first  photo.updateConstraints   page.updateConstraints

          Answer with one of: yes, no.
        """), "\(shown)")
  }

  @Test("a right layout in a wrong order is told which constraints conflict on the way, and where")
  func order() throws {
    let learner = try Learner.solving("right-corner")
    let file = "11-change-at-a-tap/right-corner.swift"
    try learner.edit(
      file,
      [
        "deactivate(isUp ? down : up)": "activate(isUp ? up : down)",
        "NSLayoutConstraint.activate(isUp ? up : down)\n    }":
          "NSLayoutConstraint.deactivate(isUp ? down : up)\n    }",
      ])
    let result = learner.run("check", "right-corner")
    #expect(result.status == .notYet)
    #expect(
      result.output.hasPrefix(
        """
          Not yet: right-corner

          29 │ NSLayoutConstraint.activate(isUp ? up : down)
             │ ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
          At line 29 these constraints are all active, and they can't all be satisfied:
          line 22 (badge.width = 64), line 11 (badge.leading = view.leading + 16) and
          line 15 (badge.trailing = view.trailing - 16). UIKit logs "Unable to
          simultaneously satisfy constraints". After each call the badge is in the right
          corner.
          During the call, the constraints of both corners were active, and they
          conflict. UIKit would log this conflict.

          Which constraints must become inactive before the new ones become active?
        """), "\(result.output)")
    let line = learner.run("check", "right-corner", "--format", "compiler").output
    #expect(
      line.hasPrefix(
        "layout-lessons/\(file):29:9: error: At line 29 these constraints are all active,"),
      "\(line)")
  }

  @Test("a line is off only at the moments at which it is active")
  func activeMoments() throws {
    let learner = try Learner.solving("right-corner")
    try learner.edit(
      "11-change-at-a-tap/right-corner.swift",
      [
        "widthAnchor.constraint(equalToConstant: 64)": "widthAnchor.constraint(equalToConstant: 60)"
      ])
    let result = learner.run("check", "right-corner", "--json")
    let object = try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any]
    let findings = try #require(object?["findings"] as? [[String: Any]])
    #expect(findings.compactMap { $0["code"] as? String } == ["badge.width"], "\(result.output)")
  }

  @Test("where no exercise asks for it, a conflict on the way is a note after passing")
  func note() throws {
    let learner = try Learner.solving("as-anchors")
    try learner.edit(
      "06-anchors-as-swift/as-anchors.swift",
      [
        "    ])\n}": """
            ])
            let wide = photo.widthAnchor.constraint(equalToConstant: 1000)
            wide.isActive = true
            wide.isActive = false
        }
        """
      ])
    let passed = learner.run("check", "as-anchors")
    #expect(passed.status == .passed)
    #expect(
      passed.output.contains(
        """
          At line 25 these constraints are all active, and they can't all be satisfied:
          line 13 (photo.width = 80) and line 24 (photo.width = 1000). UIKit logs
          "Unable to simultaneously satisfy constraints".
        """), "\(passed.output)")
  }
}
