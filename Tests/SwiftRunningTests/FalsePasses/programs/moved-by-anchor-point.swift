//! exercise: quarter-and-more
//! kind: hostile
//! verdict: misplaced
//! says: anchorPoint
//! sort: moved
//! with: quarter-and-more
// Hangs the photo up by its corner instead of its middle, which Auto Layout knows nothing about.
import UIKit

func layOut(photo: UIImageView, note: UILabel, in view: UIView) {
  stateQuarter(photo, note, in: view)
  photo.layer.anchorPoint = .zero
}
