//! exercise: quarter-and-rest
//! kind: hostile
//! verdict: ruleMissed
//! says: moves, resizes or hides the window
//! sort: hidden
//! with: quarter-and-rest
// Hides the window itself.
import UIKit

func layOut(photo: UIImageView, note: UILabel, in view: UIView) {
  stateQuarter(photo, note, in: view)
  view.window?.isHidden = true
}
