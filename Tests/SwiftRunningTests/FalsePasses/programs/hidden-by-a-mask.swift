//! exercise: quarter-and-more
//! kind: hostile
//! verdict: ruleMissed
//! says: mask
//! sort: hidden
//! with: quarter-and-more
// Gives the photo's layer an empty mask.
import UIKit

func layOut(photo: UIImageView, note: UILabel, in view: UIView) {
  stateQuarter(photo, note, in: view)
  photo.layer.mask = CALayer()
}
