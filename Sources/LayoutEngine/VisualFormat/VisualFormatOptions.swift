/// How the views of a format are aligned, and which way the format is read.
///
/// Source: docs/SEMANTICS.md, S9.4.
package struct VisualFormatOptions: Hashable, Sendable {
  /// Which way a horizontal format is read; a vertical one always goes from top to bottom.
  package enum Direction: String, CaseIterable, Hashable, Sendable {
    /// As people read: from the leading edge to the trailing one.
    case leadingToTrailing = "directionLeadingToTrailing"
    case leftToRight = "directionLeftToRight"
    /// The view that is written first stands at the right.
    case rightToLeft = "directionRightToLeft"
  }

  /// The attributes by which the views are aligned, in the order of their raw values.
  package let alignments: [Attribute]
  package let direction: Direction

  package init(alignments: [Attribute] = [], direction: Direction = .leadingToTrailing) {
    self.alignments = alignments.sorted { $0.rawValue < $1.rawValue }
    self.direction = direction
  }

  /// The attributes that views can be aligned by; margins and sizes aren't among them.
  package static let alignable = Attribute.allCases.filter { $0.kind == .position && !$0.isMargin }

  /// The name of the option that aligns by an attribute: `alignAllTop`.
  static func name(aligning attribute: Attribute) -> String {
    "alignAll" + attribute.name.prefix(1).uppercased() + attribute.name.dropFirst()
  }

  /// The names of all options.
  static let names = alignable.map(name(aligning:)) + Direction.allCases.map { $0.rawValue }
}
