//! exercise: quarter-and-more
//! kind: right
//! verdict: passed
//! sort: timed
//! with: quarter-and-more
// Two blocks that are due at once run in their order.
import UIKit

func layOut(photo: UIImageView, note: UILabel, in view: UIView) {
  let inset = photo.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16)
  NSLayoutConstraint.activate([
    inset,
    photo.widthAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.25),
    note.leadingAnchor.constraint(equalTo: photo.trailingAnchor, constant: 8),
    note.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16),
  ])
  DispatchQueue.main.asyncAfter(deadline: .now()) { inset.constant = 40 }
  DispatchQueue.main.async { inset.constant = 16 }
}
