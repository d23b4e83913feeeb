import ClassGrading
import Course
import Foundation
import Grading
import TestRunners
import Testing

/// A class in a folder of its own, which goes away with the test.
struct ClassOnDisk: ~Copyable {
  let folder: String
  var submissions: String { "\(folder)/class" }
  var report: String { "\(folder)/report" }

  init() throws {
    folder = FileManager.default.temporaryDirectory
      .appending(path: "class-\(UUID().uuidString)").path()
    try FileManager.default.createDirectory(
      atPath: folder + "/class", withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: folder) }

  /// Writes a file below the folder of submissions.
  func handIn(_ text: String, as path: String) throws { try handIn(Data(text.utf8), as: path) }

  func handIn(_ bytes: Data, as path: String) throws {
    let file = URL(filePath: "\(submissions)/\(path)")
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try bytes.write(to: file)
  }

  static let ids = ["flip-around", "mend-the-bar"]

  /// The exercises that are graded, of the course's.
  var ids = Self.ids

  func exercises() throws -> [Exercise] {
    try ids.map { try #require(TestCourse.load().exercise($0)) }
  }

  /// Who handed in.
  func classFolder(_ roster: Roster? = nil, learner: String? = nil) throws -> ClassFolder {
    try ClassFolder(
      submissions, of: ClassNames(exercises()), roster: roster, learner: learner)
  }

  /// Grades all of it.
  @discardableResult
  func grade(
    _ roster: Roster? = nil, learner: String? = nil, jobs: Int = 2, fingerprint: UInt64 = 1,
    running runner: AnswerRunner = .none, overrides: String? = nil,
    while goesOn: (GradingProgress) -> Bool = { _ in true }
  ) throws -> ClassJob.Outcome {
    let exercises = try exercises()
    let strings = try TestCourse.load().strings
    let folder = try classFolder(roster, learner: learner)
    let facts = ClassFacts(
      course: "A course", name: "class",
      exercises: exercises.map {
        ClassFacts.GradedExercise(
          id: $0.id, title: $0.title, lesson: $0.lessonFolder, lessonTitle: "Equality",
          task: $0.task, most: 1)
      }, policy: GradingPolicy(),
      overrides: try overrides.map { try self.overrides($0, in: folder) } ?? GradeOverrides(),
      strings: strings, program: "lessons 0", isSeeded: false)
    let job = ClassJob(
      folder,
      AnswerGrader(ClassExercises(forEverybody: exercises), running: runner, strings: strings),
      facts,
      JournalHeader(fingerprint: fingerprint, program: 1))
    let report = try ReportFolder(report)
    return try job.run(
      in: report,
      writing: ReportFiles(
        classFiles: [ClassPage(strings)] + Exports.always, learnerFiles: [LearnerPage(strings)]),
      jobs: jobs, hints: { _ in ["flip-around": 2] }, watch: goesOn)
  }

  /// The teacher's decisions about this class.
  func overrides(_ text: String, in folder: ClassFolder) throws -> GradeOverrides {
    try GradeOverrides.read(
      text, path: "overrides.csv", of: folder, exercises: exercises(),
      in: ids + ["photo-bar"], policy: GradingPolicy())
  }

  /// Every file of the report.
  func written() throws -> [String: Data] {
    var found: [String: Data] = [:]
    let paths = try #require(FileManager.default.enumerator(atPath: report))
    for case let path as String in paths {
      var isFolder: ObjCBool = false
      _ = FileManager.default.fileExists(atPath: "\(report)/\(path)", isDirectory: &isFolder)
      if !isFolder.boolValue {
        found[path] = try Data(contentsOf: URL(filePath: "\(report)/\(path)"))
      }
    }
    return found
  }

  private struct Results: Decodable {
    struct Learner: Decodable {
      struct Reason: Decodable {
        let reason: Blank.Reason
        let words: String
      }

      struct Answer: Decodable {
        let exercise: String
        let outcome: String
        let file: String?
        let blank: Reason?
        let hints: Int
        let remarks: [String]
      }

      let key: String
      let isListed: Bool
      let notices: [String]
      let answers: [Answer]
    }

    let learners: [Learner]
  }

  /// The contents of results.json: a line for each learner's answer, and the notices.
  func told() throws -> [String] {
    let data = try Data(contentsOf: URL(filePath: "\(report)/results.json"))
    return try JSONDecoder().decode(Results.self, from: data).learners.flatMap { learner in
      learner.answers.map { answer in
        let blank = answer.blank.map { " \($0.reason): \($0.words)" } ?? ""
        return "\(learner.key) \(answer.exercise) \(answer.file ?? "-") \(answer.outcome)\(blank)"
          + answer.remarks.map { " (\($0))" }.joined()
      } + learner.notices.map { "\(learner.key): \($0)" }
    }
  }

  /// A right answer to `flip-around`, and one that isn't.
  static let right = """
    Superview.trailing = Red.trailing + 16
    Blue.trailing = Red.leading - 8
    Red.width = 0.5 * Blue.width - 8
    """
  static let off = right.replacing("- 8\n", with: "+ 8\n")
}
