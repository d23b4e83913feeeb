//! exercise: quarter-and-more
//! kind: hostile
//! verdict: ruleMissed
//! says: is hidden
//! sort: hidden
//! with: quarter-and-more
// Hides a container that fills the window; a transform that does nothing stands in the way of seeing
// it.
import UIKit

func layOut(photo: UIImageView, note: UILabel, in view: UIView) {
  let box = UIView()
  fill(view, with: box)
  box.addSubview(photo)
  box.addSubview(note)
  stateGiven(photo, note, in: view)
  stateQuarter(photo, note, in: view)
  photo.transform = CGAffineTransform(rotationAngle: .pi * 2)
  note.transform = CGAffineTransform(rotationAngle: .pi * 2)
  box.isHidden = true
}
