//! exercise: square-at-a-call
//! kind: right
//! verdict: passed
//! sort: styles
// requiresConstraintBasedLayout makes UIKit call updateConstraints() at the beginning, and the
// didSet of side asks for the one update after the four changes.
import UIKit

// grow() changes the side four times before the next layout pass. updateConstraints() should replace
// the constraints once, after all four changes. But UIKit never calls it: two lines are missing.

class Square: UIView {
  var side: CGFloat = 80 {
    didSet {
      guard side != oldValue else { return }
      setNeedsUpdateConstraints()
    }
  }
  var ties: [NSLayoutConstraint] = []

  override class var requiresConstraintBasedLayout: Bool { true }

  override func didMoveToSuperview() {
    super.didMoveToSuperview()
    setNeedsUpdateConstraints()
  }

  override func updateConstraints() {
    NSLayoutConstraint.deactivate(ties)
    if let superview {
      ties = [
        centerXAnchor.constraint(equalTo: superview.centerXAnchor),
        centerYAnchor.constraint(equalTo: superview.centerYAnchor),
        widthAnchor.constraint(equalToConstant: side),
        heightAnchor.constraint(equalToConstant: side),
      ]
      NSLayoutConstraint.activate(ties)
    }
    super.updateConstraints()
  }
}

class Page: UIViewController {
  let square = Square()

  override func viewDidLoad() {
    super.viewDidLoad()
    square.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(square)
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    square.setNeedsUpdateConstraints()
  }

  func grow() {
    for _ in 1...4 { square.side += 10 }
  }
}
