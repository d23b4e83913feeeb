//! exercise: quarter-and-more
//! kind: right
//! verdict: passed
//! sort: priority
//! with: quarter-and-more
// What is required in 32 bits, and agrees.
import UIKit

func layOut(photo: UIImageView, note: UILabel, in view: UIView) {
  stateQuarter(photo, note, in: view)
  let same = photo.heightAnchor.constraint(equalToConstant: 48)
  same.priority = UILayoutPriority(999.99999999)
  same.isActive = true
  let less = photo.heightAnchor.constraint(equalToConstant: 90)
  less.priority = UILayoutPriority(999.9)
  less.isActive = true
}
