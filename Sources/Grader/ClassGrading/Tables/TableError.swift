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

  /// What is wrong and how to mend it, without the place.
  package var message: String {
    switch reason {
    case .unclosedQuote:
      "this quote is never closed: end the cell with \", and write a quote inside it twice"
    case .textAfterQuote:
      "text follows the quote that ends this cell: write a quote inside a cell twice"
    }
  }
}
