import Course
import Feedback
import Foundation
import LayoutEngine
import Platform
import ReferenceCases

/// Compares the engine with what is known of Apple's, at the root of the repository.
///
///     swift run reference-cases oracle Tests/ReferenceCasesTests/Oracle/must.jsonl
///     swift run reference-cases vectors Tests/ReferenceCasesTests/Vectors
///
/// Compares the solver with HiGHS on linear systems, and writes the conflicts into a file if one is
/// named; or solves one for some seconds and writes its values, one a line:
///
///     swift run -c release reference-cases systems Tests/ReferenceCasesTests/Systems/systems.lcs
///     swift run -c release reference-cases solve FILE.lcs SECONDS OUT.sol
///
/// Times the verdict on an answer in equations to an exercise of the course, for some seconds:
///
///     swift run -c release reference-cases answer EXERCISE FILE.layout SECONDS
///
/// Exit status: 0 if every case is right or says why it can't be, and after `solve` and `answer`; 1 if
/// one isn't right, or the solver fails; 2 for other words or files.
enum ReferenceProgram {
  /// The most that a file may hold: 64 MiB, some twenty thousand scenes.
  private static let largest = 64 << 20

  static func run(_ words: [String]) throws -> Bool {
    switch (words.first, words.count) {
    case ("oracle", 2):
      let report = OracleRun.report(
        on: try OracleFile.cases(in: TextFile.read(words[1], limit: largest)))
      say(report.lines)
      return report.failed.isEmpty
    case ("vectors", 2):
      // The words of equation errors are the course's.
      let course = try CourseLoader(root: "Lessons").load()
      let names = Folder.names(in: words[1]).filter { $0.hasSuffix(".json") }
      let reports = try names.map { name in
        let text = try TextFile.read("\(words[1])/\(name)", limit: largest)
        let (kind, results) = try VectorFile.results(
          of: text, in: VectorContext(sentences: course.strings))
        return VectorReport(name: name, kind: kind, results: results)
      }
      say(reports.flatMap(\.lines))
      return !reports.isEmpty && reports.allSatisfy(\.passes)
    case ("systems", 2), ("systems", 3):
      let report = SystemReport(on: try systems(in: words[1]))
      if words.count > 2 {
        try AtomicFile.write(report.conflicts.map { $0 + "\n" }.joined(), to: words[2])
      }
      say(report.lines)
      return report.passes
    case ("solve", 4): return try solve(words[1], seconds: words[2], writingTo: words[3])
    case ("answer", 4):
      let answer = try TextFile.read(words[2], limit: largest)
      let course = try CourseLoader(root: "Lessons").load()
      guard let exercise = course.exercises.first(where: { $0.id == words[1] }) else {
        fail("no exercise has the name \(words[1]): write one such as \(course.exercises[0].id)")
      }
      say(try AnswerCommand.lines(deciding: answer, to: exercise, for: time(words[3])))
      return true
    default:
      fail(
        """
        usage: reference-cases oracle FILE
               reference-cases vectors FOLDER
               reference-cases systems FILE [CONFLICTS]
               reference-cases solve FILE SECONDS OUT
               reference-cases answer EXERCISE FILE SECONDS
        """)
    }
  }

  private static func systems(in path: String) throws -> [LinearSystem] {
    do { return try LinearSystemReader.systems(in: TextFile.read(path, limit: largest)) } catch {
      guard let error = error as? LinearSystemError else { throw error }
      fail("\(path):\(error.line): \(error.words)")
    }
  }

  private static func solve(
    _ path: String, seconds: String, writingTo out: String
  ) throws -> Bool {
    let time = time(seconds)
    guard let system = try systems(in: path).first else {
      fail("\(path) has no system: begin one with a line \"LCS1 NAME SIZE SEED\"")
    }
    do {
      say(try SystemCommand.lines(solving: system, for: time, writingTo: out))
      return true
    } catch let error as SolverError {
      say(["our mistake: \(error)"])
      return false
    }
  }

  private static func time(_ seconds: String) -> Duration {
    guard let time = Double(seconds), time >= 0, time < 1e6 else {
      fail("\(seconds) is no time: write a number of seconds, such as 0.5")
    }
    return .seconds(time)
  }

  static func fail(_ words: String) -> Never {
    FileHandle.standardError.write(Data((words + "\n").utf8))
    exit(2)
  }

  private static func say(_ lines: [String]) {
    FileHandle.standardOutput.write(Data(lines.map { $0 + "\n" }.joined().utf8))
  }
}

do { exit(try ReferenceProgram.run(Array(CommandLine.arguments.dropFirst())) ? 0 : 1) } catch {
  ReferenceProgram.fail("\(error)")
}
