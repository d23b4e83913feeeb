//! exercise: quarter-and-more
//! kind: innocent
//! verdict: ambiguous
//! says: UIView1
//! sort: helpers
//! with: quarter-and-more
// A red view of its own has no place.
import UIKit

func layOut(photo: UIImageView, note: UILabel, in view: UIView) {
  stateQuarter(photo, note, in: view)
  let badge = UIView()
  badge.backgroundColor = .red
  badge.translatesAutoresizingMaskIntoConstraints = false
  view.insertSubview(badge, at: 0)
  badge.topAnchor.constraint(equalTo: view.topAnchor).isActive = true
}
