//! exercise: quarter-and-more
//! kind: hostile
//! verdict: misplaced
//! says: photo has a transform
//! sort: timed
//! with: quarter-and-more
// Moves the photo a moment later, by the main queue's own clock.
import UIKit

func layOut(photo: UIImageView, note: UILabel, in view: UIView) {
  stateQuarter(photo, note, in: view)
  DispatchQueue.main.asyncAfter(deadline: .now() + 0.02) {
    photo.transform = CGAffineTransform(translationX: 50, y: 0)
  }
}
