package import Course

/// Why a text isn't comma-separated values.
package struct TableError: Error, Hashable, Sendable {
  /// The reasons.
  package enum Reason: Hashable, Sendable {
    /// A cell begins with a quote, and the file ends before the next one.
    case unclosedQuote
    /// Something follows the quote that ends a cell.
    case textAfterQuote
  }

  package let reason: Reason
  /// Where the cell's first quote is, or what follows the last; counted from 1, in characters.
  package let line, column: Int

  package init(reason: Reason, line: Int, column: Int) {
    self.reason = reason
    self.line = line
    self.column = column
  }

  /// What is wrong and what to do next, without the place.
  package var sentence: Sentence {
    switch reason {
    case .unclosedQuote:
      .says("table.unclosedQuote")
    case .textAfterQuote:
      .says("table.textAfterQuote")
    }
  }
}
