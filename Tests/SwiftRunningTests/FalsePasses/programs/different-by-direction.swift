//! exercise: twice-the-image
//! kind: hostile
//! verdict: misplaced
//! says: right-to-left
//! sort: different
// Is right as long as nobody reads from right to left.
import UIKit

func layOut(photo: UIImageView, note: UILabel, in view: UIView) {
  let isTurned = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
  NSLayoutConstraint.activate([
    photo.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: isTurned ? 24 : 16),
    note.leadingAnchor.constraint(equalTo: photo.trailingAnchor, constant: 16),
    note.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16),
    note.widthAnchor.constraint(equalTo: photo.widthAnchor, multiplier: 2),
  ])
}
