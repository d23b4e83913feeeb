package import LayoutEngine

/// A linear system as text gives it: rows with priorities, and what is known of its optimum.
package struct LinearSystem: Sendable {
  /// What another solver found.
  package enum Known: Hashable, Sendable {
    /// No values satisfy all required rows.
    case infeasible
    /// The sums of the violations that remain, from the highest optional priority down.
    case violations([Double])
  }

  /// The line of the text with which the system begins, counted from 1.
  package let line: Int
  /// The rows, about variables that are all free.
  ///
  /// The level of a row is the rank of its priority; 1000 has the level 0.
  package let problem: LinearProblem
  /// `nil` if the text doesn't say.
  package let known: Known?

  package init(line: Int, rows: [LinearProblem.Row], variableCount: Int, known: Known?) {
    self.line = line
    self.known = known
    problem = LinearProblem(
      isNonnegative: Array(repeating: false, count: variableCount), rows: rows)
  }

  /// The least level that has no row.
  var levelCount: Int { 1 + (problem.rows.map { Int($0.level) }.max() ?? 0) }

  /// The sums of the violations of the optional rows, from the highest priority down.
  package func violations(at values: [Double]) -> [Double] {
    var sums = [Double](repeating: 0, count: levelCount)
    for row in problem.rows { sums[Int(row.level)] += abs(row.violation(at: values)) }
    return Array(sums.dropFirst())
  }

  /// The same system with some of its required rows and none of the others.
  package func keeping(_ rows: [Int]) -> LinearProblem {
    LinearProblem(isNonnegative: problem.isNonnegative, rows: rows.map { problem.rows[$0] })
  }
}

/// Why a text isn't a list of linear systems.
package struct LinearSystemError: Error, Hashable, Sendable {
  /// What is wrong.
  package enum Problem: Hashable, Sendable {
    /// Another line has to come here, such as "V COUNT".
    case expected(String)
    case notANumber(String)
    case unknownVariable(String, count: Int)
    case priority(String)
    case relation(String)
    /// More or fewer rows or edit variables came than were announced.
    case count(of: String, announced: Int, found: Int)
  }

  package let problem: Problem
  /// The line in the text, counted from 1.
  package let line: Int

  /// What is wrong and what to write instead, without the place.
  package var words: String {
    switch problem {
    case .expected(let form): "this is not \"\(form)\": write a line of this form"
    case .notANumber(let word): "\"\(word)\" is not a number: write one that is finite"
    case .unknownVariable(let word, let count):
      "there is no variable \(word): the variables are 0 to \(count - 1)"
    case .priority(let word):
      "\(word) is no priority: write a number above 0 that is at most 1000"
    case .relation(let word): "\"\(word)\" is no relation: write E for =, L for <= or G for >="
    case .count(let what, let announced, let found):
      "\(announced) \(what) are announced, but there are \(found): correct the number or the lines"
    }
  }
}

