extension Rect {
  /// The frame after its superview changed size, by the arithmetic of springs and struts.
  ///
  /// Along each axis the change is divided among the flexible parts in proportion to what they had,
  /// or equally if they had nothing. With nothing flexible the frame stays. Nothing is rounded, and
  /// nothing stops a size from becoming negative when the superview shrinks by more than it has.
  ///
  /// Source: docs/SEMANTICS.md, S7.27.
  ///
  /// - Parameters:
  ///   - mask: What is flexible.
  ///   - old: The superview's size for which the frame was set.
  ///   - new: The superview's size now.
  /// - Returns: The frame in the superview's coordinates.
  package func autoresized(_ mask: AutoresizingMask, from old: Size, to new: Size) -> Rect {
    let across = moved(along: .horizontal, mask, from: old, to: new)
    let down = moved(along: .vertical, mask, from: old, to: new)
    return Rect(x: across.position, y: down.position, width: across.size, height: down.size)
  }

  private func moved(
    along axis: Axis, _ mask: AutoresizingMask, from old: Size, to new: Size
  ) -> (position: Double, size: Double) {
    let flexible = mask.parts(along: axis)
    let span = AxisSpan(self, along: axis, in: old)
    let change = new[axis] - old[axis]
    func gain(_ part: AxisMask) -> Double {
      flexible.contains(part) ? change * span.stretch(of: part, among: flexible).multiplier : 0
    }
    return (span.before + gain(.before), span.size + gain(.size))
  }
}
