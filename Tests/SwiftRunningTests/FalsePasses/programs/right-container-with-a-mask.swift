//! exercise: quarter-and-more
//! kind: right
//! verdict: passed
//! sort: superviews
//! with: quarter-and-more
// A container that follows the window by its mask.
import UIKit

func layOut(photo: UIImageView, note: UILabel, in view: UIView) {
  let box = UIView(frame: view.bounds)
  box.autoresizingMask = [.flexibleWidth, .flexibleHeight]
  view.addSubview(box)
  box.addSubview(photo)
  box.addSubview(note)
  stateGiven(photo, note, in: box)
  stateQuarter(photo, note, in: box)
}
