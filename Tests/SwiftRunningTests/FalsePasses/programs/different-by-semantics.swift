//! exercise: twice-the-image
//! kind: hostile
//! verdict: misplaced
//! says: semanticContentAttribute of view
//! sort: different
//! with: twice-the-image
// Forces everything to be read from left to right.
import UIKit

func layOut(photo: UIImageView, note: UILabel, in view: UIView) {
  for each in [view, photo, note] { each.semanticContentAttribute = .forceLeftToRight }
  stateTwice(photo, note, in: view)
}
