/// A law about which constraints may be written at all.
package protocol ValidityRule: Sendable {
  /// The rule's name in reports and exports.
  static var id: String { get }
  /// The rule's number in docs/SEMANTICS.md, section 3, for example `R2`.
  static var alias: String { get }

  /// What a constraint says against the rule; `nil` if it keeps it.
  static func violation(in draft: ConstraintDraft, scene: Scene) -> Violation.Fact?
}
