//! exercise: by-code
//! kind: right
//! verdict: passed
//! sort: styles
// an extension finds the closest common ancestor of a constraint's two items, and that view (or
// the item itself) may always own the constraint.
import UIKit

// card is a subview of view. photo and caption are subviews of card. Each constraint is right, but the
// program crashes, because some of them are added to a view that can't own them. Correct the function.

extension NSLayoutConstraint {
  /// The deepest view that has both items in its subtree.
  var closestOwner: UIView? {
    guard let first = firstItem as? UIView else { return nil }
    guard let second = secondItem as? UIView else { return first }
    var candidate: UIView? = first
    while let current = candidate, !second.isDescendant(of: current) {
      candidate = current.superview
    }
    return candidate
  }

  func install() {
    guard let owner = closestOwner else {
      preconditionFailure("The items of \(self) have no view in common")
    }
    owner.addConstraint(self)
  }
}

func layOut(card: UIView, photo: UIImageView, caption: UILabel, in view: UIView) {
  let near = card.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16)
  let far = card.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16)
  let inset = photo.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 8)
  let size = photo.widthAnchor.constraint(equalToConstant: 64)
  let gap = caption.leadingAnchor.constraint(equalTo: photo.trailingAnchor, constant: 8)
  let end = caption.trailingAnchor.constraint(equalTo: card.trailingAnchor, constant: -8)
  for constraint in [near, far, inset, size, gap, end] {
    constraint.install()
  }
}
