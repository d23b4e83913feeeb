//! exercise: quarter-and-more
//! kind: hostile
//! verdict: ruleMissed
//! says: moves, resizes or hides the window
//! sort: hidden
//! with: quarter-and-more
// Hides the window itself.
import UIKit

func layOut(photo: UIImageView, note: UILabel, in view: UIView) {
  stateQuarter(photo, note, in: view)
  view.window?.isHidden = true
}
