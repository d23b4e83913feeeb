//! exercise: quarter-and-more
//! kind: hostile
//! verdict: ambiguous|misplaced
//! says: photo
//! sort: priority
//! with: quarter-and-more
// Two priorities that are one in 32 bits.
import UIKit

func layOut(photo: UIImageView, note: UILabel, in view: UIView) {
  NSLayoutConstraint.activate([
    photo.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
    note.leadingAnchor.constraint(equalTo: photo.trailingAnchor, constant: 8),
    note.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16),
  ])
  let right = photo.widthAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.25)
  right.priority = UILayoutPriority(500.00001)
  let other = photo.widthAnchor.constraint(equalToConstant: 100)
  other.priority = UILayoutPriority(500)
  NSLayoutConstraint.activate([right, other])
}
