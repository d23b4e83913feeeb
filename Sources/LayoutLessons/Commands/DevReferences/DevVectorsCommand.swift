import Grader
import JSONReading
import LayoutEngine
import ReferenceCases

/// `lessons dev vectors`: runs every file of worked-out cases in a folder.
enum DevVectorsCommand {
  /// A file and what came of it.
  struct File {
    let name: String
    /// The kind of its cases, and what came of each; or why it can't be run.
    let outcome: Result<(kind: String, results: [VectorResult]), CourseError>
  }

  /// The most that a file may hold: 16 MiB.
  private static let largest = 16 << 20

  static func run(
    _ invocation: Invocation, _ surroundings: Surroundings
  ) throws(CommandError) -> Outcome {
    let folder = invocation.positionals[0]
    let names = Folder.names(in: surroundings.absolute(folder)).filter { $0.hasSuffix(".json") }
    guard !names.isEmpty else { throw .usage("there are no .json files in \(folder)") }
    // The words of equation errors are the course's; without one the rest is compared all the same.
    let sentences = (try? Session(surroundings, invocation))?.course.strings
    var files: [File] = []
    for name in names {
      files.append(
        try file(name, in: folder, surroundings, VectorContext(sentences: sentences)))
    }
    let status = status(of: files)
    if invocation.isSet("json") {
      return Outcome(
        DevVectorsReport(files, comparesWords: sentences != nil), of: "dev vectors",
        status: status)
    }
    let page = VectorsPage(files, comparesWords: sentences != nil)
    return Outcome(
      output: page.lines(columns: surroundings.settings.columns), errors: page.errors,
      status: status)
  }

  private static func status(of files: [File]) -> ExitStatus {
    var status = ExitStatus.passed
    for file in files {
      switch file.outcome {
      case .failure: return .course
      case .success(let run):
        if !run.results.allSatisfy(\.passes) { status = .notYet }
      }
    }
    return status
  }

  private static func file(
    _ name: String, in folder: String, _ surroundings: Surroundings, _ context: VectorContext
  ) throws(CommandError) -> File {
    let path = folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
    let text: String
    do throws(TextFileError) {
      text = try TextFile.read(surroundings.absolute(path), limit: largest)
    } catch { throw .file(error.named(path)) }
    do throws(PlacedJSONError) {
      return File(name: name, outcome: .success(try VectorFile.results(of: text, in: context)))
    } catch {
      let place = SourcePlace(line: error.place.line, column: error.place.column)
      return File(name: name, outcome: .failure(CourseError(path, at: place, error.message)))
    }
  }
}
