import LayoutEngine

/// The lines of a program that assign to the `constant` of a constraint.
struct ConstantAssignments {
  /// More lines than this belong to no call that anybody wrote.
  private static let longestCall = 10

  private let lines: [Substring]
  private let places: [(line: Int, name: Substring)]

  init(in answer: Answer) {
    let lines = answer.text.sourceLines
    places = lines.indices.flatMap { index in
      Self.assigned(in: lines[index]).map { (line: index + 1, name: $0) }
    }
    self.lines = lines
  }

  /// The line that gave a constraint its constant after another line had made it.
  ///
  /// A program hands over where a constraint was made. If the call there has another number, somebody
  /// assigned it: the one place of the file that assigns to a `constant`, or to that of its variable.
  ///
  /// - Parameters:
  ///   - constant: The constraint's constant in the end.
  ///   - line: The line that made the constraint, counted from 1.
  /// - Returns: `nil` if the call has that number, or if it isn't sure where the number comes from.
  func line(giving constant: Double, madeInLine line: Int) -> Int? {
    guard !places.isEmpty, lines.indices.contains(line - 1),
      let first = Self.constant(in: Self.call(in: lines[(line - 1)...])), first != constant
    else { return nil }
    let name = Self.variable(assignedIn: lines[line - 1])
    let own = places.filter { $0.name == name }
    let meant = own.isEmpty ? places : own
    return meant.count == 1 ? meant[0].line : nil
  }

  /// `inset` in `let inset = badge.leadingAnchor.constraint(…)`.
  private static func variable(assignedIn line: Substring) -> Substring? {
    line.firstMatch(of: /^\s*(?:(?:private|lazy|let|var)\s+)*(?:self\.)?(\w+)[^=(]*=\s/)?.output.1
  }

  /// A call up to the parenthesis that closes it.
  private static func call(in lines: ArraySlice<Substring>) -> String {
    var call = ""
    for line in lines.prefix(longestCall) {
      call += "\(line)\n"
      if call.count(where: { $0 == "(" }) <= call.count(where: { $0 == ")" }) { break }
    }
    return call
  }

  /// The number that a call gives as the constant, 0 if it gives none; `nil` for anything that isn't
  /// one call with a plain number.
  private static func constant(in call: String) -> Double? {
    guard call.matches(of: /\.constraint\(|NSLayoutConstraint\(/).count == 1 else { return nil }
    let written = call.firstMatch(of: /[cC]onstant\s*:\s*([^,)\s]+)/)
    return written.map { Double($0.output.1) } ?? 0
  }

  /// The variables to whose `constant` a line assigns.
  private static func assigned(in line: Substring) -> [Substring] {
    guard line.contains(".constant") else { return [] }
    let code = line.firstRange(of: "//").map { line[..<$0.lowerBound] } ?? line
    return code.matches(of: /(\w+)[^\w\s]*\.constant\s*[-+*\/]?=(?!=)/).map { $0.output.1 }
  }
}
