//! exercise: quarter-and-more
//! kind: innocent
//! verdict: misplaced
//! says: after the layout has begun
//! sort: framed
//! with: quarter-and-more
// Sets the frame once more, after the layout, to be safe.
import UIKit

func layOut(photo: UIImageView, note: UILabel, in view: UIView) {
  stateQuarter(photo, note, in: view)
  DispatchQueue.main.async {
    view.layoutIfNeeded()
    photo.frame = CGRect(x: 16, y: 16, width: (view.bounds.width - 32) / 4, height: 48)
  }
}
