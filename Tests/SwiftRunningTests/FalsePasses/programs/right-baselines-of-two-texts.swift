//! exercise: quarter-and-more
//! kind: right
//! verdict: passed
//! sort: baselines
//! with: quarter-and-more
// Lines up the texts of two labels.
import UIKit

func layOut(photo: UIImageView, note: UILabel, in view: UIView) {
  stateQuarter(photo, note, in: view)
  let caption = UILabel()
  caption.text = "Lake"
  caption.translatesAutoresizingMaskIntoConstraints = false
  view.insertSubview(caption, at: 0)
  NSLayoutConstraint.activate([
    caption.firstBaselineAnchor.constraint(equalTo: note.firstBaselineAnchor),
    caption.leadingAnchor.constraint(equalTo: note.leadingAnchor),
  ])
}
