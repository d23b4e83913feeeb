//! exercise: quarter-and-more
//! kind: hostile
//! verdict: ruleMissed
//! says: in front of photo
//! sort: covered
//! with: quarter-and-more
// Covers the photo with a view that comes earlier, and whose layer lies in front.
import UIKit

func layOut(photo: UIImageView, note: UILabel, in view: UIView) {
  stateQuarter(photo, note, in: view)
  let cover = UIView()
  cover.backgroundColor = .white
  fill(view, with: cover)
  view.sendSubviewToBack(cover)
  cover.layer.zPosition = 10
}
