package import Course

/// The files that `--export` can name, and those that are always written.
package enum Exports {
  /// A word of `--export`, and what it asks for.
  private struct Export: Sendable {
    let name: String
    /// The files about a class.
    var paths: [String] = []
    /// Whether the title of a column may follow the word.
    var takesTitle = false
    let add: @Sendable (inout ExportFiles, Request) throws(ExportError) -> Void
  }

  /// What an export is made from besides the class's results.
  private struct Request {
    let columns: GradebookColumns
    let roster: Roster?
    let environment: [String: String]
    let strings: StringsCatalogue
  }

  /// All of them, in the order in which help lists them.
  private static let all = [
    Export(name: "gradescope") { files, _ in files.learnerFiles.append(GradescopeJSON()) },
    Export(name: "classroom50", paths: ["classroom50/tests.json"]) {
      (files, request) throws(ExportError) in
      try addClassroom50(request, to: &files)
    },
    Export(name: "junit", paths: ["junit.xml"]) { files, _ in
      files.classFiles.append(JUnitXML())
    },
    Export(name: "canvas", paths: ["canvas.csv"], takesTitle: true) { files, request in
      files.classFiles.append(CanvasCSV(request.columns, roster: request.roster))
    },
    Export(name: "moodle", paths: ["moodle.csv"], takesTitle: true) { files, request in
      files.classFiles.append(MoodleCSV(request.columns, roster: request.roster))
    },
    Export(name: "markdown", paths: ["summary.md"]) { files, _ in
      files.classFiles.append(ClassMarkdown())
    },
  ]

  /// The words of `--export`.
  package static var names: [String] { all.map(\.name) }

  /// The files about a class that aren't always written.
  static var paths: [String] { all.flatMap(\.paths) + ["moodle-worksheet.csv"] }

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
      guard let export = all.first(where: { $0.name == name }) else {
        throw ExportError(
          .says("export.unknown", ["name": name, "names": names.joined(separator: ", ")]))
      }
      guard seen.insert(name).inserted else { continue }
      if option != nil, !export.takesTitle {
        let titled = all.filter(\.takesTitle).map(\.name).joined(separator: " and ")
        throw ExportError(.says("export.noTitle", ["name": name, "names": titled]))
      }
      let request = Request(
        columns: columns(option), roster: roster, environment: environment, strings: strings)
      try export.add(&files, request)
    }
    if seen.isEmpty {
      throw ExportError(.says("export.none", ["names": names.joined(separator: ", ")]))
    }
    return files
  }

  private static func columns(_ option: String?) -> GradebookColumns {
    guard let option, !option.isEmpty else { return .total(title: nil) }
    return option == "each" ? .exercises : .total(title: option)
  }

  private static func addClassroom50(
    _ request: Request, to files: inout ExportFiles
  ) throws(ExportError) {
    files.classFiles.append(Classroom50Tests())
    if let submission = try Classroom50Submission(environment: request.environment) {
      files.learnerFiles.append(Classroom50Result(submission))
    } else {
      let names = Classroom50Submission.needed.joined(separator: ", ")
      files.notices.append(
        request.strings.text(.says("export.classroomFacts", ["names": names])))
    }
  }
}

/// The files that are written about a class, and messages about them for the teacher.
package struct ExportFiles {
  package var classFiles: [any ClassFile] = []
  package var learnerFiles: [any LearnerFile] = []
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
