//! exercise: quarter-and-more
//! kind: hostile
//! verdict: misplaced
//! says: photo has a transform
//! sort: timed
//! with: quarter-and-more
// Moves the photo a moment later.
import UIKit

func layOut(photo: UIImageView, note: UILabel, in view: UIView) {
  stateQuarter(photo, note, in: view)
  Timer.scheduledTimer(withTimeInterval: 0.05, repeats: false) { _ in
    photo.transform = CGAffineTransform(translationX: 50, y: 0)
  }
}
