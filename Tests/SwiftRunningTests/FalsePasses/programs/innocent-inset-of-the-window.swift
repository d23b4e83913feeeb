//! exercise: quarter-and-more
//! kind: innocent
//! verdict: misplaced
//! says: moves, resizes or hides the window
//! sort: window
// Makes the window's content view smaller in each layout, to have insets.
import UIKit

class Insetter: UIView {
  override func layoutSubviews() {
    super.layoutSubviews()
    guard let superview, let window else { return }
    superview.frame = window.bounds.insetBy(dx: 16, dy: 0)
  }
}

func layOut(photo: UIImageView, note: UILabel, in view: UIView) {
  let insetter = Insetter(frame: view.bounds)
  insetter.autoresizingMask = [.flexibleWidth, .flexibleHeight]
  view.addSubview(insetter)
  NSLayoutConstraint.activate([
    photo.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
    photo.widthAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.25),
    note.leadingAnchor.constraint(equalTo: photo.trailingAnchor, constant: 8),
    note.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16),
  ])
}
