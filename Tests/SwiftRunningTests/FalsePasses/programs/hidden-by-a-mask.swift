//! exercise: quarter-and-rest
//! kind: hostile
//! verdict: ruleMissed
//! says: mask
//! sort: hidden
//! with: quarter-and-rest
// Gives the photo's layer an empty mask.
import UIKit

func layOut(photo: UIImageView, note: UILabel, in view: UIView) {
  stateQuarter(photo, note, in: view)
  photo.layer.mask = CALayer()
}
