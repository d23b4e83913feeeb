//! exercise: quarter-and-more
//! kind: hostile
//! verdict: misplaced
//! says: frame, the center or the bounds of photo
//! sort: moved
//! with: quarter-and-more
// Moves the photo's layer whenever its superview is laid out.
import UIKit

class Box: UIView {
  override func layoutSubviews() {
    super.layoutSubviews()
    for subview in subviews where subview is UIImageView { subview.layer.position.x += 24 }
  }
}

func layOut(photo: UIImageView, note: UILabel, in view: UIView) {
  let box = Box()
  fill(view, with: box)
  box.addSubview(photo)
  box.addSubview(note)
  stateGiven(photo, note, in: view)
  stateQuarter(photo, note, in: view)
}
