//! exercise: quarter-and-more
//! kind: innocent
//! verdict: ambiguous
//! says: UIView1|photo|note
//! sort: superviews
//! with: quarter-and-more
// Ties the views to a container that nothing places.
import UIKit

func layOut(photo: UIImageView, note: UILabel, in view: UIView) {
  let box = UIView()
  box.translatesAutoresizingMaskIntoConstraints = false
  view.addSubview(box)
  box.addSubview(photo)
  box.addSubview(note)
  stateGiven(photo, note, in: box)
  stateQuarter(photo, note, in: box)
}
