//! exercise: quarter-and-more
//! kind: hostile
//! verdict: misplaced|ambiguous
//! says: photo
//! sort: timed
//! with: quarter-and-more
// Makes the layout right while it is written down, when a container of its own is asked for its
// alignment after all is done.
import UIKit

class Box: UIView {
  var isOver = false
  var whenAsked: (() -> Void)?

  override func alignmentRect(forFrame frame: CGRect) -> CGRect {
    if isOver, let body = whenAsked {
      whenAsked = nil
      body()
    }
    return frame
  }
}

func layOut(photo: UIImageView, note: UILabel, in view: UIView) {
  let box = Box()
  fill(view, with: box)
  box.addSubview(photo)
  box.addSubview(note)
  stateGiven(photo, note, in: box)
  let wrong = photo.leadingAnchor.constraint(equalTo: box.leadingAnchor, constant: 60)
  let others = [
    photo.widthAnchor.constraint(equalToConstant: 100),
    note.leadingAnchor.constraint(equalTo: photo.trailingAnchor, constant: 8),
    note.trailingAnchor.constraint(equalTo: box.trailingAnchor, constant: -16),
  ]
  NSLayoutConstraint.activate(others + [wrong])
  box.whenAsked = {
    NSLayoutConstraint.deactivate(others + [wrong])
    stateQuarter(photo, note, in: box)
    box.window?.layoutIfNeeded()
  }
  DispatchQueue.main.async { box.isOver = true }
}
