/// The parts into which a frame divides its superview along one axis: margin, size, margin.
struct AxisSpan: Hashable, Sendable {
  /// From the superview's left or top edge to the frame.
  let before: Double
  /// The frame's width or height.
  let size: Double
  /// The superview's width or height.
  let whole: Double

  /// From the frame to the superview's right or bottom edge; negative if the frame sticks out.
  var after: Double { whole - before - size }

  init(_ frame: Rect, along axis: Axis, in superview: Size) {
    before = frame[.position(along: axis)]
    size = frame[.size(along: axis)]
    whole = superview[axis]
  }

  /// How a part of the span depends on the superview's size: part = multiplier * superview +
  /// constant.
  struct Stretch: Hashable, Sendable {
    /// The part of a change of the superview's size that this part takes.
    let multiplier: Double
    /// The length of the part if the superview has no size.
    let constant: Double
  }

  /// How a flexible part stretches: in proportion to its part of the flexible length.
  ///
  /// If the flexible parts have no length together, all stretch equally.
  ///
  /// - Parameters:
  ///   - part: One part.
  ///   - flexible: All flexible parts, including `part`.
  /// - Returns: How the part depends on the superview's size.
  func stretch(of part: AxisMask, among flexible: AxisMask) -> Stretch {
    let lengths: [(AxisMask, Double)] = [(.before, before), (.size, size), (.after, after)]
    var flexibleLength = 0.0
    var fixedLength = 0.0
    var count = 0.0
    var own = 0.0
    for (candidate, length) in lengths {
      if candidate == part { own = length }
      if flexible.contains(candidate) {
        flexibleLength += length
        count += 1
      } else {
        fixedLength += length
      }
    }
    guard abs(flexibleLength) <= Tolerance.noise * (abs(before) + abs(size) + abs(whole)) else {
      // Written so that the constant is exactly 0 if no part is fixed.
      return Stretch(
        multiplier: own / flexibleLength, constant: 0 - own / flexibleLength * fixedLength)
    }
    return Stretch(multiplier: 1 / count, constant: own - fixedLength / count)
  }
}
