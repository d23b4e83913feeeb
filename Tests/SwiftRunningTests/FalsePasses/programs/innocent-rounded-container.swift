//! exercise: quarter-and-more
//! kind: innocent
//! verdict: ruleMissed
//! says: clipsToBounds
//! sort: hidden
//! with: quarter-and-more
// Puts the views into a container with round corners, ties them to the window, and forgets the
// container.
import UIKit

func layOut(photo: UIImageView, note: UILabel, in view: UIView) {
  let card = UIView()
  card.layer.cornerRadius = 8
  card.layer.masksToBounds = true
  view.addSubview(card)
  card.addSubview(photo)
  card.addSubview(note)
  stateGiven(photo, note, in: view)
  stateQuarter(photo, note, in: view)
}
