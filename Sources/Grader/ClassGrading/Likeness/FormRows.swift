import LayoutEngine

/// The rows of a layout problem in one reading direction, without the size of the window.
struct FormRows {
  private(set) var rows: [FormRow] = []
  private(set) var columns = FormColumns(made: [], known: 0)

  /// Translates a problem, from left to right.
  ///
  /// - Parameters:
  ///   - problem: The problem.
  ///   - known: The number of the scene's first items that every answer has.
  /// - Throws: ``SolverError`` if a constraint has no meaning in the scene.
  init(_ problem: LayoutProblem, known: Int) throws(SolverError) {
    var leftToRight = problem
    leftToRight.direction = .leftToRight
    let system = try LayoutSystem(leftToRight)
    let count = problem.scene.items.count
    let sizes = system.isNonnegative.indices.filter { system.isNonnegative[$0] }
    rows.reserveCapacity(
      system.implicit.count + system.required.count + system.optional.count + sizes.count)
    for row in system.implicit { add(row, .required) }
    for named in system.required where !named.member.isWindow {
      add(named.row, .required, named.member, problem)
    }
    for named in system.optional {
      add(named.row, problem.priority(of: named.member), named.member, problem)
    }
    for variable in sizes {
      let term = LinearProblem.Term(Int32(variable), 1)
      add(LinearProblem.Row([term], .greaterThanOrEqual, 0), .required)
    }
    let made = MadeItemOrder.order(of: rows, known: known, count: count)
    columns = FormColumns(made: made, known: min(known, count))
    for place in rows.indices {
      rows[place].difference = columns.difference(rows[place].difference)
    }
  }

  /// Translates the constraints again that mean something else in a right-to-left window.
  ///
  /// - Returns: Whether there are any.
  /// - Throws: ``SolverError`` if a constraint has no meaning in the scene.
  mutating func reverse(_ problem: LayoutProblem) throws(SolverError) -> Bool {
    let translation = Translation(scene: problem.scene, direction: .rightToLeft)
    var isChanged = false
    for place in rows.indices where rows[place].isDirectional {
      guard let index = rows[place].constraint else { continue }
      let difference = try translation.difference(of: problem.constraints[index], index: index)
      rows[place].difference = columns.difference(difference)
      isChanged = true
    }
    return isChanged
  }

  private mutating func add(
    _ row: LinearProblem.Row, _ priority: Priority, _ member: Conflict.Member? = nil,
    _ problem: LayoutProblem? = nil
  ) {
    var constraint: Int?
    if case .constraint(let index)? = member { constraint = index }
    let isDirectional = constraint.flatMap { problem?.constraints[$0].isDirectional } ?? false
    rows.append(
      FormRow(
        difference: Affine(terms: row.terms, constant: -row.constant), relation: row.relation,
        priority: priority, isDirectional: isDirectional, constraint: constraint))
  }
}

extension Constraint {
  /// Whether it counts from the other edge in a right-to-left window.
  fileprivate var isDirectional: Bool {
    first.attribute.family == .directional || second.anchor?.attribute.family == .directional
  }
}

extension Conflict.Member {
  /// Whether it is the window's size, which differs from case to case.
  fileprivate var isWindow: Bool {
    switch self {
    case .given(let item, let part): item.index == 0 && part.isSize
    case .constraint, .translated, .hugging, .compression, .inset: false
    }
  }
}

extension LayoutProblem {
  /// The priority of the row with a name.
  fileprivate func priority(of member: Conflict.Member) -> Priority {
    switch member {
    case .constraint(let place): constraints[place].priority
    case .hugging(let item, let axis): scene[item].hugging[axis]
    case .compression(let item, let axis): scene[item].compression[axis]
    case .given, .translated, .inset: .required
    }
  }
}

/// A row of a layout problem, on its way to the normal form.
struct FormRow {
  /// The first side minus the second one, in columns of the form.
  var difference: Affine
  let relation: Relation
  let priority: Priority
  /// Whether it means something else in a right-to-left window.
  let isDirectional: Bool
  /// The constraint's place in its problem; `nil` for a row that the scene adds.
  let constraint: Int?

  var isEquation: Bool { relation == .equal && priority.isRequired }
}

