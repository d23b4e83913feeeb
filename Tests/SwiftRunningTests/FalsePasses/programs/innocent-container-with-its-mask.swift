//! exercise: quarter-and-more
//! kind: innocent
//! verdict: misplaced|conflicting|ambiguous
//! says: photo|note|UIView1
//! sort: superviews
//! with: quarter-and-more
// Ties the views to a container that has no size, as its mask still counts.
import UIKit

func layOut(photo: UIImageView, note: UILabel, in view: UIView) {
  let box = UIView()
  view.addSubview(box)
  box.addSubview(photo)
  box.addSubview(note)
  stateGiven(photo, note, in: box)
  stateQuarter(photo, note, in: box)
}
