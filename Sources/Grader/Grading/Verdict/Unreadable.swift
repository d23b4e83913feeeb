package import LayoutEngine

/// A line of an answer that can't be read: where it is, and why.
package struct Unreadable: Error, Hashable, Sendable {
  /// Why a line can't be read.
  package enum Reason: Hashable, Sendable {
    /// An equation, or arithmetic in another answer.
    case equation(EquationError)
    /// A line that only the exercise's kind has.
    case ofKind(KindFact)
  }

  package let reason: Reason
  package let range: SourceRange

  package init(_ error: EquationError) { self.init(.equation(error), at: error.range) }

  init(_ fact: KindFact, at range: SourceRange) {
    self.init(.ofKind(fact), at: range)
  }

  private init(_ reason: Reason, at range: SourceRange) {
    self.reason = reason
    self.range = range
  }

  /// The error's code: `E101` to `E304` for equations, `E401` to `E408` for predictions, `E411` to
  /// `E435` for visual formats, `E441` to `E444` for windows.
  package var code: String {
    switch reason {
    case .equation(let error): error.code
    case .ofKind(let error): error.code
    }
  }
}
