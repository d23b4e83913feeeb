import Grader
import JSONReading
import LayoutEngine
import ReferenceCases

/// `lessons dev oracle`: compares frames with those that Apple's engine stored.
enum DevOracleCommand {
  /// The most that a file of cases may hold: 64 MiB, some twenty thousand scenes.
  private static let largest = 64 << 20

  static func run(
    _ invocation: Invocation, _ surroundings: Surroundings
  ) throws(CommandError) -> Outcome {
    let path = invocation.positionals[0]
    let report = OracleRun.report(on: try cases(in: path, surroundings))
    let status: ExitStatus = report.failed.isEmpty ? .passed : .notYet
    if invocation.isSet("json") {
      return Outcome(DevOracleReport(report), of: "dev oracle", status: status)
    }
    return Outcome(
      output: OraclePage.lines(of: report, columns: surroundings.settings.columns), status: status)
  }

  private static func cases(
    in path: String, _ surroundings: Surroundings
  ) throws(CommandError) -> [OracleCase] {
    let text: String
    do throws(TextFileError) {
      text = try TextFile.read(surroundings.absolute(path), limit: largest)
    } catch { throw .file(error.named(path)) }
    do throws(PlacedJSONError) {
      let cases = try OracleFile.cases(in: text)
      guard cases.isEmpty else { return cases }
    } catch {
      let place = SourcePlace(line: error.place.line, column: error.place.column)
      throw .course(CourseError(path, at: place, error.message))
    }
    throw .usage("there are no cases in \(path)")
  }
}
