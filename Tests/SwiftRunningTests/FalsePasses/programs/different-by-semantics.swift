//! exercise: quarter-and-rest
//! kind: hostile
//! verdict: misplaced
//! says: semanticContentAttribute of view
//! sort: different
//! with: quarter-and-rest
// Forces everything to be read from left to right.
import UIKit

func layOut(photo: UIImageView, note: UILabel, in view: UIView) {
  for each in [view, photo, note] { each.semanticContentAttribute = .forceLeftToRight }
  stateQuarter(photo, note, in: view)
}
