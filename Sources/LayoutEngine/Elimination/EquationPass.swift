/// The first pass of the elimination: it uses required equations with one or two free variables.
///
/// Such an equation at once defines one of its free variables (see ``AliasForest``).
///
/// Most layouts are chains of such equations, in whatever order they are written:
///
///     Red.x = 8                                   Red.x is known
///     Red.x + Red.width = window.width - 8        Red.width is known
///     Blue.x = Red.x + Red.width + 8              Blue.x is known
///
/// An equation with more terms waits until one of three variables that it watches isn't free any
/// more. What still waits at the end is left to the next steps.
///
/// Complexity: O(terms) for such layouts, whatever their order; a row is reduced again whenever one of
/// its watched variables is defined.
struct EquationPass: ~Copyable {
  let rows: SparseRows
  let forest: AliasForest
  var reduced: ReducedRow
  private var watches: WatchLists
  /// Variables that were defined, and whose watches haven't been looked at.
  private let defined: UnsafeMutableBufferPointer<Int32>
  private var definedCount = 0
  /// By row: whether it is a required equation that could still define something.
  let isWaiting: UnsafeMutableBufferPointer<Bool>
  private(set) var freeCount: Int

  /// The cost of making and checking a row, besides its terms, in the units of the work limit.
  private static let stepsPerRow = 128

  /// A longer row doesn't watch variables, because it would be reduced too often.
  private static let longestWatching = 24

  /// What the sizes of its buffers depend on.
  struct BufferSizes {
    private(set) var variableCount: Int
    private(set) var rowCount: Int
    /// The number of equations that may have to wait.
    private(set) var waitingCount = 0
    /// The terms of the longest row.
    private(set) var termCount = 0

    init(_ rows: SparseRows) {
      variableCount = rows.isNonnegative.count
      rowCount = rows.count
      var start: Int32 = 0
      for head in rows.heads {
        let count = Int(head.end - start)
        termCount = max(termCount, count)
        if count > 2, head.isRequiredEquation { waitingCount += 1 }
        start = head.end
      }
    }

    /// How many bytes the pass takes from an arena, in 11 buffers.
    var byteCount: Int {
      variableCount * (MemoryLayout<Alias>.stride + 4) + rowCount
        + ReducedRow.byteCount(variableCount: variableCount, termCount: termCount)
        + WatchLists.byteCount(variableCount: variableCount, rowCount: waitingCount)
    }

    static let bufferCount = 11
  }

  init(_ rows: SparseRows, _ sizes: BufferSizes, _ arena: inout Arena) {
    self.rows = rows
    freeCount = sizes.variableCount
    forest = AliasForest(variableCount: freeCount, &arena)
    reduced = ReducedRow(variableCount: freeCount, termCount: sizes.termCount, &arena)
    watches = WatchLists(variableCount: freeCount, rowCount: sizes.waitingCount, &arena)
    defined = arena.buffer(freeCount, as: Int32.self)
    isWaiting = arena.buffer(rows.count, of: false)
  }

  /// Uses up every equation that defines a variable.
  ///
  /// - Returns: A row that conflicts with those that were used before it, or `nil`.
  mutating func run(_ work: inout WorkLimit) throws(SolverError) -> Int32? {
    try work.spend(Self.stepsPerRow * rows.count)
    // Equations with a single term come first: the values that they give shorten the others.
    for isSingle in [true, false] {
      for row in 0..<rows.count
      where rows.heads[row].isRequiredEquation
        && (rows.terms(of: row).count == 1) == isSingle
      {
        isWaiting[row] = true
        if let conflicting = try useAll(from: row, &work) { return conflicting }
      }
    }
    // Long rows watch nothing; by now they may have become short.
    for row in 0..<rows.count
    where isWaiting[row] && rows.terms(of: row).count > Self.longestWatching {
      if let conflicting = try useAll(from: row, &work) { return conflicting }
    }
    return nil
  }

