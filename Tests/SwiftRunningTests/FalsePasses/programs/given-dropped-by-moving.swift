//! exercise: quarter-and-more
//! kind: hostile
//! verdict: ambiguous|misplaced
//! says: not active any more
//! sort: given
//! with: quarter-and-more
// Takes the photo out and puts it back, which drops its constraints, and sets its frame.
import UIKit

func layOut(photo: UIImageView, note: UILabel, in view: UIView) {
  photo.removeFromSuperview()
  view.addSubview(photo)
  stateQuarter(photo, note, in: view)
  photo.frame = CGRect(x: 16, y: 16, width: 80, height: 48)
}
