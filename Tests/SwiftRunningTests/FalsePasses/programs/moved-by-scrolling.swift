//! exercise: quarter-and-more
//! kind: hostile
//! verdict: misplaced
//! says: contentOffset
//! sort: moved
//! with: quarter-and-more
// Scrolls the content that both views lie in.
import UIKit

func layOut(photo: UIImageView, note: UILabel, in view: UIView) {
  let (scroll, content) = (UIScrollView(), UIView())
  fill(view, with: scroll)
  fill(scroll, with: content)
  content.widthAnchor.constraint(equalTo: scroll.widthAnchor).isActive = true
  content.heightAnchor.constraint(equalTo: scroll.heightAnchor).isActive = true
  content.addSubview(photo)
  content.addSubview(note)
  stateGiven(photo, note, in: content)
  stateQuarter(photo, note, in: content)
  scroll.contentOffset.x = 30
}
