import Course
import Platform

/// The grading of a class from its folder to its report.
package struct ClassJob: Sendable {
  private let folder: ClassFolder
  private let grader: AnswerGrader
  private let facts: ClassFacts
  private let header: JournalHeader
  /// The learners that are graded, by their places among the submissions.
  private let order: [Int]
  private let places: [String: Int]
  private let exercisePlaces: [String: Int]

  /// - Parameters:
  ///   - folder: The learners' submissions.
  ///   - grader: The grader of single answers.
  ///   - facts: The facts about the class.
  ///   - header: The header of the journal.
  ///   - shard: Which part of the class is graded, of how many; counted from 1.
  package init(
    _ folder: ClassFolder, _ grader: AnswerGrader, _ facts: ClassFacts, _ header: JournalHeader,
    shard: (number: Int, of: Int) = (1, 1)
  ) {
    self.folder = folder
    self.grader = grader
    self.facts = facts
    self.header = header
    order = folder.submissions.indices.filter { $0 % shard.of == shard.number - 1 }
    places = Dictionary(
      order.map { (folder.submissions[$0].learner.key, $0) },
      uniquingKeysWith: { first, _ in first })
    exercisePlaces = Dictionary(
      grader.exercises.exercises.enumerated().map { ($1.id, $0) },
      uniquingKeysWith: { first, _ in first })
  }

  package enum Outcome: Sendable {
    /// The report is written; the notices are about its files.
    case graded(ClassOverview, notices: [String])
    /// The run was stopped; the same command continues.
    case stopped(GradingProgress)
  }

  /// Grades what isn't graded yet, and writes the report.
  ///
  /// - Parameters:
  ///   - report: The folder of the journal and the report.
  ///   - files: The files of the report.
  ///   - others: The folders of reports whose results are added.
  ///   - jobs: How many threads grade.
  ///   - hints: How many hints were taken of which exercise, by the text of a progress file; `nil`
  ///     if it is none.
  ///   - watch: Is called with the progress; `false` stops.
  /// - Returns: The result.
  /// - Throws: ``JournalError`` if something can't be written.
  package func run(
    in report: borrowing ReportFolder, writing files: ReportFiles, adopting others: [String] = [],
    jobs: Int,
    hints: @escaping @Sendable (String) -> [String: Int]?, watch: (GradingProgress) -> Bool
  ) throws(JournalError) -> Outcome {
    let ledger = Ledger(learners: folder.submissions.count, exercises: exercises.count)
    let journal = try Journal(report.journal, header) { note($0, at: $1, in: ledger) }
    for other in others {
      try journal.adopt(from: other, header) { note($0, at: $1, in: ledger) }
    }
    let run = ClassRun(
      folder.submissions, below: folder.root, order: order, grader: grader, journal: journal,
      ledger: ledger, overrides: facts.overrides, hints: hints)
    var last = GradingProgress(done: 0, reused: 0, all: order.count * exercises.count)
    let isDone = try run.run(jobs: jobs) { progress in
      last = progress
      return watch(progress)
    }
    guard isDone else { return .stopped(last) }
    var writer = try ReportWriter(report, header, knownFacts(jobs: jobs), files, jobs: jobs)
    for start in stride(from: 0, to: order.count, by: ReportWriter.batch) {
      let learners = order[start..<min(start + ReportWriter.batch, order.count)]
      try writer.add(learners.count) { index throws(JournalError) in
        try entry(for: learners[start + index], ledger, journal)
      }
    }
    try writer.finish(report)
    return .graded(writer.overview, notices: writer.notices)
  }
}

extension ClassJob {
  private var exercises: [Exercise] { grader.exercises.exercises }

  /// The facts with the forms of the course's own answers, which take as long as some learners'.
  ///
  /// If everybody has a variant, nobody has the course's exercise.
  private func knownFacts(jobs: Int) -> ClassFacts {
    guard let anybody = order.first.map({ folder.submissions[$0].learner }) else { return facts }
    let forms = WorkerThreads.map(exercises.count, threads: jobs) {
      [exercises = grader.exercises] in
      guard !exercises.exercises[$0].isVaried,
        let prepared = try? exercises.exercise($0, for: anybody).own
      else { return Set<AnswerForm>() }
      return AnswerForm.own(of: prepared)
    }
    var facts = facts
    for (index, own) in forms.enumerated() { facts.exercises[index].own = own }
    return facts
  }

  private func note(_ subject: JournalRecord.Subject, at offset: Int, in ledger: Ledger) {
    switch subject {
    case .learner(let key):
      if let learner = places[key] { ledger.set(offset, ofLearner: learner) }
    case .answer(let key, let exercise, let stamp):
      if let learner = places[key], let exercise = exercisePlaces[exercise] {
        ledger.set(Ledger.Entry(offset: offset, stamp: stamp), learner, exercise)
      }
    }
  }

  /// A learner's answers with their points, and the journal's records of them.
  private func entry(
    for index: Int, _ ledger: Ledger, _ journal: Journal
  ) throws(JournalError) -> ReportWriter.Entry {
    var frames = [try journal.frame(at: ledger.learner(index))]
    guard case .learner(_, let notices)? = JournalRecord(frame: frames[0]) else {
      throw .damaged(facts.name)
    }
    let learner = folder.submissions[index].learner
    var answers: [LearnerResult.Scored] = []
    for (place, exercise) in facts.exercises.enumerated() {
      let frame = try journal.frame(at: ledger.answer(index, place).offset)
      guard case .answer(_, _, let answer)? = JournalRecord(frame: frame) else {
        throw .damaged(facts.name)
      }
      frames.append(frame)
      answers.append(
        LearnerResult.Scored(
          answer, points: facts.policy.points(of: answer, outOf: exercise.most),
          most: exercise.most, override: facts.overrides[learner.key, exercise.id]))
    }
    var result = LearnerResult(
      learner, answers: answers, notices: notices, blanks: facts.policy.blanks)
    result.partners = folder.submissions[index].partners.map(\.key)
    return ReportWriter.Entry(result: result, frames: frames)
  }
}
