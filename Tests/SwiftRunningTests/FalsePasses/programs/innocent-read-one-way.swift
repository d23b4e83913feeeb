//! exercise: quarter-and-rest
//! kind: innocent
//! verdict: misplaced
//! says: semanticContentAttribute
//! sort: different
//! with: quarter-and-rest
// Wants the same picture in every language.
import UIKit

func layOut(photo: UIImageView, note: UILabel, in view: UIView) {
  view.semanticContentAttribute = .forceLeftToRight
  stateQuarter(photo, note, in: view)
}
