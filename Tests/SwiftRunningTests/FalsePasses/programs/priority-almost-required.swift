//! exercise: quarter-and-more
//! kind: hostile
//! verdict: conflicting
//! says: width
//! sort: priority
//! with: quarter-and-more
// A priority that is 1000 in 32 bits.
import UIKit

func layOut(photo: UIImageView, note: UILabel, in view: UIView) {
  stateQuarter(photo, note, in: view)
  let wide = photo.widthAnchor.constraint(equalToConstant: 200)
  wide.priority = UILayoutPriority(999.99999999)
  wide.isActive = true
}
