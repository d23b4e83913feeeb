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
      [(title ?? facts.name, facts.most)]
    case .exercises: facts.exercises.map { ($0.title, $0.most) }
    }
  }

  /// The points for each column; `nil` for a cell without a grade.
  func points(_ result: LearnerResult, _ facts: ClassFacts) -> [Double?] {
    switch self {
    case .total: [result.total.points(outOf: facts.most)]
    case .exercises: result.answers.map(\.points)
    }
  }
}

extension Double {
  /// Points as gradebooks store them.
  var hundredths: Double { (self * 100).rounded() / 100 }
}
