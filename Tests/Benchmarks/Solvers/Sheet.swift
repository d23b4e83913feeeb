import Foundation
import LayoutEngine

/// A layout as plain numbers, as Tests/Benchmarks/Solvers/families.py wrote it.
struct Sheet {
  struct Item {
    let parent: Int32
    /// The content's width and height; -1 if it has none.
    let content: (width: Double, height: Double)
    let hugging: (Double, Double)
    let resistance: (Double, Double)
  }

  struct Constraint {
    let item: Int32
    let attribute: Int
    let relation: Int
    /// -1 if there is no second item.
    let other: Int32
    let otherAttribute: Int
    let multiplier: Double
    let constant: Double
    let priority: Double
  }

  struct Row {
    let relation: Int
    let constant: Double
    let level: UInt32
    /// The constraint that the row comes from, or -1.
    let constraint: Int
    let terms: Range<Int>
  }

  private(set) var items: [Item] = []
  /// The names of the items.
  private(set) var names: [String] = []
  private(set) var constraints: [Constraint] = []
  private(set) var rows: [Row] = []
  private(set) var terms: [(variable: Int32, coefficient: Double)] = []
  let variableCount: Int
  private(set) var held: [(variable: Int32, value: Double)] = []
  private(set) var steps: [[Double]] = []
  /// The rows as compressed sparse rows, then an equation for each variable that is held, and one for
  /// each variable that no row is about: the window's own x and y are 0.
  private(set) var heads: [LinearProblem.Head] = []
  private(set) var sparseTerms: [LinearProblem.Term] = []
  let isNonnegative: [Bool]

  init(contentsOf path: String) throws {
    let data = try Data(contentsOf: URL(fileURLWithPath: path))
    let numbers = data.withUnsafeBytes { Array($0.bindMemory(to: Double.self)) }
    var place = 7
    func next(_ count: Int) -> [Double] {
      defer { place += count }
      return Array(numbers[place..<place + count])
    }
    let counts = numbers[..<7].map { Int($0) }
    variableCount = counts[4]
    isNonnegative = Array(repeating: false, count: variableCount)
    for number in 0..<counts[0] {
      let field = next(7)
      names.append("v\(number)")
      items.append(
        Item(
          parent: Int32(field[0]), content: (field[1], field[2]), hugging: (field[3], field[4]),
          resistance: (field[5], field[6])))
    }
    for _ in 0..<counts[1] {
      let field = next(8)
      constraints.append(
        Constraint(
          item: Int32(field[0]), attribute: Int(field[1]), relation: Int(field[2]),
          other: Int32(field[3]), otherAttribute: Int(field[4]), multiplier: field[5],
          constant: field[6], priority: field[7]))
    }
    var end = 0
    for _ in 0..<counts[2] {
      let field = next(6)
      let start = end
      end += Int(field[5])
      rows.append(
        Row(
          relation: Int(field[0]), constant: field[1], level: UInt32(field[2]),
          constraint: Int(field[4]), terms: start..<end))
    }
    for _ in 0..<counts[3] {
      let field = next(2)
      terms.append((Int32(field[0]), field[1]))
    }
    for _ in 0..<counts[5] {
      let field = next(2)
      held.append((Int32(field[0]), field[1]))
    }
    let width = counts[6] == 0 ? 0 : (numbers.count - place) / counts[6]
    for _ in 0..<counts[6] { steps.append(next(width)) }
    for row in rows {
      sparseTerms += terms[row.terms].map { LinearProblem.Term($0.variable, $0.coefficient) }
      endRow(.numbered(row.relation), row.constant, level: row.level)
    }
    for held in held {
      sparseTerms.append(LinearProblem.Term(held.variable, 1))
      endRow(.equal, held.value, level: 0)
    }
    let mentioned = Set(sparseTerms.map(\.variable))
    for variable in 0..<Int32(variableCount) where !mentioned.contains(variable) {
      sparseTerms.append(LinearProblem.Term(variable, 1))
      endRow(.equal, 0, level: 0)
    }
  }
  private mutating func endRow(_ relation: Relation, _ constant: Double, level: UInt32) {
    heads.append(
      LinearProblem.Head(relation, constant, level: level, end: Int32(sparseTerms.count)))
  }
}
