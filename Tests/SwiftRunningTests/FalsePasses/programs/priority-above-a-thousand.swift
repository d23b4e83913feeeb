//! exercise: quarter-and-more
//! kind: innocent
//! verdict: crashed|invalid
//! says: priority
//! sort: priority
//! with: quarter-and-more
// A priority above 1000.
import UIKit

func layOut(photo: UIImageView, note: UILabel, in view: UIView) {
  stateQuarter(photo, note, in: view)
  let wide = photo.widthAnchor.constraint(equalToConstant: 200)
  wide.priority = UILayoutPriority(1000.1)
  wide.isActive = true
}
