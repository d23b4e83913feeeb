/// Why a statement can't be read, and where it goes wrong.
///
/// It carries facts only; the catalogue turns them into words.
///
/// Source: docs/SEMANTICS.md, section 11; `Vectors/equations-bad.json` of the tests.
package struct EquationError: Error, Hashable, Sendable {
  /// The kinds of reasons, each with its own enumeration.
  package enum Reason: Hashable, Sendable {
    /// A character or a mark that can't stand where it does.
    case text(TextError)
    /// A part of the statement that is missing or has the wrong shape.
    case form(FormError)
    /// A name that isn't known, or has no business where it stands.
    case name(NameError)
    /// Something readable that states no single linear relation.
    case meaning(MeaningError)
    /// What stands after `@`.
    case priority(PriorityError)
    /// A statement about a view itself, such as its frame.
    case scene(SceneStatementError)
    /// A visual format, or what follows it.
    case visualFormat(VisualFormatProblem)
  }

  /// What is wrong.
  package let reason: Reason
  /// The characters where the error is; one place past the end if something is missing.
  package let range: SourceRange

  package init(_ reason: Reason, at range: SourceRange) {
    self.reason = reason
    self.range = range
  }

  /// The code that the documents list, from `E101` to `E435`.
  package var code: String {
    switch reason {
    case .text(let error): error.code
    case .form(let error): error.code
    case .name(let error): error.code
    case .meaning(let error): error.code
    case .priority(let error): error.code
    case .scene(let error): error.code
    case .visualFormat(let error): error.code
    }
  }
}

extension EquationError.Reason {
  /// A blank `___` where a number was asked for.
  package static let blank = Self.form(.blank)
  /// A number too large to count with.
  package static let notFinite = Self.meaning(.notFinite)
}
