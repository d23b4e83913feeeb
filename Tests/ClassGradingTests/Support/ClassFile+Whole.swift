import ClassGrading

extension ClassFile {
  /// The file as it is written about a class.
  mutating func whole(_ results: [LearnerResult], _ facts: ClassFacts) -> String {
    let head = beginning(facts)
    let texts = results.map { text(for: $0, facts) }
    guard let pieces = arranged(facts) else { return head + texts.joined() + end(facts) }
    return pieces.map { piece in
      switch piece {
      case .text(let text): text
      case .learner(let place): texts[place]
      }
    }.joined()
  }
}

extension ReadTable {
  /// The cells of a table that can be read, row by row.
  static func cells(_ text: String) throws -> [[String]] {
    try ReadTable(text, path: "table.csv").rows.map { $0.cells.map(\.text) }
  }
}
