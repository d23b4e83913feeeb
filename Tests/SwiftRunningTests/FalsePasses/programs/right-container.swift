//! exercise: quarter-and-more
//! kind: right
//! verdict: passed
//! sort: superviews
//! with: quarter-and-more
// A container with constraints, round corners and a colour.
import UIKit

func layOut(photo: UIImageView, note: UILabel, in view: UIView) {
  let card = UIView()
  fill(view, with: card)
  card.backgroundColor = .white
  card.layer.cornerRadius = 8
  card.clipsToBounds = true
  card.addSubview(photo)
  card.addSubview(note)
  stateGiven(photo, note, in: card)
  stateQuarter(photo, note, in: card)
}
