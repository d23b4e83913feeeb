/// The priority of a constraint: greater than 0, at most 1000, which means required.
///
/// Fractions are levels of their own; UIKit's stack views use 999.5. UIKit's number has 32 bits: what
/// differs by less is one priority, so that 999.99999999 is required.
///
/// Source: docs/SEMANTICS.md, S1.8.
package struct Priority: Hashable, Comparable, Sendable {
  /// The number, in (0, 1000]: the shortest that is this one among the numbers of 32 bits.
  package let value: Double

  /// Makes a priority, or nothing if the number is no priority.
  package init?(_ value: Double) {
    let short = Float(value)
    guard short > 0, short <= 1000 else { return nil }
    self.value = Double(short) == value ? value : Double("\(short)") ?? value
  }

  private init(known value: Double) { self.value = value }

  /// 1000: required; if it can't be satisfied, the layout has no solution.
  package static let required = Priority(known: 1000)
  /// 750: as much as content resists being squeezed.
  package static let high = Priority(known: 750)
  /// 500, as Masonry and SnapKit name it.
  package static let medium = Priority(known: 500)
  /// 250: as much as content resists being stretched.
  package static let low = Priority(known: 250)
  /// 251: what Interface Builder gives labels and images, so that other views stretch first.
  package static let lowOfText = Priority(known: 251)
  /// 50: the level at which a view is asked for its smallest size.
  package static let fittingSizeLevel = Priority(known: 50)

  /// Whether the constraint is required.
  package var isRequired: Bool { value == 1000 }

  package static func < (a: Priority, b: Priority) -> Bool { a.value < b.value }
}
