//! exercise: quarter-and-more
//! kind: right
//! verdict: passed
//! sort: timed
//! with: quarter-and-more
// States everything in a task of the main actor.
import UIKit

func layOut(photo: UIImageView, note: UILabel, in view: UIView) {
  Task { @MainActor in stateQuarter(photo, note, in: view) }
}
