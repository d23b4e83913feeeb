import ClassGrading
import Course
import Grading
import Platform
import SwiftRunning
import Terminal

/// `lessons grade`: what follows from a whole class's answers.
enum GradeCommand {
  static func run(
    _ invocation: Invocation, _ surroundings: Surroundings
  ) throws(CommandError) -> Outcome {
    guard let submissions = invocation.positionals.first else {
      guard let list = invocation.value(of: "merge") else { throw .usage(.says("usage.gradeWhat")) }
      return try MergeCommand.run(list, invocation, surroundings)
    }
    // Most of a course's files are answers.
    let named = invocation.value(of: "exercises").map { $0.split(separator: ",").map(String.init) }
    let found = try CourseFinder.folder(for: invocation, surroundings)
    try found.checkIsOutside(submissions: submissions, surroundings)
    found.announce(surroundings)
    let course = try found.course(
      reading: named.map { .named(Set($0)) } ?? .all, surroundings)
    let options = try GradeOptions(invocation, surroundings, course)
    var folder = try folder(options)
    try checkCopies(options, &folder)
    let facts = facts(
      course, options, try options.overrides(of: folder, in: course, surroundings),
      style: found.pageStyle(surroundings))
    try MergeCommand.checkOut(
      options.out,
      besides: (invocation.value(of: "merge") ?? "").split(separator: ",").map(String.init),
      for: ReportSubject(course: facts.course, name: facts.name), surroundings)
    let grader = AnswerGrader(
      exercises(options, folder),
      running: surroundings.answerRunner(isTrusted: invocation.isSet("trust"), course.strings),
      telling: options.policy.telling, strings: course.strings)
    let job = ClassJob(
      folder, grader, facts,
      JournalHeader(
        options, courseAt: found.path, course.strings.language, among: learners(options, folder),
        surroundings),
      shard: options.shard)
    let files = try GradeFiles(invocation, surroundings, options.roster, course.strings)
    var bar = ProgressBar(surroundings.errorStream, course.strings)
    let isStopped = surroundings.watchForInterrupt()
    let outcome: ClassJob.Outcome
    do throws(JournalError) {
      let report = try ReportFolder(options.out)
      outcome = try job.run(
        in: report, writing: files.files, adopting: options.others, jobs: options.jobs,
        hints: ProgressStore.hints
      ) { progress in
        bar.show(progress)
        return !isStopped()
      }
    } catch {
      bar.clear()
      throw CommandError(error, surroundings)
    }
    bar.clear()
    removeAbandonedWork(surroundings)
    let result = GradeResult(
      outcome: outcome, facts: facts, folder: folder, files: files, options: options,
      surroundings: surroundings)
    return invocation.isSet("json") ? result.report : result.page
  }

  /// Takes away what earlier runs have left in the cache, if the cache is ours.
  private static func removeAbandonedWork(_ surroundings: Surroundings) {
    guard let cache = CacheFolder(environment: surroundings.environment) else { return }
    do throws(SwiftFailure) { try cache.check() } catch { return }
    cache.removeAbandonedWork()
  }

  /// What each learner gets of the exercises.
  private static func exercises(_ options: GradeOptions, _ folder: ClassFolder) -> ClassExercises {
    guard let seed = options.seed else { return ClassExercises(forEverybody: options.exercises) }
    return ClassExercises(
      options.exercises, from: SecretSeed(seed), hiddenCases: options.policy.hiddenCases,
      among: learners(options, folder))
  }

  /// Everybody among whom a neighbour's answer is recognised.
  private static func learners(_ options: GradeOptions, _ folder: ClassFolder) -> [Learner] {
    options.roster?.learners ?? folder.submissions.map(\.learner)
  }

  private static func folder(_ options: GradeOptions) throws(CommandError) -> ClassFolder {
    do throws(ClassFolder.Problem) {
      return try ClassFolder(
        options.submissions.path, of: ClassNames(options.exercises), roster: options.roster,
        learner: options.learner, besides: options.out)
    } catch {
      switch error {
      case .unreadable(let error): throw .file(error.named(options.submissions.typed))
      case .empty:
        throw .usage(.says("usage.submissionsEmpty", ["folder": options.submissions.typed]))
      case .archive(let command):
        throw .usage(.says("usage.archive", ["command": command]))
      }
    }
  }

  /// Stops where a whole class would be graded as somebody else, because of another seed or of other
  /// ids.
  private static func checkCopies(
    _ options: GradeOptions, _ folder: inout ClassFolder
  ) throws(CommandError) {
    let copies = HandedOutCopies(in: folder, of: options.exercises, jobs: options.jobs)
    try checkFingerprint(of: copies, options)
    if let seed = options.seed.map({ SecretSeed($0) }) {
      if let misfit = folder.misfit(copies, from: seed, options.roster) {
        throw .usage(sentence(about: misfit, options))
      }
      folder.matchCopies(copies, from: seed)
    }
    guard let roster = options.roster, options.learner == nil, let count = folder.unmatched,
      count > 0
    else { return }
    if let column = folder.column(of: roster) {
      throw .usage(
        .says(
          "usage.rosterOther.column",
          [
            "count": .count(count), "names": .text(folder.submissionNames),
            "heading": .text(column.quoted), "option": .text("--id \(column.quotedForShell)"),
          ]))
    }
    throw .usage(
      .says(
        "usage.rosterOther",
        ["count": .count(count), "names": .text(folder.submissionNames)]))
  }

