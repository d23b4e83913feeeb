import Course
import Feedback
import Foundation
import Platform
import ReferenceCases

/// Compares the engine with what is known of Apple's, at the root of the repository.
///
///     swift run reference-cases oracle Tests/ReferenceCasesTests/Oracle/must.jsonl
///     swift run reference-cases vectors Tests/ReferenceCasesTests/Vectors
///
/// Exit status: 0 if every case is right or says why it can't be, 1 if one isn't, 2 for other words
/// or files.
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
    default:
      fail("usage: reference-cases oracle FILE, or reference-cases vectors FOLDER")
    }
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
