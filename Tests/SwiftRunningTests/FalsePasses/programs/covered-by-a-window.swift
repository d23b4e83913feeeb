//! exercise: quarter-and-more
//! kind: hostile
//! verdict: ruleMissed
//! says: Another view controller or window is in front of
//! sort: covered
//! with: quarter-and-more
// Puts a window of its own in front.
import UIKit

var other: UIWindow?

func layOut(photo: UIImageView, note: UILabel, in view: UIView) {
  stateQuarter(photo, note, in: view)
  let window = UIWindow(frame: UIScreen.main.bounds)
  window.backgroundColor = .white
  window.isHidden = false
  other = window
}