  private static func sentence(
    about misfit: ClassFolder.Misfit, _ options: GradeOptions
  ) -> Sentence {
    let (count, all) = (Sentence.Value.count(misfit.count), Sentence.Value.count(misfit.all))
    if let column = misfit.column {
      return .says(
        "usage.copiesOther.column",
        [
          "count": count, "all": all, "heading": .text(column.quoted),
          "option": .text("--id \(column.quotedForShell)"),
        ])
    }
    return options.roster == nil
      ? .says("usage.copiesOther.noRoster", ["count": count, "all": all])
      : .says("usage.copiesOther", ["count": count, "all": all])
  }

  private static func checkFingerprint(
    of copies: HandedOutCopies, _ options: GradeOptions
  ) throws(CommandError) {
    let own = options.seed.map { SecretSeed($0).fingerprint }
    guard !copies.files.isEmpty, own.flatMap({ copies.files[$0] }) == nil else { return }
    throw .usage(
      own.map {
        .says("usage.seedOther", ["fingerprint": $0, "copies": copies.list])
      } ?? .says("usage.seedNotGiven", ["copies": copies.list]))
  }

  private static func facts(
    _ course: Course, _ options: GradeOptions, _ overrides: GradeOverrides, style: String
  ) -> ClassFacts {
    let name = options.submissions.path.split(separator: "/").last.map(String.init)
    return ClassFacts(
      course: course.title, name: name ?? options.submissions.typed,
      exercises: options.exercises.map { exercise in
        ClassFacts.GradedExercise(
          id: exercise.id, title: exercise.title, lesson: exercise.lessonFolder,
          lessonTitle: exercise.lesson.title,
          task: exercise.task,
          most: options.policy.most(of: exercise.id, in: exercise.lessonFolder),
          isVaried: options.seed != nil && exercise.isVaried)
      }, policy: options.policy, overrides: overrides, strings: course.strings,
      program: "lessons \(ProgramVersion.current)", isSeeded: options.seed != nil,
      title: options.title, style: style)
  }
}

extension CourseFolder {
  /// Refuses a course that learners could have handed in.
  fileprivate func checkIsOutside(
    submissions typed: String, _ surroundings: Surroundings
  ) throws(CommandError) {
    guard PathWalk(to: path).leadsThrough(surroundings.absolute(typed)) else { return }
    throw .usage(
      .says("usage.courseHandedIn", ["course": surroundings.shortened(path), "submissions": typed]))
  }
}

extension ProgressStore {
  /// How many hints were taken of which exercise, by the text of a progress file; `nil` for any
  /// other text.
  @Sendable static func hints(in text: String) -> [String: Int]? {
    decoded(text)?.exercises.compactMapValues { $0.hints > 0 ? $0.hints : nil }
  }
}

extension CommandError {
  init(_ error: JournalError, _ surroundings: Surroundings) {
    switch error {
    case .foreignFolder(let path):
      self = .usage(.says("usage.reportForeign", ["folder": surroundings.shortened(path)]))
    case .inUse(let path):
      self = .usage(.says("usage.reportInUse", ["folder": surroundings.shortened(path)]))
    case .notWritten(let path, let reason):
      self = .notWritten(path: surroundings.shortened(path), reason: reason)
    case .unrelated(let path):
      self = .usage(.says("usage.reportUnrelated", ["folder": surroundings.shortened(path)]))
    case .damaged(let path):
      self = .usage(.says("usage.reportChanged", ["folder": surroundings.shortened(path)]))
    }
  }
}

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
      (text, path) throws(CourseError) in try MoodleWorksheet(text, path: path)
    }
    notices = exports.notices
    files = ReportFiles(
      classFiles: [ClassPage(strings)] + Exports.always + exports.classFiles
        + (worksheet.map { [$0] } ?? []),
      learnerFiles: [LearnerPage(strings)] + exports.learnerFiles)
  }
}

extension JournalHeader {
  /// The header for results of these options: it changes with all that decides them but the answers.
  init(
    _ options: GradeOptions, courseAt root: String, _ language: String, among learners: [Learner],
    _ surroundings: Surroundings
  ) {
    var hash = QuickHash()
    hash.update(field: language)
    // The journal tells nobody the seed.
    hash.update(field: options.seed.map { SHA256.digest(of: $0.utf8) } ?? "")
    // Whose variant an answer passes is looked for among these.
    for learner in options.seed == nil ? [] : learners { hash.update(field: learner.key) }
    hash.update(field: "\(options.policy.telling) \(options.policy.hiddenCases)")
    hash.update(folder: "\(root)/strings")
    for exercise in options.exercises {
      hash.update(field: exercise.id)
      hash.update(folder: "\(root)/\(exercise.lessonFolder)/\(exercise.id)")
    }
    var program = QuickHash()
    program.update(field: ProgramVersion.current)
    // A program that was built anew may decide otherwise.
    let stamp = surroundings.programFile.flatMap { FileFacts($0)?.stamp }
    program.update(field: stamp ?? "")
    self.init(fingerprint: hash.value, program: program.value)
  }
}
