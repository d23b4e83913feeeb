//! exercise: toast-moves-in
//! kind: right
//! verdict: passed
//! sort: styles
// plain UIKit: the waiting constraint is deactivated before the shown one is activated, and the
// change is animated where the view is in a window.
import UIKit

// A toast is a short message at the top of the window, with 24 points on its left and right.
// It waits above the window. Then the second block should bring it to 16 points below the top.

func layOut(toast: UILabel, in view: UIView) {
  toast.translatesAutoresizingMaskIntoConstraints = false

  let waiting = toast.bottomAnchor.constraint(equalTo: view.topAnchor)
  let shown = toast.topAnchor.constraint(equalTo: view.topAnchor, constant: 16)

  NSLayoutConstraint.activate([
    toast.leftAnchor.constraint(equalTo: view.leftAnchor, constant: 24),
    toast.rightAnchor.constraint(equalTo: view.rightAnchor, constant: -24),
    toast.heightAnchor.constraint(equalToConstant: 48),
    waiting,
  ])

  let isOnScreen = view.window != nil
  if isOnScreen { view.layoutIfNeeded() }

  waiting.isActive = false
  shown.isActive = true

  if isOnScreen {
    UIView.animate(withDuration: 0.3) {
      view.layoutIfNeeded()
    }
  }
}
