/// Which columns of points a gradebook gets.
package enum GradebookColumns: Hashable, Sendable {
  /// One, with the sum of all exercises; `nil` is titled as the class.
  case total(title: String?)
  /// One for each exercise, with its title.
  case exercises

  /// Titles in their order, each with the most points.
  func titles(_ facts: ClassFacts) -> [(title: String, most: Double)] {
    switch self {
    case .total(let title):
      [(title ?? facts.title ?? facts.name, facts.most)]
    case .exercises: facts.exercises.map { ($0.title, $0.most) }
    }
  }

  /// What a learner gets in a column.
  enum Grade: Hashable {
    case points(Double)
    case excused
    /// Nothing, because there is no grade.
    case blank

    init(_ points: Double?) { self = points.map(Self.points) ?? .blank }

    var points: Double? { if case .points(let points) = self { points } else { nil } }
  }

  /// What a learner gets in each column.
  func grades(_ result: LearnerResult, _ facts: ClassFacts) -> [Grade] {
    switch self {
    case .total: [Grade(result.total.points(outOf: facts.most))]
    case .exercises: result.answers.map { $0.isExcused ? .excused : Grade($0.points) }
    }
  }
}

extension Double {
  /// Points as gradebooks store them.
  var hundredths: Double { (self * 100).rounded() / 100 }
}
