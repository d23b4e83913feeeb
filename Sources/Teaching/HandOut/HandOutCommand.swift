import ClassGrading
import Course
import Platform
import Terminal

/// `lessons hand-out`: each learner's copy of some exercises, without anything that solves them.
enum HandOutCommand {
  static func run(
    _ invocation: Invocation, _ surroundings: Surroundings
  ) throws(CommandError) -> Outcome {
    // Pages are the same whatever the teacher's terminal is like.
    var plain = surroundings
    plain.settings = TerminalSettings(
      environment: ["COLUMNS": "\(HandOutPage.columns)", "NO_COLOR": "1"], isTerminal: false,
      windowColumns: nil, isPlain: false)
    let session = try Session(plain, invocation, home: .none)
    let course = try session.courseFolder.course(reading: .all, plain)
    let options = try HandOutOptions(invocation, surroundings, course)
    let shown = surroundings.shortened(options.out)
    let folder = try HandOutFolder(options.out, shownAs: shown, number: getpid())
    let files = try add(options, HandOutMaker(session, options), to: folder.draft, session)
    let tally = try folder.finish(options.roster.learners.map(\.fileName))
    let strings = session.course.strings
    let fingerprint = SecretSeed(options.seed).fingerprint
    let notices = options.roster.notices.map { strings.text($0.sentence) }
    if invocation.isSet("json") {
      return Outcome(
        HandOutReport(
          course: session.course.title, folder: shown,
          learners: options.roster.learners.map {
            HandOutReport.Copy(learner: $0.key, name: $0.name, folder: $0.fileName)
          }, exercises: options.exercises.map(\.id),
          fingerprint: fingerprint, files: files, kept: tally.kept, notices: notices),
        of: "hand-out")
    }
    var page = Page(columns: surroundings.settings.columns)
    func say(_ sentence: Sentence) {
      page.paragraph(strings.styled(sentence))
    }
    say(
      .says(
        "handOut.done",
        [
          "exercises": .count(options.exercises.count),
          "learners": .count(options.roster.learners.count), "folder": .text(shown),
        ]))
    if tally.kept > 0 { say(.says("handOut.kept", ["count": tally.kept])) }
    say(.says("handOut.proved", ["count": files]))
    say(.says("handOut.fingerprint", ["fingerprint": fingerprint]))
    say(.says("handOut.grade", ["command": "\(session.program) grade"]))
    var errors = Page(columns: surroundings.settings.columns)
    for notice in notices { errors.paragraph(StyledText(notice), indent: 0) }
    return Outcome(output: page.lines, errors: errors.lines)
  }

  /// Makes and proves everybody's copy, several at a time.
  ///
  /// - Returns: How many files there are.
  /// - Throws: What is wrong with the first copy, in the roster's order, with which anything is.
  private static func add(
    _ options: HandOutOptions, _ maker: HandOutMaker, to draft: HandOutFolder.Draft,
    _ session: Session
  ) throws(CommandError) -> Int {
    let learners = options.roster.learners
    let surroundings = session.surroundings
    var bar = ProgressBar(
      surroundings.errorStream, session.course.strings, of: .says("handOut.progress.copies"))
    let results = WorkerThreads.map(
      learners.count, threads: surroundings.processors,
      showing: { bar.show(GradingProgress(done: $0, reused: 0, all: learners.count)) }
    ) { index in
      Result { () throws(CommandError) in try draft.add(maker.copy(for: learners[index])) }
    }
    bar.clear()
    var files = 0
    for result in results { files += try result.get() }
    return files
  }
}

/// `lessons hand-out`: what was made, and for whom.
struct HandOutReport: Report {
  struct Copy: Encodable {
    let learner: String
    let name: String
    /// The folder below the report's.
    let folder: String
  }

  let course: String
  let folder: String
  let learners: [Copy]
  let exercises: [String]
  /// Of the seed, as copies carry it.
  let fingerprint: String
  /// How many files were written, read back and proved.
  let files: Int
  /// How many copies were there already, the same.
  let kept: Int
  /// What the teacher should know about the roster.
  let notices: [String]
}

/// The options of `lessons hand-out`, read and checked.
struct HandOutOptions {
  let seed: String
  let roster: Roster
  let exercises: [Exercise]
  /// The folder of the copies, as an absolute path.
  let out: String

  /// Takes the options of an invocation, and reads the roster.
  ///
  /// - Throws: ``CommandError/usage(_:)`` for a value that is none, ``CommandError/file(_:)``.
  init(
    _ invocation: Invocation, _ surroundings: Surroundings, _ course: Course
  ) throws(CommandError) {
    guard let seed = try GradeOptions.seed(invocation, surroundings) else {
      throw .usage(.says("usage.seedMissing"))
    }
    self.seed = seed
    guard let roster = try GradeOptions.roster(invocation, surroundings) else {
      throw .usage(.says("usage.rosterMissing"))
    }
    self.roster = roster
    exercises = try GradeOptions.exercises(invocation, course)
    out = GradeOptions.normal(
      surroundings.absolute(invocation.value(of: "out") ?? "hand-out"))
  }
}
