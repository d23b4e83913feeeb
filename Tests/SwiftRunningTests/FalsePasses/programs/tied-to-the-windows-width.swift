//! exercise: quarter-and-more
//! kind: innocent
//! verdict: conflicting
//! says: window
//! sort: outside
//! with: quarter-and-more
// A second width, tied to the window.
import UIKit

func layOut(photo: UIImageView, note: UILabel, in view: UIView) {
  stateQuarter(photo, note, in: view)
  if let window = view.window {
    photo.widthAnchor.constraint(equalTo: window.widthAnchor, multiplier: 0.5).isActive = true
  }
}
