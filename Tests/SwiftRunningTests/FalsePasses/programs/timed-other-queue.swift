//! exercise: quarter-and-more
//! kind: hostile
//! verdict: crashed
//! says: starts a thread
//! sort: timed
//! with: quarter-and-more
// Moves the photo a moment later, by way of another queue.
import UIKit

func layOut(photo: UIImageView, note: UILabel, in view: UIView) {
  stateQuarter(photo, note, in: view)
  DispatchQueue.global().asyncAfter(deadline: .now() + 0.05) {
    DispatchQueue.main.async { photo.transform = CGAffineTransform(translationX: 50, y: 0) }
  }
}
