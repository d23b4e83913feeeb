/// A row in terms of free variables: the scratch in which rows are reduced one after the other.
///
/// It is a sparse set: a variable's slot says where its term is, and is right only if the term there
/// is the variable's. So nothing has to be cleared between two rows.
struct ReducedRow {
  private let slots: UnsafeMutableBufferPointer<Int32>
  let variables: UnsafeMutableBufferPointer<Int32>
  let coefficients: UnsafeMutableBufferPointer<Double>
  private let sizes: UnsafeMutableBufferPointer<Double>
  /// The number of terms.
  private(set) var count = 0
  /// Left side minus right side, without the terms.
  private(set) var offset = Offset.zero

  /// - Parameters:
  ///   - variableCount: The number of variables.
  ///   - termCount: The most terms that a row has; reducing it doesn't add any.
  ///   - arena: Where the memory comes from.
  init(variableCount: Int, termCount: Int, _ arena: inout Arena) {
    slots = arena.buffer(variableCount, of: 0)
    variables = arena.buffer(termCount, as: Int32.self)
    coefficients = arena.buffer(termCount, as: Double.self)
    sizes = arena.buffer(termCount, as: Double.self)
  }

  /// How many bytes it takes from an arena, in four buffers.
  static func byteCount(variableCount: Int, termCount: Int) -> Int {
    4 * variableCount + 20 * termCount
  }

  /// Begins a row that only has a constant.
  mutating func begin(_ offset: Offset) {
    count = 0
    self.offset = offset
  }

  /// Adds a multiple of a variable.
  @inline(__always)
  mutating func add(_ variable: Int32, times factor: Double, in forest: AliasForest) {
    let alias = forest.alias(of: variable)
    guard alias.root != variable else { return add(free: variable, times: factor) }
    offset.add(alias.offset, times: factor)
    if !alias.isKnown { add(free: alias.root, times: factor * alias.scale) }
  }

  @inline(__always)
  private mutating func add(free variable: Int32, times factor: Double) {
    guard factor != 0 else { return }
    let slot = Int(slots[Int(variable)])
    if slot < count, variables[slot] == variable {
      coefficients[slot] += factor
      sizes[slot] += abs(factor)
    } else {
      slots[Int(variable)] = Int32(count)
      variables[count] = variable
      coefficients[count] = factor
      sizes[count] = abs(factor)
      count += 1
    }
  }

  /// Drops the terms that cancelled out.
  @inline(__always)
  mutating func end() throws(SolverError) {
    var kept = 0
    for place in 0..<count {
      let coefficient = coefficients[place]
      guard coefficient.isFinite else { throw .overflow }
      guard abs(coefficient) > Tolerance.noise * sizes[place] else { continue }
      variables[kept] = variables[place]
      coefficients[kept] = coefficient
      kept += 1
    }
    count = kept
    guard offset.isFinite else { throw .overflow }
    offset.value = offset.cleaned
  }

  /// The largest absolute coefficient.
  var largest: Double {
    var largest = 0.0
    for place in 0..<count { largest = max(largest, abs(coefficients[place])) }
    return largest
  }
}
