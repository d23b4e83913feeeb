//! exercise: quarter-and-more
//! kind: innocent
//! verdict: crashed
//! says: CALayer position contains NaN
//! sort: raised
//! with: quarter-and-more
// Divides by a size of zero.
import UIKit

func layOut(photo: UIImageView, note: UILabel, in view: UIView) {
  stateQuarter(photo, note, in: view)
  let badge = UIView(frame: CGRect(x: 0, y: 0, width: 8, height: 8))
  view.addSubview(badge)
  let size = CGSize.zero
  badge.center = CGPoint(x: size.width / size.height, y: 4)
}
