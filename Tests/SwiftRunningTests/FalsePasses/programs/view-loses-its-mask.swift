//! exercise: quarter-and-more
//! kind: innocent
//! verdict: misplaced|conflicting|ambiguous|ruleMissed
//! says: translatesAutoresizingMaskIntoConstraints
//! sort: window
//! with: quarter-and-more
// The content view gives up its mask.
import UIKit

func layOut(photo: UIImageView, note: UILabel, in view: UIView) {
  stateQuarter(photo, note, in: view)
  view.translatesAutoresizingMaskIntoConstraints = false
}
