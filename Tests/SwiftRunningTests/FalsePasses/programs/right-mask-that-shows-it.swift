//! exercise: quarter-and-more
//! kind: right
//! verdict: passed
//! sort: hidden
//! with: quarter-and-more
// A mask that shows everything.
import UIKit

func layOut(photo: UIImageView, note: UILabel, in view: UIView) {
  stateQuarter(photo, note, in: view)
  let mask = CALayer()
  mask.frame = CGRect(x: 0, y: 0, width: 2000, height: 2000)
  mask.backgroundColor = UIColor.black.cgColor
  view.layer.mask = mask
}
