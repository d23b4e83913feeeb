//! exercise: quarter-and-more
//! kind: hostile
//! verdict: crashed
//! says: Timer
//! sort: timed
//! with: quarter-and-more
// Moves the photo so late that nobody waits for it.
import UIKit

func layOut(photo: UIImageView, note: UILabel, in view: UIView) {
  stateQuarter(photo, note, in: view)
  Timer.scheduledTimer(withTimeInterval: 5, repeats: false) { _ in
    photo.transform = CGAffineTransform(translationX: 50, y: 0)
  }
}
