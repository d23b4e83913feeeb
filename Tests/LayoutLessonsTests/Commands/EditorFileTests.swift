import Course
import Foundation
import LayoutLessons
import Terminal
import SwiftRunning
import Testing
import TestRunners

@Suite("Program: what editors are told about answers in Swift")
struct EditorFileTests {
  private var environment: [String: String] {
    [
      "LESSONS_COURSE": Learner.course, "LESSONS_CACHE": RealRunner.cache, "COLUMNS": "80",
      "PATH": ProcessInfo.processInfo.environment["PATH"] ?? "",
    ]
  }

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
    let learner = try Learner()
    learner.run("next")
    #expect(try !learner.names().contains(EditorFile.name))
    let folder = learner.path("06-anchors-as-swift")
    try FileManager.default.createDirectory(
      atPath: folder, withIntermediateDirectories: true)
    let exercise = try #require(Learner.loadedCourse().exercise("as-anchors"))
    let text = exercise.shownSolution.text + "// \(UUID().uuidString)\n"
    try learner.write(text, to: "06-anchors-as-swift/as-anchors.swift")
    let run = try learner.start(["check", "as-anchors"], environment: environment)
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
      FileManager.default.fileExists(
        atPath: "\(try #require(modules))/LayoutUIKit.swiftmodule"))
  }

  @Test("the file says for each answer where it is and what the compiler is told")
  func text() {
    let file = EditorFile(
      command: ["swiftc", "-I", "/m"], files: ["/f/l/a.swift"], folder: "/f")
    expectRecorded(file.text, "EditorFile/text")
  }
}
