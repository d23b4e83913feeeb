//! exercise: my-bubbles
//! kind: right
//! verdict: passed
//! sort: styles
// the padding is the bubble's own layout margins (16 on all sides, without the safe area), and
// text fills the bubble's layoutMarginsGuide.
import UIKit

// bubble ends at the trailing margin and begins 16 points below the top of the safe area.
// text is inside bubble, with 16 points of padding on each of the four edges.
// Nothing else says how large bubble is.
// Guides: view.safeAreaLayoutGuide, view.layoutMarginsGuide

func layOut(bubble: UIView, text: UILabel, in view: UIView) {
  bubble.preservesSuperviewLayoutMargins = false
  bubble.insetsLayoutMarginsFromSafeArea = false
  bubble.directionalLayoutMargins = NSDirectionalEdgeInsets(
    top: 16, leading: 16, bottom: 16, trailing: 16)
  let padding = bubble.layoutMarginsGuide

  NSLayoutConstraint.activate([
    bubble.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 16),
    bubble.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
    text.topAnchor.constraint(equalTo: padding.topAnchor),
    text.leadingAnchor.constraint(equalTo: padding.leadingAnchor),
    text.bottomAnchor.constraint(equalTo: padding.bottomAnchor),
    text.trailingAnchor.constraint(equalTo: padding.trailingAnchor),
  ])
}
