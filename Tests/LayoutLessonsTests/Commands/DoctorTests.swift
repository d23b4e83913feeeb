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
    #expect(
      general(run.output).replacing(/course\s+COURSE/, with: "course  COURSE")
        .replacing(/built, in\s+CACHE/, with: "built, in CACHE")
        .replacing(/VERSION,\s+COMPILER/, with: "VERSION, COMPILER") == """
            course  COURSE
            compiler  VERSION, COMPILER
            module    built, in CACHE
            jail      full: limits, a filter on system calls, Landlock N
            results   answers run: N; found among earlier results: N
            teachers  `lessons-teach` is in the folder of this program

            Answers in Swift can be compiled and run here.
          """)
    let json = try learner.start(["doctor", "--json"], environment: environment)
    #expect(
      general(json.output) == """
        {"command":"doctor","exitStatus":0,"findings":[\
        {"isGood":true,"subject":"course","words":"COURSE"},\
        {"isGood":true,"subject":"compiler","words":"VERSION, COMPILER"},\
        {"isGood":true,"subject":"module","words":"built, in CACHE"},\
        {"isGood":true,"subject":"jail","words":"full: limits, a filter on system calls, \
        Landlock N"},\
        {"isGood":true,"subject":"results","words":"answers run: N; found among earlier \
        results: N"},\
        {"isGood":true,"subject":"teaching","words":"`lessons-teach` is in the folder of this program"}],\
        "schemaVersion":2}
        """)
  }

  @Test("a machine without a compiler", .enabled(if: hasJail))
  func noCompiler() throws {
    var environment = environment
    environment["PATH"] = "/nowhere"
    environment["LESSONS_COURSE"] = "/"
    let learner = try Learner()
    let run = try learner.start(["doctor"], environment: environment)
    #expect(run.status == .notYet)
    #expect(
      general(run.output) == """
          course    LESSONS_COURSE names /, which holds no course: it has no course.json
                    set it to the folder of a course, or unset it
          compiler  no Swift compiler was found
                    install Swift from swift.org, and see that `swiftc --version` works
                    here
          jail      full: limits, a filter on system calls, Landlock N
          teachers  `lessons-teach` is in the folder of this program

          Without a course there is nothing to check.
        """)
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
