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
      CodeTokens(lines[index]).assignedConstants.map { (line: index + 1, name: $0) }
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
      let first = CodeTokens(Self.call(in: lines[(line - 1)...])).constantOfCall, first != constant
    else { return nil }
    let name = CodeTokens(lines[line - 1]).assignedVariable
    let own = places.filter { $0.name == name }
    let meant = own.isEmpty ? places : own
    return meant.count == 1 ? meant[0].line : nil
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
}
