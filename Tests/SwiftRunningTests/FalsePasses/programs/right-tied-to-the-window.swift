//! exercise: quarter-and-more
//! kind: right
//! verdict: passed
//! sort: outside
//! with: quarter-and-more
// Ties everything to the window, which the content view fills.
import UIKit

func layOut(photo: UIImageView, note: UILabel, in view: UIView) {
  guard let window = view.window else { return }
  NSLayoutConstraint.activate([
    photo.leadingAnchor.constraint(equalTo: window.leadingAnchor, constant: 16),
    photo.widthAnchor.constraint(equalTo: window.widthAnchor, multiplier: 0.25),
    note.leadingAnchor.constraint(equalTo: photo.trailingAnchor, constant: 8),
    window.trailingAnchor.constraint(equalTo: note.trailingAnchor, constant: 16),
  ])
}
