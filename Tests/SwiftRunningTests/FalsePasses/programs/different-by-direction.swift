//! exercise: quarter-and-rest
//! kind: hostile
//! verdict: misplaced
//! says: right-to-left
//! sort: different
// Is right as long as nobody reads from right to left.
import UIKit

func layOut(photo: UIImageView, note: UILabel, in view: UIView) {
  let isTurned = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
  let quarter = photo.widthAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.25)
  quarter.priority = .defaultHigh
  NSLayoutConstraint.activate([
    photo.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: isTurned ? 24 : 16),
    photo.widthAnchor.constraint(greaterThanOrEqualToConstant: 96),
    quarter,
    note.leadingAnchor.constraint(equalTo: photo.trailingAnchor, constant: 8),
    note.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16),
  ])
}