/// The columns of a form: four for each item, whatever their order in the scene.
///
/// Items that a program made come first, so that the equations express them by the others. The
/// window comes last, so that everything is expressed by it.
struct FormColumns {
  /// The column of every unknown of the solver.
  private let columns: [Int32]
  /// The number of columns of items that a program made; in a form they count down from -1.
  let made: Int

  var count: Int { columns.count }

  /// - Parameters:
  ///   - made: The places of items that a program made, in the order in which they count.
  ///   - known: The number of items before them.
  init(made: [Int], known: Int) {
    let parts = FramePart.allCases.count
    var columns = [Int32](repeating: 0, count: (made.count + known) * parts)
    for (place, item) in (made + (0..<known).reversed()).enumerated() {
      for part in 0..<parts { columns[item * parts + part] = Int32(place * parts + part) }
    }
    self.columns = columns
    self.made = made.count * parts
  }

  /// A difference in columns instead of unknowns, each column at most once.
  func difference(_ difference: Affine) -> Affine {
    let terms = difference.terms.map {
      LinearProblem.Term(columns[Int($0.variable)], $0.coefficient)
    }
    return Affine(terms: Affine.collected(terms), constant: difference.constant)
  }

  /// A hash of scaled terms that is the same for equal ones.
  func hash(of terms: some Sequence<LinearProblem.Term>, scaledBy factor: Double) -> UInt64 {
    var hash = ShortHash()
    for term in terms {
      hash.update(word(for: Int(term.variable)))
      hash.update(RoundedNumber(term.coefficient * factor).bits)
    }
    return hash.value
  }

  /// A column, as a number that is the same in every scene with the same known items.
  func word(for column: Int) -> UInt64 { UInt64(bitPattern: Int64(column - made)) }
}

/// The order of items that a program made, by what their constraints connect them with.
///
/// Names and the order of creation don't matter to a layout. At first, every item that all answers
/// have gets a mark of its own, and all others get the same mark. Then each mark is combined with
/// the rows about its item and the marks of the other items in them, again and again.
///
/// Source: Weisfeiler and Leman, 1968, the refinement of colours.
enum MadeItemOrder {
  /// The number of rounds: how many constraints away a difference may be to tell two items apart.
  private static let mostRounds = 4

  /// The order of the items from `known` on.
  ///
  /// - Parameters:
  ///   - rows: The rows, about unknowns that count as the solver's do.
  ///   - known: The number of items before them.
  ///   - count: The number of all items.
  /// - Returns: The places of those items in the scene.
  static func order(of rows: [FormRow], known: Int, count: Int) -> [Int] {
    guard known < count else { return [] }
    var marks = (0..<count).map { UInt64(min($0, known)) }
    var about = rows.filter { row in row.difference.terms.contains { item($0) >= known } }
    for place in about.indices {
      about[place].difference.terms = Affine.collected(about[place].difference.terms)
    }
    for _ in 0..<min(mostRounds, count - known) {
      var sums = [UInt64](repeating: 0, count: count)
      for row in about {
        for term in row.difference.terms where item(term) >= known {
          sums[item(term)] &+= mark(of: row, seenFrom: term, marks)
        }
      }
      for made in known..<count { marks[made] = ShortHash([marks[made], sums[made]]).value }
    }
    return (known..<count).sorted { (marks[$0], $0) < (marks[$1], $1) }
  }

  private static func item(_ term: LinearProblem.Term) -> Int {
    Int(term.variable) / FramePart.allCases.count
  }

  /// A hash of a row as seen from one of its unknowns, whatever its scale and direction.
  private static func mark(
    of row: FormRow, seenFrom own: LinearProblem.Term, _ marks: [UInt64]
  ) -> UInt64 {
    let scale = row.priority.isRequired ? own.coefficient : own.coefficient < 0 ? -1 : 1
    var sum: UInt64 = 0
    for term in row.difference.terms {
      let part = UInt64(term.variable) % UInt64(FramePart.allCases.count)
      let isOwn: UInt64 = term.variable == own.variable ? 1 : 0
      let coefficient = RoundedNumber(term.coefficient / scale).bits
      sum &+= ShortHash([marks[item(term)], part, isOwn, coefficient]).value
    }
    let relation = scale < 0 ? row.relation.turned : row.relation
    let constant = RoundedNumber(points: row.difference.constant / scale).bits
    return ShortHash([
      sum, constant, UInt64(relation.rawValue + 1), row.priority.value.bitPattern,
    ]).value
  }
}
