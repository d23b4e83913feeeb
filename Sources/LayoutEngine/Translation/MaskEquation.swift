/// One of the four required equations into which an autoresizing mask is translated.
///
///     h=&-&     v.width = 30
///               v.x = 0.142857 * superview.width - 4.28571
///
/// Source: docs/SEMANTICS.md, S7.25.
package struct MaskEquation: Hashable, Sendable {
  package enum Form: Hashable, Sendable {
    /// The part is a number of points.
    case fixed(Double)
    /// The right or bottom edge lies this far from the superview's.
    case farEdge(Double)
    /// The part is a multiple of the superview's size along its axis, plus a number of points.
    case proportional(multiplier: Double, constant: Double)
  }

  /// The number of the frame that the equation determines, and by which it is named.
  package let part: FramePart
  package let form: Form

  package init(_ part: FramePart, _ form: Form) {
    self.part = part
    self.form = form
  }
}

extension AutoresizingMask {
  /// The equations by which a frame moves and grows as the mask says.
  ///
  /// Whatever size the superview gets, they give the frame of
  /// ``Rect/autoresized(_:from:to:)``.
  ///
  /// - Parameters:
  ///   - frame: The frame that was set.
  ///   - superview: The size of the superview for which it was set.
  /// - Returns: One equation for each number of the frame, in the order of ``FramePart``.
  package func equations(for frame: Rect, in superview: Size) -> [MaskEquation] {
    FramePart.allCases.map { part in
      let span = AxisSpan(frame, along: part.axis, in: superview)
      let flexible = parts(along: part.axis)
      let form = part.isSize ? span.sizeForm(flexible) : span.positionForm(flexible)
      return MaskEquation(part, form)
    }
  }
}

extension AxisSpan {
  fileprivate func positionForm(_ flexible: AxisMask) -> MaskEquation.Form {
    guard flexible.contains(.before) else { return .fixed(before) }
    // If the far margin is fixed, it gives the position without a multiplier.
    guard flexible.contains(.after) else { return .farEdge(after) }
    return form(of: .before, among: flexible)
  }

  fileprivate func sizeForm(_ flexible: AxisMask) -> MaskEquation.Form {
    guard flexible.contains(.size) else { return .fixed(size) }
    guard flexible != .size else { return .farEdge(after) }
    return form(of: .size, among: flexible)
  }

  private func form(of part: AxisMask, among flexible: AxisMask) -> MaskEquation.Form {
    let stretch = stretch(of: part, among: flexible)
    return .proportional(multiplier: stretch.multiplier, constant: stretch.constant)
  }
}

extension MaskEquation {
  /// Adds the equation as a required row about a view in its superview, whose content is scrolled.
  func addRow(
    of view: ItemID, in superview: ItemID, scrolledBy offset: Point,
    to problem: inout LinearProblem
  ) {
    let shift = part.isSize ? 0 : offset[part.axis]
    let own = part.unknown(of: view)
    let size = FramePart.size(along: part.axis)
    let whole = size.unknown(of: superview)
    switch form {
    case .fixed(let points):
      problem.addTerm(own, 1)
      problem.endRow(.equal, points - shift)
    case .proportional(let multiplier, let constant):
      problem.addTerm(own, 1)
      problem.addTerm(whole, -multiplier)
      problem.endRow(.equal, constant - shift)
    case .farEdge(let distance):
      problem.addTerm(whole, 1)
      problem.addTerm(FramePart.position(along: part.axis).unknown(of: view), -1)
      problem.addTerm(size.unknown(of: view), -1)
      problem.endRow(.equal, distance + offset[part.axis])
    }
  }
}
