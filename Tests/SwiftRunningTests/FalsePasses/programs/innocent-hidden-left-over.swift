//! exercise: quarter-and-rest
//! kind: innocent
//! verdict: ruleMissed
//! says: note is hidden
//! sort: hidden
//! with: quarter-and-rest
// Hides the note while it has no text, and forgets to show it.
import UIKit

func layOut(photo: UIImageView, note: UILabel, in view: UIView) {
  note.isHidden = true
  stateQuarter(photo, note, in: view)
  note.text = "Harbour"
}
