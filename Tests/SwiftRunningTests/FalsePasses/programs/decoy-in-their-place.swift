//! exercise: quarter-and-more
//! kind: hostile
//! verdict: ruleMissed
//! says: photo isn't in the window
//! sort: decoy
//! with: quarter-and-more
// Takes the given views away, and puts others with their names in their place.
import UIKit

func layOut(photo: UIImageView, note: UILabel, in view: UIView) {
  photo.removeFromSuperview()
  note.removeFromSuperview()
  let (other, text) = (UIImageView(), UILabel())
  other.accessibilityIdentifier = "photo"
  text.accessibilityIdentifier = "note"
  for each in [other, text] {
    each.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(each)
  }
  stateGiven(other, text, in: view)
  stateQuarter(other, text, in: view)
}
