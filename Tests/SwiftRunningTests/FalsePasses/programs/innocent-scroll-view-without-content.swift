//! exercise: quarter-and-more
//! kind: innocent
//! verdict: ambiguous|misplaced|conflicting
//! says: Nothing determines the width of note
//! sort: superviews
//! with: quarter-and-more
// Ties the views to the edges of a scroll view, which are its content's.
import UIKit

func layOut(photo: UIImageView, note: UILabel, in view: UIView) {
  let scroll = UIScrollView()
  fill(view, with: scroll)
  scroll.addSubview(photo)
  scroll.addSubview(note)
  stateGiven(photo, note, in: scroll)
  stateQuarter(photo, note, in: scroll)
}
