//! exercise: quarter-and-more
//! kind: hostile
//! verdict: misplaced|ambiguous|conflicting
//! says: photo
//! sort: framed
// Sets frames before the layout, and others in each layout.
import UIKit

class Box: UIView {
  override func layoutSubviews() {
    let wide = bounds.width / 4
    subviews[0].frame = CGRect(x: 16, y: 16, width: wide, height: 48)
    subviews[1].frame = CGRect(x: 24 + wide, y: 16, width: bounds.width - 40 - wide, height: 48)
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
  photo.frame = CGRect(x: 16, y: 16, width: 80, height: 48)
  photo.autoresizingMask = [.flexibleWidth]
  note.frame = CGRect(x: 104, y: 16, width: 200, height: 48)
  note.autoresizingMask = [.flexibleWidth]
}
