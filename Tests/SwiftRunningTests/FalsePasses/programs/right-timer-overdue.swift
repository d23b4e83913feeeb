//! exercise: quarter-and-more
//! kind: right
//! verdict: passed
//! sort: timed
//! with: quarter-and-more
// States everything a moment later, on a machine that is so slow that the moment is over.
import UIKit

func layOut(photo: UIImageView, note: UILabel, in view: UIView) {
  Timer.scheduledTimer(withTimeInterval: 0.01, repeats: false) { _ in
    stateQuarter(photo, note, in: view)
  }
  usleep(50_000)
}
