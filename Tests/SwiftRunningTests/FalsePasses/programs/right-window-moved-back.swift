//! exercise: quarter-and-more
//! kind: right
//! verdict: passed
//! sort: moved
//! with: quarter-and-more
// Moves the window, and back again.
import UIKit

func layOut(photo: UIImageView, note: UILabel, in view: UIView) {
  stateQuarter(photo, note, in: view)
  view.window?.frame.origin.y = 20
  view.window?.frame.origin.y = 0
  view.transform = CGAffineTransform(scaleX: 2, y: 2)
  view.transform = .identity
}
