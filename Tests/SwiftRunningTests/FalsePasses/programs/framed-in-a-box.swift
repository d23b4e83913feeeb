//! exercise: quarter-and-more
//! kind: hostile
//! verdict: misplaced|conflicting
//! says: photo
//! sort: framed
// Sets the frames by hand in a plain container, for each size anew, without a constraint.
import UIKit

class Box: UIView {
  override func layoutSubviews() {
    let width = bounds.width
    let wide = width / 4
    let isTurned = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let (photo, note) = (subviews[0], subviews[1])
    photo.frame = CGRect(x: isTurned ? width - 16 - wide : 16, y: 16, width: wide, height: 48)
    note.frame = CGRect(
      x: isTurned ? 16 : 24 + wide, y: 16, width: width - 40 - wide, height: 48)
  }
}

func layOut(photo: UIImageView, note: UILabel, in view: UIView) {
  let box = Box(frame: view.bounds)
  box.autoresizingMask = [.flexibleWidth, .flexibleHeight]
  view.addSubview(box)
  for each in [photo, note] as [UIView] {
    each.translatesAutoresizingMaskIntoConstraints = true
    box.addSubview(each)
  }
}
