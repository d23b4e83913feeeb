//! exercise: quarter-and-more
//! kind: innocent
//! verdict: ruleMissed
//! says: note is hidden
//! sort: hidden
//! with: quarter-and-more
// Hides the note while it has no text, and forgets to show it.
import UIKit

func layOut(photo: UIImageView, note: UILabel, in view: UIView) {
  note.isHidden = true
  stateQuarter(photo, note, in: view)
  note.text = "Harbour"
}
