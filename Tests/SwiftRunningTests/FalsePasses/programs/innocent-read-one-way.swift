//! exercise: twice-the-image
//! kind: innocent
//! verdict: misplaced
//! says: semanticContentAttribute
//! sort: different
//! with: twice-the-image
// Wants the same picture in every language.
import UIKit

func layOut(photo: UIImageView, note: UILabel, in view: UIView) {
  view.semanticContentAttribute = .forceLeftToRight
  stateTwice(photo, note, in: view)
}
