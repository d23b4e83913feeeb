import Foundation
import LayoutLessons
import Terminal
import SwiftRunning
import Testing
import TestRunners

@Suite("Program: doctor")
struct DoctorTests {
  /// What every run of `doctor` here is given, unless a test takes it away.
  private var environment: [String: String] {
    [
      "LESSONS_COURSE": Learner.course, "LESSONS_CACHE": RealRunner.cache, "COLUMNS": "80",
      "PATH": ProcessInfo.processInfo.environment["PATH"] ?? "",
    ]
  }

  /// What differs from machine to machine, under names that don't.
  private func general(_ text: String, folder: String = "") -> String {
    var text =
      text
      .replacingOccurrences(of: Learner.course, with: "COURSE")
      .replacingOccurrences(of: RealRunner.cache, with: "CACHE")
    if !folder.isEmpty { text = text.replacingOccurrences(of: folder, with: "HERE") }
    return
      text
      .replacing(/Swift \d[^,]*, [^ "\n]+\/swiftc/, with: "VERSION, COMPILER")
      .replacing(/Landlock \d+/, with: "Landlock N")
      .replacing(
        /run: [0-9]+; found among earlier results: [0-9]+/,
        with: "run: N; found among earlier results: N")
  }

  private static let hasJail = JailProbe.level == .full

  @Test("all is well", .enabled(if: hasJail, "a full jail needs a Linux with Landlock"))
  func well() throws {
    let learner = try Learner()
    let run = try learner.start(["doctor", "--build"], environment: environment)
    #expect(run.status == .passed)
    expectRecorded(
      general(run.output).replacing(/course\s+COURSE/, with: "course  COURSE")
        .replacing(/built, in\s+CACHE/, with: "built, in CACHE")
        .replacing(/VERSION,\s+COMPILER/, with: "VERSION, COMPILER"), "Doctor/well")
    let json = try learner.start(["doctor", "--json"], environment: environment)
    expectRecorded(general(json.output), "Doctor/well-2")
  }

  @Test("a machine without a compiler", .enabled(if: hasJail))
  func noCompiler() throws {
    var environment = environment
    environment["PATH"] = "/nowhere"
    environment["LESSONS_COURSE"] = "/"
    let learner = try Learner()
    let run = try learner.start(["doctor"], environment: environment)
    #expect(run.status == .notYet)
    expectRecorded(general(run.output), "Doctor/noCompiler")
  }

  @Test("a cache that can't be written", .enabled(if: hasJail))
  func noCache() throws {
    let learner = try Learner()
    // Not even root can make a folder in a file's place.
    try "".write(toFile: learner.folder + "/file", atomically: false, encoding: .utf8)
    var environment = environment
    environment["LESSONS_CACHE"] = learner.folder + "/file/cache"
    for words in [["doctor"], ["doctor", "--build"]] {
      let run = try learner.start(words, environment: environment)
      #expect(run.status == .notYet, "\(words)")
      let text = general(run.output, folder: learner.folder)
        .replacing(/\s+/, with: " ")
      #expect(
        text.contains(
          """
          module nothing can be kept in HERE/file/cache name another folder with \
          LESSONS_CACHE=/path/to/folder jail
          """), "\(run.output)")
    }
  }

  @Test("a cache that others may write into", .enabled(if: hasJail))
  func openCache() throws {
    let learner = try Learner()
    let cache = learner.folder + "/cache"
    try FileManager.default.createDirectory(atPath: cache, withIntermediateDirectories: false)
    try FileManager.default.setAttributes([.posixPermissions: 0o775], ofItemAtPath: cache)
    var environment = environment
    environment["LESSONS_CACHE"] = cache
    environment["COLUMNS"] = "300"
    for words in [["doctor"], ["doctor", "--build"]] {
      let run = try learner.start(words, environment: environment)
      #expect(run.status == .notYet, "\(words)")
      #expect(
        general(run.output, folder: learner.folder).contains(
          """
            module    others may write into the cache folder HERE/cache (its mode is 775), and \
          could put false results into it
                      type `chmod -R go-w HERE/cache`, or name a folder of your own with \
          LESSONS_CACHE=/path/to/folder
          """), "\(run.output)")
    }
    #expect(try FileManager.default.contentsOfDirectory(atPath: cache) == [])
  }

  @Test("a module that isn't built yet is no fault", .enabled(if: hasJail))
  func notBuilt() throws {
    let learner = try Learner()
    var environment = environment
    environment["LESSONS_CACHE"] = learner.folder + "/cache"
    let run = try learner.start(["doctor"], environment: environment)
    #expect(run.status == .passed)
    #expect(
      run.output.contains(
        """
          module    not built yet
                    the first answer in Swift builds it, in about 15 s; doctor --build
                    does it now
        """))
    #expect(run.output.contains("results   answers run: 0; found among earlier results: 0"))
    #expect(!FileManager.default.fileExists(atPath: learner.folder + "/cache"))
  }

  @Test("a path that is wider than the page stands below its subject, in one piece")
  func narrow() throws {
    var environment = environment
    environment["COLUMNS"] = "40"
    let run = try Learner().start(["doctor"], environment: environment)
    #expect(run.output.contains("\n    \(Learner.course)\n") || Learner.course.count <= 28)
  }
}
