/// Why a statement can't be read, and where it goes wrong.
///
/// It carries facts only; the catalogue turns them into words.
///
/// Source: docs/SEMANTICS.md, section 11; `Vectors/equations-bad.json` of the tests.
package struct EquationError: Error, Hashable, Sendable {
  /// The kinds of reasons, each with its own enumeration.
  package enum Reason: Hashable, Sendable {
    /// A character or a mark that can't stand where it does.
    case text(TextFault)
    /// A part of the statement that is missing or has the wrong shape.
    case form(FormFault)
    /// A name that isn't known, or has no business where it stands.
    case name(NameFault)
    /// Something readable that states no single linear relation.
    case meaning(MeaningFault)
    /// What stands after `@`.
    case priority(PriorityFault)
    /// A statement about a view itself, such as its frame.
    case scene(SceneFault)
    /// A visual format, or what follows it.
    case visualFormat(VisualFormatFault)
  }

  /// What is wrong.
  package let reason: Reason
  /// The characters at fault; one place past the end where something is missing.
  package let range: SourceRange

  package init(_ reason: Reason, at range: SourceRange) {
    self.reason = reason
    self.range = range
  }

  /// The code that the documents list, from `E101` to `E435`.
  package var code: String {
    switch reason {
    case .text(let fault): fault.code
    case .form(let fault): fault.code
    case .name(let fault): fault.code
    case .meaning(let fault): fault.code
    case .priority(let fault): fault.code
    case .scene(let fault): fault.code
    case .visualFormat(let fault): fault.code
    }
  }
}

extension EquationError.Reason {
  /// A blank `___` where a number was asked for.
  package static let blank = Self.form(.blank)
  /// A number too large to count with.
  package static let notFinite = Self.meaning(.notFinite)
}
