//! exercise: quarter-and-more
//! kind: innocent
//! verdict: ambiguous
//! says: not active any more
//! sort: given
//! with: quarter-and-more
// Begins with a clean table.
import UIKit

func layOut(photo: UIImageView, note: UILabel, in view: UIView) {
  view.removeConstraints(view.constraints)
  stateQuarter(photo, note, in: view)
}
