//! exercise: quarter-and-more
//! kind: hostile
//! verdict: ambiguous|misplaced
//! says: photo
//! sort: decoy
//! with: quarter-and-more
// Lays out views of its own that are called like the given ones, have their classes and stand in
// their order.
import UIKit

func layOut(photo: UIImageView, note: UILabel, in view: UIView) {
  let (other, text) = (UIImageView(), UILabel())
  other.accessibilityIdentifier = "photo"
  text.accessibilityIdentifier = "note"
  for each in [text, other] {
    each.translatesAutoresizingMaskIntoConstraints = false
    view.insertSubview(each, at: 0)
  }
  stateGiven(other, text, in: view)
  stateQuarter(other, text, in: view)
}
