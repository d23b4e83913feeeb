//! exercise: quarter-and-more
//! kind: innocent
//! verdict: ruleMissed
//! says: lies in front of photo
//! sort: covered
//! with: quarter-and-more
// A text view is white by itself.
import UIKit

func layOut(photo: UIImageView, note: UILabel, in view: UIView) {
  stateQuarter(photo, note, in: view)
  fill(view, with: UITextView())
}
