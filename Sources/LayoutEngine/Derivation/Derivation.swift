/// Why an anchor is where it is: numbers that follow from each other, up to the one asked for.
///
///     Superview.trailing = 320                  the window is 320 wide
///     Red.trailing = 320 - 16 = 304             Red.trailing = 1.0 * Superview.trailing - 16.0
///     Red.leading = 304 - 80 = 224              Red.width = 80.0
///
/// Together with the frames and insets that are given, the statements that are named decide the
/// anchor. Without any one of them the others don't: the anchor would be free, or elsewhere, or the
/// layout another.
package struct Derivation: Hashable, Sendable {
  /// The steps: each reads only steps before it, and the last one gives the anchor.
  package let steps: [Step]
}

extension Derivation {
  /// A number that one can point at in a layout.
  package struct Number: Hashable, Sendable {
    package let anchor: Anchor
    /// The edge from which a position counts: the leading, left or top edge of an item.
    ///
    /// Most often the window's; that of another item where a line can only be read inside it.
    /// `nil` for a size.
    package let origin: Anchor?
    /// In points.
    package let value: Double
  }

  /// What a step rests on.
  package enum Reason: Hashable, Sendable {
    /// A line, or something that the scene adds to the lines.
    case statement(Conflict.Member)
    /// That an item is no smaller than nothing along an axis, which nobody has to say.
    case neverNegative(ItemID, Axis)
  }

  /// A number of an earlier step, scaled.
  package struct Reading: Hashable, Sendable {
    /// The step's place.
    package let step: Int
    /// What its number is multiplied by.
    package let factor: Double
  }

  /// A statement that presses against the limit that a step reaches.
  package struct Pull: Hashable, Sendable {
    package let member: Conflict.Member
    /// What the statement asks of its first anchor, in points; `nil` if it gets that.
    package let wanted: Double?
  }

  /// One number, and how it follows.
  package struct Step: Hashable, Sendable {
    package let number: Number
    /// What the number is added up from, beside the constant.
    package let readings: [Reading]
    /// What is added to the readings, in points.
    package let constant: Double
    /// What the sum rests on: most often one statement.
    ///
    /// Several where these give a number only together. None where the numbers of the readings
    /// leave no choice: an item's edges and its size.
    package let reasons: [Reason]
    /// Whether a reason is a limit that is reached as far as it goes.
    package let isLimit: Bool
    /// What keeps the number at the limit; empty unless there is one.
    package let pulls: [Pull]
  }
}

/// What can be said about why an anchor is where it is.
package enum DerivationOutcome: Hashable, Sendable {
  case derived(Derivation)
  /// Nothing decides the anchor; it can be anything in the range, in points.
  case free(Extent)
  /// There is no layout.
  case unsatisfiable(Conflict)
}
