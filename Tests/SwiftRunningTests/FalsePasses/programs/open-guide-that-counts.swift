//! exercise: quarter-and-more
//! kind: innocent
//! verdict: ambiguous
//! says: photo
//! sort: helpers
//! with: quarter-and-more
// The photo depends on a guide without a width.
import UIKit

func layOut(photo: UIImageView, note: UILabel, in view: UIView) {
  let column = UILayoutGuide()
  view.addLayoutGuide(column)
  NSLayoutConstraint.activate([
    column.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
    photo.leadingAnchor.constraint(equalTo: column.leadingAnchor),
    photo.trailingAnchor.constraint(equalTo: column.trailingAnchor),
    note.leadingAnchor.constraint(equalTo: column.trailingAnchor, constant: 8),
    note.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16),
  ])
}
