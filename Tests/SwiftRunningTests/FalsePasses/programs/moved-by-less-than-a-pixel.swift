//! exercise: quarter-and-more
//! kind: hostile
//! verdict: misplaced
//! says: left edge of photo
//! sort: turned
//! with: quarter-and-more
// Is moved by less than half a point.
import UIKit

func layOut(photo: UIImageView, note: UILabel, in view: UIView) {
  stateQuarter(photo, note, in: view)
  photo.transform = CGAffineTransform(translationX: 0.49, y: 0)
}
