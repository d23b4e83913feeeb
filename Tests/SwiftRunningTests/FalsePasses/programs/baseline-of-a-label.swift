//! exercise: quarter-and-more
//! kind: innocent
//! verdict: ruleMissed
//! says: Measure from bottom of note
//! sort: baselines
//! with: quarter-and-more
// Ties the last line of a text to an edge.
import UIKit

func layOut(photo: UIImageView, note: UILabel, in view: UIView) {
  stateQuarter(photo, note, in: view)
  note.lastBaselineAnchor.constraint(equalTo: photo.bottomAnchor).isActive = true
}
