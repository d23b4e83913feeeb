/// A line of a report that can't be read, and where it goes wrong.
package struct UnreadLogLine: Hashable, Sendable {
  /// Why a line isn't an entry.
  package enum Problem: Hashable, Sendable {
    /// It begins like an entry and ends before the entry does.
    case cutOff
    /// What it says between the address and the end is none of the forms that logs have.
    case unknownForm
    /// It names an attribute that there isn't.
    case unknownAttribute(String)
    /// Something that should be a number is none.
    case notANumber(String)
    /// It isn't an entry at all.
    case foreign
  }

  package let problem: Problem
  /// The line as it stands there, without what the console put around it.
  package let text: String
  /// The part that can't be read, or the whole line.
  package let range: SourceRange

  package init(_ problem: Problem, text: String, range: SourceRange) {
    self.problem = problem
    self.text = text
    self.range = range
  }
}
