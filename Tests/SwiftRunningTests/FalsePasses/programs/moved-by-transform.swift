//! exercise: quarter-and-more
//! kind: hostile
//! verdict: misplaced
//! says: photo has a transform
//! sort: moved
//! with: quarter-and-more
// Draws the photo elsewhere than its constraints put it.
import UIKit

func layOut(photo: UIImageView, note: UILabel, in view: UIView) {
  stateQuarter(photo, note, in: view)
  photo.transform = CGAffineTransform(translationX: 40, y: 0)
}
