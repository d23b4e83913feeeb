//! exercise: quarter-and-more
//! kind: hostile
//! verdict: limitExceeded
//! says: too large or too small to calculate with
//! sort: numbers
//! with: quarter-and-more
// Two multipliers whose product is no number, one of them negative.
import UIKit

func layOut(photo: UIImageView, note: UILabel, in view: UIView) {
  stateQuarter(photo, note, in: view)
  let (near, far) = (UILayoutGuide(), UILayoutGuide())
  for guide in [near, far] { view.addLayoutGuide(guide) }
  NSLayoutConstraint.activate([
    near.heightAnchor.constraint(equalTo: view.widthAnchor, multiplier: -1e300),
    far.widthAnchor.constraint(equalTo: near.heightAnchor, multiplier: 1e300),
  ])
}
