//! exercise: quarter-and-more
//! kind: hostile
//! verdict: ruleMissed
//! says: clips what is outside its bounds
//! sort: hidden
//! with: quarter-and-more
// Puts the views into a container without size, which clips them away.
import UIKit

func layOut(photo: UIImageView, note: UILabel, in view: UIView) {
  let box = UIView()
  view.addSubview(box)
  box.clipsToBounds = true
  box.addSubview(photo)
  box.addSubview(note)
  stateGiven(photo, note, in: view)
  stateQuarter(photo, note, in: view)
}
