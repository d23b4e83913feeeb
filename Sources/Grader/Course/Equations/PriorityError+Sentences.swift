package import LayoutEngine

extension PriorityError {
  package var message: Sentence {
    switch self {
    case .missing: .says("equation.priorityMissing")
    case .unknown(let name, _): .says("equation.unknownPriority", ["name": .text(name)])
    case .second: .says("equation.secondPriority")
    case .outOfRange(let priority):
      .says("equation.priorityOutOfRange", ["priority": .text(Self.text(of: priority))])
    }
  }

  package var hint: Sentence? {
    switch self {
    case .missing: .forExample("@750")
    case .unknown(_, let suggestions): .didYouMean(suggestions)
    case .second: nil
    case .outOfRange: .says("equation.priorityOutOfRange.hint")
    }
  }

  /// All digits: 1000.0001 is out of range, and 1000 isn't.
  private static func text(of priority: Double) -> String {
    let short = pointsText(priority)
    return Double(short) == priority ? short : "\(priority)"
  }
}
