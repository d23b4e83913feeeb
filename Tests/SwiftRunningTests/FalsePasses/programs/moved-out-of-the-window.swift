//! exercise: quarter-and-more
//! kind: hostile
//! verdict: ruleMissed
//! says: isn't in the window
//! sort: moved
//! with: quarter-and-more
// Takes the window's content view out of the window once all is laid out.
import UIKit

func layOut(photo: UIImageView, note: UILabel, in view: UIView) {
  stateQuarter(photo, note, in: view)
  DispatchQueue.main.async { view.removeFromSuperview() }
}
