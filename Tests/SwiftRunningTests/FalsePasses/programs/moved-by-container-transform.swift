//! exercise: quarter-and-more
//! kind: hostile
//! verdict: misplaced
//! says: has a transform
//! sort: moved
//! with: quarter-and-more
// Draws a container that fills the window elsewhere, with both views in it.
import UIKit

func layOut(photo: UIImageView, note: UILabel, in view: UIView) {
  let box = UIView()
  fill(view, with: box)
  box.addSubview(photo)
  box.addSubview(note)
  stateGiven(photo, note, in: view)
  stateQuarter(photo, note, in: view)
  box.transform = CGAffineTransform(rotationAngle: .pi / 2)
}
