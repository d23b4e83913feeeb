//! exercise: quarter-and-more
//! kind: innocent
//! verdict: ruleMissed
//! says: mask layer
//! sort: hidden
//! with: quarter-and-more
// A mask that shows a corner alone.
import UIKit

func layOut(photo: UIImageView, note: UILabel, in view: UIView) {
  stateQuarter(photo, note, in: view)
  let mask = CALayer()
  mask.frame = CGRect(x: 0, y: 0, width: 12, height: 12)
  mask.backgroundColor = UIColor.black.cgColor
  view.layer.mask = mask
}
