//! exercise: quarter-and-more
//! kind: innocent
//! verdict: misplaced
//! says: anchorPoint
//! sort: moved
//! with: quarter-and-more
// Prepares a turn about the photo's edge, which doesn't come.
import UIKit

func layOut(photo: UIImageView, note: UILabel, in view: UIView) {
  stateQuarter(photo, note, in: view)
  photo.layer.anchorPoint = CGPoint(x: 0, y: 0.5)
}
