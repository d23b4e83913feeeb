//! exercise: quarter-and-more
//! kind: innocent
//! verdict: crashed
//! says: in every layout pass, your code asks for another one
//! sort: endless
//! with: quarter-and-more
// Each layout asks for new constraints, and they for a layout.
import UIKit

class Frame: UIView {
  override func layoutSubviews() {
    super.layoutSubviews()
    setNeedsUpdateConstraints()
  }

  override func updateConstraints() {
    invalidateIntrinsicContentSize()
    setNeedsLayout()
    super.updateConstraints()
  }
}

func layOut(photo: UIImageView, note: UILabel, in view: UIView) {
  stateQuarter(photo, note, in: view)
  let frame = Frame()
  fill(view, with: frame)
  view.sendSubviewToBack(frame)
}
