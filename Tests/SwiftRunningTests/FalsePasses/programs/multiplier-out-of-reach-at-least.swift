//! exercise: quarter-and-more
//! kind: hostile
//! verdict: limitExceeded
//! says: too large or too small to calculate with
//! sort: numbers
//! with: quarter-and-more
// Two multipliers whose product is no number, in inequalities.
import UIKit

func layOut(photo: UIImageView, note: UILabel, in view: UIView) {
  stateQuarter(photo, note, in: view)
  let (near, far) = (UILayoutGuide(), UILayoutGuide())
  for guide in [near, far] { view.addLayoutGuide(guide) }
  NSLayoutConstraint.activate([
    near.widthAnchor.constraint(greaterThanOrEqualTo: view.widthAnchor, multiplier: 1e200),
    far.widthAnchor.constraint(greaterThanOrEqualTo: near.widthAnchor, multiplier: 1e200),
  ])
}
