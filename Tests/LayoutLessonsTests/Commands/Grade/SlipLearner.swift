import Course
import Foundation
import Testing

/// What a learner of a class of copies did, and what must be said of each of the two answers.
enum SlipLearner: String, CaseIterable, Sendable {
  case right, starterBeside, richText, webPage, unmarkedUTF16, zeroBytes, fence, repository, pair
  case mistypedFolder, nobodysCopy, neighboursCopy, oneWrongLine, archive, tooDeep, untouched

  /// The columns `outcome`, `points` and `verdict` of the results, for both exercises.
  ///
  /// The policy gives points for views, so that one wrong line of three costs less than everything.
  var rows: [String] {
    switch self {
    case .right, .starterBeside, .fence, .repository, .pair, .mistypedFolder:
      ["passed 1 passed", "passed 1 passed"]
    case .richText, .webPage, .unmarkedUTF16, .zeroBytes:
      ["blank - damaged", "passed 1 passed"]
    case .archive, .tooDeep: ["blank - damaged", "blank - damaged"]
    case .nobodysCopy, .neighboursCopy: ["blank - otherCopy", "passed 1 passed"]
    case .oneWrongLine: ["notYet 0.5 misplaced", "passed 1 passed"]
    case .untouched: ["notYet 0 unfinished", "passed 1 passed"]
    }
  }

  /// The exercises of the class: the first has a variant for each learner.
  static let exercises = ["flip-around", "mend-the-bar"]
  static let seed = "a long secret"

  /// The 60 learners of a class, in the order of their ids: `1001` and so on; pairs stand together.
  static let learners: [(id: String, slip: SlipLearner)] = {
    let slips = allCases.flatMap { slip in
      Array(
        repeating: slip, count: slip == .repository ? 1 : slip == .right ? 1 : slip == .pair ? 6 : 4
      )
    }
    return slips.prefix(60).enumerated().map { ("\(1001 + $0)", $1) }
  }()
}

/// The class on disk.
struct SlipClass: ~Copyable {
  var teacher: Learner
  private let course: Course
  private let variants = ExerciseVariants(SecretSeed(SlipLearner.seed))

  private init(_ course: Course, _ teacher: consuming Learner) {
    self.course = course
    self.teacher = teacher
  }

  /// Writes everything that the class hands in, into the folder `class`.
  static func handedIn() throws -> SlipClass {
    let course = try CourseLoader(
      root: Learner.course, reading: .named(Set(SlipLearner.exercises))
    ).load()
    let made = SlipClass(course, try Learner(columns: 300))
    for (index, (id, slip)) in SlipLearner.learners.enumerated() {
      try made.handIn(id, slip, isFirst: index % 2 == 0)
    }
    try made.teacher.handIn(#"{"formatVersion": 1, "partial": "views"}"#, as: "policy.json")
    return made
  }

  /// A copy's mark and a text below it.
  private func copy(_ exercise: String, for id: String, _ text: (Exercise) -> String) throws
    -> String
  {
    let exercise = try #require(course.exercise(exercise))
    let own = try variants.exercise(exercise, for: id)
    let mark = CopyMark(own, fingerprint: variants.seed.fingerprint)
    return (mark.map { "// \($0.text): leave this line here\n" } ?? "") + text(own)
  }

  private func solved(_ exercise: Int, for id: String) throws -> String {
    try copy(SlipLearner.exercises[exercise], for: id) { $0.solution.text }
  }

  private func handIn(_ id: String, _ slip: SlipLearner, isFirst: Bool) throws {
    let names = SlipLearner.exercises.map { "\($0).layout" }
    let next = "\((Int(id) ?? 0) + 1)"
    var folder = id
    var first = try solved(0, for: id)
    switch slip {
    case .right: break
    case .starterBeside:
      let starter = try copy(SlipLearner.exercises[0], for: id) { $0.starters[0].text }
      try teacher.handIn(starter, as: "class/\(id)/layout-lessons/05-sameness/\(names[0])")
    case .richText: first = "{\\rtf1\\ansi\n" + first + "}"
    case .webPage: first = "\n<!DOCTYPE html>\n<pre>" + first + "</pre>"
    case .unmarkedUTF16:
      let bytes = first.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
      try teacher.handIn(String(decoding: bytes, as: UTF8.self), as: "class/\(id)/\(names[0])")
      first = ""
    case .zeroBytes: first += "\0"
    case .fence:
      let lines = first.split(separator: "\n", maxSplits: 1)
      first = "\(lines[0])\n\n```swift\n\(lines[1])```\n"
    case .repository:
      folder = "\(id)/repository/layout-lessons/05-sameness"
      for number in 0..<2100 {
        try teacher.handIn("", as: "class/\(id)/repository/Sources/\(number).swift")
      }
      try teacher.handIn("{}", as: "class/\(id)/repository/Lessons/course.json")
      try teacher.handIn("wrong", as: "class/\(id)/repository/Lessons/05-sameness/\(names[0])")
    case .pair:
      // Both hand in the copy of the first.
      guard isFirst else { return }
      folder = "\(id) + \(next)"
    case .mistypedFolder: folder = "x\(id)"
    case .nobodysCopy: first = try solved(0, for: "somebody else")
    case .neighboursCopy: first = try solved(0, for: "1001")
    case .oneWrongLine: first = try wrong(for: id)
    case .archive:
      try teacher.handIn("\u{1F}\u{8B}", as: "class/\(id)/homework.tar.gz")
      return
    case .tooDeep: folder = "\(id)/1/2/3/4/5/6/7/8/9"
    case .untouched: first = try copy(SlipLearner.exercises[0], for: id) { $0.starters[0].text }
    }
    if !first.isEmpty { try teacher.handIn(first, as: "class/\(folder)/\(names[0])") }
    try teacher.handIn(try solved(1, for: id), as: "class/\(folder)/\(names[1])")
  }

  /// An answer in which one of two views is wrong in every case.
  private func wrong(for id: String) throws -> String {
    try copy(SlipLearner.exercises[0], for: id) { own in
      own.solution.text.replacing(#/\.leading - ([0-9]+)\.0/#) { ".leading - \($0.1)1.0" }
    }
  }

  /// Types `grade` for the class.
  func grade(_ words: [String]) -> Learner.Run {
    teacher.run(
      words: [
        "grade", "class", "--seed", SlipLearner.seed, "--policy", "policy.json",
        "--exercises", SlipLearner.exercises.joined(separator: ","),
      ] + words)
  }
}
