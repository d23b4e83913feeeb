//! exercise: quarter-and-more
//! kind: innocent
//! verdict: crashed
//! says: CALayer bounds contains NaN
//! sort: raised
//! with: quarter-and-more
// Bounds that are no number.
import UIKit

func layOut(photo: UIImageView, note: UILabel, in view: UIView) {
  stateQuarter(photo, note, in: view)
  let badge = UIView()
  view.addSubview(badge)
  badge.bounds.size.width = .nan
}
