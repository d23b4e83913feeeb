package import Course

/// What a teacher decides about points, read from a small file; late answers and attempts stay with the
/// teacher's own system.
package struct GradingPolicy: Hashable, Sendable {
  /// What an answer that doesn't pass is worth.
  package enum Partial: String, Hashable, Sendable, CaseIterable {
    case none
    /// The share of the cases that pass.
    case cases
    /// A share of the points, by the views that have the wanted frames.
    case views
  }

  /// What an answer that wasn't handed in counts as.
  package enum Missing: String, Hashable, Sendable, CaseIterable {
    /// No points are entered, and the report gives the reason.
    case blank
    /// 0 points, and the report gives the reason.
    case zero
  }

  /// What the learner's report says about hidden cases that fail.
  package enum Telling: String, Hashable, Sendable, CaseIterable {
    /// How many, of which kind, and feedback on the first of them.
    case full
    /// How many, and of which kind.
    case kind
    /// That there are some.
    case none
  }

  /// The points of exercises that ``points`` doesn't name.
  package var defaultPoints = 1.0
  package var points: [String: Double] = [:]
  /// The factor for the points of a lesson's exercises, by the lesson's folder; otherwise 1.
  package var weights: [String: Double] = [:]
  /// The share of an exercise's points that each hint costs, 0 to 1.
  package var hintCost = 0.0
  package var partial = Partial.none
  package var missing = Missing.blank
  /// How a total is computed if some of its answers have no grade.
  package var blanks = BlankRule.omitTotal
  /// How many hidden cases are derived for each exercise, if there is a seed.
  package var hiddenCases = 4
  package var telling = Telling.kind
  /// Whether an override may give more points than the maximum.
  package var hasBonus = false

  package init() {}

  package func most(of exercise: String, in lesson: String) -> Double {
    ((points[exercise] ?? defaultPoints) * (weights[lesson] ?? 1)).hundredths
  }

  /// The points of an answer; `nil` if none may be entered.
  package func points(of answer: GradedAnswer, outOf most: Double) -> Double? {
    if let blank = answer.blank {
      let isMissing = blank.reason == .missing || blank.reason == .nothing
      return blanks == .asZero || isMissing && missing == .zero ? 0 : nil
    }
    let share =
      if answer.isPassed {
        1.0
      } else {
        switch partial {
        case .none: 0.0
        case .cases: answer.passedShare
        case .views: answer.views.map(Self.share) ?? 0
        }
      }
    return (most * max(0, share - hintCost * Double(answer.hints))).hundredths
  }
}

extension GradingPolicy {
  /// The share of what is right; an answer that doesn't pass is never worth all points.
  fileprivate static func share(_ count: CaseCount) -> Double {
    count.all > 0 ? Double(min(count.passed, count.all - 1)) / Double(count.all) : 0
  }
}

extension GradedAnswer {
  /// The share of all cases that pass, hidden ones too; less than 1 for an answer that doesn't pass.
  fileprivate var passedShare: Double {
    guard let cases else { return 0 }
    let all = cases.all + (hidden?.all ?? 0)
    let passed = cases.passed + (hidden.map { $0.all - $0.failed } ?? 0)
    return GradingPolicy.share(CaseCount(passed: passed, all: all))
  }
}

extension GradingPolicy {
  /// The version of the file that this program reads.
  private static let formatVersion = 1.0
  static let mostPoints = 1000.0
  private static let mostWeight = 100.0
  private static let mostHiddenCases = 100

  /// Reads a teacher's policy file; keys that it leaves out have their default.
  ///
  ///     {"formatVersion": 1, "points": 2, "exercises": {"turn-around": 5}, "hintCost": 0.1}
  ///
  /// - Parameters:
  ///   - text: JSON; a key that is unknown or there twice is refused.
  ///   - path: What messages call the file.
  ///   - exercises: The ids of the course's exercises.
  ///   - lessons: The folders of its lessons.
  /// - Returns: The policy.
  /// - Throws: ``CourseError`` with the place and what to do.
  package static func read(
    _ text: String, path: String, exercises: [String], lessons: [String]
  ) throws(CourseError) -> GradingPolicy {
    try CourseText(path: path, text: text).json().object { fields throws(CourseError) in
      try policy(&fields, exercises: exercises, lessons: lessons)
    }
  }

  private static func policy(
    _ fields: inout ObjectReader, exercises: [String], lessons: [String]
  ) throws(CourseError) -> GradingPolicy {
    let version = try fields.required("formatVersion")
    guard try version.number() == formatVersion else {
      throw version.mismatch(
        .says("json.wants.policyVersion", ["version": formatVersion]),
        found: exactText(try version.number()))
    }
    var policy = GradingPolicy()
    if let field = fields.optional("points") {
      policy.defaultPoints = try number(field, upTo: mostPoints)
    }
    if let field = fields.optional("exercises") {
      policy.points = try numbers(field, of: exercises, upTo: mostPoints)
    }
    if let field = fields.optional("lessonWeights") {
      policy.weights = try numbers(field, of: lessons, upTo: mostWeight)
    }
    if let field = fields.optional("hintCost") { policy.hintCost = try number(field, upTo: 1) }
    if let field = fields.optional("partial") { policy.partial = try field.oneOf(Partial.self) }
    if let field = fields.optional("missing") { policy.missing = try field.oneOf(Missing.self) }
    if let field = fields.optional("telling") { policy.telling = try field.oneOf(Telling.self) }
    if let field = fields.optional("bonus") { policy.hasBonus = try field.bool() }
    if let field = fields.optional("hiddenCases") {
      let number = try field.number()
      guard number >= 0, number <= Double(mostHiddenCases), number == number.rounded() else {
        throw field.mismatch(
          .says("json.wants.wholeNumber", ["most": mostHiddenCases]),
          found: exactText(number))
      }
      policy.hiddenCases = Int(number)
    }
    return policy
  }

  private static func number(_ field: JSONField, upTo most: Double) throws(CourseError)
    -> Double
  {
    let number = try field.number()
    guard number >= 0, number <= most else {
      throw field.mismatch(
        .says("json.wants.share", ["most": most]), found: exactText(number))
    }
    return number
  }

  /// Numbers by names of the course; an unknown name is refused.
  private static func numbers(
    _ field: JSONField, of names: [String], upTo most: Double
  ) throws(CourseError) -> [String: Double] {
    try field.object { fields throws(CourseError) in
      var numbers: [String: Double] = [:]
      for name in names {
        if let field = fields.optional(name) { numbers[name] = try number(field, upTo: most) }
      }
      return numbers
    }
  }
}
