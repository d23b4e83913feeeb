/// One optimum of a linear problem, with the set of all other optima.
package struct LinearOptimum: Sendable {
  /// The value of each variable.
  package internal(set) var values: [Double]
  let problem: LinearProblem
  /// Eliminated variables, each in terms of variables that are defined later or never.
  let definitions: [Elimination.Definition]
  /// By variable: the index of its definition, or -1.
  let definitionOf: [Int32]
  var components: [Component]
  /// By variable: the index of its component, or -1 if it has a definition.
  var componentOf: [Int32]
  /// By variable: whether it may have another value in another optimum, as far as is known.
  var mayVary: [Bool]

  init(
    of problem: LinearProblem, definitions: [Elimination.Definition], definitionOf: [Int32],
    components: [Component], componentOf: [Int32]
  ) throws(SolverError) {
    self.problem = problem
    self.definitions = definitions
    self.definitionOf = definitionOf
    self.components = components
    self.componentOf = componentOf
    mayVary = []
    values = []
    values = try checkedValues()
    mayVary = variablesThatMayVary()
  }

  /// Whether there is certainly no other optimum; `false` means that there may be others.
  package var isCertainlyUnique: Bool { !components.contains(where: \.mayHaveOtherOptima) }

  /// Whether a variable may have another value in another optimum.
  package func mayVary(_ variable: Int) -> Bool { mayVary[variable] }

  /// The range of a variable over all optima.
  ///
  /// - Throws: ``SolverError`` if the arithmetic fails.
  package func extent(of variable: Int) throws(SolverError) -> Extent {
    var work = WorkLimit()
    return try extent(of: variable, &work)
  }

  /// Keeps only the optima in which a variable has a value, and moves to one of them.
  ///
  /// The value has to lie in the variable's range.
  ///
  /// - Throws: ``SolverError`` if no optimum has the value, or the arithmetic fails.
  package mutating func fix(_ variable: Int, at value: Double) throws(SolverError) {
    var work = WorkLimit()
    try fix(variable, at: value, &work)
    values = try checkedValues()
  }

  private func variablesThatMayVary() -> [Bool] {
    var mayVary = [Bool](repeating: false, count: values.count)
    if isCertainlyUnique { return mayVary }
    for variable in values.indices where componentOf[variable] >= 0 {
      mayVary[variable] = components[Int(componentOf[variable])]
        .mayVary([LinearProblem.Term(Int32(variable), 1)])
    }
    for definition in definitions.reversed() {
      mayVary[Int(definition.variable)] = definition.expression.terms.contains {
        mayVary[Int($0.variable)]
      }
    }
    return mayVary
  }
}
