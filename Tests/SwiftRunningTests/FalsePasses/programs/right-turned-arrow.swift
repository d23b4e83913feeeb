//! exercise: quarter-and-more
//! kind: right
//! verdict: passed
//! sort: turned
//! with: quarter-and-more
// Only a view of its own is turned.
import UIKit

func layOut(photo: UIImageView, note: UILabel, in view: UIView) {
  stateQuarter(photo, note, in: view)
  let arrow = UIImageView(frame: CGRect(x: 2, y: 2, width: 8, height: 8))
  view.addSubview(arrow)
  arrow.transform = CGAffineTransform(rotationAngle: .pi)
  photo.transform = CGAffineTransform(rotationAngle: .pi)
  photo.transform = .identity
}
