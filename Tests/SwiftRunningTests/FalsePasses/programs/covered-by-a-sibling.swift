//! exercise: quarter-and-more
//! kind: hostile
//! verdict: ruleMissed
//! says: in front of photo
//! sort: covered
//! with: quarter-and-more
// Lays an opaque view over everything, with what looks like the views on it.
import UIKit

func layOut(photo: UIImageView, note: UILabel, in view: UIView) {
  stateQuarter(photo, note, in: view)
  let cover = UIView()
  cover.backgroundColor = .white
  fill(view, with: cover)
  let copy = UIImageView(frame: CGRect(x: 40, y: 16, width: 80, height: 48))
  cover.addSubview(copy)
}
