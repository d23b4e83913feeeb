//! exercise: almost-as-wide
//! kind: right
//! verdict: passed
//! sort: styles
// the limit is tied to the window itself where there is one (the view fills it), otherwise to the
// view, which gives the same width.
import UIKit

// bubble is done for short texts. A long text makes it too wide:
// bubble is at most three quarters as wide as the window.
// Guides: view.safeAreaLayoutGuide, view.layoutMarginsGuide

func layOut(bubble: UIView, text: UILabel, in view: UIView) {
  text.numberOfLines = 0
  let canvas: UIView = view.window ?? view
  NSLayoutConstraint.activate([
    bubble.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 16),
    bubble.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
    text.topAnchor.constraint(equalTo: bubble.topAnchor, constant: 16),
    text.leadingAnchor.constraint(equalTo: bubble.leadingAnchor, constant: 16),
    text.bottomAnchor.constraint(equalTo: bubble.bottomAnchor, constant: -16),
    text.trailingAnchor.constraint(equalTo: bubble.trailingAnchor, constant: -16),
    bubble.widthAnchor.constraint(lessThanOrEqualTo: canvas.widthAnchor, multiplier: 0.75),
  ])
}
