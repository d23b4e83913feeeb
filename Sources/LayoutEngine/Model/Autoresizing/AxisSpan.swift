/// How a frame divides its superview along one axis: margin, size, margin.
///
///     |<- before ->[<- size ->]<- after ->|     together: the superview's width or height
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

  /// A part of a change of the superview's size that falls to one of the three parts.
  struct Share: Hashable, Sendable {
    /// What the change is multiplied by.
    let factor: Double
    /// What the part has when the superview has no size: part = factor * superview + offset.
    let offset: Double
  }

  /// What falls to one flexible part: as much of the change as it has of the flexible length.
  ///
  /// If the flexible parts have no length together, each takes the same.
  ///
  /// - Parameters:
  ///   - part: One part.
  ///   - flexible: All parts that give way, `part` being one of them.
  /// - Returns: The share.
  func share(of part: AxisMask, among flexible: AxisMask) -> Share {
    let lengths: [(AxisMask, Double)] = [(.before, before), (.size, size), (.after, after)]
    var springs = 0.0
    var struts = 0.0
    var count = 0.0
    var own = 0.0
    for (candidate, length) in lengths {
      if candidate == part { own = length }
      if flexible.contains(candidate) {
        springs += length
        count += 1
      } else {
        struts += length
      }
    }
    guard abs(springs) <= Tolerance.noise * (abs(before) + abs(size) + abs(whole)) else {
      // The offset is written so that nothing is left of rounding where there is no strut.
      return Share(factor: own / springs, offset: 0 - own / springs * struts)
    }
    return Share(factor: 1 / count, offset: own - struts / count)
  }
}
