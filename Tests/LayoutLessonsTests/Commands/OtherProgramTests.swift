import Foundation
import Grading
import LayoutLessons
import SwiftRunning
import Teaching
import Terminal
import Testing
import TestRunners

@Suite("Two programs: each hands over the commands of the other")
struct OtherProgramTests {
  private static let folder = URL(filePath: RealRunner.builtLessons).deletingLastPathComponent()

  private func run(
    _ program: String, _ words: [String], in folder: String, _ more: [String: String] = [:]
  ) throws -> (status: ChildEnding, output: String, errors: String) {
    let environment = [
      "LESSONS_COURSE": Learner.course, "LESSONS_CACHE": RealRunner.cache, "COLUMNS": "80",
      "PATH": ProcessInfo.processInfo.environment["PATH"] ?? "",
    ].merging(more) { $1 }
    let result = try ChildProcess.run(
      ChildCommand(
        program, words, environment: environment, folder: folder, limits: .compiling))
    return (
      result.ending, String(decoding: result.output, as: UTF8.self),
      String(decoding: result.errors, as: UTF8.self)
    )
  }

  /// A folder with a program in it, as a checkout has it.
  private func alone(_ name: String, in learner: borrowing Learner, at place: String) throws
    -> String
  {
    let folder = "\(learner.folder)/\(place)"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    let (program, built) = ("\(folder)/\(name)", Self.folder.appending(path: name).path())
    // A copy can't be run while another test's process holds it open for writing.
    if link(built, program) != 0 {
      try FileManager.default.copyItem(atPath: built, toPath: program)
    }
    return program
  }

  @Test(
    "a command says the same by either program",
    arguments: [["grade", "nowhere"], ["list", "--json"], ["present", "1", "--plain"]])
  func same(words: [String]) throws {
    let learner = try Learner()
    let both = try ["lessons", "lessons-teach"].map {
      try run(Self.folder.appending(path: $0).path(), words, in: learner.folder)
    }
    #expect(both[0].output + both[0].errors != "")
    #expect(both[0] == both[1])
  }

  @Test("without the other program the line that builds it is named")
  func missing() throws {
    let learner = try Learner()
    let program = try alone("lessons", in: learner, at: "checkout/.build/debug")
    let result = try run(program, ["grade"], in: learner.folder)
    #expect(result.status == .exited(2))
    #expect(
      result.errors
        == "lessons: `grade` belongs to lessons-teach, which isn't built. To build it, type `swift build --product lessons-teach`\n"
    )
    #expect(try run(program, ["list"], in: learner.folder).status == .exited(0))
  }

  @Test("in an installation, the lines that install it are named")
  func notInstalled() throws {
    let learner = try Learner()
    let program = try alone("lessons", in: learner, at: "prefix/bin")
    let result = try run(program, ["dev", "check"], in: learner.folder)
    #expect(result.status == .exited(2))
    #expect(
      result.errors
        == "lessons: `dev check` belongs to lessons-teach, which isn't installed. Go to the checkout that you installed from, type `swift build --product lessons-teach`, then type `swift run lessons install`\n"
    )
  }

  @Test("one of another build is refused, and sees nothing of the command")
  func otherBuild() throws {
    let learner = try Learner()
    let result = try run(
      Self.folder.appending(path: "lessons-teach").path(), ["grade", "."], in: learner.folder,
      ["LESSONS_BUILD": "0.0.9-debug-1"])
    #expect(result.status == .exited(2))
    #expect(
      result.errors
        == "lessons: `lessons` and `lessons-teach` come from different builds. To build both again, type `swift build`\n"
    )
  }

  @Test("the refusal is JSON where JSON was asked for")
  func otherBuildJSON() throws {
    let learner = try Learner()
    let run = learner.run(
      words: ["list", "--json"], environment: ["LESSONS_BUILD": "0.0.9-debug-1"])
    #expect(run.status == .usage && run.errors == "")
    #expect(run.output.contains("\"id\":\"usage\"") && run.output.contains("different builds"))
  }

  @Test("each lists its own commands, and lessons those of both")
  func help() {
    let all = Program.lessons.table.commands.map(\.name)
    let teaching = Program.teaching.table.commands.map(\.name)
    #expect(
      teaching == ["present", "grade", "hand-out", "dev check", "dev new", "completions", "man"])
    #expect(Set(teaching).isSubset(of: all))
    #expect(CommandTable.teaching.count == 5)
  }
}
