//! exercise: quarter-and-more
//! kind: right
//! verdict: passed
//! sort: helpers
//! with: quarter-and-more
// A guide of which nobody says how high it is.
import UIKit

func layOut(photo: UIImageView, note: UILabel, in view: UIView) {
  let column = UILayoutGuide()
  view.addLayoutGuide(column)
  NSLayoutConstraint.activate([
    column.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
    column.widthAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.25),
    photo.leadingAnchor.constraint(equalTo: column.leadingAnchor),
    photo.trailingAnchor.constraint(equalTo: column.trailingAnchor),
    note.leadingAnchor.constraint(equalTo: column.trailingAnchor, constant: 8),
    note.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16),
  ])
}
