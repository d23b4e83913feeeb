import ClassGrading
import Course
import Platform
import Terminal

/// The options of `lessons grade`, read and checked.
struct GradeOptions {
  /// The folder of submissions, as it was typed and as an absolute path.
  let submissions: (typed: String, path: String)
  /// The report's folder, as an absolute path.
  let out: String
  /// Whose folder it is, if it is one learner's.
  let learner: String?
  /// What hidden cases and variants are derived from; `nil` for none.
  let seed: String?
  let jobs: Int
  /// Which part of the class, of how many; counted from 1.
  let shard: (number: Int, of: Int)
  /// The folders of other reports whose results are taken over.
  let others: [String]
  let exercises: [Exercise]
  let roster: Roster?
  let policy: GradingPolicy
  /// The file of the teacher's decisions, as it was typed; `nil` if there is none.
  let overridesFile: String?

  /// The heading of the report; `nil` for one with the name of the class.
  let title: String?

  /// More threads than this bring no gain.
  private static let mostJobs = 256

  /// Takes the options of an invocation, and reads the files that they name.
  ///
  /// - Throws: ``CommandError/usage(_:)`` for a value that is none, ``CommandError/file(_:)``.
  init(
    _ invocation: Invocation, _ surroundings: Surroundings, _ course: Course
  ) throws(CommandError) {
    let typed = invocation.positionals.first ?? "."
    submissions = (typed, Self.normal(surroundings.absolute(typed)))
    out = Self.normal(surroundings.absolute(invocation.value(of: "out") ?? "report"))
    guard out != submissions.path else {
      throw .usage(.says("usage.reportAmongSubmissions"))
    }
    learner = invocation.value(of: "learner")
    title = invocation.value(of: "title")
    seed = try Self.seed(invocation, surroundings)
    jobs = try Self.jobs(invocation) ?? surroundings.processors
    shard = try Self.shard(invocation)
    let merged = invocation.value(of: "merge")?.split(separator: ",").map(String.init) ?? []
    others = merged.map { surroundings.absolute($0) }
    exercises = try Self.exercises(invocation, course)
    roster = try Self.roster(invocation, surroundings)
    var policy =
      try Self.read("policy", invocation, surroundings) { (text, path) throws(CourseError) in
        try GradingPolicy.read(
          text, path: path, exercises: course.exercises.map(\.id),
          lessons: course.lessons.map(\.folder))
      } ?? GradingPolicy()
    policy.blanks = try Self.blanks(invocation)
    self.policy = policy
    overridesFile = Self.overridesFile(invocation, surroundings)
  }

  /// The file that is named, or else the one beside the policy.
  private static func overridesFile(
    _ invocation: Invocation, _ surroundings: Surroundings
  ) -> String? {
    if let typed = invocation.value(of: "overrides") { return typed }
    guard let policy = invocation.value(of: "policy") else { return nil }
    let beside = policy.lastIndex(of: "/").map { policy[...$0] } ?? ""
    let file = "\(beside)overrides.csv"
    return FileFacts(surroundings.absolute(file)) == nil ? nil : file
  }

  /// The teacher's decisions about answers of a class.
  ///
  /// - Throws: ``CommandError/input(_:)`` at a row that fits nothing, ``CommandError/file(_:)``.
  func overrides(
    of folder: ClassFolder, in course: Course, _ surroundings: Surroundings
  ) throws(CommandError) -> GradeOverrides {
    guard let overridesFile else { return GradeOverrides() }
    return try Self.read(overridesFile, surroundings) {
      (text, path) throws(CourseError) in
      try GradeOverrides.read(
        text, path: path, of: folder, exercises: exercises, in: course.exercises.map(\.id),
        policy: policy)
    }
  }

  private static func blanks(_ invocation: Invocation) throws(CommandError) -> BlankRule {
    guard let words = invocation.value(of: "blanks") else { return .omitTotal }
    if let rule = BlankRule(rawValue: words) { return rule }
    let names = BlankRule.allCases.map(\.rawValue).joined(separator: ", ")
    throw .usage(.says("usage.blanksUnknown", ["names": names, "word": words]))
  }

