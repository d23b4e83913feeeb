//! exercise: quarter-and-more
//! kind: innocent
//! verdict: ambiguous
//! says: UILabel1
//! sort: helpers
//! with: quarter-and-more
// A label of its own has no place.
import UIKit

func layOut(photo: UIImageView, note: UILabel, in view: UIView) {
  stateQuarter(photo, note, in: view)
  let caption = UILabel()
  caption.text = "Lake"
  caption.translatesAutoresizingMaskIntoConstraints = false
  view.insertSubview(caption, at: 0)
  caption.topAnchor.constraint(equalTo: view.topAnchor).isActive = true
}
