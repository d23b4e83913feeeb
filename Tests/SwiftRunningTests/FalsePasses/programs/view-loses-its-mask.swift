//! exercise: quarter-and-rest
//! kind: innocent
//! verdict: misplaced|conflicting|ambiguous|ruleMissed
//! says: translatesAutoresizingMaskIntoConstraints
//! sort: window
//! with: quarter-and-rest
// The content view gives up its mask.
import UIKit

func layOut(photo: UIImageView, note: UILabel, in view: UIView) {
  stateQuarter(photo, note, in: view)
  view.translatesAutoresizingMaskIntoConstraints = false
}
