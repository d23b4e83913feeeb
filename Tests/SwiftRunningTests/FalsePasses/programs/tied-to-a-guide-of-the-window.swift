//! exercise: quarter-and-more
//! kind: innocent
//! verdict: conflicting
//! says: the given window.leading
//! sort: outside
//! with: quarter-and-more
// Ties the note to a guide of the window.
import UIKit

func layOut(photo: UIImageView, note: UILabel, in view: UIView) {
  stateQuarter(photo, note, in: view)
  guard let window = view.window else { return }
  let guide = UILayoutGuide()
  window.addLayoutGuide(guide)
  NSLayoutConstraint.activate([
    guide.leadingAnchor.constraint(equalTo: window.leadingAnchor),
    guide.widthAnchor.constraint(equalToConstant: 30),
    note.leadingAnchor.constraint(equalTo: guide.trailingAnchor),
  ])
}
