public import Foundation
import LayoutEngine

/// A rectangle that constraints can speak about and that is never drawn.
@preconcurrency @MainActor
open class UILayoutGuide: NSObject {
  enum Placing {
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
  open var hasAmbiguousLayout: Bool { owner?.ambiguity(of: self) != nil }
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

extension UIView {
  /// Takes a guide, from its former owner if it has one.
  func adopt(_ guide: UILayoutGuide) {
    guard guide.owner !== self else { return }
    guide.owningView = self
    // A subclass may have its own way to remember its owner.
    keep(guide)
  }

  /// Gives a guide away, and with it the constraints that name it.
  func release(_ guide: UILayoutGuide) {
    guard !guide.isBuiltIn, layoutState.guides.contains(where: { $0 === guide }) else { return }
    guide.owningView = nil
    drop(guide)
  }

  func keep(_ guide: UILayoutGuide) {
    guard !layoutState.guides.contains(where: { $0 === guide }) else { return }
    layoutState.guides.append(guide)
    noteLayoutChange()
  }

  /// Removes a guide from the view's list, and the constraints that name it.
  func drop(_ guide: UILayoutGuide) {
    guard let place = layoutState.guides.firstIndex(where: { $0 === guide }) else { return }
    layoutState.guides.remove(at: place)
    var holder: UIView? = self
    while let view = holder {
      view.uninstall(
        view.layoutState.constraints.all.filter {
          $0.form.first.item === guide || $0.form.second?.item === guide
        })
      holder = view.layoutState.superview
    }
    noteLayoutChange()
  }

  public var layoutMarginsGuide: UILayoutGuide {
    if let guide = layoutState.marginsGuide { return guide }
    let guide = builtIn("UIViewLayoutMarginsGuide", .inset { $0.layoutMargins })
    layoutState.marginsGuide = guide
    return guide
  }

  public var safeAreaLayoutGuide: UILayoutGuide {
    if let guide = layoutState.safeAreaGuide { return guide }
    let guide = builtIn("UIViewSafeAreaLayoutGuide", .inset { $0.safeAreaInsets })
    layoutState.safeAreaGuide = guide
    return guide
  }

  /// The rectangle for text: that of the margins, or, where it is wide, its middle 672 points.
  ///
  /// Apple's limit depends on the size that the reader chose for texts; ours is that of the usual
  /// one. Source: docs/SEMANTICS.md, S7.16.
  public var readableContentGuide: UILayoutGuide {
    if let guide = layoutState.readableGuide { return guide }
    let guide = builtIn("UIViewReadableContentGuide", .inset { $0.readableInsets })
    layoutState.readableGuide = guide
    return guide
  }

  private var readableInsets: UIEdgeInsets {
    var insets = layoutMargins
    let spare = layoutState.frame.width - insets.left - insets.right - OwnGuide.readableWidth
    insets.left += max(0, spare / 2)
    insets.right += max(0, spare / 2)
    return insets
  }

  /// A guide that the view has by itself, without its being one of its `layoutGuides`.
  func builtIn<Guide: UILayoutGuide>(
    _ identifier: String, _ placing: UILayoutGuide.Placing, _ guide: Guide = UILayoutGuide()
  ) -> Guide {
    guide.owner = self
    guide.placing = placing
    guide.isBuiltIn = true
    guide.identifier = identifier
    return guide
  }

  /// The rectangle of the keyboard.
  ///
  /// Ours appears only in an exercise that says so: else the guide is what the safe area leaves free at the bottom.
  public var keyboardLayoutGuide: UIKeyboardLayoutGuide {
    if let guide = layoutState.keyboardGuide { return guide }
    let guide = builtIn("UIKeyboardLayoutGuide", .constraints, UIKeyboardLayoutGuide())
    layoutState.keyboardGuide = guide
    let edges = [
      guide.leadingAnchor.constraint(equalTo: leadingAnchor),
      guide.trailingAnchor.constraint(equalTo: trailingAnchor),
      guide.topAnchor.constraint(equalTo: safeAreaLayoutGuide.bottomAnchor),
      guide.bottomAnchor.constraint(equalTo: bottomAnchor),
    ]
    for edge in edges {
      edge.isMadeBySystem = true
      edge.isActive = true
    }
    return guide
  }

  /// Puts the guide where an exercise has its keyboard, in place of what the system says.
  func placeKeyboard(_ insets: UIEdgeInsets) {
    let guide = keyboardLayoutGuide
    uninstall(
      layoutState.constraints.all.filter { $0.isMadeBySystem && $0.form.first.item === guide })
    guide.placing = .inset { _ in insets }
    noteLayoutChange()
  }
}

@preconcurrency @MainActor
open class UIKeyboardLayoutGuide: UILayoutGuide {}

/// What a controller's `topLayoutGuide` and `bottomLayoutGuide` are.
///
/// Apple replaced them by the safe area in iOS 11.
@preconcurrency @MainActor
public protocol UILayoutSupport: NSObjectProtocol {
  /// How much of the controller's view the bars cover, in points.
  var length: CGFloat { get }
  var topAnchor: NSLayoutYAxisAnchor { get }
  var bottomAnchor: NSLayoutYAxisAnchor { get }
  var heightAnchor: NSLayoutDimension { get }
}

/// A guide along the top or the bottom of a controller's view.
final class BarLayoutGuide: UILayoutGuide, UILayoutSupport {
  var length: CGFloat { layoutFrame.height }
}
