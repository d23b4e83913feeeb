//! exercise: quarter-and-more
//! kind: hostile
//! verdict: ruleMissed
//! says: mask
//! sort: hidden
//! with: quarter-and-more
// Gives the window's content view a mask that has a colour and no size.
import UIKit

func layOut(photo: UIImageView, note: UILabel, in view: UIView) {
  stateQuarter(photo, note, in: view)
  let mask = CALayer()
  mask.backgroundColor = UIColor.black.cgColor
  view.layer.mask = mask
}