  /// Uses an equation, and then those that waited for what it defines.
  private mutating func useAll(
    from row: Int, _ work: inout WorkLimit
  ) throws(SolverError) -> Int32? {
    guard try use(row, &work) else { return Int32(row) }
    while definedCount > 0 {
      definedCount -= 1
      var watch = watches.takeAll(of: defined[definedCount])
      while watch >= 0 {
        let next = watches.next(after: watch)
        let waiting = watches.row(of: watch)
        if isWaiting[waiting], try !use(waiting, woken: watch, &work) { return Int32(waiting) }
        watch = next
      }
    }
    return nil
  }

  /// Uses one equation, or lets it wait.
  ///
  /// - Parameters:
  ///   - row: The equation.
  ///   - woken: Its watch of a variable that was defined, if it has waited already.
  ///   - work: The limit on the arithmetic.
  /// - Returns: Whether it can be satisfied.
  /// - Throws: ``SolverError/overflow`` if a number outgrows a double, ``SolverError/tooLarge``.
  private mutating func use(
    _ row: Int, woken: Int32? = nil, _ work: inout WorkLimit
  ) throws(SolverError) -> Bool {
    try reduce(row, &work)
    switch reduced.count {
    case 0: guard reduced.offset.isZero else { return false }
    case 1:
      try forest.define(
        reduced.variables[0], as: reduced.offset.scaled(by: -1 / reduced.coefficients[0]),
        by: Int32(row))
      note(reduced.variables[0])
    case 2: try join(by: row)
    default:
      if let woken {
        watches.move(woken, reduced)
      } else if rows.terms(of: row).count <= Self.longestWatching {
        watches.watch(row, reduced)
      }
      return true
    }
    isWaiting[row] = false
    return true
  }

  /// Expresses one of the two variables of the reduced equation by the other.
  ///
  /// Small coefficients aren't divided by; otherwise the smaller tree is joined to the larger one.
  private mutating func join(by row: Int) throws(SolverError) {
    let sizes = (abs(reduced.coefficients[0]), abs(reduced.coefficients[1]))
    let weights = (
      forest.aliases[Int(reduced.variables[0])].weight,
      forest.aliases[Int(reduced.variables[1])].weight
    )
    let isFirst =
      sizes.0 >= Tolerance.pivotThreshold * sizes.1
      && (sizes.1 < Tolerance.pivotThreshold * sizes.0 || weights.0 < weights.1)
    let (child, root) = isFirst ? (0, 1) : (1, 0)
    let factor = -1 / reduced.coefficients[child]
    try forest.join(
      reduced.variables[child], to: reduced.variables[root],
      times: reduced.coefficients[root] * factor, plus: reduced.offset.scaled(by: factor),
      by: Int32(row))
    note(reduced.variables[child])
  }

  private mutating func note(_ variable: Int32) {
    defined[definedCount] = variable
    definedCount += 1
    freeCount -= 1
  }

  /// Reduces a row of the problem to free variables.
  mutating func reduce(_ row: Int, _ work: inout WorkLimit) throws(SolverError) {
    let range = rows.terms(of: row)
    try work.spend(4 + 4 * range.count)
    let variableCount = rows.isNonnegative.count
    reduced.begin(Offset(-rows.heads[row].constant))
    for place in range {
      let term = rows.terms[place]
      guard term.variable >= 0, Int(term.variable) < variableCount else {
        throw .unknownVariable(term.variable, row: row)
      }
      reduced.add(term.variable, times: term.coefficient, in: forest)
    }
    try reduced.end()
  }
}

