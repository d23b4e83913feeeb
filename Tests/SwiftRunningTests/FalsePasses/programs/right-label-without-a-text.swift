//! exercise: quarter-and-more
//! kind: right
//! verdict: passed
//! sort: helpers
//! with: quarter-and-more
// A label that has no text yet, and no place.
import UIKit

func layOut(photo: UIImageView, note: UILabel, in view: UIView) {
  stateQuarter(photo, note, in: view)
  let caption = UILabel()
  caption.translatesAutoresizingMaskIntoConstraints = false
  view.addSubview(caption)
  caption.topAnchor.constraint(equalTo: photo.bottomAnchor).isActive = true
}
