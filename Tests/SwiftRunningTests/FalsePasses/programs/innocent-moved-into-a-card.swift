//! exercise: quarter-and-more
//! kind: innocent
//! verdict: ambiguous|misplaced
//! says: When a view moves to another superview
//! sort: given
//! with: quarter-and-more
// Forgets that a view that moves loses its constraints with what it leaves.
import UIKit

func layOut(photo: UIImageView, note: UILabel, in view: UIView) {
  let card = UIView()
  fill(view, with: card)
  card.addSubview(photo)
  card.addSubview(note)
  stateQuarter(photo, note, in: card)
}
