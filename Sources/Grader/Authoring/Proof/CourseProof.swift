package import Course
package import Grading
import LayoutEngine
import Platform

/// How many rows a page takes: the exercise's before there is an answer, or that of an answer.
package typealias PageRows = @Sendable (PreparedExercise, Findings?) -> Int

/// Proves that a course fits together, so that no learner ever meets an author's mistake.
package struct CourseProof: Sendable {
  let course: Course
  /// The course's folder, which links are followed in.
  let root: String
  private let runner: AnswerRunner
  /// How many secrets are tried of exercises that vary.
  private let seeds: Int
  /// How many exercises are proved at the same time.
  private let jobs: Int

  /// The rows of the page about an exercise, or about what follows from an answer to it.
  private let rows: PageRows?
  private let unread: [CourseError]

  /// As many secrets as a large class has learners.
  package static let seeds = 200

  /// Takes a course that was read with its alternatives.
  ///
  /// - Parameters:
  ///   - course: What could be read of the course.
  ///   - unread: What couldn't; then each lesson and exercise is proved by itself.
  ///   - root: The folder that the course was read from.
  ///   - runner: What runs answers in Swift.
  ///   - seeds: How many secrets to try of exercises that vary.
  ///   - jobs: How many threads may.
  ///   - rows: How many rows a page takes; `nil` if pages aren't to be proved.
  package init(
    _ course: Course, unread: [CourseError] = [], root: String,
    running runner: AnswerRunner = .none,
    seeds: Int = Self.seeds, jobs: Int = 1, rows: PageRows? = nil
  ) {
    self.unread = unread
    self.rows = rows
    self.jobs = jobs
    self.course = course
    self.root = root
    self.runner = runner
    self.seeds = seeds
  }

  /// Runs every proof.
  ///
  /// Of a file in which the author left a mark of `dev new`, nothing else is told: the rest is said
  /// once the file is filled in.
  package func report() -> ProofTally {
    let marks = CourseLoader(root: root).filesWithMarks()
    var tally = proved()
    if !marks.isEmpty { tally.replaceErrors(inFilesOf: marks) }
    return tally
  }

  private func proved() -> ProofTally {
    let variants = VariantProofs(course.exercises, running: runner, seeds: seeds, jobs: jobs)
    var tally = ProofTally()
    for error in unread + CourseLoader(root: root).unlisted() { tally.add(error) }
    if unread.isEmpty { OrderProof(course: course).run(&tally) }
    var parts: [ProofTally] = []
    for lesson in course.lessons {
      var part = ProofTally()
      let exercises = course.exercises(of: lesson)
      if exercises.count == lesson.exerciseIDs.count {
        LessonProof(lesson: lesson, exercises: exercises, root: root, runner: runner).run(&part)
        WordProof(lesson: lesson, exercises: exercises).run(&part)
      }
      for exercise in exercises {
        ExerciseProof(exercise, running: runner, rows: rows).run(&part)
        parts.append(part)
        part = ProofTally()
      }
      if exercises.isEmpty { tally.add(part) }
    }
    let proved = variants.reports()
    for (index, part) in parts.enumerated() {
      tally.add(part)
      if let variants = proved[index] { tally.add(variants) }
    }
    if unread.isEmpty {
      proveCoverage(&tally)
      proveQuiz(&tally)
    }
    SentenceProof(root: root).run(course.strings, &tally)
    return tally
  }

  /// What the course claims to carry of its sources has to be there; a course may claim nothing.
  private func proveCoverage(_ tally: inout ProofTally) {
    let path = "\(root)/\(Coverage.path)"
    guard Folder.hasItem(path) else { return }
    do throws(CourseError) {
      let file = try CourseLoader(root: root).read(Coverage.path)
      let coverage = try Coverage(file)
      for row in coverage.rows {
        if let complaint = coverage.complaint(about: row, in: course) {
          tally.add(file.path, at: row.place, complaint)
        } else {
          tally.count(.coverage)
        }
      }
    } catch {
      tally.add(error)
    }
  }

  private func proveQuiz(_ tally: inout ProofTally) {
    do throws(CourseError) {
      guard let quiz = try CourseLoader(root: root).quiz() else { return }
      QuizProof(quiz: quiz, lessons: Set(course.lessons.map(\.id))).run(&tally)
    } catch {
      tally.add(error)
    }
  }
}

/// What was proved about a course, counted, and what has to be mended.
package struct ProofTally: Sendable {
  package struct Count: Hashable, Sendable {
    package let kind: ProofSubject
    package let number: Int

    /// The rest of the sentence that begins with the number.
    package var sentence: Sentence { kind.sentence(number) }
  }

  private var numbers: [ProofSubject: Int] = [:]
  /// What has to be mended, in the order of the course.
  package private(set) var errors: [CourseError] = []
  /// Lessons whose drawings differ, as they would be with the drawings made anew.
  package private(set) var redrawn: [CourseText] = []

  /// The counts, in the order in which the proofs are described.
  package var counts: [Count] {
    ProofSubject.allCases.map { Count(kind: $0, number: numbers[$0] ?? 0) }
  }

  package mutating func count(_ kind: ProofSubject, _ number: Int = 1) {
    numbers[kind, default: 0] += number
  }

  mutating func add(_ other: ProofTally) {
    for (kind, number) in other.numbers { count(kind, number) }
    errors += other.errors
    redrawn += other.redrawn
  }

  mutating func add(_ error: CourseError) { errors.append(error) }

  mutating func add(_ path: String, at place: SourcePlace? = nil, _ sentence: Sentence) {
    add(CourseError(path, at: place, sentence))
  }

  /// Notes errors in place of all others that are about the same files.
  mutating func replaceErrors(inFilesOf others: [CourseError]) {
    let paths = Set(others.map(\.path))
    errors = others + errors.filter { !paths.contains($0.path) }
  }

  /// Keeps a lesson with its drawings made anew.
  mutating func keep(redrawn file: CourseText) { redrawn.append(file) }
}

/// Proves every strings file of a course in itself and against English: the same placeholders, all
/// plural forms of its language, and braces in pairs.
struct SentenceProof {
  private static let folder = "strings"
  let root: String

  func run(_ english: StringsCatalogue, _ tally: inout ProofTally) {
    for name in Folder.names(in: "\(root)/\(Self.folder)") where name.hasSuffix(".json") {
      let path = "\(Self.folder)/\(name)"
      do throws(CourseError) {
        let catalogue = try CourseLoader(root: root).catalogue(at: path)
        for key in catalogue.keys {
          if let problem = catalogue.problem(with: key, comparedWith: english) {
            tally.add(path, problem)
          } else {
            tally.count(.sentences)
          }
        }
      } catch {
        tally.add(error)
      }
    }
  }
}