/// Reads linear systems, one after another, from text in the format LCS1.
///
///     LCS1 NAME SIZE SEED
///     V COUNT                             variables
///     C COUNT                             rows, the lines "c"
///     E COUNT                             edit variables, the lines "e"
///     c PRIORITY E|L|G CONSTANT COUNT INDEX COEFFICIENT …
///     e INDEX VALUE                       held just below required, at the priority 999.5
///     S COUNT                             steps, which are passed over
///     a infeasible                        what is known, if it is: no solution,
///     a VIOLATION …                       or what remains at each optional priority, falling
package struct LinearSystemReader {
  private let lines: [Substring]
  private var next = 0
  private var rows: [(priority: Double, row: LinearProblem.Row)] = []
  private var variableCount = 0

  /// All systems of a text; empty lines are passed over.
  ///
  /// - Throws: ``LinearSystemError`` with the line.
  package static func systems(in text: String) throws(LinearSystemError) -> [LinearSystem] {
    var reader = LinearSystemReader(text)
    var systems: [LinearSystem] = []
    while reader.word != nil { systems.append(try reader.system()) }
    return systems
  }

  private init(_ text: String) {
    lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    skipEmptyLines()
  }

  /// The first word of the line to come; `nil` at the end.
  private var word: Substring? {
    next < lines.count ? lines[next].split(whereSeparator: \.isWhitespace).first : nil
  }

  private mutating func skipEmptyLines() {
    while next < lines.count, lines[next].allSatisfy(\.isWhitespace) { next += 1 }
  }

  private func error(_ problem: LinearSystemError.Problem) -> LinearSystemError {
    LinearSystemError(problem: problem, line: next + 1)
  }

  private mutating func system() throws(LinearSystemError) -> LinearSystem {
    let line = next + 1
    rows = []
    _ = try words("LCS1 NAME SIZE SEED")
    advance()
    variableCount = try count("V COUNT")
    let announced = (rows: try count("C COUNT"), edits: try count("E COUNT"))
    while word == "c" { try readRow() }
    try check("rows", announced.rows, rows.count)
    while word == "e" { try readEdit() }
    try check("edit variables", announced.edits, rows.count - announced.rows)
    _ = try count("S COUNT")
    while word == "r" || word == "+" || word == "-" { advance() }
    return LinearSystem(
      line: line, rows: levelled(), variableCount: variableCount, known: try known())
  }

  private mutating func advance() {
    next += 1
    skipEmptyLines()
  }

  /// The words of the next line, which has the first word of the form, and as many words or more.
  private mutating func words(_ form: String) throws(LinearSystemError) -> [Substring] {
    let expected = form.split(separator: " ")
    guard let word, word == expected[0] else { throw error(.expected(form)) }
    let words = lines[next].split(whereSeparator: \.isWhitespace)
    guard words.count >= expected.count else { throw error(.expected(form)) }
    return words
  }

  private mutating func count(_ form: String) throws(LinearSystemError) -> Int {
    let words = try words(form)
    // An index has 32 bits.
    guard let count = Int32(words[1]), count >= 0 else { throw error(.notANumber("\(words[1])")) }
    advance()
    return Int(count)
  }

  private func check(
    _ what: String, _ announced: Int, _ found: Int
  ) throws(LinearSystemError) {
    if announced != found { throw error(.count(of: what, announced: announced, found: found)) }
  }

  private mutating func readRow() throws(LinearSystemError) {
    let form = "c PRIORITY E|L|G CONSTANT COUNT INDEX COEFFICIENT"
    let words = try words("c PRIORITY E|L|G CONSTANT COUNT")
    let priority = try number(words[1])
    guard priority > 0, priority <= 1000 else { throw error(.priority("\(words[1])")) }
    let relations: [Substring: Relation] = [
      "E": .equal, "L": .lessThanOrEqual, "G": .greaterThanOrEqual,
    ]
    guard let relation = relations[words[2]] else { throw error(.relation("\(words[2])")) }
    guard let count = Int(words[4]), words.count - 5 == 2 * count else {
      throw error(.expected(form))
    }
    var terms: [LinearProblem.Term] = []
    for place in stride(from: 5, to: words.count, by: 2) {
      terms.append(LinearProblem.Term(try variable(words[place]), try number(words[place + 1])))
    }
    rows.append((priority, LinearProblem.Row(terms, relation, try number(words[3]))))
    advance()
  }

  private mutating func readEdit() throws(LinearSystemError) {
    let words = try words("e INDEX VALUE")
    let term = LinearProblem.Term(try variable(words[1]), 1)
    rows.append((999.5, LinearProblem.Row([term], .equal, try number(words[2]))))
    advance()
  }

  private mutating func known() throws(LinearSystemError) -> LinearSystem.Known? {
    guard word == "a" else { return nil }
    let words = try words("a").dropFirst()
    if words.first == "infeasible" {
      advance()
      return .infeasible
    }
    var violations: [Double] = []
    for word in words { violations.append(try number(word)) }
    let levels = Set(rows.map(\.priority)).subtracting([1000]).count
    try check("violations", levels, violations.count)
    advance()
    return .violations(violations)
  }

  private func number(_ word: Substring) throws(LinearSystemError) -> Double {
    guard let number = Double(word), number.isFinite else { throw error(.notANumber("\(word)")) }
    return number
  }

  private func variable(_ word: Substring) throws(LinearSystemError) -> Int32 {
    guard let index = Int32(word), index >= 0, Int(index) < variableCount else {
      throw error(.unknownVariable("\(word)", count: variableCount))
    }
    return index
  }

  /// The rows with the ranks of their priorities.
  private func levelled() -> [LinearProblem.Row] {
    let falling = Set(rows.map(\.priority)).subtracting([1000]).sorted(by: >)
    var levels: [Double: UInt32] = [1000: 0]
    for (rank, priority) in falling.enumerated() { levels[priority] = UInt32(rank + 1) }
    return rows.map { priority, row in
      var row = row
      row.level = levels[priority] ?? 0
      return row
    }
  }
}
