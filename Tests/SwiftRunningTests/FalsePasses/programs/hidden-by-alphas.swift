//! exercise: quarter-and-more
//! kind: hostile
//! verdict: ruleMissed
//! says: alpha
//! sort: hidden
//! with: quarter-and-more
// Makes three views around each other as good as transparent together, and none by itself.
import UIKit

func layOut(photo: UIImageView, note: UILabel, in view: UIView) {
  let box = UIView()
  fill(view, with: box)
  box.addSubview(photo)
  box.addSubview(note)
  stateGiven(photo, note, in: view)
  stateQuarter(photo, note, in: view)
  for each in [view, box, photo, note] { each.alpha = 0.15 }
}
