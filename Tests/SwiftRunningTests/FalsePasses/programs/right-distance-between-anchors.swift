//! exercise: quarter-and-more
//! kind: right
//! verdict: passed
//! sort: helpers
//! with: quarter-and-more
// A distance between two anchors.
import UIKit

func layOut(photo: UIImageView, note: UILabel, in view: UIView) {
  let gap = photo.trailingAnchor.anchorWithOffset(to: note.leadingAnchor)
  NSLayoutConstraint.activate([
    photo.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
    photo.widthAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.25),
    gap.constraint(equalToConstant: 8),
    note.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16),
  ])
}
