/// One optimum of a linear problem, with the set of all other optima.
package struct LinearOptimum: Sendable {
  /// The value of each variable.
  package internal(set) var values: [Double]
  let problem: LinearProblem
  /// Eliminated variables in terms of the unknowns.
  let definitions: Definitions
  var components: [Component]
  /// By variable: the index of its component, or -1 if it was eliminated.
  var componentOf: [Int32]
  /// By variable: whether it may have another value in another optimum, as far as is known; empty if
  /// none may.
  var mayVary: [Bool] = []

  init(
    of problem: LinearProblem, definitions: Definitions, components: [Component],
    componentOf: [Int32]
  ) throws(SolverError) {
    self.problem = problem
    self.definitions = definitions
    self.components = components
    self.componentOf = componentOf
    values = []
    values = try checkedValues()
    if !isCertainlyUnique { mayVary = variablesThatMayVary() }
  }

  /// The only optimum, which has these values.
  init(of problem: LinearProblem, at values: [Double]) {
    self.problem = problem
    definitions = Definitions()
    components = []
    componentOf = []
    self.values = values
  }

  /// Whether there is certainly no other optimum; `false` means that there may be others.
  package var isCertainlyUnique: Bool { !components.contains { $0.mayHaveOtherOptima } }

  /// Whether a variable may have another value in another optimum.
  package func mayVary(_ variable: Int) -> Bool { !mayVary.isEmpty && mayVary[variable] }

  /// The range of a variable over all optima.
  ///
  /// - Throws: ``SolverError`` if the arithmetic fails.
  package func extent(of variable: Int) throws(SolverError) -> Extent {
    var work = problem.workLimit
    return try extent(of: variable, &work)
  }

  /// Keeps only the optima in which a variable has a value, and moves to one of them.
  ///
  /// The value has to lie in the variable's range.
  ///
  /// - Throws: ``SolverError`` if no optimum has the value, or the arithmetic fails.
  package mutating func fix(_ variable: Int, at value: Double) throws(SolverError) {
    var work = problem.workLimit
    try fix(variable, at: value, &work)
    values = try checkedValues()
  }

  private func variablesThatMayVary() -> [Bool] {
    var mayVary = [Bool](repeating: false, count: values.count)
    for variable in values.indices where componentOf[variable] >= 0 {
      mayVary[variable] = components[Int(componentOf[variable])]
        .mayVary([LinearProblem.Term(Int32(variable), 1)])
    }
    for place in definitions.definitions.indices.reversed() {
      mayVary[Int(definitions.definitions[place].variable)] = definitions.terms(of: place).contains
      {
        mayVary[Int($0.variable)]
      }
    }
    for variable in values.indices where !definitions.aliases[variable].isKnown {
      mayVary[variable] = mayVary[Int(definitions.aliases[variable].root)]
    }
    return mayVary
  }
}
