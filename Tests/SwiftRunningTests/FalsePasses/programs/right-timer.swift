//! exercise: quarter-and-more
//! kind: right
//! verdict: passed
//! sort: timed
//! with: quarter-and-more
// States everything a moment later.
import UIKit

func layOut(photo: UIImageView, note: UILabel, in view: UIView) {
  Timer.scheduledTimer(withTimeInterval: 0.01, repeats: false) { _ in
    stateQuarter(photo, note, in: view)
  }
}
