/// An optimum of a linear problem, from which one can look at all the others.
package struct LinearOptimum: Sendable {
  /// The value of each variable.
  package internal(set) var values: [Double]
  let problem: LinearProblem
  /// Variables expressed by others, the later ones by earlier ones from back to front.
  let definitions: [Elimination.Definition]
  /// By variable: its definition, or -1.
  let places: [Int32]
  var components: [Component]
  /// By variable: its component, or -1 if it has a definition.
  var homes: [Int32]
  /// By variable: whether other optima may have another value, as far as that is known.
  var mayMove: [Bool]

  init(
    of problem: LinearProblem, definitions: [Elimination.Definition], places: [Int32],
    components: [Component], homes: [Int32]
  ) throws(SolverError) {
    self.problem = problem
    self.definitions = definitions
    self.places = places
    self.components = components
    self.homes = homes
    mayMove = []
    values = []
    values = try checkedValues()
    mayMove = movableVariables()
  }

  /// Whether this is the only optimum; `false` means that there may be others.
  package var isCertainlyUnique: Bool { !components.contains(where: \.isLoose) }

  /// Whether other optima may have another value of the variable.
  package func mayMove(_ variable: Int) -> Bool { mayMove[variable] }

  /// From where to where a variable goes in all optima.
  ///
  /// - Throws: ``SolverError`` if the arithmetic gives way.
  package func extent(of variable: Int) throws(SolverError) -> Extent {
    var work = Work()
    return try extent(of: variable, &work)
  }

  /// Takes only the optima in which a variable has a value, and goes to one of them.
  ///
  /// The value has to lie within the variable's extent.
  ///
  /// - Throws: ``SolverError`` if no optimum has the value, or the arithmetic gives way.
  package mutating func fix(_ variable: Int, at value: Double) throws(SolverError) {
    var work = Work()
    try fix(variable, at: value, &work)
    values = try checkedValues()
  }

  private func movableVariables() -> [Bool] {
    var mayMove = [Bool](repeating: false, count: values.count)
    if isCertainlyUnique { return mayMove }
    for variable in values.indices where homes[variable] >= 0 {
      mayMove[variable] = components[Int(homes[variable])]
        .mayMove([LinearProblem.Term(Int32(variable), 1)])
    }
    for definition in definitions.reversed() {
      mayMove[Int(definition.variable)] = definition.expression.terms.contains {
        mayMove[Int($0.variable)]
      }
    }
    return mayMove
  }
}