/// The second pass of the elimination: it puts aside equations with a variable that no other row
/// contains, not even a bound (a free column singleton).
///
/// Whatever values the others get, the equation then gives that variable its value. Putting it aside
/// may leave another equation with such a variable, and so on, from the end of a chain to its
/// beginning:
///
///     y3 = y2 + height2 + 8          y3 occurs nowhere else; without this equation y2 doesn't either
///     y2 = y1 + height1 + 8
///
/// Nothing is substituted, so nothing becomes longer.
///
/// Complexity: O(terms).
/// Source: E. Andersen and K. Andersen, "Presolving in linear programming", 1995, section 3.2.
struct Peel {
  private let remainder: Remainder
  /// By variable: how many equations contain it; a huge number if a row of another kind does.
  private var uses: [Int32]
  /// By variable: the sum of the row numbers of the equations that contain it.
  ///
  /// If only one such equation is left, the sum is its row number.
  private var numbers: [Int]
  /// Variables that occur in one equation only.
  private var singletons: [Int32] = []
  /// By row of the remainder: whether it was put aside.
  private(set) var isUsed: [Bool]

  init(_ remainder: Remainder, variableCount: Int) {
    self.remainder = remainder
    uses = [Int32](repeating: 0, count: variableCount)
    numbers = [Int](repeating: 0, count: variableCount)
    isUsed = [Bool](repeating: false, count: remainder.rows.count)
    for row in 0..<remainder.equationCount {
      for place in remainder.places(of: row) {
        uses[Int(remainder.terms[place].variable)] += 1
        numbers[Int(remainder.terms[place].variable)] += row
      }
    }
    let end = remainder.places(of: remainder.equationCount - 1).upperBound
    for place in end..<remainder.terms.count {
      uses[Int(remainder.terms[place].variable)] = .max / 2
    }
  }

  /// Puts equations aside, each as the definition of a variable.
  mutating func run(into definitions: inout Definitions) throws(SolverError) {
    for row in 0..<remainder.equationCount {
      for place in remainder.places(of: row) { note(remainder.terms[place].variable) }
    }
    while let variable = singletons.popLast() {
      guard uses[Int(variable)] == 1 else { continue }
      try putAside(numbers[Int(variable)], defining: variable, in: &definitions)
    }
  }

  private mutating func note(_ variable: Int32) {
    if uses[Int(variable)] == 1 { singletons.append(variable) }
  }

  private mutating func putAside(
    _ row: Int, defining variable: Int32, in definitions: inout Definitions
  ) throws(SolverError) {
    let places = remainder.places(of: row)
    var (pivot, largest) = (0.0, 0.0)
    for place in places {
      let term = remainder.terms[place]
      if term.variable == variable { pivot = term.coefficient }
      largest = max(largest, abs(term.coefficient))
    }
    guard abs(pivot) >= Tolerance.pivotThreshold * largest else { return }
    let factor = -1 / pivot
    for place in places {
      let term = remainder.terms[place]
      uses[Int(term.variable)] -= 1
      numbers[Int(term.variable)] -= row
      note(term.variable)
      if term.variable != variable {
        try definitions.addTerm(term.variable, term.coefficient * factor)
      }
    }
    let source = remainder.rows[row]
    try definitions.define(variable, plus: source.offset.scaled(by: factor), by: source.source)
    isUsed[row] = true
  }
}

/// A bucket queue of equations that wait to be eliminated, the shortest first.
///
/// Taking the shortest first limits fill-in. An equation whose length changes is added again; an
/// outdated entry is recognised when it is taken.
struct EquationQueue: Sendable {
  /// An equation, and how many unknowns it had when it was added.
  struct Entry: Sendable {
    let row: Int32
    let length: Int
  }

  /// Shorter lengths have a bucket of their own; above that, each doubling has one.
  private static let exactLengths = 16

  private var buckets: [[Entry]] = []
  private var heads: [Int] = []

  mutating func add(_ row: Int32, length: Int) {
    let bucket = Self.bucket(of: length)
    while buckets.count <= bucket {
      buckets.append([])
      heads.append(0)
    }
    buckets[bucket].append(Entry(row: row, length: length))
  }

  /// Removes and returns the first equation; if a length is given, one of at most that length.
  mutating func next(upTo longest: Int? = nil) -> Entry? {
    let end = longest.map { min(Self.bucket(of: $0) + 1, buckets.count) } ?? buckets.count
    for bucket in 0..<end where heads[bucket] < buckets[bucket].count {
      heads[bucket] += 1
      return buckets[bucket][heads[bucket] - 1]
    }
    return nil
  }

