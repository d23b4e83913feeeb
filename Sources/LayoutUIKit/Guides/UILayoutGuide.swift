public import Foundation

/// A rectangle that constraints can speak about and that is never drawn.
@preconcurrency @MainActor
open class UILayoutGuide: NSObject {
  /// What decides where a guide is.
  enum Placing {
    /// Constraints do.
    case constraints
    /// Fixed distances from the owner's edges, which the owner tells.
    case inset((UIView) -> UIEdgeInsets)
    /// It begins at the corner of its owner, a scroll view; constraints decide its size.
    case content
  }

  weak var owner: UIView? {
    didSet {
      if owner != nil { itemAnchors.letGo() }
      noteBuiltIn()
    }
  }
  let itemAnchors = ItemAnchors()
  var placing = Placing.constraints
  /// Whether the guide is one that its owner has by itself, and not one of its `layoutGuides`.
  var isBuiltIn = false { didSet { noteBuiltIn() } }
  var solvedFrame = CGRect.zero

  public override init() { super.init() }

  /// Makes an empty guide; ours has no archives to read.
  public required init?(coder: NSCoder) { super.init() }

  /// The view whose `addLayoutGuide` was called.
  ///
  /// Setting it does the same. A subclass may override it, and is told of both.
  open var owningView: UIView? {
    get { owner }
    set {
      guard owner !== newValue, !isBuiltIn else { return }
      owner?.drop(self)
      owner = newValue
      newValue?.keep(self)
    }
  }
  /// The frame in the owning view's coordinates, as the last layout pass left it.
  open var layoutFrame: CGRect { solvedFrame }
  open var identifier: String = ""
  open var hasAmbiguousLayout: Bool { owner.map { $0.leavesOpen(self) } ?? false }
  /// The constraints from which the guide's place and size follow.
  open func constraintsAffectingLayout(
    for axis: NSLayoutConstraint.Axis
  ) -> [NSLayoutConstraint] { owner?.constraints(deciding: self, along: axis) ?? [] }

  /// Lets the owner know of a guide that it has by itself, so that a layout has it, too.
  private func noteBuiltIn() {
    guard isBuiltIn, let owner else { return }
    guard !owner.layoutState.builtInGuides.contains(where: { $0 === self }) else { return }
    owner.layoutState.builtInGuides.append(self)
    owner.noteLayoutChange()
  }

  open override nonisolated var description: String {
    MainActor.assumeIsolated { guideDescription }
  }
  open override nonisolated var debugDescription: String { description }
}
