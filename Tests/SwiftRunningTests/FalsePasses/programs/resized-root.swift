//! exercise: quarter-and-more
//! kind: hostile
//! verdict: misplaced|conflicting
//! says: the given window
//! sort: window
//! with: quarter-and-more
// Keeps the window's content view from following the window, by constraints of its own.
import UIKit

func layOut(photo: UIImageView, note: UILabel, in view: UIView) {
  stateQuarter(photo, note, in: view)
  view.translatesAutoresizingMaskIntoConstraints = false
  guard let window = view.window else { return }
  NSLayoutConstraint.activate([
    view.leadingAnchor.constraint(equalTo: window.leadingAnchor),
    view.topAnchor.constraint(equalTo: window.topAnchor),
    view.widthAnchor.constraint(equalTo: window.widthAnchor, multiplier: 0.5),
    view.heightAnchor.constraint(equalTo: window.heightAnchor),
  ])
}