  private static func bucket(of length: Int) -> Int {
    guard length >= exactLengths else { return length }
    return exactLengths + Int.bitWidth - (length / exactLengths).leadingZeroBitCount - 1
  }
}

/// Which rows to look at again when a variable isn't free any more.
///
/// A row with three free variables or more watches three of them. As long as these are free it can't
/// define anything, whatever becomes of its others.
struct WatchLists {
  /// How many variables a row watches.
  static let width = 3

  /// By variable: the newest watch in its list, or -1.
  private let heads: UnsafeMutableBufferPointer<Int32>
  /// By watch: the one before it in the same list, or -1.
  private let links: UnsafeMutableBufferPointer<Int32>
  /// By watch: the variable.
  private let watched: UnsafeMutableBufferPointer<Int32>
  /// The rows that have watches, three each, in the order in which they first waited.
  private let rows: UnsafeMutableBufferPointer<Int32>
  private var rowCount = 0

  /// - Parameters:
  ///   - variableCount: The number of variables.
  ///   - rowCount: How many rows may have to wait.
  ///   - arena: Where the memory comes from.
  init(variableCount: Int, rowCount: Int, _ arena: inout Arena) {
    heads = arena.buffer(variableCount, of: -1)
    links = arena.buffer(Self.width * rowCount, of: -1)
    watched = arena.buffer(Self.width * rowCount, of: -1)
    rows = arena.buffer(rowCount, as: Int32.self)
  }

  /// How many bytes it takes from an arena, in four buffers.
  static func byteCount(variableCount: Int, rowCount: Int) -> Int {
    4 * variableCount + (8 * width + 4) * rowCount
  }

  /// Takes all watches of a variable: the newest one, from which ``next(after:)`` leads to the rest.
  func takeAll(of variable: Int32) -> Int32 {
    let first = heads[Int(variable)]
    heads[Int(variable)] = -1
    return first
  }

  func next(after watch: Int32) -> Int32 { links[Int(watch)] }

  func row(of watch: Int32) -> Int { Int(rows[Int(watch) / Self.width]) }

  /// Lets a row that waits for the first time watch three of its variables.
  mutating func watch(_ row: Int, _ reduced: ReducedRow) {
    rows[rowCount] = Int32(row)
    for watch in Self.width * rowCount..<Self.width * (rowCount + 1) { move(Int32(watch), reduced) }
    rowCount += 1
  }

  /// Lets a watch, which was taken from its list, watch another variable of its row.
  ///
  /// - Parameters:
  ///   - watch: The watch.
  ///   - reduced: The row's terms, at least three.
  func move(_ watch: Int32, _ reduced: ReducedRow) {
    let first = Int(watch) / Self.width * Self.width
    let own = first..<first + Self.width
    for place in 0..<reduced.count {
      let variable = reduced.variables[place]
      if own.contains(where: { watched[$0] == variable }) { continue }
      watched[Int(watch)] = variable
      links[Int(watch)] = heads[Int(variable)]
      heads[Int(variable)] = watch
      return
    }
  }
}

/// For each of some numbers a list of other numbers, all lists stored in one array.
struct AdjacencyLists: Sendable {
  /// By number: the index of the newest entry in its list, or -1.
  private var heads: [Int32]
  private var links: [(target: Int32, earlier: Int32)] = []

  init(count: Int) { heads = [Int32](repeating: -1, count: count) }

  mutating func add(_ target: Int32, to number: Int32) {
    links.append((target, heads[Int(number)]))
    heads[Int(number)] = Int32(links.count - 1)
  }

  /// The index of the newest entry in a number's list, or -1.
  func first(of number: Int32) -> Int32 { heads[Int(number)] }

  /// The entry at an index, and the index of the entry before it in the same list, or -1.
  func step(_ place: Int32) -> (target: Int32, next: Int32) {
    let link = links[Int(place)]
    return (link.target, link.earlier)
  }
}
