//! exercise: quarter-and-more
//! kind: right
//! verdict: passed
//! sort: timed
//! with: quarter-and-more
// Takes a timer back before it runs.
import UIKit

func layOut(photo: UIImageView, note: UILabel, in view: UIView) {
  let timer = Timer.scheduledTimer(withTimeInterval: 100, repeats: false) { _ in }
  stateQuarter(photo, note, in: view)
  timer.invalidate()
}
