import ClassGrading
import Course
import Terminal

/// What the report of a class consists of.
struct GradeFiles {
  /// The files that are always written, and those that were asked for.
  let files: ReportFiles
  /// What the teacher should know of them beforehand.
  let notices: [String]

  /// Takes the options that name files.
  ///
  /// - Throws: ``CommandError/usage(_:)`` for a file that can't be written.
  init(
    _ invocation: Invocation, _ surroundings: Surroundings, _ roster: Roster?,
    _ strings: StringsCatalogue
  ) throws(CommandError) {
    var exports = ExportFiles()
    if let list = invocation.value(of: "export") {
      do {
        exports = try Exports.named(
          list, environment: surroundings.environment, roster: roster, strings: strings)
      } catch { throw .usage(error.sentence) }
    }
    let worksheet = try GradeOptions.read("worksheet", invocation, surroundings) {
      (text, path) throws(InputFileError) in try MoodleWorksheet(text, path: path)
    }
    notices = exports.notices
    files = ReportFiles(
      classFiles: [ClassPage(strings)] + Exports.always + exports.classFiles
        + (worksheet.map { [$0] } ?? []),
      learnerFiles: [LearnerPage(strings)] + exports.learnerFiles)
  }
}
