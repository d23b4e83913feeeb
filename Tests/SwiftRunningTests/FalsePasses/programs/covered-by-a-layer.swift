//! exercise: quarter-and-more
//! kind: hostile
//! verdict: ruleMissed
//! says: A sublayer of view lies in front of photo
//! sort: covered
//! with: quarter-and-more
// Covers everything with a layer that no view has.
import UIKit

func layOut(photo: UIImageView, note: UILabel, in view: UIView) {
  stateQuarter(photo, note, in: view)
  let cover = CALayer()
  cover.frame = CGRect(x: 0, y: 0, width: 2000, height: 2000)
  cover.backgroundColor = UIColor.white.cgColor
  view.layer.addSublayer(cover)
}
