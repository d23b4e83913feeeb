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
