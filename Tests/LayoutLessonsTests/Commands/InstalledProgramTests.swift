import Course
import Foundation
import LayoutLessons
import Terminal
import SwiftRunning
import Testing
import TestRunners

@Suite("An installed program, in a checkout that holds a course and sources of its own")
struct InstalledProgramTests {
  /// A learner whose checkout imitates ours.
  private func learner() throws -> Learner {
    let learner = try Learner()
    try learner.makeCourse("Lessons", title: "The learner's")
    for part in ["LayoutEngine", "LayoutUIKit/MapKit", "LayoutMasonry", "AnswerHost"] {
      let folder = "\(learner.folder)/Sources/\(part)"
      try FileManager.default.createDirectory(
        atPath: folder, withIntermediateDirectories: true)
      try "#error(\"a learner's source\")".write(
        toFile: folder + "/a.swift", atomically: false, encoding: .utf8)
    }
    return learner
  }

  /// Puts the program into a folder of the learner's, and the rest where the README says.
  private func install(_ learner: borrowing Learner, at place: String) throws -> String {
    let files = FileManager.default
    let folder = "\(learner.folder)/\(place)"
    try files.createDirectory(atPath: folder, withIntermediateDirectories: true)
    // What runs is the file of this name; a second name for it is made in no time.
    if link(RealRunner.builtLessons, folder + "/lessons") != 0 {
      try files.copyItem(atPath: RealRunner.builtLessons, toPath: folder + "/lessons")
    }
    return folder + "/lessons"
  }

  private func environment(_ learner: borrowing Learner) -> [String: String] {
    [
      "LESSONS_CACHE": RealRunner.cache, "COLUMNS": "80",
      "PATH": ProcessInfo.processInfo.environment["PATH"] ?? "",
    ]
  }

  private func run(
    _ program: String, _ words: [String], _ learner: borrowing Learner
  ) throws -> (output: String, errors: String) {
    let result = try ChildProcess.run(
      ChildCommand(
        program, words, environment: environment(learner), folder: learner.folder,
        limits: .compiling))
    return (
      String(decoding: result.output, as: UTF8.self), String(decoding: result.errors, as: UTF8.self)
    )
  }

  private func title(_ text: String) throws -> String {
    let object = try JSONSerialization.jsonObject(with: Data(text.utf8))
    return try #require((object as? [String: Any])?["title"] as? String)
  }

  @Test("takes its own course and its own sources, and says nothing")
  func installed() throws {
    let learner = try learner()
    let program = try install(learner, at: "prefix/bin")
    let share = "\(learner.folder)/prefix/share/lessons"
    try FileManager.default.createDirectory(atPath: share, withIntermediateDirectories: true)
    let sources = try #require(RealRunner.sources).folder
    for part in ["LayoutEngine", "LayoutUIKit", "LayoutMasonry", "AnswerHost"] {
      try FileManager.default.createSymbolicLink(
        atPath: "\(share)/\(part)", withDestinationPath: "\(sources)/\(part)")
    }
    try FileManager.default.createSymbolicLink(
      atPath: "\(share)/Lessons", withDestinationPath: Learner.course)
    let list = try run(program, ["list", "--json"], learner)
    #expect(try title(list.output) == Learner.loadedCourse().title)
    #expect(list.errors == "")
    #expect(SourceRoot.beside(program)?.folder == share)
  }

  @Test("a program alone takes no sources, and tells beside its result whose course it takes")
  func moved() throws {
    let learner = try learner()
    for place in [".", "tools", "a/b/c"] {
      let program = try install(learner, at: place)
      let list = try run(program, ["list", "--json"], learner)
      #expect(try title(list.output) == "The learner's")
      #expect(
        list.errors
          == "lessons: this program has no course of its own, so it uses the one in Lessons; name a "
          + "course with --course or LESSONS_COURSE\n")
      #expect(
        try run(program, ["doctor"], learner).output.contains(
          """
            module    the sources of the UIKit module aren't beside the program
                      type `swift run lessons install` in a checkout, then call what it
                      installed
          """))
    }
  }
}
