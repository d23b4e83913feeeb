//! exercise: quarter-and-more
//! kind: innocent
//! verdict: misplaced
//! says: contentOffset
//! sort: moved
//! with: quarter-and-more
// Scrolls the content down to have an inset at the top.
import UIKit

func layOut(photo: UIImageView, note: UILabel, in view: UIView) {
  let (scroll, content) = (UIScrollView(), UIView())
  fill(view, with: scroll)
  fill(scroll, with: content)
  content.widthAnchor.constraint(equalTo: scroll.widthAnchor).isActive = true
  content.heightAnchor.constraint(equalToConstant: 400).isActive = true
  content.addSubview(photo)
  content.addSubview(note)
  stateGiven(photo, note, in: content)
  stateQuarter(photo, note, in: content)
  scroll.setContentOffset(CGPoint(x: 0, y: -16), animated: true)
}
