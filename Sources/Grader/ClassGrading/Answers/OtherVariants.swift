import Course
import Grading
import LayoutEngine

/// Finds the learners whose variants of an exercise an answer may pass that doesn't pass its own.
///
/// Few variants are candidates: the answer has to name their views, and its layout in one window has
/// to be the one that they want. Then grading the answer in these variants decides.
struct OtherVariants: Sendable {
  private let exercises: [Exercise]
  let variants: ExerciseVariants
  let learners: [Learner]
  private let tables: [MadeOnce<Table>]

  /// The most variants that one answer is graded in.
  private static let mostGraded = 8

  /// - Parameters:
  ///   - exercises: As the course has them.
  ///   - variants: What learners get of them.
  ///   - learners: The class.
  init(_ exercises: [Exercise], _ variants: ExerciseVariants, among learners: [Learner]) {
    self.exercises = exercises
    self.variants = variants
    self.learners = learners
    tables = exercises.map { _ in MadeOnce() }
  }

  /// The learners whose variants an answer may pass, in their order.
  ///
  /// There are none if nothing varies, and never too many to grade.
  func candidates(
    for findings: Findings, exercise index: Int, handedInBy learner: Learner
  ) -> [Learner] {
    guard exercises[index].isVaried else { return [] }
    let table = tables[index].value { self.table(of: index) }
    let own = learners.firstIndex { $0.key == learner.key }
    return table.candidates(for: findings, askedAs: own).prefix(Self.mostGraded)
      .map { learners[$0] }
  }

  /// A learner's variant of an exercise, ready to grade; `nil` if that variant is wrong.
  func variant(of index: Int, for learner: Learner) -> PreparedExercise? {
    guard let variant = try? variants.exercise(exercises[index], for: learner.key) else {
      return nil
    }
    return try? PreparedExercise(variant)
  }

  /// The course's own exercise, if it is a candidate for an answer.
  func course(of index: Int, near findings: Findings) -> PreparedExercise? {
    guard exercises[index].isVaried, let course = try? PreparedExercise(exercises[index])
    else { return nil }
    let print = VariantPrint(course)
    let outcome = VariantPrint.outcome(
      of: findings, in: course.exercise,
      isReadAlike: VariantPrint(findings.prepared).reading == print.reading)
    return outcome == print.outcome ? course : nil
  }

  /// Whether an answer has lines of the course's own starter that the learner's copy doesn't have, and
  /// none of the other way round.
  func followsCoursesStarter(_ findings: Findings, exercise index: Int) -> Bool {
    let course = Self.lines(exercises[index].starters.map(\.text))
    let own = Self.lines(findings.exercise.starters.map(\.text))
    let lines = Self.lines([findings.answer.text])
    return !lines.isDisjoint(with: course.subtracting(own))
      && lines.isDisjoint(with: own.subtracting(course))
  }

  private static func lines(_ texts: [String]) -> Set<String> {
    Set(texts.flatMap { $0.sourceLines.map(\.trimmed) })
  }

  /// The prints of everybody's variant.
  private func table(of index: Int) -> Table {
    var table = Table()
    for (place, learner) in learners.enumerated() {
      guard let variant = variant(of: index, for: learner) else { continue }
      table.add(VariantPrint(variant), of: variant.exercise, at: place)
    }
    return table
  }
}

extension OtherVariants {
  /// Everybody's variants of one exercise, by the names that an answer needs.
  private struct Table: Sendable {
    /// Variants that read an answer alike.
    struct Group: Sendable {
      let names: Set<String>
      let exercise: Exercise
      /// The learners, by the wanted layout.
      var members: [[String]: [Int]] = [:]
    }

    private var groups: [Group] = []
    private var places: [[String]: Int] = [:]
    private var groupOfLearner: [Int: Int] = [:]
    private var groupsOfName: [String: [Int]] = [:]

    mutating func add(_ print: VariantPrint, of exercise: Exercise, at learner: Int) {
      let place: Int
      if let known = places[print.reading] {
        place = known
      } else {
        place = groups.count
        places[print.reading] = place
        groups.append(Group(names: Set(print.names), exercise: exercise))
        for name in Set(print.names) { groupsOfName[name, default: []].append(place) }
      }
      groups[place].members[print.outcome, default: []].append(learner)
      groupOfLearner[learner] = place
    }

    /// The learners whose variants an answer may pass, in their order.
    func candidates(for findings: Findings, askedAs own: Int?) -> [Int] {
      guard let first = groups.first else { return [] }
      let spoken =
        (first.exercise.isQuestions
        ? Self.questions(in: findings.answer.text) : Self.words(in: findings.answer.text))
        .filter { groupsOfName[$0] != nil }
      let near = Set(spoken.flatMap { groupsOfName[$0] ?? [] })
        .filter { spoken.isSubset(of: groups[$0].names) }
      let ownGroup = own.flatMap { groupOfLearner[$0] }
      return near.flatMap { place -> [Int] in
        guard
          let outcome = VariantPrint.outcome(
            of: findings, in: groups[place].exercise, isReadAlike: place == ownGroup)
        else { return [] }
        return groups[place].members[outcome] ?? []
      }.filter { $0 != own }.sorted()
    }

    /// The words that may be names of views.
    private static func words(in text: String) -> Set<String> {
      Set(text.split { !($0.isLetter || $0.isNumber || $0 == "_") }.map(String.init))
    }

    /// The names before the colons.
    private static func questions(in text: String) -> Set<String> {
      Set(
        text.split(whereSeparator: \.isNewline).compactMap { line in
          line.firstIndex { $0 == ":" || $0 == "：" }.map { colon in
            line[..<colon].split(whereSeparator: \.isWhitespace).joined(separator: " ")
          }
        })
    }
  }
}