  /// The owner of a copy could find a shorter seed by trying.
  private static let shortestSeed = 8

  /// The teacher's secret; `nil` for none.
  static func seed(
    _ invocation: Invocation, _ surroundings: Surroundings
  ) throws(CommandError) -> String? {
    let seed = invocation.value(of: "seed") ?? surroundings.environment["LESSONS_SEED"]
    guard let seed, !seed.isEmpty else { return nil }
    guard seed.count >= shortestSeed else {
      throw .usage(.says("usage.seedShort", ["least": shortestSeed]))
    }
    return seed
  }

  /// The class, by the file that an option names; `nil` for none.
  static func roster(
    _ invocation: Invocation, _ surroundings: Surroundings
  ) throws(CommandError) -> Roster? {
    try read("roster", invocation, surroundings) {
      (text, path) throws(CourseError) in
      try Roster.read(text, path: path, idUnder: invocation.value(of: "id"))
    }
  }

  /// A path without the slashes and dots that say nothing.
  static func normal(_ path: String) -> String {
    let parts = path.split(separator: "/").filter { $0 != "." }
    return "/" + parts.joined(separator: "/")
  }

  /// A file that an option names, read and understood.
  static func read<Value>(
    _ option: String, _ invocation: Invocation, _ surroundings: Surroundings,
    _ body: (String, String) throws(CourseError) -> Value
  ) throws(CommandError) -> Value? {
    guard let typed = invocation.value(of: option) else { return nil }
    return try read(typed, surroundings, body)
  }

  private static func read<Value>(
    _ typed: String, _ surroundings: Surroundings,
    _ body: (String, String) throws(CourseError) -> Value
  ) throws(CommandError) -> Value {
    let text: String
    do { text = try TextFile.readKeepingMark(surroundings.absolute(typed), limit: 16 << 20) } catch
    {
      throw .file(error.named(typed))
    }
    do { return try body(text, typed) } catch { throw .input(error) }
  }

  private static func jobs(_ invocation: Invocation) throws(CommandError) -> Int? {
    guard let words = invocation.value(of: "jobs") else { return nil }
    guard let jobs = Int(words), (1...mostJobs).contains(jobs) else {
      throw .usage(.says("usage.jobsUnknown", ["most": .count(mostJobs), "word": .text(words)]))
    }
    return jobs
  }

  private static func shard(_ invocation: Invocation) throws(CommandError) -> (Int, Int) {
    guard let words = invocation.value(of: "shard") else { return (1, 1) }
    let parts = words.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    guard parts.count == 2, let number = parts[0], let count = parts[1], number >= 1,
      number <= count
    else { throw .usage(.says("usage.shardUnknown", ["word": words])) }
    return (number, count)
  }

  /// The exercises that are named, by their own ids or their lessons', in the course's order.
  static func exercises(
    _ invocation: Invocation, _ course: Course
  ) throws(CommandError) -> [Exercise] {
    guard let list = invocation.value(of: "exercises") else { return course.exercises }
    var chosen: Set<String> = []
    for word in list.split(separator: ",").map(String.init) {
      if course.exercise(word) != nil {
        chosen.insert(word)
      } else if let lesson = course.lessons.first(where: { $0.id == word || $0.folder == word }) {
        chosen.formUnion(lesson.exerciseIDs)
      } else {
        let names = course.exercises.map(\.id) + course.lessons.flatMap { [$0.id, $0.folder] }
        throw .usage(
          names.nearest(to: word).map {
            .says("usage.exercisesUnknown.nearest", ["word": word, "nearest": $0])
          }
            ?? .says("usage.exercisesUnknown", ["word": word]))
      }
    }
    guard !chosen.isEmpty else { throw .usage(.says("usage.exercisesEmpty")) }
    return course.exercises.filter { chosen.contains($0.id) }
  }
}
