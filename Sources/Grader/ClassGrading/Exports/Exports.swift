package import Course

/// The files that `--export` can name, and those that are always written.
package enum Exports {
  /// The words of `--export`, in the order in which help lists them.
  package static let names = ["gradescope", "classroom50", "junit", "canvas", "moodle", "markdown"]

  /// The files about a class that aren't always written.
  static let paths = [
    "canvas.csv", "classroom50/tests.json", "junit.xml", "moodle-worksheet.csv", "moodle.csv",
    "summary.md",
  ]

  package static var always: [any ClassFile] { [ClassJSON(), ClassCSV()] }

  /// The files of a list such as `junit,canvas=Homework 1 (1234)`.
  ///
  /// The gradebooks take the title of their column behind an equals sign, or `each` for a column for
  /// each exercise.
  ///
  /// - Parameters:
  ///   - list: Words with commas between them; a word that comes again counts once.
  ///   - environment: The variables of the process, for Classroom 50's runner sets some.
  ///   - roster: The class, whose cells a gradebook keeps where there is no grade.
  ///   - strings: The program's sentences.
  /// - Returns: The files, and what the teacher should know beforehand.
  /// - Throws: ``ExportError`` for a word that is unknown, or whose file can't be written.
  package static func named(
    _ list: String, environment: [String: String], roster: Roster? = nil, strings: StringsCatalogue
  ) throws(ExportError) -> ExportFiles {
    var files = ExportFiles()
    var seen: Set<String> = []
    for part in list.split(separator: ",") {
      let pieces = part.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let name = PersonName.trimmed(pieces[0])
      let option = pieces.count > 1 ? PersonName.trimmed(pieces[1]) : nil
      guard names.contains(name) else {
        throw ExportError(
          .says(
            "export.unknown",
            ["name": .text(name), "names": .text(names.joined(separator: ", "))]))
      }
      guard seen.insert(name).inserted else { continue }
      if option != nil, name != "canvas", name != "moodle" {
        throw ExportError(.says("export.noTitle", ["name": .text(name)]))
      }
      try add(name, columns(option), roster, environment, strings, to: &files)
    }
    if seen.isEmpty {
      throw ExportError(.says("export.none", ["names": .text(names.joined(separator: ", "))]))
    }
    return files
  }

  private static func columns(_ option: String?) -> GradebookColumns {
    guard let option, !option.isEmpty else { return .total(title: nil) }
    return option == "each" ? .exercises : .total(title: option)
  }

  private static func add(
    _ name: String, _ columns: GradebookColumns, _ roster: Roster?,
    _ environment: [String: String], _ strings: StringsCatalogue, to files: inout ExportFiles
  ) throws(ExportError) {
    switch name {
    case "gradescope": files.learnerFiles.append(GradescopeJSON())
    case "junit": files.classFiles.append(JUnitXML())
    case "canvas": files.classFiles.append(CanvasCSV(columns, roster: roster))
    case "moodle": files.classFiles.append(MoodleCSV(columns, roster: roster))
    case "markdown": files.classFiles.append(ClassMarkdown())
    default:
      files.classFiles.append(Classroom50Tests())
      if let submission = try Classroom50Submission(environment: environment) {
        files.learnerFiles.append(Classroom50Result(submission))
      } else {
        let names = Classroom50Submission.needed.joined(separator: ", ")
        files.notices.append(
          strings.text(.says("export.classroomFacts", ["names": .text(names)])))
      }
    }
  }
}

/// The files that are written about a class, and messages about them for the teacher.
package struct ExportFiles {
  package var classFiles: [any ClassFile] = []
  package var learnerFiles: [any LearnerFile] = []
  /// As sentences.
  package var notices: [String] = []

  package init() {}
}

/// Why no files can be written for a word of `--export`.
package struct ExportError: Error, Hashable, Sendable {
  /// What is wrong and what to do next.
  package let sentence: Sentence

  init(_ sentence: Sentence) { self.sentence = sentence }
}

enum ExportSentence: SentenceArea {
  static var passed: Sentence { says("export.passed") }
  static var noGrade: Sentence { says("export.noGradeHeading") }
}
