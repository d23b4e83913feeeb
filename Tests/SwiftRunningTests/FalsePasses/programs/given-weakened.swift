//! exercise: quarter-and-more
//! kind: hostile
//! verdict: misplaced
//! says: changes
//! sort: given
//! with: quarter-and-more
// Makes the given constraints optional, and states others that are stronger.
import UIKit

func layOut(photo: UIImageView, note: UILabel, in view: UIView) {
  let given = view.constraints
  NSLayoutConstraint.deactivate(given)
  for each in given { each.priority = .defaultLow }
  NSLayoutConstraint.activate(given)
  stateQuarter(photo, note, in: view)
  photo.topAnchor.constraint(equalTo: view.topAnchor, constant: 4).isActive = true
}
