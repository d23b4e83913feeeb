//! exercise: quarter-and-more
//! kind: right
//! verdict: passed
//! sort: outside
//! with: quarter-and-more
// A column that belongs to the window.
import UIKit

func layOut(photo: UIImageView, note: UILabel, in view: UIView) {
  guard let window = view.window else { return }
  let column = UILayoutGuide()
  window.addLayoutGuide(column)
  NSLayoutConstraint.activate([
    column.leadingAnchor.constraint(equalTo: window.leadingAnchor),
    column.widthAnchor.constraint(equalTo: window.widthAnchor, multiplier: 0.25),
    photo.leadingAnchor.constraint(equalTo: column.leadingAnchor, constant: 16),
    photo.widthAnchor.constraint(equalTo: column.widthAnchor),
    note.leadingAnchor.constraint(equalTo: photo.trailingAnchor, constant: 8),
    note.trailingAnchor.constraint(equalTo: window.trailingAnchor, constant: -16),
  ])
}
