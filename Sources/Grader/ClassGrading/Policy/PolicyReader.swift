package import Course
import LayoutEngine

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
  /// - Throws: ``InputFileError`` with the place and what to do.
  package static func read(
    _ text: String, path: String, exercises: [String], lessons: [String]
  ) throws(InputFileError) -> GradingPolicy {
    do throws(CourseError) {
      return try CourseText(path: path, text: text).json().object { fields throws(CourseError) in
        try policy(&fields, exercises: exercises, lessons: lessons)
      }
    } catch {
      throw InputFileError(error)
    }
  }

  private static func policy(
    _ fields: inout ObjectReader, exercises: [String], lessons: [String]
  ) throws(CourseError) -> GradingPolicy {
    let version = try fields.required("formatVersion")
    guard try version.number() == formatVersion else {
      throw version.mismatch(
        .says("json.wants.policyVersion", ["version": .points(formatVersion)]),
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
          .says("json.wants.wholeNumber", ["most": .count(mostHiddenCases)]),
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
        .says("json.wants.share", ["most": .points(most)]), found: exactText(number))
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
