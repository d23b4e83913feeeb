//! exercise: quarter-and-more
//! kind: hostile
//! verdict: misplaced
//! says: rotates, flips or scales
//! sort: turned
//! with: quarter-and-more
// Stands on its head.
import UIKit

func layOut(photo: UIImageView, note: UILabel, in view: UIView) {
  stateQuarter(photo, note, in: view)
  photo.transform = CGAffineTransform(rotationAngle: .pi)
}
