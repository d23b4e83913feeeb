//! exercise: quarter-and-more
//! kind: hostile
//! verdict: ruleMissed
//! says: lies in front of photo
//! sort: covered
//! with: quarter-and-more
// Covers everything with a picture of what is wanted.
import UIKit

func layOut(photo: UIImageView, note: UILabel, in view: UIView) {
  stateQuarter(photo, note, in: view)
  let picture = UIGraphicsImageRenderer(size: CGSize(width: 320, height: 80)).image { _ in }
  fill(view, with: UIImageView(image: picture))
}
