//! exercise: quarter-and-more
//! kind: right
//! verdict: passed
//! sort: timed
//! with: quarter-and-more
// States everything a moment later, by the main queue's clock, and goes on counting after that.
import UIKit

func tick() {
  DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) { tick() }
}

func layOut(photo: UIImageView, note: UILabel, in view: UIView) {
  DispatchQueue.main.asyncAfter(deadline: .now() + 0.2) { stateQuarter(photo, note, in: view) }
  tick()
}
