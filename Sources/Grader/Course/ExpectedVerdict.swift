/// The verdict that a wrong answer must get, as its header says it.
///
///     misplaced Blue.trailing 232 not 216, window 320x72
///     invalid no-common-ancestor line 8
///     notCompiled line 8: cannot find 'x' in scope
///     crashed: NSInternalInconsistencyException
package struct ExpectedVerdict: Hashable, Sendable {
  package let summary: String
  /// The first word; `nil` if it is no verdict's name.
  package let name: VerdictName?
  /// The rule that is broken, or what the compiler or the run time says; `nil` for other verdicts.
  package let cause: String?

  package init(_ summary: String) {
    self.summary = summary
    let words = summary.split(maxSplits: 2) { $0 == " " || $0 == ":" }
    name = words.first.flatMap { VerdictName(rawValue: String($0)) }
    cause =
      switch name {
      case .invalid, .ruleMissed:
        words.dropFirst().first.map { String($0.prefix { $0 != "," }) }
      case .notCompiled, .crashed:
        summary.firstRange(of: ": ").map { String(summary[$0.upperBound...]) }
      default: nil
      }
  }
}
