//! exercise: quarter-and-more
//! kind: hostile
//! verdict: ruleMissed
//! says: isn't in the window
//! sort: moved
//! with: quarter-and-more
// Takes the window's content view into a window of its own, which stands elsewhere on the screen.
import UIKit

var other: UIWindow?

func layOut(photo: UIImageView, note: UILabel, in view: UIView) {
  stateQuarter(photo, note, in: view)
  let window = UIWindow(frame: CGRect(x: 0, y: 200, width: 320, height: 80))
  window.addSubview(view)
  window.makeKeyAndVisible()
  other = window
}
